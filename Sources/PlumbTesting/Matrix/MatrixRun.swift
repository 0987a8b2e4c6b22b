import AutoLayout
import Foundation
import PlumbLint
import PlumbRender

/// The layouts of a view in all combinations of a matrix.
struct MatrixRun {
  var matrix: LayoutMatrix
  /// The checks that fail the test.
  var checks: Set<LayoutCheck>
  /// The checks that are dropped, also for `plumb check`.
  var allowed: Set<LayoutCheck> = []
  var site: CallSite
  /// Where `plumb check` reads what is found; nil without it.
  var findings = FindingsFile.current
  /// What distinguishes the run from others that write to the file at the same time.
  var id = UUID().uuidString

  /// Lays out a view in each combination, and records a failure for each distinct defect.
  ///
  /// - Parameters:
  ///   - name: the class of the view or controller.
  ///   - make: makes the view.
  ///   - check: the caller's own checks of the view made last.
  func run(name: String, make: () throws -> TestedLayout, check: () throws -> Void) {
    if let empty = matrix.emptyDimension {
      let message =
        "Nothing was laid out: the matrix has no combinations, because `\(empty)` is empty. List at least one value, or leave "
        + "`\(empty)` out."
      findings?.append(line(.defect, name, about: Defect(message)))
      findings?.append(line(.screen, name, count: 0))
      return Failure(message: message, site: site).record()
    }
    var list = DefectList()
    let reportsProgress = ProcessInfo.processInfo.environment["PLUMB_PROGRESS"] == "1"
    for (index, combination) in matrix.combinations.enumerated() {
      // Only what is found in all combinations counts, and to search for it takes long.
      let isNeeded = list.contains(.lint(.redundantConstraint), inAllOf: index)
      let words = FoldedCombinations.words(for: combination, in: matrix)
      findings?.append(line(.begins, name, combinations: words))
      if reportsProgress {
        FileHandle.standardError.write(Data("expectLayout of \(name): \(words)\n".utf8))
      }
      let log = LayoutIssueLog()
      LayoutEnvironment.current.with {
        prepare(&$0, for: combination)
        $0.report = log.append
      } run: {
        let rules = isNeeded ? rules : rules.subtracting([.redundantConstraint])
        run(combination, name, rules, make, check, log, &list)
      }
    }
    record(list, name)
    findings?.append(line(.screen, name, count: matrix.combinations.count))
  }

  private func line(
    _ kind: FindingsFile.Line.Kind,
    _ name: String,
    about defect: Defect? = nil,
    count: Int? = nil,
    combinations: String? = nil,
    picture: String? = nil
  ) -> FindingsFile.Line {
    FindingsFile.Line(
      kind: kind,
      screen: name,
      run: id,
      file: defect?.place?.file ?? "\(site.filePath)",
      line: defect?.place?.line ?? site.line,
      count: count,
      combinations: combinations,
      rule: defect?.rule,
      level: defect.map { isDemanded($0) ? "error" : "warning" },
      message: defect?.message,
      remedy: defect?.remedy,
      picture: picture
    )
  }

  /// Whether the test fails because of a defect.
  private func isDemanded(_ defect: Defect) -> Bool { defect.check.map(checks.contains) ?? true }

  private func prepare(
    _ environment: inout LayoutEnvironment,
    for combination: LayoutMatrix.Combination
  ) {
    let device = matrix.devices[combination.places[0]]
    environment.screenSize = device.size
    environment.displayScale = device.scale
    environment.userInterfaceIdiom = device.idiom
    environment.horizontalSizeClass = device.horizontalSizeClass
    environment.verticalSizeClass = device.verticalSizeClass
    environment.systemMinimumLayoutMargin = device.size.width >= 414 ? 20 : 16
    environment.userInterfaceLayoutDirection =
      matrix.rightToLeft[combination.places[1]] ? .rightToLeft : .leftToRight
    environment.preferredContentSizeCategory = matrix.textSizes[combination.places[2]].category
    // A mistake is a defect here, and does not end the test run.
    environment.isStrict = false
    // The rule finds it, and can be dropped by name.
    environment.reportsAmbiguousLayout = false
  }

