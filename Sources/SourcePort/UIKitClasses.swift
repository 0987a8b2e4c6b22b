#if Port
  /// What the port knows of UIKit: the classes whose extensions may override members of other extensions, and optional requirements.
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
      if let above = superclasses[type] { return above }
      if type == "NSObject" || !type.hasPrefix("UI") { return nil }
      return type.hasSuffix("Controller") ? "UIViewController" : "UIView"
    }

    /// Whether a class that the sources do not declare is a responder: by its superclasses, or by its name if it is not listed.
    static func isResponder(_ type: String) -> Bool {
      if type == "UIResponder" { return true }
      if let above = superclasses[type] { return isResponder(above) }
      return [
        "View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Bar", "Window",
        "Switch", "Slider",
      ]
      .contains { type.hasSuffix($0) }
    }

    /// Whether a method with one argument may be an optional requirement of UIKit's delegates.
    static func isOptionalRequirement(_ name: String) -> Bool {
      [
        "scrollView", "textField", "textView", "searchBar", "presentationController",
        "numberOfSections", "gestureRecognizer",
      ]
      .contains { name.hasPrefix($0) && name != $0 }
    }

    /// Classes with those first that have more superclasses.
    static func fromBelow(_ types: [String]) -> [String] {
      func depth(_ type: String) -> Int { superclass(of: type).map { depth($0) + 1 } ?? 0 }
      return types.sorted { (depth($1), $0) < (depth($0), $1) }
    }
  }
#endif
