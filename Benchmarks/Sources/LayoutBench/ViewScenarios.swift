import Plumb

/// S1 to S6 and the article's buttons as trees of views written with `.snp`, frames relative to the superview.
enum ViewScenarios {
  static let engine = "plumb-view"

  private static func makeRoot() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: Screen.width, height: Screen.height))
  }

  static func read(_ views: [UIView], into frames: inout [Double]) {
    frames.removeAll(keepingCapacity: true)
    for view in views {
      let frame = view.frame
      frames.append(Double(frame.origin.x))
      frames.append(Double(frame.origin.y))
      frames.append(Double(frame.size.width))
      frames.append(Double(frame.size.height))
    }
  }

  private static func root(_ width: Double = Screen.width) -> [Double] {
    [0, 0, width, Screen.height]
  }

  // MARK: Trees

  /// The root and all views, in the order of the expected frames.
  static func overlay(_ count: Int) -> [UIView] {
    let root = makeRoot()
    var views = [root]
    for _ in 0..<count {
      let view = UIView()
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.center.equalToSuperview()
        make.size.equalToSuperview()
      }
      views.append(view)
    }
    return views
  }

  static func list(_ count: Int) -> [UIView] {
    let root = makeRoot()
    var views = [root]
    for index in 0..<count {
      let row = UIView()
      root.addSubview(row)
      let previous = index == 0 ? root.snp.top : views[index].snp.bottom
      row.snp.makeConstraints { make in
        make.top.equalTo(previous).offset(8)
        make.left.equalToSuperview().offset(16)
        make.right.equalToSuperview().offset(-16)
        make.height.equalTo(44)
      }
      views.append(row)
    }
    return views
  }

  /// A view with a natural size and nothing in it.
  final class Content: UIView {
    var naturalSize: CGSize {
      didSet { if naturalSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    init(_ width: Double, _ height: Double) {
      naturalSize = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { naturalSize }
  }

  final class FeedCell {
    let view = UIView()
    let views: [UIView]
    private let title: Content
    private let subtitle: Content
    private(set) var titleTop: Constraint?
    private(set) var top: Constraint?

    init(_ index: Int) {
      let avatar = UIView()
      let title = Content(Feed.titleWidth(index), Feed.titleHeight)
      let subtitle = Content(Feed.subtitleWidth(index), Feed.subtitleHeight(index))
      (self.title, self.subtitle) = (title, subtitle)
      let image = UIView()
      let buttons = [UIView(), UIView(), UIView()]
      views = [view, avatar, title, subtitle, image] + buttons
      for subview in views.dropFirst() { view.addSubview(subview) }

      avatar.snp.makeConstraints { make in
        make.size.equalTo(40)
        make.left.equalToSuperview().offset(16)
        make.top.equalToSuperview().offset(12)
      }
      title.snp.makeConstraints { make in
        make.left.equalTo(avatar.snp.right).offset(8)
        titleTop = make.top.equalToSuperview().offset(12).constraint
        make.right.lessThanOrEqualToSuperview().offset(-16)
      }
      subtitle.snp.makeConstraints { make in
        make.left.equalTo(title)
        make.top.equalTo(title.snp.bottom).offset(4)
        make.right.lessThanOrEqualToSuperview().offset(-16)
      }
      image.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(subtitle.snp.bottom).offset(12)
        make.height.equalTo(image.snp.width).multipliedBy(9.0 / 16).priority(999)
      }
      buttons[0].snp.makeConstraints { make in
        make.left.equalToSuperview().offset(16)
        make.top.equalTo(image.snp.bottom).offset(8)
        make.height.equalTo(36)
        make.bottom.equalToSuperview().offset(-12)
      }
      buttons[1].snp.makeConstraints { make in
        make.left.equalTo(buttons[0].snp.right).offset(8)
        make.width.top.height.equalTo(buttons[0])
      }
      buttons[2].snp.makeConstraints { make in
        make.left.equalTo(buttons[1].snp.right).offset(8)
        make.right.equalToSuperview().offset(-16)
        make.width.top.height.equalTo(buttons[0])
      }
    }

    /// Shows what another cell of the feed has.
    func show(_ index: Int) {
      title.naturalSize = CGSize(width: Feed.titleWidth(index), height: Feed.titleHeight)
      subtitle.naturalSize = CGSize(
        width: Feed.subtitleWidth(index),
        height: Feed.subtitleHeight(index)
      )
    }

    func place(below previous: FeedCell?) {
      view.snp.makeConstraints { make in
        make.left.width.equalToSuperview()
      }
      placeTop(below: previous)
    }

    func placeTop(below previous: FeedCell?) {
      view.snp.makeConstraints { make in
        if let previous {
          top = make.top.equalTo(previous.view.snp.bottom).constraint
        } else {
          top = make.top.equalToSuperview().constraint
        }
      }
    }
  }

  static func feed(_ count: Int) -> (root: UIView, cells: [FeedCell]) {
    let root = makeRoot()
    var cells: [FeedCell] = []
    for index in 0..<count {
      let cell = FeedCell(index)
      root.addSubview(cell.view)
      cell.place(below: cells.last)
      cells.append(cell)
    }
    return (root, cells)
  }

  /// Absolute frames of a feed as frames in the superview.
  static func relative(_ frames: [Double]) -> [Double] {
    var result = frames
    let cell = Feed.viewsPerCell * 4
    for start in stride(from: 0, to: frames.count, by: cell) {
      for view in stride(from: start + 4, to: start + cell, by: 4) {
        result[view] -= frames[start]
        result[view + 1] -= frames[start + 1]
      }
    }
    return result
  }

  private static func feedFrames(
    _ count: Int,
    width: Double = Screen.width,
    changed: (cell: Int, titleTop: Double)? = nil,
    skipped: Int? = nil
  ) -> [Double] {
    root(width)
      + relative(Feed.frames(count, width: width, changed: changed, skipped: skipped))
  }

  // MARK: Measurements

  private static func build(
    _ scenario: String,
    _ options: BenchOptions,
    _ expected: [Double],
    as engine: String = engine,
    _ make: () -> [UIView]
  ) -> Measurement {
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    let samples = samples(options) {
      var views: [UIView] = []
      let time = milliseconds {
        views = make()
        views[0].layoutIfNeeded()
        read(views, into: &frames)
      }
      withExtendedLifetime(views) {
        check.compare(frames, expected, scenario)
      }
      return time
    }
    return Measurement(
      engine: engine,
      scenario: scenario,
      size: options.size,
      samples: samples,
      check: check
    )
  }

  private static func resize(
    _ scenario: String,
    _ options: BenchOptions,
    _ views: [UIView],
    expected: (Double) -> [Double]
  ) -> Measurement {
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    let root = views[0]
    root.layoutIfNeeded()
    let samples = samples(options) {
      var total = 0.0
      for width in (0..<60).map(Screen.stepWidth) {
        total += milliseconds {
          root.frame = CGRect(x: 0, y: 0, width: width, height: Screen.height)
          root.layoutIfNeeded()
          read(views, into: &frames)
        }
        check.compare(frames, expected(width), "\(scenario) at \(width)")
      }
      return total / 60
    }
    return Measurement(
      engine: engine,
      scenario: scenario,
      size: options.size,
      samples: samples,
      check: check
    )
  }

  static func s1(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let expected = root() + Overlay.frames(n, in: root())
    return [build("S1", options, expected) { overlay(n) }]
  }

  static func s2(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let expected = root() + List.frames(n, width: Screen.width)
    return [build("S2", options, expected) { list(n) }]
  }

  static func s3(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    return [
      build("S3", options, feedFrames(n)) {
        let (root, cells) = feed(n)
        return [root] + cells.flatMap(\.views)
      }
    ]
  }

  /// What the DSL costs: S3 with it and without it.
  static func dsl(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let expected = feedFrames(n)
    return [
      build("dsl", options, expected) {
        let (root, cells) = feed(n)
        return [root] + cells.flatMap(\.views)
      },
      build("dsl", options, expected, as: "plumb-raw") { RawFeed.make(n) },
    ]
  }

  static func s4a(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    return [
      resize("S4a", options, list(n)) { root($0) + List.frames(n, width: $0) }
    ]
  }

  static func s4b(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let (root, cells) = feed(n)
    return [
      resize("S4b", options, [root] + cells.flatMap(\.views)) { feedFrames(n, width: $0) }
    ]
  }

  static func s5(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let (root, cells) = feed(n)
    let views = [root] + cells.flatMap(\.views)
    root.layoutIfNeeded()
    let original = feedFrames(n)
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    var generator = Lcg()
    let samples = samples(options) {
      var total = 0.0
      for _ in 0..<5 {
        let cell = generator.next(below: n)
        let titleTop = Double(4 + generator.next(below: 40))
        total += milliseconds {
          cells[cell].titleTop?.update(offset: titleTop)
          root.layoutIfNeeded()
          read(views, into: &frames)
        }
        check.compare(
          frames,
          feedFrames(n, changed: (cell, titleTop)),
          "S5 with cell \(cell) at \(titleTop)"
        )
        total += milliseconds {
          cells[cell].titleTop?.update(offset: 12)
          root.layoutIfNeeded()
          read(views, into: &frames)
        }
        check.compare(frames, original, "S5 with cell \(cell) back")
      }
      return total / 10
    }
    return [Measurement(engine: engine, scenario: "S5", size: n, samples: samples, check: check)]
  }

  static func s6(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    let (root, cells) = feed(n)
    let views = [root] + cells.flatMap(\.views)
    root.layoutIfNeeded()
    let original = feedFrames(n)
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    var generator = Lcg()
    let samples = samples(options) {
      var total = 0.0
      for _ in 0..<5 {
        let cell = 1 + generator.next(below: n - 2)
        total += milliseconds {
          cells[cell].view.removeFromSuperview()
          cells[cell + 1].placeTop(below: cells[cell - 1])
          root.layoutIfNeeded()
          read(views, into: &frames)
        }
        // What is out of the tree keeps its frame; it is not looked at.
        let start = 4 + cell * Feed.viewsPerCell * 4
        for index in start..<start + Feed.viewsPerCell * 4 { frames[index] = 0 }
        check.compare(frames, feedFrames(n, skipped: cell), "S6 without cell \(cell)")
        total += milliseconds {
          cells[cell + 1].top?.deactivate()
          root.insertSubview(cells[cell].view, at: cell)
          cells[cell].place(below: cells[cell - 1])
          cells[cell + 1].placeTop(below: cells[cell])
          root.layoutIfNeeded()
          read(views, into: &frames)
        }
        check.compare(frames, original, "S6 with cell \(cell) back")
      }
      return total / 5
    }
    return [Measurement(engine: engine, scenario: "S6", size: n, samples: samples, check: check)]
  }

  /// The buttons of the third article: found by their tags and given four constraints each. Only that is timed, as there.
  static func buttons(_ options: BenchOptions) -> [Measurement] {
    let n = options.size
    var check = Check(spoils: options.spoils)
    var frames: [Double] = []
    let expected = Overlay.frames(n, in: root())
    let samples = samples(options) {
      let root = makeRoot()
      for index in 0..<n {
        let button = UIButton()
        button.tag = 200 + index
        root.addSubview(button)
      }
      let time = milliseconds {
        for tag in 200..<200 + n {
          root.viewWithTag(tag)?.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.equalToSuperview()
          }
        }
      }
      root.layoutIfNeeded()
      read(root.subviews, into: &frames)
      check.compare(frames, expected, "buttons")
      return time
    }
    return [
      Measurement(engine: engine, scenario: "buttons", size: n, samples: samples, check: check)
    ]
  }
}
