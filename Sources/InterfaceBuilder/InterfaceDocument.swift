import Foundation

/// A `.xib` or `.storyboard` file: its version, its device, and the objects that can be laid out.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: url)
/// for object in document.objects {
///   let layout = InterfaceCanvas().layOut(object, of: document)
///   print(layout.frames)
/// }
/// ```
public struct InterfaceDocument: Sendable {
  /// The path or name that the caller passed.
  public let file: String
  /// Whether the file is a storyboard, not a xib.
  public let isStoryboard: Bool
  /// The version of Interface Builder that saved the file.
  public let tools: ToolsVersion
  /// The device of the canvas; nil in files from before Xcode 8, and for unknown ids.
  public let device: Device?
  /// Whether the canvas is in landscape orientation.
  public let isLandscape: Bool
  /// Whether constraints place the views. Otherwise autoresizing masks do.
  public let usesAutoLayout: Bool
  /// The objects that can be laid out: views of controllers, top-level views of a xib, and cells, headers and footers of lists, in
  /// the order of the file.
  public let objects: [InterfaceObject]
  /// The issues that were found while reading.
  public let issues: [InterfaceIssue]

  let root: Element
  /// The intrinsic content sizes of custom classes that Xcode has stored, by the ids of the views.
  let designedSizes: [String: CGSize]
  /// The sizes of images, by name.
  let imageSizes: [String: CGSize]
  /// The named colours with their values when the file was saved.
  let namedColors: [String: Element]
  let systemColors: [String: Element]

  /// Reads a `.xib` or `.storyboard` file.
  ///
  /// - Throws: ``InterfaceError`` if the file cannot be read or is not an Interface Builder file for iOS.
  public init(contentsOf url: URL) throws(InterfaceError) {
    let path = url.relativePath
    let data: Data
    do {
      // The size is checked before reading, because a huge file would be rejected anyway and a device file has no end.
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if values.isRegularFile != true {
        throw InterfaceError(.unreadable("it is not a regular file"), file: path)
      }
      let (size, most) = (values.fileSize ?? 0, ReadingLimits().bytes)
      if size > most {
        throw InterfaceError(
          .tooLarge("It has \(size) bytes; the maximum is \(most)"),
          file: path
        )
      }
      data = try Data(contentsOf: url)
    } catch let error as InterfaceError {
      throw error
    } catch {
      throw InterfaceError(.unreadable(InterfaceError.plainCause(of: error)), file: path)
    }
    try self.init(data, file: path)
  }

  /// Parses the content of a file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - file: the name of the file in errors.
  /// - Throws: ``InterfaceError`` if the content is not that of an Interface Builder file for iOS.
  public init(_ data: Data, file: String) throws(InterfaceError) {
    try self.init(ElementReader(file: file).read(data), file: file)
  }

  /// Checks the elements of a file.
  init(_ root: Element, file: String) throws(InterfaceError) {
    try Self.check(root, file: file)
    self.file = file
    self.root = root
    isStoryboard = root["type"]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    let plugIn = root.children(of: "dependencies").first { $0.name == "plugIn" }
    tools = ToolsVersion(root["toolsVersion"], plugIn: plugIn?["version"])
    usesAutoLayout = root.isYes("useAutolayout")
    var issues: [InterfaceIssue] = []
    let screen = root.child("device")
    device = screen?.id.flatMap(Device.init(named:))
    isLandscape = screen?["orientation"] == "landscape"
    if let screen, device == nil {
      issues.append(
        InterfaceIssue(
          .badValue,
          "The device '\(screen.id ?? "")' is unknown; objects have the sizes in the file and no safe area insets of a device.",
          line: screen.line
        )
      )
    }
    if tools.number == 0 {
      issues.append(
        InterfaceIssue(
          .badValue,
          "The file has no Interface Builder version ('toolsVersion'); default margins are those of an old version.",
          line: root.line
        )
      )
    }
    var sizes: [String: CGSize] = [:]
    for designable in root.children(of: "designables") {
      guard let name = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      sizes[name] = CGSize(width: width, height: height)
    }
    designedSizes = sizes
    var images: [String: CGSize] = [:]
    var named: [String: Element] = [:]
    var system: [String: Element] = [:]
    for resource in root.children(of: "resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if let width = resource.number("width"), let height = resource.number("height") {
          images[name] = CGSize(width: max(0, width), height: max(0, height))
        }
      case "namedColor": named[name] = resource.child("color")
      case "systemColor": system[name] = resource.child("color")
      default: break
      }
    }
    imageSizes = images
    namedColors = named
    systemColors = system
    objects = ObjectFinder(root: root, isStoryboard: isStoryboard).objects
    issues += FileCheck(root, namedColors: named, objects: objects).issues
    if objects.isEmpty {
      issues.append(
        InterfaceIssue(
          .notDrawn,
          "The file contains no view that can be laid out.",
          line: root.line
        )
      )
    }
    self.issues = issues
  }

  /// The object whose view, controller or cell has an id; nil if there is none.
  public func object(_ id: String) -> InterfaceObject? {
    objects.first { $0.id == id || $0.ownerID == id }
  }

  private static func check(_ root: Element, file: String) throws(InterfaceError) {
    func foreign(_ what: String) -> InterfaceError {
      InterfaceError(.foreign(what), file: file, line: root.line)
    }
    if root.name == "archive" {
      throw foreign("It has the format of Xcode 4, an archive of objects")
    }
    if root.name != "document" {
      throw foreign("It is XML of another program: its root is '\(root.name)'")
    }
    guard let type = root["type"], type.contains("InterfaceBuilder") else {
      throw foreign("It is XML of another program: a document without Interface Builder's type")
    }
    if !type.contains("CocoaTouch") || type.contains("AppleTV") || type.contains("Watch") {
      throw foreign("It is not for iOS: \(type)")
    }
  }
}
