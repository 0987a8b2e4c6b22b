// Names that UIKit had until Swift 4.1: controllers and the application. As in Apple's SDK, code in
// Swift 4 mode may use them, and the compiler proposes the present name in Swift 5 and later.

@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode

@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation

@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice

@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

@available(swift, obsoleted: 4.2, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
nonisolated public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
nonisolated public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
nonisolated public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
nonisolated public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}

/// The address of the settings of the application's notifications.
@available(*, deprecated, renamed: "UIApplication.openNotificationSettingsURLString")
nonisolated public var UIApplicationOpenNotificationSettingsURLString: String {
  UIApplication.openNotificationSettingsURLString
}

@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
nonisolated public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}

@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
nonisolated public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}

@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
nonisolated public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
nonisolated public var UIImagePickerControllerMediaType: String {
  UIImagePickerController.InfoKey.mediaType.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
nonisolated public var UIImagePickerControllerOriginalImage: String {
  UIImagePickerController.InfoKey.originalImage.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
nonisolated public var UIImagePickerControllerEditedImage: String {
  UIImagePickerController.InfoKey.editedImage.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
nonisolated public var UIImagePickerControllerCropRect: String {
  UIImagePickerController.InfoKey.cropRect.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
nonisolated public var UIImagePickerControllerMediaURL: String {
  UIImagePickerController.InfoKey.mediaURL.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
nonisolated public var UIImagePickerControllerImageURL: String {
  UIImagePickerController.InfoKey.imageURL.rawValue
}

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
nonisolated public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
nonisolated public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
nonisolated public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
nonisolated public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
nonisolated public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputPageUp")
nonisolated public var UIKeyInputPageUp: String { UIKeyCommand.inputPageUp }

@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputPageDown")
nonisolated public var UIKeyInputPageDown: String { UIKeyCommand.inputPageDown }

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  @available(swift, obsoleted: 4.2, renamed: "childForHomeIndicatorAutoHidden")
  public func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
    childForHomeIndicatorAutoHidden
  }

  @available(swift, obsoleted: 4.2, renamed: "childForScreenEdgesDeferringSystemGestures")
  public func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
    childForScreenEdgesDeferringSystemGestures
  }
}
