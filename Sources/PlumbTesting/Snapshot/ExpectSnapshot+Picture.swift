#if Cairo
  public import AutoLayout
  import Foundation
  import PlumbCairo

  /// A snapshot that is a picture.
  nonisolated public struct PictureSnapshot: Sendable {
    /// The number of pixels in a point.
    public var scale: CGFloat
    /// The part of the pixels that may look different, from 0 to 1.
    public var tolerance: Double

    /// A PNG picture.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels in a point.
    ///   - tolerance: the part of the pixels that may look different, from 0 to 1. The smoothing of edges does not count.
    public static func image(scale: CGFloat = 2, tolerance: Double = 0.001) -> PictureSnapshot {
      PictureSnapshot(scale: scale, tolerance: tolerance)
    }

    /// A PNG picture in the usual scale and tolerance.
    public static var image: PictureSnapshot { image() }
  }

  /// Expects a view to look as in a PNG file beside the test, and records a failure with pictures of both and of the difference.
  ///
  /// The view is drawn with the fonts of its environment, which must be `PangoFonts`, so that the machine's fonts do not matter. The file is made and renewed as that of
  /// `expectSnapshot(of:named:tolerance:)`.
  ///
  /// ```swift
  /// expectSnapshot(of: card, as: .image)
  /// ```
  ///
  /// - Parameters:
  ///   - view: the view, with a size: from its frame, its window or its superview. It is laid out first, if it needs layout.
  ///   - format: the scale and the tolerance.
  ///   - name: the name of the snapshot, for a test with several snapshots or with arguments; by default there is none.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call, at which failures are recorded.
  ///   - column: the column of the call.
  ///   - function: the function of the call, which names the file.
  public func expectSnapshot(
    of view: UIView,
    as format: PictureSnapshot,
    named name: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: String = #function
  ) {
    view.layoutIfNeeded()
    let site = CallSite(fileID, filePath, line, column, function)
    let place = SnapshotPlace(site, named: name)
    if let problem = place.problem(of: view, extension: "png") {
      return Failure(message: problem, site: site).record()
    }
    var failure = Failure(message: "", site: site)
    do throws(PictureError) {
      let now = try view.png(scale: format.scale)
      let file = PictureSnapshotFile(path: place.path(extension: "png"))
      guard let mismatch = file.compare(now, tolerance: format.tolerance) else { return }
      failure.message = mismatch.message + place.remark
      failure.add(
        mismatch.pictures.map { Failure.Picture(name: "\(place.stem)-\($0).png", $1) }
      )
    } catch {
      failure.message = "The picture of `\(view.layoutName)` was not drawn. \(error)"
    }
    failure.record()
  }

  /// A PNG file with the picture that a test expects.
  private struct PictureSnapshotFile {
    var path: String

    struct Mismatch {
      var message: String
      var pictures: [(name: String, data: Data)] = []
    }

    /// Compares, and writes the file if it is missing or to be recorded.
    ///
    /// - Returns: nil if they look alike, or if the file was recorded on request.
    func compare(_ now: Data, tolerance: Double) -> Mismatch? {
      if SnapshotPlace.isRecording { return write(now).map { Mismatch(message: $0) } }
      guard FileManager.default.fileExists(atPath: path) else {
        return Mismatch(
          message: write(now)
            ?? "There was no snapshot \(path). It is written now: look at it, and run the test again."
        )
      }
      guard let before = try? Data(contentsOf: URL(fileURLWithPath: path)),
        let difference = PictureDifference(before, now)
      else {
        return Mismatch(
          message:
            "The snapshot \(path) cannot be read. Replace it by a readable PNG file: delete it, and run the test again."
        )
      }
      if difference.share <= tolerance { return nil }
      let name = (path as NSString).lastPathComponent
      let percent = (difference.share * 10_000).rounded(.up) / 100
      let problem =
        difference.picture == nil
        ? "The picture has another size than the snapshot \(name)."
        : "\(percent) % of the picture look different from the snapshot \(name)."
      let pictures = [("before", before), ("after", now), ("difference", difference.picture)]
      return Mismatch(
        message: "\(problem) If this is intended, run the test with PLUMB_RECORD=1.",
        pictures: pictures.compactMap { name, data in data.map { (name, $0) } }
      )
    }

    private func write(_ picture: Data) -> String? {
      let folder = (path as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try picture.write(to: URL(fileURLWithPath: path))
        return nil
      } catch {
        return
          "The snapshot \(path) cannot be written. Give the test the right to write it and its folder, or record it on another machine."
      }
    }
  }
#endif
