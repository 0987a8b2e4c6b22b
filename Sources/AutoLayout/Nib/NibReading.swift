package import Foundation

/// Creates the objects of nibs and storyboards. `InterfaceFiles` of the module `InterfaceBuilder`, which
/// is built on this one, conforms to it.
nonisolated package protocol NibReading: Sendable {
  /// Whether there is a nib with the name.
  func hasNib(named name: String, in bundle: Bundle?) -> Bool

  /// Creates the top-level objects of a nib, connects their outlets and actions, and those of the
  /// owner.
  ///
  /// - Returns: The objects without the owner; nil if the nib cannot be read, which is reported.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  func objects(ofNib nib: NibContent, owner: AnyObject?) -> [Any]?

  /// Creates a controller of a storyboard; its view is loaded at the first access.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier of the controller; nil for the initial one.
  ///   - creator: creates the controller instead of its class; nil, or nil as its result, for the class.
  /// - Returns: nil if there is no such controller, which is reported unless the initial one is missing.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  func controller(
    in storyboard: UIStoryboard,
    withIdentifier identifier: String?,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// The source of a nib's content.
nonisolated package enum NibContent: Sendable {
  /// The file with a name, in the resources of a bundle if one is given, and in the folders.
  case file(String, bundle: Bundle?)
  /// The bytes of a file.
  case data(Data)
}

extension LayoutEnvironment {
  /// Reports that nibs and storyboards are not read.
  nonisolated func raiseWithoutNibs(_ what: String) {
    raise(
      LayoutIssue(
        .missingResource,
        "\(what) is not loaded: no folders of nibs and storyboards are named.",
        remedy: "Set LayoutEnvironment's interfaceFiles, which the module InterfaceBuilder adds."
      )
    )
  }
}
