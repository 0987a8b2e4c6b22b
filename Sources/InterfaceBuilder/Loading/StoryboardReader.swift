import Foundation

/// Creates the controllers of a storyboard.
struct StoryboardReader {
  let storyboard: UIStoryboard
  let document: InterfaceDocument
  let files: InterfaceFiles
  /// The ids of the controllers that are being created, each of which contains the next.
  private var open: Set<String> = []

  init(_ storyboard: UIStoryboard, _ document: InterfaceDocument, _ files: InterfaceFiles) {
    (self.storyboard, self.document, self.files) = (storyboard, document, files)
  }

  /// The identifiers of all controllers that have one, in the order of the file.
  var identifiers: [String] {
    scenes.flatMap(\.self).compactMap { $0.isController ? $0["storyboardIdentifier"] : nil }
  }

  private var scenes: [[Element]] {
    document.root.children(of: "scenes").map { $0.children(of: "objects") }
  }

  func initialController(_ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    document.root["initialViewController"].flatMap { controller(id: $0, creator) }
  }

  func controller(
    withIdentifier identifier: String,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    controller(creator) { $0["storyboardIdentifier"] == identifier }
  }

  /// Whether a controller is being created.
  func isOpening(_ id: String) -> Bool { open.contains(id) }

  /// Returns the reader for the controllers inside of one.
  func opening(_ id: String?) -> StoryboardReader {
    var reader = self
    if let id { reader.open.insert(id) }
    return reader
  }

  /// The reader for a controller that is created when a segue is performed, inside of no other one.
  var outside: StoryboardReader { StoryboardReader(storyboard, document, files) }

  /// Creates the controller with an id in the file.
  func controller(
    id: String,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    controller(creator) { $0.id == id }
  }

  private func controller(
    _ creator: ((NSCoder) -> UIViewController?)?,
    where isWanted: (Element) -> Bool
  ) -> UIViewController? {
    for scene in scenes {
      for element in scene where isWanted(element) {
        if element.name == "viewControllerPlaceholder" { return controller(ofPlaceholder: element) }
        if element.isController {
          return StoryboardScene(self, element, scene).makeController(creator)
        }
      }
    }
    return nil
  }

  /// Creates a controller of another storyboard.
  private func controller(ofPlaceholder element: Element) -> UIViewController? {
    let other = UIStoryboard(
      name: element["storyboardName"] ?? storyboard.name,
      bundle: storyboard.bundle
    )
    if let identifier = element["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.instantiateInitialViewController()
  }
}
