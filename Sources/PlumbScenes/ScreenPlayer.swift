import Plumb

extension Scene {
  static let player: Scene = Scene(
    "player",
    "A player with arrays of views: a square picture, a progress bar at 62 %, controls with equal gaps, tabs of equal width."
  ) { root, _ in
    root.backgroundColor = .systemBackground
    let player = PlayerView()
    root.addSubview(player)
    player.snp.makeConstraints { make in make.edges.equalToSafeArea() }
  } then: { root in
    for case let player as PlayerView in root.subviews { player.pause() }
  }
}

/// A player: the current track, its progress, controls and tabs.
final class PlayerView: UIView {
  private let artwork = UIView.box("artwork", .systemIndigo)
  private let title = UILabel.named(
    "title",
    "Sketch of the Analytical Engine",
    .boldSystemFont(ofSize: 22)
  )
  private let artist = UILabel.named(
    "artist",
    "Notes A to G",
    .systemFont(ofSize: 17),
    .secondaryLabel
  )
  private let track = UIView.box("track", .systemGray5)
  private let progress = UIView.box("progress", .systemBlue)
  private let times = [
    UILabel.named("elapsed", "2:29", .systemFont(ofSize: 12), .secondaryLabel),
    UILabel.named("left", "-1:31", .systemFont(ofSize: 12), .secondaryLabel),
  ]
  private let controls = [
    UIView.box("shuffle", .systemGray3), UIView.box("back", .systemGray),
    UIView.box("play", .systemBlue), UIView.box("forward", .systemGray),
    UIView.box("repeat", .systemGray3),
  ]
  private let tabs = ["Now", "Library", "Radio", "Search"].map {
    UILabel.named($0.lowercased(), $0, .systemFont(ofSize: 13))
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "player"
    artwork.layer.cornerRadius = 12
    for bar in [track, progress] { bar.layer.cornerRadius = 2 }
    for (index, control) in controls.enumerated() {
      control.layer.cornerRadius = index == 2 ? 28 : 16
    }
    for tab in tabs {
      tab.textAlignment = .center
      tab.backgroundColor = .systemGray6
    }
    for view in [artwork, title, artist, track] + times + controls + tabs { addSubview(view) }
    track.addSubview(progress)
    placeTexts()
    placeControls()
    placeTabs()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the picture smaller and the button square, as in the paused state.
  func pause() {
    UIView.animate(
      withDuration: 0.8,
      delay: 0,
      usingSpringWithDamping: 0.45,
      initialSpringVelocity: 0
    ) {
      self.artwork.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    UIView.animate(withDuration: 0.3) {
      self.controls[2].layer.cornerRadius = 12
      self.controls[2].backgroundColor = .systemGray
    }
  }

  private func placeTexts() {
    artwork.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16)
      make.centerX.equalToSuperview()
      make.aspectRatio(1)
      make.width.lessThanOrEqualTo([80%, 320])
      make.height.lessThanOrEqualTo(40%)
      make.width.equalToSuperview().priority(.high)
    }
    title.snp.makeConstraints { make in
      make.top.equalTo(artwork.snp.bottom).systemSpacing(2)
      make.width.lessThanOrEqualTo(90%)
    }
    artist.snp.makeConstraints { make in make.top.equalTo(title.snp.bottom).spacing(4) }
    [artwork, title, artist].snp.align(.centerX)
  }

  private func placeControls() {
    track.snp.makeConstraints { make in
      make.top.equalTo(artist.snp.bottom).systemSpacing(2)
      make.centerX.equalToSuperview()
      make.width.equalTo(80%)
      make.height.equalTo(4)
    }
    progress.snp.makeConstraints { make in
      make.edges(excluding: .trailing).equalToSuperview()
      make.width.equalTo(62%)
    }
    times.snp.makeConstraints { make, index, _ in
      make.top.equalTo(track.snp.bottom).spacing(4)
      if index == 0 { make.leading.equalTo(track) } else { make.trailing.equalTo(track) }
    }
    controls.snp.makeConstraints { make, index, _ in
      make.aspectRatio(1)
      make.width.equalTo(index == 2 ? 56 : 32)
    }
    controls[0].snp.makeConstraints { make in make.centerY.equalTo(times[0].snp.bottom).offset(36) }
    controls.snp.align(.centerY)
    controls.snp.distribute(along: .horizontal, equalGaps: .around, in: track)
  }

  private func placeTabs() {
    tabs.snp.makeConstraints { make in
      make.bottom.equalToSuperview()
      make.height.within(32...44)
      make.top.greaterThanOrEqualTo(controls[2].snp.bottom).spacing(4)
      make.height.equalTo(44).priority(.high)
    }
    tabs.snp.distribute(along: .horizontal, spacing: 1)
    tabs.snp.equalWidths()
  }
}
