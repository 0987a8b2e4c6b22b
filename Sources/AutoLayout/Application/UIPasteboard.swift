/// The texts, addresses and images that the user copies. One per environment and its copies; other
/// applications do not see it.
nonisolated open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard of copy and paste.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Keys of what is said about contents.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the contents are removed, as a date. Has no effect here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether only this device may see the contents.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type that stands for the one of the value itself.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  private let contents: PasteboardContents

  init(_ contents: PasteboardContents) { self.contents = contents }

  /// The pasteboard of the current environment.
  open class var general: UIPasteboard { UIPasteboard(LayoutEnvironment.current.pasteboard) }

  /// The name of the pasteboard.
  open var name: Name { .general }
  /// How many times the contents were changed.
  open var changeCount: Int { contents.read { $0.changes } }

  /// The first text.
  open var string: String? {
    get { contents.read { $0.strings.first } }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts; setting them removes what else there was.
  open var strings: [String]? {
    get { contents.read { $0.strings.isEmpty ? nil : $0.strings } }
    set { contents.replace { $0.strings = newValue ?? [] } }
  }
  /// The first address.
  open var url: URL? {
    get { contents.read { $0.urls.first } }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses; setting them removes what else there was.
  open var urls: [URL]? {
    get { contents.read { $0.urls.isEmpty ? nil : $0.urls } }
    set { contents.replace { $0.urls = newValue ?? [] } }
  }
  /// The first image.
  open var image: UIImage? {
    get { contents.read { $0.images.first } }
    set { images = newValue.map { [$0] } }
  }
  /// All images; setting them removes what else there was.
  open var images: [UIImage]? {
    get { contents.read { $0.images.isEmpty ? nil : $0.images } }
    set { contents.replace { $0.images = newValue ?? [] } }
  }
  /// Sets ``items``. The options have no effect here.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// All contents, each by its type: texts by `public.utf8-plain-text`, addresses by `public.url`, images by
  /// `public.image`. Setting them removes what else there was. Of each item the first value in the order of its types that is a text,
  /// an address or an image is kept.
  open var items: [[String: Any]] {
    get {
      contents.read { contents in
        contents.strings.map { ["public.utf8-plain-text": $0] }
          + contents.urls.map { ["public.url": $0] }
          + contents.images.map { ["public.image": $0] }
      }
    }
    set {
      let values = newValue.compactMap { item in
        item.sorted { $0.key < $1.key }.map(\.value).first {
          $0 is String || $0 is URL || $0 is UIImage
        }
      }
      contents.replace { contents in
        contents.strings = values.compactMap { $0 as? String }
        contents.urls = values.compactMap { $0 as? URL }
        contents.images = values.compactMap { $0 as? UIImage }
      }
    }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }

  /// Posted by a pasteboard after its contents were changed. The runtime does not post it.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

/// What a pasteboard holds.
///
/// - Note: `@unchecked Sendable` holds because the contents are accessed only under the lock.
nonisolated final class PasteboardContents: @unchecked Sendable {
  nonisolated struct Contents {
    var strings: [String] = []
    var urls: [URL] = []
    var images: [UIImage] = []
    var changes = 0
  }

  private let lock = NSLock()
  private var contents = Contents()

  func read<Value>(_ body: (Contents) -> Value) -> Value { lock.withLock { body(contents) } }

  /// Replaces all contents by those that the closure sets.
  func replace(_ body: (inout Contents) -> Void) {
    lock.withLock {
      contents = Contents(changes: contents.changes + 1)
      body(&contents)
    }
  }
}
