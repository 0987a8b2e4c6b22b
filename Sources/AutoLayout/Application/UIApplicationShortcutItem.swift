/// A shortcut of the home screen. There is no home screen here.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the application tells its shortcuts apart.
  open fileprivate(set) var type: String
  /// The title of the shortcut.
  open fileprivate(set) var localizedTitle: String
  /// A line below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon of the shortcut.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The data of the application.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// A name by which the system chooses a scene.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates a shortcut.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }

  /// Creates a shortcut without a second line and icon.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A shortcut of the home screen that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the application tells its shortcuts apart.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title of the shortcut.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A line below the title.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon of the shortcut.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The data of the application.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// A name by which the system chooses a scene.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a shortcut of the home screen.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  nonisolated public enum IconType: Int, Sendable {
    /// Writing.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding.
    case add = 3
    /// A place.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// Prohibiting.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// Home.
    case home = 9
    /// Marking a place.
    case markLocation = 10
    /// A favourite.
    case favorite = 11
    /// Love.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// Taking a picture.
    case capturePhoto = 20
    /// Taking a film.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A completed task.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Mixing.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Updating.
    case update = 28
  }

  /// The icon of the system; nil for another one.
  let type: IconType?
  /// The name of the picture or symbol.
  let name: String?

  /// Creates an icon of the system.
  public init(type: IconType) { (self.type, name) = (type, nil) }
  /// Creates the icon of a picture of the application.
  public init(templateImageName: String) { (type, name) = (nil, templateImageName) }
  /// Creates the icon of a symbol.
  public init(systemImageName: String) { (type, name) = (nil, systemImageName) }
}
