import AVFoundation
import Expectations
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
    expectEqual(view.frame, CGRect(x: 80, y: 10, width: 160, height: 90))
    expectTrue(layer.bounds.size == CGSize(width: 160, height: 90) && !layer.isReadyForDisplay)
    expectTrue(AVPlayerLayer(layer: layer).player === player)
    expectEqual(AVPlayerLayer(player: player).videoGravity, .resizeAspect)
  }

  @Test func `a player keeps the speed and the time that the app sets, and nothing plays`() {
    let player = AVPlayer(url: file)
    var ends: [Bool] = []
    expectEqual(player.timeControlStatus, .paused)
    player.play()
    expectTrue(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.seek(to: CMTime(value: 3, timescale: 1)) { ends.append($0) }
    expectTrue(player.currentTime().seconds == 3 && ends == [true])
    player.pause()
    expectTrue(player.rate == 0 && player.currentItem?.status == .unknown)
    expectEqual((player.currentItem?.asset as? AVURLAsset)?.url, file)
    expectTrue(player.currentItem?.duration.isIndefinite == true)
    player.replaceCurrentItem(with: nil)
    expectEqual(player.currentTime(), .zero)
  }

  @Test func `a queue goes on with the next item`() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mov")) }
    let player = AVQueuePlayer(items: [items[0], items[2]])
    player.insert(items[1], after: items[0])
    expectEqual(player.items(), items)
    player.advanceToNextItem()
    expectTrue(player.currentItem === items[1] && !player.canInsert(items[2], after: nil))
    player.removeAllItems()
    expectTrue(player.items().isEmpty && player.currentItem == nil)
  }

  @Test func `sound is neither played nor recorded`() throws {
    let player = try AVAudioPlayer(contentsOf: file)
    expectTrue(!player.prepareToPlay() && !player.play() && !player.isPlaying)
    let recorder = try AVAudioRecorder(url: file, settings: [AVSampleRateKey: 44100])
    expectTrue(!recorder.record() && !recorder.isRecording)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
    expectTrue(session.category == .playback && session.mode == .moviePlayback)
    expectTrue(session.categoryOptions == .mixWithOthers && session.recordPermission == .denied)
  }

  @Test func `there are no cameras, and the app may not use them`() {
    expectTrue(AVCaptureDevice.default(for: .video) == nil)
    expectEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
    let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
    expectTrue(session.canAddOutput(output))
    session.addOutput(output)
    session.startRunning()
    expectTrue(!session.isRunning && !session.canAddOutput(output))
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let part = layer.metadataOutputRectConverted(
      fromLayerRect: CGRect(x: 50, y: 25, width: 100, height: 50)
    )
    expectEqual(part, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
  }

  @Test func `a film has no pictures`() {
    let generator = AVAssetImageGenerator(asset: AVAsset(url: file))
    #expect(throws: AVError(.noImageAtTime)) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    expectTrue(generator.asset.duration == .zero && generator.asset.tracks.isEmpty)
  }

  @Test func `a rectangle of an aspect ratio is in the middle of another one`() {
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    expectEqual(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: bounds),
      CGRect(x: 10, y: 35, width: 100, height: 50)
    )
  }
}
