import Plumb

/// A random sequence of calls of the public API on a few views.
struct LayoutProgram {
  /// What a program contains.
  enum Kind {
    /// Ten views: plain ones, labels, buttons, stack views and scroll views.
    case narrow
    /// Also images, windows, controllers, tables, overridden updates, animations, detours, baselines, all masks, and numbers that
    /// are not finite or are huge.
    case wide

    var viewCount: Int { self == .narrow ? 10 : 15 }
  }

  static let guideCount = 2

  let kind: Kind
  var steps: [LayoutStep]

  /// The program as Swift source that can be pasted into a test.
  var source: String {
    let used = steps.map(\.source).joined(separator: "\n")
    var lines: [String] = []
    for view in 0..<kind.viewCount where used.contains("v\(view)") {
      let name = LayoutProgramView(number: view).source
      let isRenewed = used.contains("v\(view) = ")
      lines.append("\(isRenewed ? "var" : "let") v\(view) = \(name)")
    }
    for guide in 0..<Self.guideCount where used.contains("g\(guide)") {
      lines.append("let g\(guide) = UILayoutGuide()")
    }
    return (lines + steps.map(\.source)).joined(separator: "\n")
  }
}

/// Random numbers by SplitMix64: the same on every run.
struct LayoutDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }

  mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
  mutating func isOneIn(_ count: Int) -> Bool { roll(count) == 0 }
}

extension LayoutProgram {
  /// Makes the program of a seed: a tree first, then changes, with layouts in between and at the end.
  init(seed: UInt64, kind: Kind = .narrow, length: Int = 80) {
    var random = Source(dice: LayoutDice(seed: seed), kind: kind)
    self.kind = kind
    steps = []
    for view in 1..<kind.viewCount {
      if random.dice.isOneIn(5) { continue }
      steps.append(.add(view, to: random.dice.roll(view)))
      if !random.dice.isOneIn(4) { steps.append(.setTranslates(view, false)) }
      if random.dice.isOneIn(8) { steps.append(.layOut(view)) }
    }
    steps.append(.setFrame(0, CGRect(x: 0, y: 0, width: 320, height: 480)))
    if kind == .wide {
      // Rare together, so that they are not left to chance.
      if random.dice.isOneIn(2) { steps += random.wrappedText() }
      if random.dice.isOneIn(2) {
        for view in 1..<kind.viewCount where random.dice.isOneIn(2) {
          steps.append(.setPreservesMargins(view, true))
        }
      }
      if random.dice.isOneIn(6) { steps += random.nestedScrollViews() }
      if random.dice.isOneIn(6) { steps += random.movedCondition() }
    }
    while steps.count < length { steps.append(random.step()) }
    steps += (0..<kind.viewCount).map { .layOut($0) }
  }

  /// Draws the calls of a program, with the statements numbered in their order.
  struct Source {
    var dice: LayoutDice
    private let kind: Kind
    private var statements = 0

    init(dice: LayoutDice, kind: Kind) {
      self.dice = dice
      self.kind = kind
    }

    private mutating func view() -> Int { dice.roll(kind.viewCount) }
    private mutating func guide() -> Int { dice.roll(LayoutProgram.guideCount) }

    private mutating func length() -> CGFloat {
      if kind == .wide && dice.isOneIn(60) {
        return dice.pick([.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e7])
      }
      return CGFloat(dice.roll(120))
    }
    private mutating func priority() -> Float {
      dice.pick([1000, 1000, 1000, 999, 750, 500, 250, 100])
    }
    private mutating func axis() -> NSLayoutConstraint.Axis { dice.pick([.horizontal, .vertical]) }

    private mutating func view(_ kind: LayoutProgramView) -> Int {
      let all = (0..<self.kind.viewCount).filter { LayoutProgramView(number: $0) == kind }
      return dice.pick(all)
    }

