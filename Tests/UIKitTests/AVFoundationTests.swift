import AVFoundation
import Testing
import UIKit

@Suite struct AVFoundationTests {
  private let file = URL(fileURLWithPath: "/film.mov")

  private final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  @Test func `the layer of a view can be that of a player, and follows its bounds`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (view, player) = (FilmView(), AVPlayer(url: file))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9),
      view.heightAnchor.constraint(equalToConstant: 90),
    ])
    root.layoutIfNeeded()
    let layer = try #require(view.layer as? AVPlayerLayer)
    layer.player = player
    layer.videoGravity = .resizeAspectFill
    #expect(view.frame == CGRect(x: 80, y: 10, width: 160, height: 90))
    #expect(layer.bounds.size == CGSize(width: 160, height: 90) && !layer.isReadyForDisplay)
    #expect(AVPlayerLayer(layer: layer).player === player)
    #expect(AVPlayerLayer(player: player).videoGravity == .resizeAspect)
  }

  @Test func `a player keeps the speed and the time that the app sets, and nothing plays`() {
    let player = AVPlayer(url: file)
    var ends: [Bool] = []
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.seek(to: CMTime(value: 3, timescale: 1)) { ends.append($0) }
    #expect(player.currentTime().seconds == 3 && ends == [true])
    player.pause()
    #expect(player.rate == 0 && player.currentItem?.status == .unknown)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url == file)
    #expect(player.currentItem?.duration.isIndefinite == true)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero)
  }

  @Test func `a queue goes on with the next item`() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mov")) }
    let player = AVQueuePlayer(items: [items[0], items[2]])
    player.insert(items[1], after: items[0])
    #expect(player.items() == items)
    player.advanceToNextItem()
    #expect(player.currentItem === items[1] && !player.canInsert(items[2], after: nil))
    player.removeAllItems()
    #expect(player.items().isEmpty && player.currentItem == nil)
  }

  @Test func `sound is neither played nor recorded`() throws {
    let player = try AVAudioPlayer(contentsOf: file)
    #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying)
    let recorder = try AVAudioRecorder(url: file, settings: [AVSampleRateKey: 44100])
    #expect(!recorder.record() && !recorder.isRecording)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    #expect(session.category == .playback && session.mode == .moviePlayback)
    #expect(session.categoryOptions == .mixWithOthers && session.recordPermission == .denied)
  }

  @Test func `there are no cameras, and the app may not use them`() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.startRunning()
    #expect(!session.isRunning && !session.canAddOutput(output))
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let part = layer.metadataOutputRectConverted(
      fromLayerRect: CGRect(x: 50, y: 25, width: 100, height: 50)
    )
    #expect(part == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
  }

  @Test func `a film has no pictures`() {
    let generator = AVAssetImageGenerator(asset: AVAsset(url: file))
    #expect(throws: AVError(.noImageAtTime)) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    #expect(generator.asset.duration == .zero && generator.asset.tracks.isEmpty)
  }

  @Test func `a rectangle of an aspect ratio is in the middle of another one`() {
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: bounds)
        == CGRect(x: 10, y: 35, width: 100, height: 50)
    )
  }
}
