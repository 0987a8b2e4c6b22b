import SnapKit
import UIKit

/// A view of an app in Swift 6 mode that isolates what has to be isolated.
public final class Card: UIView {
  public static var made = 0
  public let title = UILabel()
  public let button = UIButton(type: .system)
  public private(set) var width: Constraint?
  public private(set) var taps = 0

  public init(_ text: String) {
    super.init(frame: .zero)
    Self.made += 1
    title.text = text
    addSubview(title)
    addSubview(button)
    title.snp.makeConstraints { make in
      make.leading.top.trailing.equalToSuperview().inset(8)
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.leading.bottom.equalToSuperview().inset(8)
      width = make.width.equalTo(100).constraint
    }
    button.addTarget(self, action: Selector("tap", Card.tap), for: .touchUpInside)
  }

  public required init?(coder: NSCoder) { nil }

  // No actor has it, as with UIKit.
  deinit { NotificationCenter.default.removeObserver(self as AnyObject) }

  private func tap() { taps += 1 }

  public func load(_ text: @escaping @Sendable () async -> String) async {
    title.text = await text()
    setNeedsLayout()
  }
}

/// A type of its own that belongs to the main actor.
@MainActor
public struct CardMaker {
  public var texts: [String]

  public init(texts: [String]) { self.texts = texts }

  public func cards() -> [Card] { texts.map { Card($0) } }
}

/// A data source is isolated by its protocol.
public final class Names: NSObject, UITableViewDataSource {
  public static var asked = 0
  private let names: [String]

  public init(_ names: [String]) { self.names = names }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    Self.asked += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// Values belong to no actor.
nonisolated public func margin(of insets: UIEdgeInsets, _ priority: UILayoutPriority) -> CGFloat {
  insets.left + insets.right + (priority == .required ? 0 : 1)
}