    mutating func step() -> LayoutStep {
      if kind == .wide && dice.isOneIn(4) { return wideStep() }
      switch dice.roll(100) {
      case 0..<8: return .add(view(), to: view())
      case 8..<9: return .insert(view(), in: view(), at: dice.roll(3))
      case 9..<12: return .remove(view())
      case 12: return .renew(1 + dice.roll(kind.viewCount - 1))
      case 13..<15: return .addGuide(guide(), to: view())
      case 15: return .removeGuide(guide())
      case 16..<40:
        statements += 1
        return .state(statements - 1, statement())
      case 40..<48: return .activate(dice.roll(max(1, statements)), dice.isOneIn(2))
      case 48..<52: return .setConstant(dice.roll(max(1, statements)), length() - 40)
      case 52..<54: return .setPriority(dice.roll(max(1, statements)), priority())
      case 54..<57:
        let (x, y, width, height) = (length(), length(), length(), length())
        return .setFrame(view(), CGRect(x: x, y: y, width: width * 3, height: height * 3))
      case 57: return .setMask(view(), UInt(dice.pick([0, 1, 4, 5, 8, 32, 40])))
      case 58..<61: return .setTranslates(view(), dice.isOneIn(3))
      case 61: return .setHugging(dice.pick([view(.label), view(.button)]), axis(), priority())
      case 62: return .setResistance(dice.pick([view(.label), view(.button)]), axis(), priority())
      case 63..<65:
        let words = ["One", "Two words", "Some words that wrap", ""]
        return .setText(dice.pick([view(.label), view(.button)]), dice.pick(words))
      case 65: return .setLines(view(.label), dice.roll(3))
      case 66..<68: return .setHidden(view(), dice.isOneIn(2))
      case 68: return .setMargins(view(), length() / 4)
      case 69: return .setPreservesMargins(view(), dice.isOneIn(2))
      case 70: return .setDirection(view(), dice.pick([.unspecified, .forceRightToLeft]))
      case 71: return .setTransform(view(), dice.pick([1, 2, 0.5]))
      case 72: return .setOffset(view(.scroll), CGPoint(x: length(), y: length()))
      case 73..<76: return .arrange(view(), in: view(.stack), at: dice.roll(3))
      case 76: return .unarrange(view(), from: view(.stack))
      case 77..<79: return stackStep()
      case 79:
        let (number, width, limit) = (view(), length(), length() * 3)
        // Swift has no range up to a number that is not one.
        return .setWidth(number, width, whenBelow: limit.isNaN ? 100 : limit)
      case 80: return .setGone(view(), dice.isOneIn(2), axis())
      case 81: return .fit(view(), length() * 2)
      case 82: return .askForAmbiguity(view())
      case 83..<85: return .invalidate(view())
      default: return .layOut(view())
      }
    }

    private mutating func wideStep() -> LayoutStep {
      switch dice.roll(20) {
      case 0..<2: return .setRows(view(.table), (0..<dice.roll(6)).map { _ in text() })
      case 2: return .insertRow(view(.table), text(), at: dice.roll(6))
      case 3: return .deleteRow(view(.table), at: dice.roll(6))
      case 4: return .setOffset(view(.table), CGPoint(x: 0, y: length()))
      case 5..<7:
        return .setImage(view(.image), CGSize(width: dice.roll(80), height: dice.roll(80)))
      case 7..<9: return .setSafeArea(dice.pick([view(.window), view(.controlled)]), inset())
      case 9: return .setKeyboard(view(.window), inset() * 8)
      case 10: return .setHidden(view(.window), dice.isOneIn(2))
      case 11..<13: return .setWanted(view(.updating), CGFloat(dice.roll(200)))
      case 13: return .setReenters(view(.updating), dice.isOneIn(2))
      case 14..<16: return .detour(view(), over: view())
      case 16: return .advance(Double(dice.roll(8)) / 4)
      case 17: return .setMask(view(), dice.pick([2, 16, 18, 17, 20, 10, 34, 33, 12, 36]))
      default: return .animate(animatedStep(), layingOut: view())
      }
    }

    /// Text in a label that is narrower than the text.
    mutating func wrappedText() -> [LayoutStep] {
      let label = view(.label)
      statements += 1
      let width = LayoutStep.Statement(
        first: .view(label),
        firstAttribute: .width,
        relation: .equal,
        second: nil,
        secondAttribute: .notAnAttribute,
        multiplier: 1,
        constant: 60,
        priority: priority()
      )
      return [
        .setTranslates(label, false), .setLines(label, 0),
        .setText(label, "Some words that wrap into lines"), .state(statements - 1, width),
      ]
    }

