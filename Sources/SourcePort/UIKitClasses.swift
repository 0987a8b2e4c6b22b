#if Port
  /// The classes of UIKit whose extensions may override a member of an extension of a superclass.
  enum UIKitClasses {
    private static let subclasses: [String: String] = [
      "NSObject":
        "UIResponder UIBarItem UIGestureRecognizer UINavigationItem UIPresentationController",
      "UIResponder": "UIView UIViewController UIApplication",
      "UIView": """
      UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar UIPickerView UIProgressView \
      UIScrollView UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
      """,
      "UIControl": """
      UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
      """,
      "UIScrollView": "UICollectionView UITableView UITextView",
      "UITextField": "UISearchTextField",
      "UICollectionReusableView": "UICollectionViewCell",
      "UICollectionViewCell": "UICollectionViewListCell",
      "UIViewController": """
      UIActivityViewController UIAlertController UICollectionViewController UIDocumentPickerViewController UINavigationController \
      UIPageViewController UISearchController UISplitViewController UITabBarController UITableViewController
      """,
      "UINavigationController": "UIImagePickerController",
      "UIBarItem": "UIBarButtonItem UITabBarItem",
    ]

    private static let superclasses = Dictionary(
      uniqueKeysWithValues: subclasses.flatMap { above, below in
        below.split(separator: " ").map { (String($0), above) }
      }
    )

    /// The superclass of a class of UIKit. A class that is not listed counts as a view, or as a controller if its name says so.
    static func superclass(of type: String) -> String? {
      if type == "NSObject" || !type.hasPrefix("UI") { return nil }
      return superclasses[type] ?? (type.hasSuffix("Controller") ? "UIViewController" : "UIView")
    }

    /// Classes with those first that have more superclasses.
    static func fromBelow(_ types: [String]) -> [String] {
      func depth(_ type: String) -> Int { superclass(of: type).map { depth($0) + 1 } ?? 0 }
      return types.sorted { (depth($1), $0) < (depth($0), $1) }
    }
  }
#endif
