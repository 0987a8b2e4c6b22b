import Expectations
import Plumb
import PlumbTesting
import Testing

/// Random layouts that contain a contradiction. An independent exact solver checks the reports.
@Suite struct RandomConflictTests {
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  @Test
  func `the reports of 100 contradictions are irreducible, and each cure resolves its conflict`()
    throws
  {
    var seed: UInt64 = 0
    var systems = 0
    var conflicts = 0
    var changes: [String: Int] = [:]
    while systems < 100 {
      seed += 1
      expectTrue(ExactJudge(RandomLayout(seed, contradictions: 0).root).canHold(), "seed \(seed)")
      let judged = RandomLayout(seed, contradictions: 2)
      if ExactJudge(judged.root).canHold() {
        expectTrue(judged.layOut().isEmpty, "seed \(seed)")
        continue
      }
      systems += 1
      let count = judged.layOut().count
      expectTrue(count > 0, "seed \(seed)")
      for index in 0..<count {
        conflicts += 1
        let name = try check(RandomLayout(seed, contradictions: 2), index, "seed \(seed)")
        changes[name, default: 0] += 1
      }
    }

    expectTrue(conflicts >= 100)
    // All kinds of cures occur except removal, because a lower priority also resolves the conflict and keeps the constraint.
    expectEqual(changes.keys.sorted(), ["constant", "mask", "priority", "removal"], "\(changes)")
  }

  /// - Returns: the kind of change that resolves the conflict.
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  private func check(_ layout: RandomLayout, _ index: Int, _ name: String) throws -> String {
    let all = layout.layOut()
    let conflict = all[index]

    let judge = ExactJudge(layout.root)
    let members = Set(conflict.members.map { author(of: $0) })
    expectEqual(members.count, conflict.members.count, "\(name)")
    expectTrue(members.isSubset(of: judge.equations.map(\.author)), "\(name)")
    expectTrue(!judge.canHold(members), "\(name): the set can hold: \(conflict)")
    for member in members {
      expectTrue(
        judge.canHold(members.subtracting([member])),
        "\(name): a proper subset cannot hold: \(conflict)"
      )
    }
    expectTrue(conflict.members.contains(conflict.leftOut))

    let cure = try #require(conflict.cure, "\(name)")
    expectTrue(conflict.members.contains(cure.constraint))
    let others = Set(all.indices.filter { $0 != index }.map { author(of: all[$0].leftOut) })
    let kind = apply(cure, in: layout.root)
    let cured = ExactJudge(layout.root, slack: 1e-6)
    let rest = Set(cured.equations.map(\.author)).subtracting(others)
    expectTrue(
      cured.canHold(rest),
      "\(name): the cure does not cure: \(conflict) \(conflict.remedy)"
    )
    let reported = layout.layOut().map { author(of: $0.leftOut) }
    expectTrue(others.isSuperset(of: reported), "\(name): \(conflict) \(conflict.remedy)")
    return kind
  }

  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  private func author(of summary: ConstraintSummary) -> ExactJudge.Author {
    if let object = summary.object { return .constraint(object) }
    let words = summary.text.split(separator: " ")
    return .frame(words.drop { !$0.contains(".") }.first.map(String.init) ?? "")
  }

  private func apply(_ cure: LayoutConflict.Cure, in root: UIView) -> String {
    let views = [root] + root.subviews.flatMap { [$0] + $0.subviews }
    let constraint = views.flatMap(\.constraints).first {
      ObjectIdentifier($0) == cure.constraint.object
    }
    switch cure.change {
    case .noAutoresizingMask(let id):
      views.first { ObjectIdentifier($0) == id }?.translatesAutoresizingMaskIntoConstraints = false
      return "mask"
    case .constant(let constant):
      constraint?.constant = constant
      return "constant"
    case .priority(let priority):
      constraint?.priority = priority
      return "priority"
    case .removal:
      constraint?.isActive = false
      return "removal"
    }
  }
}

/// A view hierarchy whose statements agree with random frames, except for the statements that contradict them.
private final class RandomLayout {
  let root: UIView
  private let log = LayoutIssueLog()
  private var dice: Dice
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []

