extension Array where Element: LayoutConstraintItem {
  /// Access to the DSL for all items of the array: `[title, detail, button].snp`.
  public var snp: ConstraintArrayDSL<Element> { ConstraintArrayDSL(items: self) }
}

/// `[a, b, c].snp`: makes statements about several views or guides in one transaction.
///
/// The methods return handles in the order of the items. For an empty array they make and report nothing.
public struct ConstraintArrayDSL<Element: LayoutConstraintItem> {
  /// The views or guides that the statements constrain.
  public let items: [Element]

  /// Makes and activates the constraints of the closure for each item.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    makeConstraints({ make, _, _ in closure(make) }, file, line)
  }

  /// Makes and activates the constraints of the closure for each item, with the index of the item, from 0, and the previous
  /// item.
  ///
  /// ```swift
  /// rows.snp.makeConstraints { make, index, previous in
  ///   make.leading.trailing.equalToSuperview()
  ///   if let previous { make.top.equalTo(previous.snp.bottom).offset(8) } else { make.top.equalToSuperview() }
  /// }
  /// ```
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker, _ index: Int, _ previous: Element?) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    let location = SourceLocation(file: file, line: line)
    return forEach { item, index, previous in
      ConstraintMaker.makeGroup(item, at: location) { closure($0, index, previous) }
    }
  }

  /// Replaces the constraints of each item by those of the closure. Equal constraints stay active and keep their handles.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    remakeConstraints({ make, _, _ in closure(make) }, file, line)
  }

  /// Replaces the constraints of each item by those of the closure, with the index of the item and the previous item.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker, _ index: Int, _ previous: Element?) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    let location = SourceLocation(file: file, line: line)
    return forEach { item, index, previous in
      ConstraintMaker.remakeGroup(item, at: location) { closure($0, index, previous) }
    }
  }

  /// Changes the constraints of each item that correspond to the statements of the closure, by the rules of
  /// ``ConstraintViewDSL/updateConstraints(_:_:_:)``.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    updateConstraints({ make, _, _ in closure(make) }, file, line)
  }

  /// Changes the constraints of each item that correspond to the statements of the closure, with the index of the item and the
  /// previous item.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker, _ index: Int, _ previous: Element?) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    let location = SourceLocation(file: file, line: line)
    return forEach { item, index, previous in
      ConstraintMaker.updateGroup(item, at: location) { closure($0, index, previous) }
    }
  }

  /// Creates the constraints of the closure for each item without activating them.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    prepareConstraints({ make, _, _ in closure(make) }, file, line)
  }

  /// Creates the constraints of the closure for each item without activating them, with the index of the item and the previous
  /// item.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker, _ index: Int, _ previous: Element?) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    let location = SourceLocation(file: file, line: line)
    return forEach { item, index, previous in
      ConstraintGroup(ConstraintMaker.prepare(item, at: location) { closure($0, index, previous) })
    }
  }

  /// Removes the constraints that the DSL has made for each item.
  public func removeConstraints() { for item in items { ConstraintMaker.remove(Item(item)) } }

  /// The handles of all statements that the DSL has made for the items, in the order of the items.
  public var constraints: ConstraintGroup {
    ConstraintGroup(items.flatMap { Item($0).handles })
  }

  private func forEach(
    _ act: (_ item: Item, _ index: Int, _ previous: Element?) -> ConstraintGroup
  ) -> ConstraintGroup {
    Constraint.transaction {
      var handles: [Constraint] = []
      for (index, item) in items.enumerated() {
        handles += act(Item(item), index, index == 0 ? nil : items[index - 1])
      }
      return ConstraintGroup(handles)
    }
  }
}

// MARK: Sizes and lines

/// The edge, centre or baseline by which ``ConstraintArrayDSL/align(_:_:_:)`` aligns items.
public enum ConstraintAlignment: Sendable {
  /// Aligns the left edges.
  case left
  /// Aligns the top edges.
  case top
  /// Aligns the right edges.
  case right
  /// Aligns the bottom edges.
  case bottom
  /// Aligns the leading edges.
  case leading
  /// Aligns the trailing edges.
  case trailing
  /// Aligns the horizontal centres.
  case centerX
  /// Aligns the vertical centres.
  case centerY
  /// Aligns the baselines of the first lines of text.
  case firstBaseline
  /// Aligns the baselines of the last lines of text.
  case lastBaseline

  fileprivate var attributes: ConstraintAttributes {
    switch self {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConstraintArrayDSL {
  /// Makes every item as wide as the first.
  @discardableResult
  public func equalWidths(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.width, file, line)
  }

  /// Makes every item as high as the first.
  @discardableResult
  public func equalHeights(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.height, file, line)
  }

  /// Gives every item the width and the height of the first.
  @discardableResult
  public func equalSizes(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.size, file, line)
  }

  /// Aligns every item with the first by an edge, centre or baseline.
  @discardableResult
  public func align(
    _ alignment: ConstraintAlignment,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    equal(alignment.attributes, file, line)
  }

  private func equal(
    _ attributes: ConstraintAttributes,
    _ file: String,
    _ line: UInt
  ) -> ConstraintGroup {
    makeConstraints { make, index, _ in
      if index > 0 {
        make.start(attributes).equalTo(
          ConstraintItem(target: items[0], attributes: attributes),
          file,
          line
        )
      }
    }
  }
}
