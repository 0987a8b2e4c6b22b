public import InterfaceBuilder
import PlumbLint

/// Lays out the objects of Interface Builder files, and finds the defects of their layouts.
///
/// A top-level view of a xib has the size that its author drew. Conflicts with this size are left out, unless the canvas chooses the
/// size or the view is as large as the screen.
public struct InterfaceLint {
  /// The canvas on which the objects are laid out.
  public var canvas = InterfaceCanvas()
  /// The id of the only object to lint, or of its controller or cell; nil for all objects.
  public var objectID: String?
  /// The rules that are applied, and what layout reports itself.
  public var rules: LintSelection

  /// Creates a search on the canvas of each file.
  public init(rules: LintSelection = LintSelection()) { self.rules = rules }

  /// Returns the findings in the objects of a document, each at the line of its constraint, else of its view, else of its object.
  /// What copies of one object have in common, such as the cells of a list, is one finding, at its first line.
  ///
  /// - Returns: the findings in the order of the objects; nil if no object has the id.
  public func findings(in document: InterfaceDocument) -> [Finding]? {
    let layouts = canvas.layOutAll(of: document).filter { isWanted($0.object) }
    if layouts.isEmpty && objectID != nil { return nil }
    // Code replaces placeholders: what they make superfluous is needed when the app runs.
    var bareCanvas = canvas
    bareCanvas.includesPlaceholderConstraints = false
    let bare = bareCanvas.layOutAll(of: document).filter { isWanted($0.object) }
    var result = faults(of: document, layouts)
    var texts: [String: (object: String, finding: Int)] = [:]
    for (layout, bare) in zip(layouts, bare) {
      let found =
        reports(about: layout, of: document)
        + findings(in: layout, of: document, by: rules.layoutRules.subtracting(Self.superfluity))
        + findings(in: bare, of: document, by: rules.layoutRules.intersection(Self.superfluity))
      for finding in found {
        let text = "\(finding.rule) \(finding.text)"
        if let known = texts[text], known.object != layout.object.id {
          result[known.finding].screens += finding.screens
        } else {
          texts[text] = texts[text] ?? (layout.object.id, result.count)
          result.append(finding)
        }
      }
    }
    return result
  }

  /// The values and references of the file that cannot be used, for which something else takes the place.
  private func faults(of document: InterfaceDocument, _ layouts: [InterfaceLayout]) -> [Finding] {
    var known: Set<InterfaceIssue> = []
    var result: [Finding] = []
    for layout in layouts {
      for issue in document.issues + layout.issues {
        guard Self.faults.contains(issue.kind), known.insert(issue).inserted else { continue }
        result.append(
          Finding(
            rule: FindingRule.issue.id,
            level: .error,
            message: issue.message,
            remedy: "",
            file: document.file,
            line: issue.line,
            screens: [Finding.Screen(name: layout.object.name)]
          )
        )
      }
    }
    return rules.applied(to: result)
  }

  private static let faults: Set<InterfaceIssue.Kind> = [
    .badNumber, .badValue, .danglingReference, .duplicateID,
  ]

  /// The rules about constraints that are not needed.
  private static let superfluity: Set<LayoutRule> = [.duplicateConstraint, .redundantConstraint]

  private func isWanted(_ object: InterfaceObject) -> Bool {
    objectID == nil || object.id == objectID || object.ownerID == objectID
  }

  /// The conflicts and mistakes that layout reports.
  private func reports(about layout: InterfaceLayout, of document: InterfaceDocument) -> [Finding] {
    let issues = layout.layoutIssues.filter { issue in
      let dependsOnRoot = issue.constraints.contains { $0.source == .rootSize }
      return !(dependsOnRoot && isSizedByAuthor(layout, of: document))
    }
    let place = (document.file, layout.object.line)
    return rules.findings(in: issues, at: place, [Finding.Screen(name: layout.object.name)])
  }

  /// Whether the object has a size that its author drew, which need not be one that it has in the app.
  private func isSizedByAuthor(_ layout: InterfaceLayout, of document: InterfaceDocument) -> Bool {
    guard layout.object.kind == .topLevelView, canvas.size == nil, canvas.device == nil else {
      return false
    }
    return layout.view.bounds.size != document.device?.size(isLandscape: document.isLandscape)
  }

  private func findings(
    in layout: InterfaceLayout,
    of document: InterfaceDocument,
    by rules: Set<LayoutRule>
  ) -> [Finding] {
    var lint = LayoutLint()
    lint.rules = rules
    return lint.findings(in: layout.view).map(\.reproducible).map { finding in
      let line = finding.location.map { Int($0.line) } ?? line(of: finding, in: layout)
      return Finding(
        finding,
        at: (document.file, line ?? layout.object.line),
        [Finding.Screen(name: layout.object.name)]
      )
    }
  }

  private func line(of finding: LayoutFinding, in layout: InterfaceLayout) -> Int? {
    guard let view = finding.view else { return nil }
    let id = layout.views.first { $0.view === view }?.id
    return id.flatMap(layout.object.line)
  }
}
