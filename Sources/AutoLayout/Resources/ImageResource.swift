public import Foundation

/// The name of an image in a bundle, as Xcode declares one for each image of an asset catalogue.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

nonisolated extension UIImage {
  /// Creates the image of a resource. Without such an image, its size is that of a placeholder, or
  /// zero.
  public convenience init(resource: ImageResource) {
    let resources = LayoutEnvironment.current.resources
    self.init(
      resources.image(resource.name, in: resource.bundle)
        ?? ImageContent(size: resources.placeholderSize ?? .zero, name: resource.name)
    )
  }
}
