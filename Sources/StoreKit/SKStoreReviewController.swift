public import UIKit

/// Asks the user for a review: nobody is asked here.
nonisolated open class SKStoreReviewController: NSObject {
  /// Does nothing.
  open class func requestReview() {}

  /// Does nothing.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
