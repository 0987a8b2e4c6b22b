import Foundation

/// The names of the resources in some folders, and what was read of them.
///
/// The folders are searched at the first request. A resource is read when it is first asked for, and
/// kept; nothing of it is read again.
///
/// - Note: `@unchecked Sendable` holds because all variables are accessed only under the lock.
nonisolated final class ResourceIndex: @unchecked Sendable {
  private let folders: [URL]
  private let lock = NSRecursiveLock()
  private var listing: Listing?
  private var images: [String: Result<ImageContent?, ResourceError>] = [:]
  private var colors: [String: Result<UIColor?, ResourceError>] = [:]
  private var fonts: [FontFace]?
  private var subs: [URL: ResourceIndex] = [:]
  private var reported: Set<String> = []

  /// The resources by their names. The first one with a name counts.
  nonisolated private struct Listing {
    var imageSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]
    /// Image files by their names without scale and ending, in lower case for the endings only.
    var imageFiles: [String: [ImageFile]] = [:]
    var fontFiles: [URL] = []
  }

  nonisolated private struct ImageFile {
    var url: URL
    var scale: Double
  }

  init(_ folders: [URL]) { self.folders = folders }

  /// Returns the index of another folder, made at the first request.
  func sub(_ folder: URL) -> ResourceIndex {
    lock.withLock {
      if let sub = subs[folder] { return sub }
      let sub = ResourceIndex([folder])
      subs[folder] = sub
      return sub
    }
  }

  /// Returns whether the text is given for the first time.
  func isFirstReport(_ text: String) -> Bool { lock.withLock { reported.insert(text).inserted } }

  func image(_ name: String) throws(ResourceError) -> ImageContent? {
    let result = lock.withLock {
      if let known = images[name] { return known }
      let result = Result { () throws(ResourceError) in try readImage(name) }
      images[name] = result
      return result
    }
    return try result.get()
  }

  func color(_ name: String) throws(ResourceError) -> UIColor? {
    let result = lock.withLock {
      if let known = colors[name] { return known }
      let result = Result { () throws(ResourceError) in try readColor(name) }
      colors[name] = result
      return result
    }
    return try result.get()
  }

  private func readImage(_ name: String) throws(ResourceError) -> ImageContent? {
    if let folder = listed.imageSets[name] { return try imageSet(folder, name) }
    // A name may have the ending of its file.
    let bare = Self.nameParts(name).map(\.name) ?? name
    guard let file = listed.imageFiles[name]?.first ?? listed.imageFiles[bare]?.first else {
      return nil
    }
    return try content(file.url, scale: file.scale, name: name)
  }

  private func imageSet(_ folder: URL, _ name: String) throws(ResourceError) -> ImageContent? {
    let contents = try contents(of: folder)
    guard let picture = contents.picture, let fileName = picture.filename else {
      throw .malformed(folder, "no picture")
    }
    let file = folder.appendingPathComponent(fileName)
    var content = try content(file, scale: picture.pixelsInPoint ?? 1, name: name)
    switch contents.properties?.rendering {
    case "template": content.renderingMode = .alwaysTemplate
    case "original": content.renderingMode = .alwaysOriginal
    default: break
    }
    content.isSymbol = folder.pathExtension == "symbolset"
    if let resizing = picture.resizing {
      content.capInsets = resizing.capInsets?.inPoints(content.scale) ?? .zero
      content.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
    }
    if let insets = picture.alignmentInsets {
      content.alignmentRectInsets = insets.inPoints(content.scale)
    }
    return content
  }

  private func content(
    _ file: URL,
    scale: Double,
    name: String
  ) throws(ResourceError) -> ImageContent {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw .unreadable(file)
    }
    guard let pixels = ImageFileSize(data) else { throw .malformed(file, "no size") }
    var content = ImageContent(source: .file(file), pixels, scale: scale > 0 ? scale : 1)
    content.name = name
    return content
  }

  private func readColor(_ name: String) throws(ResourceError) -> UIColor? {
    guard let folder = listed.colorSets[name] else { return nil }
    guard let color = try contents(of: folder).tint else { throw .malformed(folder, "no colour") }
    return color
  }

  private func contents(of folder: URL) throws(ResourceError) -> AssetContents {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(folder) }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      throw .malformed(folder, "a Contents.json that is no asset's description")
    }
  }

  func face(_ name: String) throws(ResourceError) -> FontFace? {
    let faces = try allFaces()
    return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
      ?? faces.filter { $0.family == name }.min { abs($0.weight - 400) < abs($1.weight - 400) }
  }

  var families: [String] { Set(((try? allFaces()) ?? []).map(\.family)).sorted() }

  func faces(ofFamily family: String) -> [String] {
    ((try? allFaces()) ?? []).filter { $0.family == family }.map(\.postScriptName).sorted()
  }

  /// Returns the faces of all font files. Files that are no fonts are left out.
  private func allFaces() throws(ResourceError) -> [FontFace] {
    lock.withLock {
      if let fonts { return fonts }
      let faces = listed.fontFiles.flatMap { FontFace.faces(in: $0) }
      fonts = faces
      return faces
    }
  }

  /// The names of all resources. Called under the lock.
  private var listed: Listing {
    if let listing { return listing }
    var listing = Listing()
    for folder in folders { Self.list(folder, into: &listing) }
    self.listing = listing
    return listing
  }

  private static func list(_ folder: URL, into listing: inout Listing) {
    var namespaces: [[String]: Bool] = [:]
    for path in FileManager.default.paths(inside: folder) {
      guard let last = path.last else { continue }
      let url = path.reduce(folder) { $0.appendingPathComponent($1) }
      let (name, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
      let catalogue = path.lastIndex { $0.hasSuffix(".xcassets") }
      switch ending {
      case "imageset", "symbolset", "colorset":
        var spaces: [String] = []
        if let catalogue {
          for depth in catalogue + 1..<path.count where depth < path.count - 1 {
            let inner = Array(path[...depth])
            let isNamespace = namespaces[inner] ?? providesNamespace(folder, inner)
            namespaces[inner] = isNamespace
            if isNamespace { spaces.append(path[depth]) }
          }
        }
        let full = (spaces + [name]).joined(separator: "/")
        if ending == "colorset" {
          listing.colorSets[full] = listing.colorSets[full] ?? url
        } else {
          listing.imageSets[full] = listing.imageSets[full] ?? url
        }
      case "ttf", "otf", "ttc", "TTF", "OTF":
        listing.fontFiles.append(url)
      default:
        guard catalogue == nil, let parts = nameParts(last) else { continue }
        let file = ImageFile(url: url, scale: parts.scale)
        listing.imageFiles[parts.name, default: []].append(file)
      }
    }
  }

  private static func providesNamespace(_ folder: URL, _ path: [String]) -> Bool {
    let file = path.reduce(folder) { $0.appendingPathComponent($1) }
      .appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return false }
    return contents.properties?.isNamespace ?? false
  }

  /// Returns the name and the scale of an image file: `icon` and 2 for `icon@2x~ipad.png`; nil for
  /// other files.
  private static func nameParts(_ file: String) -> (name: String, scale: Double)? {
    guard let dot = file.lastIndex(of: "."),
      ImageFileSize.fileNameEndings.contains(file[file.index(after: dot)...].lowercased())
    else { return nil }
    var name = file[..<dot]
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) {
      name = name.dropLast(device.count)
    }
    for (ending, scale) in [("@2x", 2.0), ("@3x", 3.0), ("@1x", 1.0)] where name.hasSuffix(ending) {
      return (String(name.dropLast(ending.count)), scale)
    }
    return (String(name), 1)
  }
}
