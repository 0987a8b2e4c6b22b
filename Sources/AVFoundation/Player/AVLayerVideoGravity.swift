public import QuartzCore

/// The ways in which a film fills a rectangle of another shape.
nonisolated public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole film is visible, with space beside it.
  public static var resizeAspect: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  }
  /// The rectangle is filled, and a part of the film is not visible.
  public static var resizeAspectFill: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  }
  /// The film takes on the shape of the rectangle.
  public static var resize: AVLayerVideoGravity {
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  }
}

/// Returns the largest rectangle of an aspect ratio in the middle of another rectangle.
nonisolated public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
