public import UIKit

/// The part of a page of which a picture is taken. No picture is taken here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the coordinates of the view; null for the whole view.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for that of the rectangle.
  open var snapshotWidth: NSNumber?
  /// Whether changes that were not drawn yet are in the picture.
  open var afterScreenUpdates = true

  /// Creates a configuration for the whole view.
  public override init() { super.init() }
}

/// The part of a page of which a PDF document is made. None is made here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKPDFConfiguration: NSObject {
  /// The rectangle in the coordinates of the page; nil for the whole page.
  open var rect: CGRect?
  /// Whether the document may be transparent.
  open var allowTransparentBackground = false

  /// Creates a configuration for the whole page.
  public override init() { super.init() }
}

/// The rules of a search in a page.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKFindConfiguration: NSObject {
  /// Whether to search towards the start.
  open var backwards = false
  /// Whether upper and lower case are different.
  open var caseSensitive = false
  /// Whether the search goes on at the other end.
  open var wraps = true

  /// Creates the usual rules.
  public override init() { super.init() }
}

/// The result of a search in a page.
#if MainActor
  @preconcurrency @MainActor
#endif
open class WKFindResult: NSObject {
  /// Whether the text was found. Always false, since no page is loaded.
  open var matchFound: Bool { false }
}
