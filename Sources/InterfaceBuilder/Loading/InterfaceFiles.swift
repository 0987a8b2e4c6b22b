public import Foundation

/// The nibs and storyboards of an app, from which `UINib`, `UIStoryboard` and controllers create their objects.
///
/// Apple's system looks in the app's bundle for compiled files. Here the environment names folders, such as those of the app's
/// sources; they are searched with all folders inside of them, and the `.xib` and `.storyboard` files are read as they are:
///
/// ```swift
/// LayoutEnvironment.current.with {
///   $0.interfaceFiles = InterfaceFiles([URL(filePath: "Shop")], modules: ["Shop"])
/// } run: {
///   let list = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
///   …
/// }
/// ```
///
/// A class that a file names is searched in the module that the file names, in that of the owner, and in ``modules``. It is a
/// class at the top level that is neither private nor generic. Outlets are set by the tables of the classes
/// (`UIResponder.outletTable`), actions are called by those of their selectors; the command `plumb-port` writes both tables.
///
/// Missing objects and values of another type are reported with the file and the line, and the rest is created.
nonisolated public struct InterfaceFiles: Sendable {
  /// The folders, searched one after another.
  public let folders: [URL]
  /// The modules in which classes are searched that are not in the module which the file names.
  public let modules: [String]
  /// The language of the texts, such as `de`: texts of `de.lproj/Main.strings` replace those of `Main.storyboard`. By default nil:
  /// the texts of the files.
  public let language: String?

  let index: InterfaceFileIndex

  /// Names the folders. They are searched at the first request, and not again: files that are added or changed later are not
  /// noticed.
  public init(_ folders: [URL], modules: [String] = [], language: String? = nil) {
    (self.folders, self.modules, self.language) = (folders, modules, language)
    index = InterfaceFileIndex(folders, language: language)
  }

  /// Returns the file with a name and an ending; nil, which is reported, if there is none or it cannot be read.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  func document(_ name: String, _ ending: String, in bundle: Bundle?) -> InterfaceDocument? {
    let what = ending == "xib" ? "nib" : "storyboard"
    do {
      if let document = try index.document(name, ending) ?? inside(bundle)?.document(name, ending) {
        return document
      }
      let places = folders.map(\.lastPathComponent).joined(separator: ", ")
      report(
        "No \(what) is named '\(name)' in \(places).",
        "Add the file \(name).\(ending), or correct the name."
      )
    } catch {
      report("The \(what) '\(name)' cannot be read: \(error)", "Correct the file.")
    }
    return nil
  }

  /// The index of the resources of a bundle. The main bundle of a test is the folder of the build, which is not searched.
  private func inside(_ bundle: Bundle?) -> InterfaceFileIndex? {
    guard let bundle, bundle != .main, let folder = bundle.resourceURL else { return nil }
    return index.sub(folder)
  }

  private func report(_ message: String, _ remedy: String) {
    LayoutEnvironment.current.raise(
      LayoutIssue(
        .missingResource,
        message,
        remedy: remedy,
        exceptionName: "NSInvalidArgumentException"
      )
    )
  }
}

nonisolated extension LayoutEnvironment {
  /// The nibs and storyboards from which controllers and views can be created. By default nil: none are read.
  public var interfaceFiles: InterfaceFiles? {
    get { nibReading as? InterfaceFiles }
    set { nibReading = newValue }
  }
}

nonisolated extension InterfaceFiles: NibReading {
  package func hasNib(named name: String, in bundle: Bundle?) -> Bool {
    index.url(name, "xib") != nil || inside(bundle)?.url(name, "xib") != nil
  }

  #if MainActor
    @preconcurrency @MainActor
  #endif
  package func objects(ofNib nib: NibContent, owner: AnyObject?) -> [Any]? {
    switch nib {
    case .file(let name, let bundle):
      guard let document = document(name, "xib", in: bundle) else { return nil }
      return NibLoader(document, self, owner: owner).topLevelObjects()
    case .data(let data):
      do {
        let document = try InterfaceDocument(data, file: "the data of a nib")
        return NibLoader(document, self, owner: owner).topLevelObjects()
      } catch {
        report("A nib cannot be read: \(error)", "Pass the content of a .xib file.")
        return nil
      }
    }
  }

  #if MainActor
    @preconcurrency @MainActor
  #endif
  package func controller(
    in storyboard: UIStoryboard,
    withIdentifier identifier: String?,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let document = document(storyboard.name, "storyboard", in: storyboard.bundle) else {
      return nil
    }
    let reader = StoryboardReader(storyboard, document, self)
    guard let identifier else { return reader.initialController(creator) }
    if let controller = reader.controller(withIdentifier: identifier, creator) { return controller }
    let known = reader.identifiers.map { "'\($0)'" }.joined(separator: ", ")
    report(
      "Storyboard '\(storyboard.name)' doesn't contain a view controller with identifier '\(identifier)'.",
      known.isEmpty ? "None of its controllers has an identifier." : "Its identifiers are \(known)."
    )
    return nil
  }
}
