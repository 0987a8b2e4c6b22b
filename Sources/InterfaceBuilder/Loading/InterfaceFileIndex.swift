import Foundation

/// The names of the nibs, storyboards and translations in some folders, and the files that were read.
///
/// - Note: `@unchecked Sendable` holds because all variables are accessed only under the lock.
nonisolated final class InterfaceFileIndex: @unchecked Sendable {
  private let folders: [URL]
  private let language: String?
  private let lock = NSRecursiveLock()
  private var listing: [String: URL]?
  private var documents: [URL: Result<InterfaceDocument, InterfaceError>] = [:]
  private var subs: [URL: InterfaceFileIndex] = [:]

  init(_ folders: [URL], language: String?) { (self.folders, self.language) = (folders, language) }

  /// Returns the index of another folder, made at the first request.
  func sub(_ folder: URL) -> InterfaceFileIndex {
    lock.withLock {
      if let sub = subs[folder] { return sub }
      let sub = InterfaceFileIndex([folder], language: language)
      subs[folder] = sub
      return sub
    }
  }

  /// Returns the file with a name and an ending; nil if there is none.
  func url(_ name: String, _ ending: String) -> URL? {
    lock.withLock { listed["\(name).\(ending)"] }
  }

  /// Returns the content of the file with a name and an ending; nil if there is none.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  func document(_ name: String, _ ending: String) throws(InterfaceError) -> InterfaceDocument? {
    let result = lock.withLock { () -> Result<InterfaceDocument, InterfaceError>? in
      guard let url = listed["\(name).\(ending)"] else { return nil }
      if let known = documents[url] { return known }
      let texts = texts(name)
      let result = Result { () throws(InterfaceError) in
        try InterfaceDocument(contentsOf: url, replacing: texts)
      }
      documents[url] = result
      return result
    }
    return try result?.get()
  }

  /// The translated texts of a file by the ids of objects and the names of their properties.
  private func texts(_ name: String) -> [String: String] {
    if let data = data("\(name).xcstrings"), let language,
      let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
    {
      return catalogue.texts(in: language)
    }
    guard let data = data("\(name).strings"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }

  private func data(_ name: String) -> Data? {
    listed[name].flatMap { try? Data(contentsOf: $0) }
  }

  /// The files by their names. Of several with the same name that of the language counts, then one that belongs to no other
  /// language, then the first one. Called under the lock.
  private var listed: [String: URL] {
    if let listing { return listing }
    var found: [String: (url: URL, rank: Int)] = [:]
    for folder in folders {
      for path in FileManager.default.paths(inside: folder) {
        let url = path.reduce(folder) { $0.appendingPathComponent($1) }
        guard ["xib", "storyboard", "strings", "xcstrings"].contains(url.pathExtension),
          let rank = rank(of: url), let name = path.last
        else { continue }
        if rank < found[name]?.rank ?? .max { found[name] = (url, rank) }
      }
    }
    let listing = found.mapValues(\.url)
    self.listing = listing
    return listing
  }

  private func rank(of url: URL) -> Int? {
    let parent = url.deletingLastPathComponent()
    let place =
      parent.pathExtension == "lproj" ? parent.deletingPathExtension().lastPathComponent : "Base"
    if place == language { return 0 }
    if url.pathExtension == "strings" { return nil }
    return place == "Base" ? 1 : 2
  }
}

/// A string catalogue (`.xcstrings`): the texts of a file in all languages.
nonisolated private struct StringCatalogue: Decodable {
  nonisolated struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  nonisolated struct Localization: Decodable {
    var stringUnit: Unit?
  }
  nonisolated struct Unit: Decodable {
    var value: String
  }

  var strings: [String: Entry]

  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }
}

extension InterfaceDocument {
  /// Reads a file, and replaces texts by those of another language.
  fileprivate init(contentsOf url: URL, replacing texts: [String: String]) throws(InterfaceError) {
    try self.init(contentsOf: url)
    if texts.isEmpty { return }
    try self.init(root.replacing(texts), file: file)
  }
}

extension Element {
  /// Returns the element with translated texts, whose keys are those of Xcode: `abc-12-xyz.text`.
  fileprivate func replacing(_ texts: [String: String]) -> Element {
    var result = self
    if let id {
      for role in ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"] {
        guard let text = texts["\(id).\(role)"] else { continue }
        result.attributes[role] = text
        result.children.removeAll { $0.key == role && $0.name.lowercased().hasSuffix("string") }
      }
      for index in result.children.indices {
        switch result.children[index].name {
        case "state":
          guard let state = result.children[index].key, let text = texts["\(id).\(state)Title"]
          else { continue }
          result.children[index].attributes["title"] = text
        case "segments":
          for segment in result.children[index].children.indices {
            guard let text = texts["\(id).segmentTitles[\(segment)]"] else { continue }
            result.children[index].children[segment].attributes["title"] = text
          }
        default: break
        }
      }
    }
    result.children = result.children.map { $0.replacing(texts) }
    return result
  }
}
