public import UIKit

/// The addresses that a web view has shown, and those to which it can go forward.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  /// The present address; nil if the list is empty.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The address before the present one; nil if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The address after the present one; nil if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The addresses before the present one, from the oldest to the newest.
  open var backList: [WKBackForwardListItem] { Array(items[..<max(position, 0)]) }
  /// The addresses after the present one, from the nearest to the farthest.
  open var forwardList: [WKBackForwardListItem] { Array(items[(position + 1)...]) }

  /// Returns the address at a distance from the present one, which is negative for those before it; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(position + index) ? items[position + index] : nil
  }

  /// Adds an address after the present one, instead of those that follow.
  func add(_ item: WKBackForwardListItem) {
    items = items[...position] + [item]
    position += 1
  }

  /// Makes an address of the list the present one.
  ///
  /// - Returns: Whether it is in the list.
  func go(to item: WKBackForwardListItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    position = index
    return true
  }
}

/// An address that a web view has shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKBackForwardListItem: NSObject {
  /// The address.
  open var url: URL { address }
  /// The address that was asked for, from which the server may have led to another one. Here they are the same.
  open var initialURL: URL { address }
  /// The title of the page. Always nil, since no page is loaded.
  open var title: String? { nil }

  private let address: URL

  init(_ address: URL) { self.address = address }
}
