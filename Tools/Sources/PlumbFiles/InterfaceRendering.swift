public import Foundation
public import InterfaceBuilder
import PlumbRender

/// Lays out the objects of Interface Builder files, and writes pictures and frames.
public struct InterfaceRendering {
  public var canvas = InterfaceCanvas()
  /// Only the object with this id, or of the controller or cell with it; nil for all.
  public var objectID: String?
  /// Whether frames, guides and constraints are drawn over the views.
  public var drawsOverlay = false
  /// The folder for pictures, which is made if there is none; nil for no pictures.
  public var pictures: URL?
  /// The file for frames; nil for none.
  public var frames: URL?
  /// Is told what was not laid out as a file says it, and which files could not be read, which is an error.
  public var report: (_ text: String, _ isError: Bool) -> Void = { _, _ in }

  /// Nobody reads more of one file.
  static let mostRemarks = 50

  public init() {}

  /// What came of it.
  public struct Summary: Sendable {
    public internal(set) var files = 0
    public internal(set) var objects = 0
    public internal(set) var views = 0
    public internal(set) var issues = 0
    public internal(set) var badFiles = 0
    public internal(set) var pictures = 0
    /// For reading and laying out, without drawing and writing.
    public internal(set) var time = Duration.zero
  }

  /// - Parameter progress: is told what comes next.
  public func run(
    _ files: [InputFiles.File],
    progress: (String) -> Void = { _ in }
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
          // The sentence about a conflict may begin with it.
          let start = issue.message.hasPrefix("\(place) ") ? "" : "\(place): "
          remarks.append("\(start)\(issue.message) \(issue.remedy)")
        }
        summary.issues += layout.layoutIssues.count
        framesFile.add(layout, file: file.name)
      }
      for remark in remarks.prefix(Self.mostRemarks) { report(remark, false) }
      if remarks.count > Self.mostRemarks {
        report(
          "\(file.name): \(remarks.count - Self.mostRemarks) more remarks are not shown.",
          false
        )
      }
      if let pictures, !layouts.isEmpty {
        let folder = Self.unused(Self.fileName(file.title), &folders)
        summary.pictures += try draw(layouts, to: pictures.appendingPathComponent(folder))
      }
    }
    if let objectID, !hasObject, summary.files > 0 { throw .noObject(objectID) }
    if let frames { try FileError.write(framesFile.text, to: frames) }
    return summary
  }

  private func isWanted(_ object: InterfaceObject) -> Bool {
    objectID == nil || object.id == objectID || object.ownerID == objectID
  }

  /// What is wanted of a document, among all of it: rows are seen in their lists.
  private func layOut(_ document: InterfaceDocument) -> [InterfaceLayout] {
    document.objects.contains(where: isWanted) ? canvas.layOutAll(of: document) : []
  }

  /// - Returns: how many there are.
  private func draw(
    _ layouts: [InterfaceLayout],
    to folder: URL
  ) throws(FileError) -> Int {
    var names: Set<String> = []
    let renderer = SVGRenderer(overlay: drawsOverlay ? .all : [])
    let wanted = layouts.filter { isWanted($0.object) }
    // Rows by themselves first: in their list they are drawn with it, and may reach out of it. Then what container views show,
    // with its rows, and the others last.
    for layout in wanted where layout.object.listID != nil {
      try write(renderer.render(layout.view), layout, &names, in: folder)
    }
    InterfaceLayout.showEach(of: layouts) { $0.listID != nil }
    for layout in wanted where layout.object.containerID != nil {
      try write(renderer.render(layout.view), layout, &names, in: folder)
    }
    InterfaceLayout.showEach(of: layouts)
    for layout in wanted where layout.object.hostID == nil {
      try write(renderer.render(layout.view), layout, &names, in: folder)
    }
    return wanted.count
  }

  private func write(
    _ text: String,
    _ layout: InterfaceLayout,
    _ names: inout Set<String>,
    in folder: URL
  ) throws(FileError) {
    let name = Self.unused(Self.fileName(layout.object.id), &names)
    try FileError.write(text, to: folder.appendingPathComponent("\(name).svg"))
  }

  /// The name, with a number if another has it. Upper and lower case are the same for some disks.
  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !used.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }

  /// Names come from files and may say anything: they must not lead out of the folder.
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