  init(_ seed: UInt64, contradictions: Int) {
    dice = Dice(state: seed &* 0x9e37_79b9_7f4a_7c15)
    let environment = LayoutEnvironment()
    let direction: UIUserInterfaceLayoutDirection =
      dice.roll(3) == 0 ? .rightToLeft : .leftToRight
    let log = log
    root = environment.with {
      $0.report = log.append
      $0.userInterfaceLayoutDirection = direction
    } run: {
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    }
    environment.with {
      $0.report = log.append
      $0.userInterfaceLayoutDirection = direction
    } run: {
      grow()
      for _ in 0..<6 + dice.roll(10) { sayTrue() }
      for _ in 0..<contradictions { sayFalse() }
    }
  }

  /// The conflicts that the next layout pass reports.
  func layOut() -> [LayoutConflict] {
    let before = log.issues.count
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return log.issues.dropFirst(before).compactMap(\.conflict)
  }

  private func grow() {
    root.snp.setLabel("root")
    frames[ObjectIdentifier(root)] = root.frame
    for index in 0..<2 + dice.roll(4) {
      let view = UIView()
      view.snp.setLabel("v\(index)")
      let parent = index > 0 && dice.roll(3) == 0 && views[0].superview === root ? views[0] : root
      let frame = throwFrame()
      if dice.roll(5) == 0 {
        let outer = frames[ObjectIdentifier(parent)]!
        view.frame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      parent.addSubview(view)
      frames[ObjectIdentifier(view)] = frame
      views.append(view)
    }
    if dice.roll(2) == 0 {
      let guide = UILayoutGuide()
      guide.snp.setLabel("guide")
      views[0].addLayoutGuide(guide)
      frames[ObjectIdentifier(guide)] = throwFrame()
      guides.append(guide)
    }
  }

  private func throwFrame() -> CGRect {
    CGRect(
      x: 10 * dice.roll(20),
      y: 10 * dice.roll(15),
      width: 10 * (1 + dice.roll(12)),
      height: 10 * (1 + dice.roll(9))
    )
  }

  private func sayTrue() { say(miss: 0) }

  private func sayFalse() {
    let misses: [CGFloat] = [-120, -35, -15, 15, 35, 120]
    say(miss: misses[dice.roll(misses.count)])
  }

  // MARK: Statements

  private typealias Make = (ConstraintMaker) -> Void

  /// - Parameter miss: the difference between the constant and the value that agrees with the frames.
  private func say(miss: CGFloat) {
    let (subject, make) = statement(miss)
    if let view = subject as? UIView {
      let isMasked = view.translatesAutoresizingMaskIntoConstraints
      view.snp.makeConstraints(make)
      // The DSL stops the view from translating its mask. Some views translate it nevertheless, as if an app had forgotten that.
      view.translatesAutoresizingMaskIntoConstraints = isMasked
    } else {
      guides[0].snp.makeConstraints(make)
    }
  }

  private func statement(_ miss: CGFloat) -> (AnyObject, Make) {
    let subject: AnyObject =
      guides.isEmpty || dice.roll(5) > 0 ? views[dice.roll(views.count)] : guides[0]
    let frame = frames[ObjectIdentifier(subject)]!
    let relation = dice.roll(3)
    let room = CGFloat(5 * dice.roll(5))
    switch dice.roll(8) {
    case 0, 1:
      let isWidth = dice.roll(2) == 0
      let value = isWidth ? frame.width : frame.height
      return (
        subject,
        { make in
          let chain = isWidth ? make.width : make.height
          self.relate(chain, relation, value, room, miss)
        }
      )
    case 2:
      let outer = container(of: subject)
      let insets = UIEdgeInsets(
        top: frame.minY - outer.minY,
        left: frame.minX - outer.minX,
        bottom: outer.maxY - frame.maxY,
        right: outer.maxX - frame.maxX + miss
      )
      if let view = subject as? UIView, view.superview == nil { return statement(miss) }
      return (subject, { $0.edges.equalToSuperview().inset(insets) })
    case 3:
      let (other, otherFrame) = someOther(than: subject)
      let multiplier = [0.5, 1, 2][dice.roll(3)] as CGFloat
      let isWidth = dice.roll(2) == 0
      let offset =
        isWidth
        ? frame.width - multiplier * otherFrame.width
        : frame.height - multiplier * otherFrame.width
      return (
        subject,
        { make in
          let target = self.item(other, \.width)
          let chain = isWidth ? make.width : make.height
          chain.equalTo(target).multipliedBy(multiplier).offset(offset + miss)
        }
      )
    case 4:
      let (other, otherFrame) = someOther(than: subject)
      let isX = dice.roll(2) == 0
      let offset = isX ? frame.midX - otherFrame.midX : frame.midY - otherFrame.midY
      return (
        subject,
        { make in
          if isX {
            make.centerX.equalTo(self.item(other, \.centerX)).offset(offset + miss)
          } else {
            make.centerY.equalTo(self.item(other, \.centerY)).offset(offset + miss)
          }
        }
      )
    case 5:
      let (other, otherFrame) = someOther(than: subject)
      let sign: CGFloat =
        root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      let offset =
        sign > 0 ? frame.minX - otherFrame.maxX : otherFrame.minX - frame.maxX
      return (
        subject,
        { make in
          self.relate(make.leading, relation, self.item(other, \.trailing), offset, room, miss)
        }
      )
    case 6:
      let (other, otherFrame) = someOther(than: subject)
      let offset = frame.minY - otherFrame.maxY
      return (
        subject,
        { make in
          self.relate(make.top, relation, self.item(other, \.bottom), offset, room, miss)
        }
      )
    default:
      let outer = container(of: subject)
      let isLeft = dice.roll(2) == 0
      let offset = isLeft ? frame.minX - outer.minX : frame.maxX - outer.maxX
      return (
        subject,
        { make in
          let chain = isLeft ? make.left : make.right
          if relation == 0 {
            chain.equalToSuperview().offset(offset + miss)
          } else if (relation == 1) == (miss >= 0) {
            chain.greaterThanOrEqualToSuperview().offset(offset - room + miss)
          } else {
            chain.lessThanOrEqualToSuperview().offset(offset + room + miss)
          }
        }
      )
    }
  }

  /// Relates an attribute to a number. An inequality leaves slack, unless it is to be violated.
  private func relate(
    _ chain: ConstraintMakerExtendable,
    _ relation: Int,
    _ value: CGFloat,
    _ room: CGFloat,
    _ miss: CGFloat
  ) {
    if relation == 0 || value + miss < 0 {
      chain.equalTo(value + miss)
    } else if miss > 0 || (miss == 0 && relation == 1) {
      chain.greaterThanOrEqualTo(miss > 0 ? value + miss : max(0, value - room))
    } else {
      chain.lessThanOrEqualTo(miss < 0 ? value + miss : value + room)
    }
  }

  private func relate(
    _ chain: ConstraintMakerExtendable,
    _ relation: Int,
    _ target: ConstraintItem,
    _ offset: CGFloat,
    _ room: CGFloat,
    _ miss: CGFloat
  ) {
    if relation == 0 {
      chain.equalTo(target).offset(offset + miss)
    } else if miss > 0 || (miss == 0 && relation == 1) {
      chain.greaterThanOrEqualTo(target).offset(miss > 0 ? offset + miss : offset - room)
    } else {
      chain.lessThanOrEqualTo(target).offset(miss < 0 ? offset + miss : offset + room)
    }
  }

  private func item(
    _ object: AnyObject,
    _ part: KeyPath<any ConstraintBasicAttributesDSL, ConstraintItem>
  ) -> ConstraintItem {
    switch object {
    case let view as UIView: return (view.snp as any ConstraintBasicAttributesDSL)[keyPath: part]
    case let guide as UILayoutGuide:
      return (guide.snp as any ConstraintBasicAttributesDSL)[keyPath: part]
    default: preconditionFailure("The layouts are made of views and guides.")
    }
  }

  private func container(of item: AnyObject) -> CGRect {
    let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView ?? root
    return frames[ObjectIdentifier(view)]!
  }

  private func someOther(than item: AnyObject) -> (AnyObject, CGRect) {
    let all = ([root] + views as [AnyObject] + guides).filter { $0 !== item }
    let other = all[dice.roll(all.count)]
    return (other, frames[ObjectIdentifier(other)]!)
  }
}

/// A linear congruential generator: it returns the same numbers in every run.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state &>> 33) % sides
  }
}