  private func run(
    _ combination: LayoutMatrix.Combination,
    _ name: String,
    _ rules: Set<LayoutRule>,
    _ make: () throws -> TestedLayout,
    _ check: () throws -> Void,
    _ log: LayoutIssueLog,
    _ list: inout DefectList
  ) {
    let layout: TestedLayout
    do {
      layout = try make()
    } catch is ReusedViewError {
      let defect = Defect(
        "`\(name)` was not made anew: the closure returned the view of an earlier combination.",
        remedy:
          "Make it inside of the closure, where the screen, the direction and the text size apply."
      )
      return list.add(defect, in: combination) { nil }
    } catch {
      let defect = Defect("`\(name)` was not made: the closure threw \(error).")
      return list.add(defect, in: combination) { nil }
    }
    let view = layout.view
    matrix.texts[combination.places[3]].apply(to: view)
    let window = layout.layOut(on: matrix.devices[combination.places[0]])
    var found = view.sharingPropertyNames { lint(view, name, rules) }
    found += ownDefects(check, name)
    found =
      log.issues.filter { checks.contains($0.kind == .conflict ? .conflict : .issue) }
      .map(Defect.init) + found
    var picture: String?
    for defect in found {
      list.add(defect, in: combination) {
        if picture == nil && !view.bounds.isEmpty {
          picture = SVGRenderer(overlay: [.frames]).render(view)
        }
        return picture
      }
    }
    withExtendedLifetime(window) {}
  }

  /// The rules that fail the test, and those that `plumb check` applies too.
  private var rules: Set<LayoutRule> {
    Set(LayoutRule.allCases).filter { rule in
      checks.contains(.lint(rule)) || findings != nil && !allowed.contains(.lint(rule))
    }
  }

  private func lint(_ view: UIView, _ name: String, _ rules: Set<LayoutRule>) -> [Defect] {
    if view.bounds.isEmpty && checks.contains(.emptyView) {
      let size = view.bounds.size
      return [
        Defect(
          "`\(name)` is empty: it is \(size.width.inWords) wide and \(size.height.inWords) high.",
          remedy:
            "Connect its content with all four of its edges, or choose a size, as in `sized: .screen`.",
          check: .emptyView
        )
      ]
    }
    var lint = LayoutLint()
    lint.rules = rules
    return lint.findings(in: view).map(Defect.init)
  }

  /// The failures of the caller's own checks.
  private func ownDefects(_ check: () throws -> Void, _ name: String) -> [Defect] {
    let log = FailureLog()
    var defects: [Defect] = []
    do {
      try FailureReceiver.$current.withValue(FailureReceiver(receive: log.append)) {
        try check()
      }
    } catch {
      defects.append(Defect("The check of `\(name)` threw \(error)."))
    }
    return log.failures.map(Defect.init) + defects
  }

  private func record(_ list: DefectList, _ name: String) {
    let folder = PictureFolder.current
    // A constraint that has no effect in some of the combinations has one in the others.
    let entries = list.entries.filter { entry in
      entry.defect.check != .lint(.redundantConstraint)
        || entry.combinations.count == matrix.combinations.count
    }
    for (index, entry) in entries.enumerated() {
      var text = entry.defect.text
      let place = FoldedCombinations(matrix: matrix, combinations: entry.combinations).text
      if !place.isEmpty { text += "\nThis happens \(place)." }
      var failure = Failure(message: text, site: site)
      var file: String?
      if let svg = entry.picture {
        let name = "\(site.fileName)-\(site.testName)-\(site.line)-\(index + 1).svg"
        failure.pictures = [Failure.Picture(name: name, svg)]
        let written = folder.write(failure.pictures[0])
        failure.message += "\n" + written.text
        file = written.path
      }
      findings?.append(
        line(.defect, name, about: entry.defect, combinations: place, picture: file)
      )
      if isDemanded(entry.defect) { failure.record() }
    }
  }
}

/// The error of a closure that returns one view for several combinations.
struct ReusedViewError: Error {}

/// Failures that are collected.
///
/// - Note: `@unchecked Sendable` holds because the list is accessed only under the lock.
nonisolated private final class FailureLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Failure] = []

  @Sendable func append(_ failure: Failure) { lock.withLock { list.append(failure) } }

  var failures: [Failure] { lock.withLock { list } }
}

extension CGFloat {
  /// The number with at most two decimals, and without those that are 0.
  var inWords: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
