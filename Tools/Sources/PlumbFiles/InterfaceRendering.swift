import AutoLayout
public import Foundation
public import InterfaceBuilder
import PlumbRender

/// Lays out the objects of Interface Builder files, and writes pictures and frames.
public struct InterfaceRendering {
  /// The canvas on which the objects are laid out.
  public var canvas = InterfaceCanvas()
  /// The id of the only object to draw, or of its controller or cell; nil for all objects.
  public var objectID: String?
  /// Whether frames, guides and constraints are drawn over the views.
  public var drawsOverlay = false
  /// The format of the pictures, and for PNG and PDF the fonts; nil for SVG, whose texts are measured by a table.
  public var cairo: CairoPictures?
  /// The folder for pictures, which is created if it does not exist; nil for no pictures.
  public var pictures: URL?
  /// The file for frames; nil for none.
  public var frames: URL?
  /// Called for each issue of a file, and for each file that cannot be read, which is an error.
  public var report: (_ text: String, _ isError: Bool) -> Void = { _, _ in }

  /// The maximum number of issues that are reported for each file.
  static let maximumIssueCount = 50

  /// Creates a rendering of all objects that writes neither pictures nor frames.
  public init() {}

  /// The counts and the time of a run.
  public struct Summary: Sendable {
    /// The number of files that were read.
    public internal(set) var files = 0
    /// The number of objects that were laid out.
    public internal(set) var objects = 0
    /// The number of views with an id in these objects.
    public internal(set) var views = 0
    /// The number of issues.
    public internal(set) var issues = 0
    /// The number of files that could not be read.
    public internal(set) var badFiles = 0
    /// The number of pictures that were written.
    public internal(set) var pictures = 0
    /// The time for reading and laying out, without drawing and writing.
    public internal(set) var time = Duration.zero
  }

  /// Lays out the objects of files, and writes pictures and frames.
  ///
  /// - Parameter progress: called before each file with its number and name.
  public func run(
    _ files: [InputFiles.File],
    progress: (String) -> Void = { _ in }
  ) throws(FileError) -> Summary {
    guard let cairo else { return try layOut(files, progress) }
    return try cairo.withFonts { () throws(FileError) in try layOut(files, progress) }
  }

  private func layOut(
    _ files: [InputFiles.File],
    _ progress: (String) -> Void
  ) throws(FileError) -> Summary {
    var summary = Summary()
    var framesFile = InterfaceFramesFile()
    var hasObject = objectID == nil
    var folders: Set<String> = []
    for (index, file) in files.enumerated() {
      progress("[\(index + 1)/\(files.count)] \(file.name)")
      let start = ContinuousClock.now
      let document: InterfaceDocument
      do throws(InterfaceError) {
        document = try InterfaceDocument(contentsOf: file.url)
      } catch {
        summary.badFiles += 1
        report("\(error)", true)
        continue
      }
      let layouts = layOut(document)
      summary.time += ContinuousClock.now - start
      summary.files += 1
      if objectID == nil || !layouts.isEmpty { hasObject = true }
      let wanted = layouts.filter { isWanted($0.object) }
      let issues = InterfaceIssue.grouped(document.issues + wanted.flatMap(\.issues))
      var remarks = issues.map { "\(file.name):\($0.line): \($0.text)" }
      summary.issues += issues.count
      for layout in wanted {
        summary.objects += 1
        summary.views += layout.views.count
        for issue in layout.layoutIssues {
          let line = issue.location?.line ?? UInt(layout.object.line)
          let place = "\(file.name):\(line)"
          // The message of a conflict can already begin with the place.
          let start = issue.message.hasPrefix("\(place) ") ? "" : "\(place): "
          remarks.append("\(start)\(issue.message) \(issue.remedy)")
        }
        summary.issues += layout.layoutIssues.count
        framesFile.add(layout, file: file.name)
      }
      for remark in remarks.prefix(Self.maximumIssueCount) { report(remark, false) }
      if remarks.count > Self.maximumIssueCount {
        report(
          "\(file.name): \(remarks.count - Self.maximumIssueCount) more issues are not shown.",
          false
        )
      }
      if let pictures, !layouts.isEmpty {
        let folder = Self.unused(Self.fileName(file.title), &folders)
        summary.pictures += try draw(
          layouts,
          file.name,
          to: pictures.appendingPathComponent(folder)
        )
      }
    }
    if let objectID, !hasObject, summary.files > 0 { throw .noObject(objectID) }
    if let frames { try FileError.write(framesFile.text, to: frames) }
    return summary
  }

  private func isWanted(_ object: InterfaceObject) -> Bool {
    objectID == nil || object.id == objectID || object.ownerID == objectID
  }

  /// The layouts of all objects of a document, if an object is to be drawn: lists are drawn with their rows.
  private func layOut(_ document: InterfaceDocument) -> [InterfaceLayout] {
    document.objects.contains(where: isWanted) ? canvas.layOutAll(of: document) : []
  }

  /// Writes the pictures of the wanted objects.
  ///
  /// - Returns: the number of pictures.
  private func draw(
    _ layouts: [InterfaceLayout],
    _ file: String,
    to folder: URL
  ) throws(FileError) -> Int {
    var names: Set<String> = []
    var count = 0
    func write(_ layout: InterfaceLayout) throws(FileError) {
      let name = Self.unused(Self.fileName(layout.object.id), &names)
      let drawn: (bytes: [UInt8], ending: String)
      do throws(NotDrawn) {
        drawn = try picture(of: layout.view)
      } catch {
        return report("\(file):\(layout.object.line): \(error.reason)", false)
      }
      count += 1
      try FileError.write(
        drawn.bytes,
        to: folder.appendingPathComponent("\(name).\(drawn.ending)")
      )
    }
    let wanted = layouts.filter { isWanted($0.object) }
    // Rows are drawn first, before they are added to their lists, which could clip them. Then embedded scenes with their rows, and
    // all other objects last.
    for layout in wanted where layout.object.listID != nil { try write(layout) }
    InterfaceLayout.showEach(of: layouts) { $0.listID != nil }
    for layout in wanted where layout.object.containerID != nil { try write(layout) }
    InterfaceLayout.showEach(of: layouts)
    for layout in wanted where layout.object.hostID == nil { try write(layout) }
    return count
  }

  /// The bytes of a picture, and the extension of its file.
  private func picture(of view: UIView) throws(NotDrawn) -> (bytes: [UInt8], ending: String) {
    let overlay: SVGRenderer.Overlay = drawsOverlay ? .all : []
    if let cairo { return (try cairo.picture(of: view, overlay), cairo.format.rawValue) }
    return (Array(SVGRenderer(overlay: overlay).render(view).utf8), "svg")
  }

  /// The name, with a number if it is used already. Letter case is ignored, because some file systems ignore it.
  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !used.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }

  /// A safe file name for an id or a path from a file, which could otherwise lead out of the folder.
  static func fileName(_ name: String) -> String {
    let allowed = name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(
      separator: "-"
    )
    let safe = String(
      allowed.unicodeScalars.map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+": Character(scalar)
        default: "_"
        }
      }.prefix(200)
    )
    return safe.isEmpty ? "_" : safe
  }
}
