extension VisualFormat {
  /// Returns the constraints of the format in its order, with the alignments last. (Rules 9.04 to
  /// 9.11.)
  func constraints(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let alignments = try alignments(options)
    let line = VisualFormatLine(axis, options)
    var result: [NSLayoutConstraint] = []
    var previous: Part?
    for part in parts {
      if let connection = part.connection {
        if let previous {
          result += line.gap(from: previous.item, to: part.item, connection)
        } else {
          result += line.start(of: part.item, connection)
        }
      }
      result += line.sizes(of: part)
      previous = part
    }
    if let end, let previous { result += line.end(of: previous.item, end) }
    for (first, second) in zip(parts, parts.dropFirst()) {
      for attribute in alignments {
        result.append(Self.constraint(first.item, attribute, .equal, second.item, attribute, 0))
      }
    }
    return result
  }

  private func alignments(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
    if !NSLayoutConstraint.FormatOptions.all.isSuperset(of: options)
      || options.isSuperset(of: .directionMask)
    {
      throw VisualFormatError(
        explanation:
          "Options mask \(options.rawValue) contains options that are unknown, or that exclude each other.",
        position: 0,
        remedy: "Use at most one direction, and only named options."
      )
    }
    let alignments = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.0) }
    let isMixed = alignments.contains {
      ($0.attribute.family == .vertical) != (axis == .horizontal)
    }
    if !isMixed { return alignments.map(\.attribute) }
    let kind = axis == .horizontal ? "horizontal" : "vertical"
    throw VisualFormatError(
      explanation:
        "Options mask required views to be aligned on a \(axis == .horizontal ? "vertical" : "horizontal") "
        + "edge, which is not allowed for layout that is also \(kind).",
      position: 0,
      remedy: axis == .horizontal
        ? "A row is aligned by tops, bottoms, vertical centres or baselines."
        : "A column is aligned by sides or horizontal centres."
    )
  }

  fileprivate static func constraint(
    _ first: LayoutItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutItem?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first,
      firstAttribute,
      relation,
      second,
      secondAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}

/// The attributes that the connections of a format relate.
private struct VisualFormatLine {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The edges of an item at the start and at the end in the order of the format, with the edges
  /// inside of the margins.
  private let near: (edge: Attribute, margin: Attribute)
  private let far: (edge: Attribute, margin: Attribute)
  private let size: Attribute
  /// Whether the format runs against the axis of coordinates.
  private let isReversed: Bool
  private let isBetweenBaselines: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    size = axis == .horizontal ? .width : .height
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    isBetweenBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if axis == .vertical {
      (near, far) = ((.top, .topMargin), (.bottom, .bottomMargin))
    } else if isReversed {
      (near, far) = ((.right, .rightMargin), (.left, .leftMargin))
    } else if options.contains(.directionLeftToRight) {
      (near, far) = ((.left, .leftMargin), (.right, .rightMargin))
    } else {
      (near, far) = ((.leading, .leadingMargin), (.trailing, .trailingMargin))
    }
  }

  func start(of item: LayoutItem, _ connection: VisualFormat.Connection) -> [NSLayoutConstraint] {
    guard let container = item.containerItem else { return [] }
    if case .standard = connection { return [gap(container, near.margin, item, near.edge)] }
    return gaps(container, near.edge, item, near.edge, connection)
  }

  func end(of item: LayoutItem, _ connection: VisualFormat.Connection) -> [NSLayoutConstraint] {
    guard let container = item.containerItem else { return [] }
    if case .standard = connection { return [gap(item, far.edge, container, far.margin)] }
    return gaps(item, far.edge, container, far.edge, connection)
  }

  func gap(
    from first: LayoutItem,
    to second: LayoutItem,
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    // A layout guide has no baselines.
    let end = isBetweenBaselines && first.view != nil ? Attribute.lastBaseline : far.edge
    let start = isBetweenBaselines && second.view != nil ? Attribute.firstBaseline : near.edge
    if case .standard = connection {
      return [
        isReversed
          ? SystemSpacingConstraint.standard(first, end, second, start)
          : SystemSpacingConstraint.standard(second, start, first, end)
      ]
    }
    return gaps(first, end, second, start, connection)
  }

  func sizes(of part: VisualFormat.Part) -> [NSLayoutConstraint] {
    part.sizes.map { predicate in
      let made =
        switch predicate.length {
        case .points(let length):
          VisualFormat.constraint(
            part.item,
            size,
            predicate.relation,
            nil,
            .notAnAttribute,
            length
          )
        case .item(let other):
          VisualFormat.constraint(part.item, size, predicate.relation, other, size, 0)
        }
      made.priority = predicate.priority
      return made
    }
  }

  private func gaps(
    _ first: LayoutItem,
    _ end: Attribute,
    _ second: LayoutItem,
    _ start: Attribute,
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    guard case .predicates(let predicates) = connection else { return [] }
    return predicates.compactMap { predicate in
      guard case .points(let length) = predicate.length else { return nil }
      let made = gap(first, end, second, start, predicate.relation, length)
      made.priority = predicate.priority
      return made
    }
  }

  /// Adds the constraint `second.start == first.end + length`, in the direction of the format.
  private func gap(
    _ first: LayoutItem,
    _ end: Attribute,
    _ second: LayoutItem,
    _ start: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ length: CGFloat = 0
  ) -> NSLayoutConstraint {
    isReversed
      ? VisualFormat.constraint(first, end, relation, second, start, length)
      : VisualFormat.constraint(second, start, relation, first, end, length)
  }
}
