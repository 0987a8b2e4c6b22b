public import Foundation

/// The folders in which an app's images, colours and fonts are found by their names.
///
/// Apple's system looks in the app's bundle. Here the environment names folders, such as those of
/// the app's sources; they are searched with all folders inside of them, in the order of their names
/// and paths:
///
/// ```swift
/// let resources = ResourceFolders([URL(filePath: "App/Resources")])
/// LayoutEnvironment.current.with { $0.resources = resources } run: { … }
/// ```
///
/// - Images: image sets and symbol sets of asset catalogues (`Name.imageset`), and files such as
///   `name.png`, `name@2x.png` or `name.pdf`. The size is read from the file; pixels are not decoded.
/// - Colours: colour sets of asset catalogues, for light and dark appearance.
/// - Fonts: `.ttf`, `.otf` and `.ttc` files. Texts are measured with their widths and line heights.
///
/// What is not found gets a placeholder, so that code which unwraps the result runs: an image of the
/// size ``placeholderSize``, a grey, the system font. If there are folders, it is reported, once for
/// each name.
nonisolated public struct ResourceFolders: Sendable {
  /// The folders, searched one after another.
  public let folders: [URL]
  /// The size of the images that are not found, in points. By default 24 × 24. With nil there is no
  /// placeholder: `UIImage(named:)`, `UIColor(named:)` and `UIFont(name:size:)` return nil, as in
  /// UIKit.
  public var placeholderSize: CGSize? = CGSize(width: 24, height: 24)

  private let index: ResourceIndex

  /// Names the folders. They are searched at the first request, and not again: files that are added
  /// or changed later are not noticed.
  public init(_ folders: [URL] = []) {
    self.folders = folders
    index = ResourceIndex(folders)
  }

  /// Returns the image with a name, in the folders or in those of a bundle.
  func image(_ name: String, in bundle: Bundle?) -> ImageContent? {
    found("image", name, in: bundle) { (index) throws(ResourceError) in try index.image(name) }
  }

  /// Returns the colour with a name, in the folders or in those of a bundle.
  func color(_ name: String, in bundle: Bundle?) -> UIColor? {
    found("colour", name, in: bundle) { (index) throws(ResourceError) in try index.color(name) }
  }

  /// Returns the face with a full name, PostScript name or family name.
  func face(_ name: String) -> FontFace? {
    found("font", name, in: nil) { (index) throws(ResourceError) in try index.face(name) }
  }

  /// The names of the families of all fonts in the folders, in alphabetical order.
  var families: [String] { index.families }

  /// Returns the names of the faces of a family, in alphabetical order.
  func faces(ofFamily family: String) -> [String] { index.faces(ofFamily: family) }

  private func found<Found>(
    _ what: String,
    _ name: String,
    in bundle: Bundle?,
    _ find: (ResourceIndex) throws(ResourceError) -> Found?
  ) -> Found? {
    let inside = bundle.flatMap(\.resourceURL).map { index.sub($0) }
    do {
      if let inside, let found = try find(inside) { return found }
      if let found = try find(index) { return found }
      if folders.isEmpty && inside == nil || name.isEmpty { return nil }
      report(what, name, "No \(what) is named '\(name)' in \(placesInWords).")
    } catch {
      report(what, name, "The \(what) '\(name)' cannot be used: \(error).")
    }
    return nil
  }

  private var placesInWords: String {
    folders.isEmpty ? "the bundle" : folders.map(\.lastPathComponent).joined(separator: ", ")
  }

  private func report(_ what: String, _ name: String, _ message: String) {
    guard index.isFirstReport("\(what) \(name)") else { return }
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .missingResource,
        message,
        remedy: placeholderSize == nil
          ? "The result is nil. Add the file, or correct the name."
          : "A placeholder is used. Add the file, or correct the name."
      )
    )
  }
}

/// A resource that cannot be used.
nonisolated enum ResourceError: Error, CustomStringConvertible {
  case unreadable(URL)
  case malformed(URL, String)

  var description: String {
    switch self {
    case .unreadable(let url): "\(url.lastPathComponent) cannot be read"
    case .malformed(let url, let what): "\(url.lastPathComponent) has \(what)"
    }
  }
}