    /// A constraint that relates a view in a scroll view to another one around both.
    mutating func nestedScrollViews() -> [LayoutStep] {
      let scrolls = (0..<kind.viewCount).filter { LayoutProgramView(number: $0) == .scroll }
      let (outer, scroll, inner) = (scrolls[0], scrolls[1], view(.plain))
      statements += 1
      let place = LayoutStep.Statement(
        first: .view(inner),
        firstAttribute: .left,
        relation: .equal,
        second: .view(outer),
        secondAttribute: .left,
        multiplier: 1,
        constant: length(),
        priority: priority()
      )
      return [
        .add(outer, to: 0), .add(scroll, to: outer), .add(inner, to: scroll),
        .setTranslates(inner, false), .state(statements - 1, place), .layOut(0),
        .setOffset(scroll, CGPoint(x: length(), y: length())), .layOut(0),
      ]
    }

    /// A view with a condition that moves to another superview, and a fitting size of the former one.
    mutating func movedCondition() -> [LayoutStep] {
      let (moved, former) = (view(.plain), view(.plain))
      let width = CGFloat(20 + dice.roll(40))
      return [
        .add(former, to: 0), .add(moved, to: former), .setWidth(moved, width, whenBelow: 100),
        .add(moved, to: 0), .layOut(0), .fit(former, 200), .layOut(0),
      ]
    }

    private mutating func text() -> String {
      dice.pick(["One", "Two words", "Some words that wrap into lines", ""])
    }

    private mutating func inset() -> CGFloat { CGFloat(dice.roll(40)) }

    private mutating func animatedStep() -> LayoutStep {
      switch dice.roll(7) {
      case 0: return .setConstant(dice.roll(max(1, statements)), length() - 40)
      case 1: return .activate(dice.roll(max(1, statements)), dice.isOneIn(2))
      case 2: return .setFrame(view(), CGRect(x: length(), y: length(), width: 80, height: 90))
      case 3: return .setHidden(view(), dice.isOneIn(2))
      case 4: return .setTransform(view(), dice.pick([1, 2, 0.5]))
      case 5: return .remove(view())
      default: return .add(view(), to: view())
      }
    }

    private mutating func stackStep() -> LayoutStep {
      let stack = view(.stack)
      switch dice.roll(5) {
      case 0: return .setAxis(stack, axis())
      case 1:
        return .setDistribution(
          stack,
          dice.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        )
      case 2:
        return .setAlignment(
          stack,
          dice.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        )
      case 3: return .setSpacing(stack, length() / 8)
      default: return .setMarginsRelative(stack, dice.isOneIn(2))
      }
    }

    private mutating func item() -> LayoutStep.Item {
      if kind == .wide && dice.isOneIn(12) {
        return dice.isOneIn(3) ? .keyboard(view()) : .safeArea(view())
      }
      switch dice.roll(12) {
      case 0: return .guide(guide())
      case 1: return .margins(view())
      case 2: return .content(view(.scroll))
      default: return .view(view())
      }
    }

    private mutating func vertical() -> [NSLayoutConstraint.Attribute] {
      kind == .wide && dice.isOneIn(4)
        ? [.top, .bottom, .firstBaseline, .lastBaseline] : [.top, .bottom, .centerY]
    }

    private mutating func statement() -> LayoutStep.Statement {
      let first = item()
      let kind = dice.roll(5)
      let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
      let places: [NSLayoutConstraint.Attribute] =
        kind == 0
        ? [.leading, .trailing, .centerX]
        : kind == 1 || kind == 2 ? [.left, .right, .centerX] : vertical()
      if kind == 4 && dice.isOneIn(2) {
        return LayoutStep.Statement(
          first: first,
          firstAttribute: dice.pick(lengths),
          relation: dice.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
          second: nil,
          secondAttribute: .notAnAttribute,
          multiplier: 1,
          constant: length(),
          priority: priority()
        )
      }
      let attributes = kind == 4 ? lengths : places
      return LayoutStep.Statement(
        first: first,
        firstAttribute: dice.pick(attributes),
        relation: dice.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        second: item(),
        secondAttribute: dice.pick(attributes),
        multiplier: dice.isOneIn(6) ? dice.pick([0.5, 2]) : 1,
        constant: length() - 40,
        priority: priority()
      )
    }
  }
}
