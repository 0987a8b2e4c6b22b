public import Foundation

/// A nib: a `.xib` file, from which objects can be created any number of times.
///
/// The file is searched in the folders of the environment's `interfaceFiles`, which the module
/// `InterfaceBuilder` adds.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UINib: NSObject {
  private let content: NibContent

  /// Names the nib of a file, without its ending. The file is read when objects are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    content = .file(name, bundle: bundleOrNil)
    super.init()
  }

  /// Creates a nib from the content of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    content = .data(data)
    super.init()
  }

  /// The options of a call that creates objects.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects by which the proxies of the nib are replaced. Has no effect here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the objects of the nib, and connects their outlets and actions and those of the owner.
  ///
  /// - Returns: The top-level objects without the owner. A nib that cannot be read is reported, and has
  ///   none.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    objects(owner: ownerOrNil) ?? []
  }

  func objects(owner: Any?) -> [Any]? {
    let environment = LayoutEnvironment.current
    guard let files = environment.nibReading else {
      if case .file(let name, _) = content { environment.raiseWithoutNibs("The nib '\(name)'") }
      return nil
    }
    return files.objects(ofNib: content, owner: owner.map { $0 as AnyObject })
  }

  /// Creates the object of a nib for a list; nil, which is reported, if it is none of the class.
  func onlyObject<Item: UIView>(as type: Item.Type) -> Item? {
    guard let objects = objects(owner: nil) else { return nil }
    let views = objects.filter { $0 is UIView }
    if views.count == 1, let item = views.first as? Item { return item }
    let name = if case .file(let name, _) = content { "The nib '\(name)'" } else { "A nib" }
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .illegalItem,
        "\(name) is registered with a list; its objects are not one \(Item.self).",
        remedy: "Let the file contain one \(Item.self). An empty one is used.",
        exceptionName: "NSInternalInconsistencyException"
      )
    )
    return nil
  }
}

extension Bundle {
  /// Creates the objects of a nib, and connects their outlets and actions and those of the owner. See
  /// ``UINib``.
  ///
  /// - Returns: The top-level objects without the owner; nil for a nib that cannot be read, which is
  ///   reported.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).objects(owner: owner)
  }
}
