import Foundation

/// A `.xib` or `.storyboard` file: what it was saved with, and what in it can be laid out.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: url)
/// for object in document.objects {
///   let layout = InterfaceCanvas().layOut(object, of: document)
///   print(layout.frames)
/// }
/// ```
public struct InterfaceDocument: Sendable {
  /// The path or name that the caller gave.
  public let file: String
  public let isStoryboard: Bool
  public let tools: ToolsVersion
  /// The screen that the canvas showed; nil before Xcode 8, and for ids that are not known.
  public let device: Device?
  public let isLandscape: Bool
  /// Whether constraints place anything. Otherwise masks do.
  public let usesAutoLayout: Bool
  /// What can be laid out by itself: the views of controllers, those at the top of a xib, and the cells, headers and footers
  /// of lists. In the order of the file.
  public let objects: [InterfaceObject]
  /// What was found wrong while reading.
  public let issues: [InterfaceIssue]

  let root: Element
  /// The natural sizes that Xcode asked classes of the app for, by the ids of views.
  let designedSizes: [String: CGSize]
  /// The sizes of images, by their names.
  let imageSizes: [String: CGSize]
  /// The colours that the file names, as they were when it was saved.
  let namedColors: [String: Element]
  let systemColors: [String: Element]

  /// Reads a file.
  ///
  /// - Throws: if it cannot be read or is none of Interface Builder's for iOS.
  public init(contentsOf url: URL) throws(InterfaceError) {
    let path = url.relativePath
    let data: Data
    do {
      // Asked first: a huge file is not read to be refused, and a device has no end.
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if values.isRegularFile != true {
        throw InterfaceError(.unreadable("it is no file"), file: path)
      }
      let (size, most) = (values.fileSize ?? 0, ReadingLimits().bytes)
      if size > most {
        throw InterfaceError(
          .tooLarge("It has \(size) bytes; at most \(most) are read"),
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

  /// Reads what a file holds.
  ///
  /// - Parameter file: how errors call it.
  public init(_ data: Data, file: String) throws(InterfaceError) {
    let root = try ElementReader(file: file).read(data)
    try Self.check(root, file: file)
    self.file = file
    self.root = root
    isStoryboard = root["type"]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    let plugIn = root.children(of: "dependencies").first { $0.name == "plugIn" }
    tools = ToolsVersion(root["toolsVersion"], plugIn: plugIn?["version"])
    usesAutoLayout = root.says("useAutolayout")
    var issues: [InterfaceIssue] = []
    let screen = root.child("device")
    device = screen?.id.flatMap(Device.init(named:))
    isLandscape = screen?["orientation"] == "landscape"
    if let screen, device == nil {
      issues.append(
        InterfaceIssue(
          .badValue,
          "The device '\(screen.id ?? "")' is not known; sizes are those of the file, and nothing covers the views.",
          line: screen.line
        )
      )
    }
    if tools.number == 0 {
      issues.append(
        InterfaceIssue(
          .badValue,
          "It does not say which Interface Builder saved it ('toolsVersion'); margins are those of an old one.",
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
        InterfaceIssue(.notDrawn, "There is no view in it that could be laid out.", line: root.line)
      )
    }
    self.issues = issues
  }

  /// The object with an id: that of the view, of its controller or of its cell.
  public func object(_ id: String) -> InterfaceObject? {
    objects.first { $0.id == id || $0.ownerID == id }
  }

  private static func check(_ root: Element, file: String) throws(InterfaceError) {
    func foreign(_ what: String) -> InterfaceError {
      InterfaceError(.foreign(what), file: file, line: root.line)
    }
    if root.name == "archive" {
      throw foreign("It is in the form of Xcode 4, an archive of objects")
    }
    if root.name != "document" {
      throw foreign("It is XML of another program: its root is '\(root.name)'")
    }
    guard let type = root["type"], type.contains("InterfaceBuilder") else {
      throw foreign("It is XML of another program: a document without Interface Builder's type")
    }
    if !type.contains("CocoaTouch") || type.contains("AppleTV") || type.contains("Watch") {
      throw foreign("It is for another system than iOS: \(type)")
    }
  }
}
