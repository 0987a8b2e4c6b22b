public import QuartzCore

/// A layer that shows the film of a player. It stays empty here.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills the layer. Stored without an effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture. Always false.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the film in the layer. Always empty.
  open var videoRect: CGRect { .zero }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Creates a layer without a player.
  public override init() { super.init() }

  /// Creates a layer with the properties of another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer {
      (player, videoGravity) = (other.player, other.videoGravity)
    }
  }

  /// Creates a layer without a player; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
