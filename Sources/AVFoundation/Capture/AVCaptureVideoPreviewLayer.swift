public import QuartzCore

/// A layer that shows the pictures of a session. It stays empty here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the pictures fill the layer. Stored without an effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection with the session. Always nil.
  open var connection: AVCaptureConnection? { nil }
  /// Whether the session shows its pictures. Always false.
  open var isPreviewing: Bool { false }

  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a layer with the properties of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVCaptureVideoPreviewLayer {
      (session, videoGravity) = (other.session, other.videoGravity)
    }
  }

  /// Creates a layer without a session; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the part of a picture, from 0 to 1, that a rectangle in the layer shows, as if the picture filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: (rectInLayerCoordinates.minX - bounds.minX) / bounds.width,
      y: (rectInLayerCoordinates.minY - bounds.minY) / bounds.height,
      width: rectInLayerCoordinates.width / bounds.width,
      height: rectInLayerCoordinates.height / bounds.height
    )
  }

  /// Returns what was found in a picture. Always nil.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}
