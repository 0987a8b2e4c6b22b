public import AutoLayout

/// Makes a view for each combination of a matrix, lays it out, and records a failure for each distinct defect.
///
/// ```swift
/// @Test func `the card fits`() {
///   expectLayout(
///     of: { CardView(title: "Layout without a simulator") },
///     in: .matrix(devices: [.iPhoneSE, .iPhone17], textSizes: [.large, .accessibility3], texts: [.asIs, .double])
///   ) { card in
///     expect(card.title).isLeft(of: card.badge, by: 8...)
///   }
/// }
/// ```
///
/// A failure is recorded at the line of the call, in Swift Testing and in XCTest. It has one sentence about the defect, the
/// combinations in which it occurs, and the path of an SVG picture of the first of them. The pictures are in the folder that the
/// environment variable `PLUMB_PICTURES` names, else in `plumb-pictures` in the folder for temporary files.
///
/// All combinations are laid out in this process, one after another. A view that traps therefore ends the test run: with
/// `PLUMB_PROGRESS=1` each combination is written to standard error before it begins, so that the last line names the one that traps.
/// An error that `make` or `check` throws is a failure of its combination only.
///
/// - Parameters:
///   - make: makes the view. It is called once for each combination, in an environment with its screen, direction and text size.
///   - matrix: the combinations.
///   - extent: the size of the view.
///   - allowed: the checks that are dropped.
///   - rules: further rules of `LayoutLint` to check.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call, at which failures are recorded.
///   - column: the column of the call.
///   - function: the function of the call, which names the pictures.
///   - check: checks of the caller's own, for each combination. Failures of `expect` are counted among the defects; those of
///     `#expect` and `XCTAssert` are recorded for each combination.
public func expectLayout<View: UIView>(
  of make: () throws -> View,
  in matrix: LayoutMatrix = .matrix(),
  sized extent: LayoutExtent = .automatic,
  allowing allowed: Set<LayoutCheck> = [],
  checking rules: Set<LayoutCheck> = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function,
  also check: (View) throws -> Void = { _ in }
) {
  let run = MatrixRun(
    matrix: matrix,
    checks: LayoutCheck.standard.union(rules).subtracting(allowed),
    allowed: allowed,
    site: CallSite(fileID, filePath, line, column, function)
  )
  run.run(make, { TestedLayout(view: $0, extent: extent) }, check)
}

/// Makes a view controller for each combination of a matrix, lays out its view on the whole screen, and records a failure for each
/// distinct defect, as for a view.
///
/// - Parameters:
///   - make: makes the controller.
///   - matrix: the combinations.
///   - allowed: the checks that are dropped.
///   - rules: further rules of `LayoutLint` to check.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call, at which failures are recorded.
///   - column: the column of the call.
///   - function: the function of the call, which names the pictures.
///   - check: checks of the caller's own, for each combination.
public func expectLayout<Controller: UIViewController>(
  of make: () throws -> Controller,
  in matrix: LayoutMatrix = .matrix(),
  allowing allowed: Set<LayoutCheck> = [],
  checking rules: Set<LayoutCheck> = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function,
  also check: (Controller) throws -> Void = { _ in }
) {
  let run = MatrixRun(
    matrix: matrix,
    checks: LayoutCheck.standard.union(rules).subtracting(allowed),
    allowed: allowed,
    site: CallSite(fileID, filePath, line, column, function)
  )
  run.run(make, TestedLayout.init(controller:), check)
}

extension MatrixRun {
  /// Makes a view or controller for each combination, and passes it to the caller's own checks.
  fileprivate func run<Made: AnyObject>(
    _ make: () throws -> Made,
    _ layout: (Made) -> TestedLayout,
    _ check: (Made) throws -> Void
  ) {
    var last: Made?
    run(name: "\(Made.self)") {
      let made = try make()
      if made === last { throw ReusedViewError() }
      last = made
      return layout(made)
    } check: {
      if let last { try check(last) }
    }
  }
}
