public import AutoLayout

extension UIView {
  /// The frames of the views in the hierarchy as text, for comparison with the expected text of a test.
  ///
  /// Each view has one line, in pre-order and indented by two spaces for each superview: its name and `(x, y, w, h)`, in points, in
  /// the superview's coordinates, rounded to three decimal places. The name is its label (`snp.setLabel`), else its accessibility
  /// identifier, else the stored property that holds it, else its class, with the beginning of its text. The parts of which the
  /// runtime makes a control, such as the title label of a button, are left out if they have no label and no identifier.
  ///
  /// ```swift
  /// #expect(card.layoutDiagram == """
  ///   CardView (16, 24, 358, 120)
  ///     titleLabel (12, 12, 80.5, 20)
  ///     UIImageView (310, 12, 36, 36)
  ///   """)
  /// ```
  ///
  /// Lines more than 40 levels deep are indented by 40 levels, and begin with the number of further levels, as in `+3 UIView`.
  public var layoutDiagram: String {
    diagramRows.map(\.line).joined(separator: "\n")
  }

  /// The views of the diagram in pre-order.
  var diagramRows: [LayoutSnapshot.Row] {
    let names = PropertyNames(ofTreeOf: self)
    var rows: [LayoutSnapshot.Row] = []
    // In an array instead of on the call stack, which a deep hierarchy would overflow.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      var inner = depth
      if !view.isPrivatePart {
        rows.append(.init(depth: depth, name: view.nameInDiagrams(names), frame: view.frame))
        inner += 1
      }
      for subview in view.subviews.reversed() { waiting.append((subview, inner)) }
    }
    return rows
  }

  /// Whether the view is a part that the runtime made for one of its controls, and the app did not name it.
  private var isPrivatePart: Bool {
    if layoutLabel != nil || accessibilityIdentifier != nil { return false }
    return self is any UnnamedClass && superview is UIControl
  }
}

extension CGRect {
  /// The rectangle as `(x, y, w, h)`, rounded to three decimal places.
  public var diagram: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { value in
      // Numbers from 2^43 on have no fourth decimal, and the largest times 1,000 would be infinite.
      let rounded = abs(value) < 8e12 ? (value * 1000).rounded() / 1000 : value
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
