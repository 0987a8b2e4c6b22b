public import AutoLayout
import Foundation

/// Expects the frames of a view hierarchy to be those of a text file beside the test, and records a failure if a view moved.
///
/// ```swift
/// let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
/// card.layoutIfNeeded()
/// expectSnapshot(of: card)
/// ```
///
/// The file is `__Snapshots__/CardTests/the-name-of-the-test.txt` beside `CardTests.swift`, and contains the view's
/// `layoutDiagram`. If it is missing, it is written, and a failure asks to check it. With the environment variable
/// `PLUMB_RECORD=1` it is written anew. A failure lists the views that moved, appeared and disappeared, and the paths of two SVG pictures,
/// of the snapshot and of the view.
///
/// Texts are measured by a table, not by the fonts of the machine, so that one file holds for all machines.
///
/// - Parameters:
///   - view: the view, with a size: from its frame, its window or its superview. It is laid out first, if it needs layout.
///   - name: the name of the snapshot, for a test with several snapshots or with arguments; by default there is none.
///   - tolerance: how far each number of a frame may be from that of the file, in points.
///   - fileID: the file of the call.
///   - filePath: the path of that file.
///   - line: the line of the call, at which failures are recorded.
///   - column: the column of the call.
///   - function: the function of the call, which names the file.
public func expectSnapshot(
  of view: UIView,
  named name: String? = nil,
  tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  view.layoutIfNeeded()
  let site = CallSite(fileID, filePath, line, column, function)
  let place = SnapshotPlace(site, named: name)
  if let problem = place.problem(of: view, extension: "txt") {
    return Failure(message: problem, site: site).record()
  }
  let file = SnapshotFile(path: place.path(extension: "txt"))
  guard
    let failure = file.compare(view, tolerance: tolerance, isRecording: SnapshotPlace.isRecording)
  else { return }
  var result = Failure(message: failure.message + place.remark, site: site)
  if let before = failure.before {
    result.add([
      Failure.Picture(name: "\(place.stem)-before.svg", before.picture),
      Failure.Picture(name: "\(place.stem)-after.svg", LayoutSnapshot(view).picture),
    ])
  }
  result.record()
}
