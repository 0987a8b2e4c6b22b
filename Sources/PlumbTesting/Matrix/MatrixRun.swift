import AutoLayout
import Foundation
import PlumbLint
import PlumbRender

/// The layouts of a view in all combinations of a matrix.
struct MatrixRun {
  var matrix: LayoutMatrix
  var checks: Set<LayoutCheck>
  var site: CallSite

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
      return Failure(message: message, site: site).record()
    }
    var list = DefectList()
    let reportsProgress = ProcessInfo.processInfo.environment["PLUMB_PROGRESS"] == "1"
    for combination in matrix.combinations {
      if reportsProgress {
        let words = FoldedCombinations.words(for: combination, in: matrix)
        FileHandle.standardError.write(Data("expectLayout of \(name): \(words)\n".utf8))
      }
      let log = LayoutIssueLog()
      LayoutEnvironment.current.with {
        prepare(&$0, for: combination)
        $0.report = log.append
      } run: {
        run(combination, name, make, check, log, &list)
      }
    }
    record(list)
  }

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
  }

  private func run(
    _ combination: LayoutMatrix.Combination,
    _ name: String,
    _ make: () throws -> TestedLayout,
    _ check: () throws -> Void,
    _ log: LayoutIssueLog,
    _ list: inout DefectList
  ) {
    let layout: TestedLayout
    do {
      layout = try make()
    } catch is ReusedViewError {
      let text =
        "`\(name)` was not made anew: the closure returned the view of an earlier combination. Make it inside of the closure, where the "
        + "screen, the direction and the text size apply."
      return list.add(Defect(text: text), in: combination) { nil }
    } catch {
      let defect = Defect(text: "`\(name)` was not made: the closure threw \(error).")
      return list.add(defect, in: combination) { nil }
    }
    let view = layout.view
    matrix.texts[combination.places[3]].apply(to: view)
    let window = layout.layOut(on: matrix.devices[combination.places[0]])
    var found = view.sharingPropertyNames { lint(view, name) }
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

  private func lint(_ view: UIView, _ name: String) -> [Defect] {
    if view.bounds.isEmpty && checks.contains(.emptyView) {
      let size = view.bounds.size
      let text =
        "`\(name)` is empty: it is \(size.width.inWords) wide and \(size.height.inWords) high. Connect its content with all four of "
        + "its edges, or choose a size, as in `sized: .screen`."
      return [Defect(text: text)]
    }
    var lint = LayoutLint()
    lint.rules = lint.rules.filter { checks.contains(.lint($0)) }
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
      defects.append(Defect(text: "The check of `\(name)` threw \(error)."))
    }
    return log.failures.map {
      Defect(text: $0.message, place: "\($0.site.line):\($0.site.column)")
    } + defects
  }

  private func record(_ list: DefectList) {
    let folder = PictureFolder.current
    for (index, entry) in list.entries.enumerated() {
      var text = entry.defect.text
      let place = FoldedCombinations(matrix: matrix, combinations: entry.combinations).text
      if !place.isEmpty { text += "\nThis happens \(place)." }
      var failure = Failure(message: text, site: site)
      if let svg = entry.picture {
        let name = "\(site.fileName)-\(site.testName)-\(site.line)-\(index + 1).svg"
        failure.pictures = [Failure.Picture(name: name, svg: svg)]
        failure.message += "\n" + folder.write(failure.pictures[0])
      }
      failure.record()
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
