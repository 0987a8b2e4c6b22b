import Plumb
import PlumbScenes

/// An orientation and a reading direction: one of `Scene.sizesAndDirections`.
struct Setting: Hashable {
  var isLandscape: Bool
  var isRightToLeft: Bool

  static let all: [Setting] = Scene.sizesAndDirections.map { size, direction in
    Setting(isLandscape: size.width > size.height, isRightToLeft: direction == .rightToLeft)
  }

  static let first = Setting(isLandscape: false, isRightToLeft: false)

  var size: CGSize { isLandscape ? Scene.landscape : Scene.portrait }
  var direction: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  var directionName: String { isRightToLeft ? "rtl" : "ltr" }

  /// The suffix of file names: `landscape-rtl`.
  var name: String { "\(isLandscape ? "landscape" : "portrait")-\(directionName)" }
}

extension Scene {
  /// The prefix of the file names of a variant's pictures: `seed0-8-a`.
  func fileName(ofVariant variant: String) -> String {
    variant.isEmpty ? id : "\(id)-\(variant)"
  }

  /// The prefix of the file names of animated pictures.
  var fileNameOfFilm: String { "\(id)-animated" }
}
