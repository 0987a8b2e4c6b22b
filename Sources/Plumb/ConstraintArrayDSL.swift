extension Array where Element: LayoutConstraintItem {
  /// The door to the DSL for all of them: `[title, detail, button].snp`.
  public var snp: ConstraintArrayDSL<Element> { ConstraintArrayDSL(items: self) }
}

/// `[a, b, c].snp`: statements about several views or guides, as one change.
///
/// Of none nothing is made, and nothing is reported. What makes returns the handles, item by item.
public struct ConstraintArrayDSL<Element: LayoutConstraintItem> {
  public let items: [Element]

  /// Makes the constraints of the closure for each item.
  @discardableResult
  public func makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    makeConstraints({ make, _, _ in closure(make) }, file, line)
  }

  /// Makes the constraints of the closure for each item, which gets its place from 0 on and the item before it.
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

  /// Makes the constraints of the closure all that was made for each item. What is equal stays, with its handle.
  @discardableResult
  public func remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    remakeConstraints({ make, _, _ in closure(make) }, file, line)
  }

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

  /// Changes what was made for each item to what the closure says, by the rule of ``ConstraintViewDSL/updateConstraints(_:)``.
  @discardableResult
  public func updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    updateConstraints({ make, _, _ in closure(make) }, file, line)
  }

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

  /// Builds the constraints of the closure for each item, and activates none.
  @discardableResult
  public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    _ file: String = #file,
    _ line: UInt = #line
  ) -> ConstraintGroup {
    prepareConstraints({ make, _, _ in closure(make) }, file, line)
  }

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

  /// Removes what was made for each item.
  public func removeConstraints() { for item in items { ConstraintMaker.remove(Item(item)) } }

  /// All that was made for the items and is registered, item by item.
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

/// A line through an item that others can be aligned to.
public enum ConstraintAlignment: Sendable {
  case left, top, right, bottom, leading, trailing, centerX, centerY, firstBaseline, lastBaseline

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
  /// Every item is as wide as the first.
  @discardableResult
  public func equalWidths(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.width, file, line)
  }

  /// Every item is as high as the first.
  @discardableResult
  public func equalHeights(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.height, file, line)
  }

  /// Every item has the size of the first.
  @discardableResult
  public func equalSizes(_ file: String = #file, _ line: UInt = #line) -> ConstraintGroup {
    equal(.size, file, line)
  }

  /// Every item's line is where that of the first is.
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
