#if !(canImport(Darwin) || AppleStub) || Headless
  extension ConstraintBasicAttributesDSL {
    /// Why an edge, a centre or a length of the item has its value: the chain of constraints from the item to the root, with amounts that
    /// add up, the constraints that press against the value, and the constants that would change it.
    ///
    /// ```swift
    /// print(title.snp.why(.width))
    /// // title.width is 288:
    /// //   Card.swift:12: title.left == card.left + 16 (-16)
    /// //   …
    /// ```
    ///
    /// - Parameter attribute: an edge, a centre, `.width` or `.height`, of the alignment rectangle in the superview's coordinates.
    /// - Returns: the reason; nil for baselines and margins, for the position of a view without a superview, and if there is no item.
    /// - Complexity: about as much as ten layouts. Brings the constraints' values up to date first; no frame changes.
    public func why(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReason? {
      switch target.map(Item.init) {
      case .view(let view)?: view.layoutReason(for: attribute)
      case .guide(let guide)?: guide.layoutReason(for: attribute)
      case .other?, nil: nil
      }
    }
  }

  extension ConstraintViewDSL {
    /// The edges and lengths in the view's subtree that could have other values and satisfy all constraints equally well, each with the
    /// interval, the reason and a change that settles it. Superviews come before their subviews.
    ///
    /// Views that constraints do not place are not ambiguous: they keep their frames.
    ///
    /// - Complexity: linear in the number of constraints, and about ten layouts for each ambiguous value. Brings the
    ///   constraints' values up to date first; no frame changes.
    public var ambiguities: [LayoutAmbiguity] { view.layoutAmbiguities }
  }
#endif
