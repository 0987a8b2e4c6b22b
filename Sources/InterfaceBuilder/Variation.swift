/// The size classes for which a file is resolved; nil for any.
struct SizeClasses: Hashable, Sendable {
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?

  /// The number of terms in a key such as `heightClass=compact-widthClass=regular`, if all match; nil if a term does not match or is
  /// unknown.
  func matches(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for term in key.split(separator: "-") {
      switch term {
      case "widthClass=compact" where width == .compact: count += 1
      case "widthClass=regular" where width == .regular: count += 1
      case "heightClass=compact" where height == .compact: count += 1
      case "heightClass=regular" where height == .regular: count += 1
      default: return nil
      }
    }
    return count
  }
}

extension SizeClasses {
  /// Whether a key is valid for a variation.
  static func isKnown(_ key: String) -> Bool {
    let terms: Set<Substring> = [
      "widthClass=compact", "widthClass=regular", "heightClass=compact", "heightClass=regular",
    ]
    return key == "default" || key.split(separator: "-").allSatisfy(terms.contains)
  }
}

extension Element {
  /// The element and its descendants with the variations for size classes applied.
  ///
  /// The `variation` elements change attributes and children with a role, and install or uninstall constraints and subviews. The
  /// default variation is applied first, then the matching ones, those with more terms later.
  ///
  /// - Parameter keepsUninstalled: whether uninstalled subviews are kept, with `isInstalled` set to false.
  func resolved(for classes: SizeClasses, keepsUninstalled: Bool = false) -> Element {
    var result = self
    let variations = children.compactMap { child -> (element: Element, matches: Int)? in
      guard child.name == "variation", let key = child.key, let matches = classes.matches(of: key)
      else { return nil }
      return (child, matches)
    }
    if children.contains(where: { $0.name == "variation" }) {
      result.children.removeAll { $0.name == "variation" }
    }
    // Variations with the same number of terms are applied in the order of the file.
    let most = variations.map(\.matches).max() ?? 0
    var leftOut: Set<String> = []
    for matches in 0...most {
      for (variation, _) in variations where variation.matchesCount(matches, classes) {
        result.take(variation, leavingOut: &leftOut)
      }
    }
    if !leftOut.isEmpty { result.leave(out: leftOut, keepsUninstalled) }
    for index in result.children.indices where !result.children[index].children.isEmpty {
      result.children[index] = result.children[index]
        .resolved(for: classes, keepsUninstalled: keepsUninstalled)
    }
    return result
  }

  private mutating func leave(out ids: Set<String>, _ keepsUninstalled: Bool) {
    func isLeftOut(_ element: Element) -> Bool { element.id.map(ids.contains) ?? false }
    for index in children.indices {
      switch children[index].name {
      case "constraints":
        children[index].children.removeAll(where: isLeftOut)
      case "subviews" where !keepsUninstalled:
        children[index].children.removeAll(where: isLeftOut)
      case "subviews":
        for inner in children[index].children.indices
        where isLeftOut(children[index].children[inner]) {
          children[index].children[inner].isInstalled = false
        }
      default: break
      }
    }
  }

  private func matchesCount(_ count: Int, _ classes: SizeClasses) -> Bool {
    key.flatMap(classes.matches) == count
  }

  private mutating func take(_ variation: Element, leavingOut leftOut: inout Set<String>) {
    for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
    for child in variation.children {
      if child.name == "mask" {
        for change in child.children {
          guard let reference = change["reference"] else { continue }
          if change.name == "exclude" { leftOut.insert(reference) }
          if change.name == "include" { leftOut.remove(reference) }
        }
      } else if let key = child.key {
        children.removeAll { $0.key == key }
        children.append(child)
      }
    }
  }
}
