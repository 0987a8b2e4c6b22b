import AutoLayout
import PlumbLint
public import PlumbScenes

/// Lays out the scenes of the gallery in both orientations and directions, and finds the defects of their layouts.
public struct SceneLint {
  /// The rules that are applied, and what layout reports itself.
  public var rules: LintSelection

  /// Creates a search.
  public init(rules: LintSelection = LintSelection()) { self.rules = rules }

  /// Returns the findings in a scene, each at the line of its constraint, else of the scene, in the order in which they are found.
  public func findings(in scene: Scene) -> [Finding] {
    scene.variants.flatMap { findings(in: scene, $0) }
  }

  private func findings(in scene: Scene, _ variant: String) -> [Finding] {
    var lint = LayoutLint()
    lint.rules = rules.layoutRules
    let inAllOnly = LayoutRule.redundantConstraint
    var entries: [(finding: Finding, settings: [Int])] = []
    var places: [String: Int] = [:]
    for (index, setting) in Scene.sizesAndDirections.enumerated() {
      // Only what is found in all combinations counts, and to search for it takes long.
      let isNeeded = entries.contains {
        $0.finding.rule == inAllOnly.rawValue && $0.settings.count == index
      }
      if index > 0 && !isNeeded { lint.rules.remove(inAllOnly) }
      let layout = scene.layOut(variant, size: setting.size, direction: setting.direction)
      let place = (scene.file, scene.line)
      // The numbers of a conflict differ between screens, so that only its line tells it from others.
      var counts: [String: Int] = [:]
      let reported = rules.findings(in: layout.issues, at: place, []).map { issue in
        var finding = issue
        finding.file = scene.path(of: issue.file)
        let line = "\(finding.rule) \(finding.file):\(finding.line)"
        counts[line, default: 0] += 1
        return ("\(line) \(counts[line] ?? 0)", finding)
      }
      let linted = lint.findings(in: layout.root).map { found in
        let place = found.location.map { (scene.path(of: $0.file), Int($0.line)) } ?? place
        return (found.cause, Finding(found.reproducible, at: place, []))
      }
      for (cause, finding) in reported + linted {
        if let place = places[cause] {
          if entries[place].settings.last != index { entries[place].settings.append(index) }
        } else {
          places[cause] = entries.count
          entries.append((finding, [index]))
        }
      }
    }
    let name = variant.isEmpty ? scene.id : "\(scene.id)-\(variant)"
    let count = Scene.sizesAndDirections.count
    return entries.compactMap { finding, settings in
      // A constraint that has no effect in some combinations has one in the others.
      if finding.rule == inAllOnly.rawValue && settings.count < count {
        return nil
      }
      var finding = finding
      finding.screens = [Finding.Screen(name: name, combinations: Self.words(settings))]
      return finding
    }
  }

  /// Some of `Scene.sizesAndDirections` in words, for the end of a sentence.
  private static func words(_ indices: [Int]) -> String {
    let all = Scene.sizesAndDirections
    if indices.count == all.count { return "in all \(all.count) combinations" }
    let chosen = indices.map { all[$0] }
    func orientation(_ size: CGSize) -> String {
      size.width > size.height ? "in landscape orientation" : "in portrait orientation"
    }
    func direction(_ direction: UIUserInterfaceLayoutDirection) -> String {
      direction == .rightToLeft ? "from right to left" : "from left to right"
    }
    if indices.count == 2, chosen[0].size == chosen[1].size { return orientation(chosen[0].size) }
    if indices.count == 2, chosen[0].direction == chosen[1].direction {
      return direction(chosen[0].direction)
    }
    return chosen.map { "\(orientation($0.size)) \(direction($0.direction))" }.joined(
      separator: ", "
    )
  }
}

extension Scene {
  /// The path of a source file of the gallery that constraints name by its module, as in `PlumbScenes/Feed.swift`.
  fileprivate func path(of name: String) -> String {
    guard let last = name.split(separator: "/").last, !name.hasPrefix("/") else { return name }
    return (file.split(separator: "/", omittingEmptySubsequences: false).dropLast() + [last])
      .joined(separator: "/")
  }
}
