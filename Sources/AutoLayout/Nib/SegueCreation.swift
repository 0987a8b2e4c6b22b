public import Foundation

/// What a segue asks of the method that creates its destination, which Xcode marks with `@IBSegueAction`.
///
/// On Apple's platforms Objective-C finds the method. Here the table of the class contains it under its name in Objective-C:
///
/// ```swift
/// override class var outletTable: OutletTable {
///   super.outletTable.adding(
///     Outlet("makeDetail:") { (list: List, creation: SegueCreation) in
///       creation.destination = list.makeDetail(creation.coder)
///     }
///   )
/// }
/// ```
#if MainActor
  @preconcurrency @MainActor
#endif
public final class SegueCreation {
  /// The coder with which the destination is created.
  public let coder: NSCoder
  /// The object that began the segue.
  public let sender: Any?
  /// The name of the segue.
  public let identifier: String?
  /// The controller that the method returns; nil, the default, for one of the class that the storyboard names.
  public var destination: UIViewController?

  package init(coder: NSCoder, sender: Any?, identifier: String?) {
    (self.coder, self.sender, self.identifier) = (coder, sender, identifier)
  }
}
