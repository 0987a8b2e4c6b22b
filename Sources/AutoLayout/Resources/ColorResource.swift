public import Foundation

/// The name of a colour in a bundle, as Xcode declares one for each colour of an asset catalogue.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
