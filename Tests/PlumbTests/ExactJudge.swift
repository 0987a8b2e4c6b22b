import Foundation
import Plumb

/// Decides whether all required constraints can hold, with an exact simplex over fractions after B. Dutertre and L. de Moura, "A
/// Fast Linear-Arithmetic Solver for DPLL(T)" (CAV 2006), with bounds on sums and Bland's rule. It shares no code with the solver,
/// and reads constraints through their public properties.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
struct ExactJudge {
  /// The origin of an equation.
  enum Author: Hashable {
    case constraint(ObjectIdentifier)
    /// The frame of a view with this name or of the root, which sets `name.attribute`.
    case frame(String)
  }

  struct Equation {
    var author: Author
    var terms: [Int: Fraction] = [:]
    var relation: NSLayoutConstraint.Relation
    var constant: Fraction
  }

  private(set) var equations: [Equation] = []
  private var unknowns: [ObjectIdentifier: Int] = [:]
  private let root: UIView
  private let margin: Fraction

  /// - Parameter slack: the tolerance of an equation.
  init(_ root: UIView, slack: Double = 0) {
    self.root = root
    margin = Fraction(slack)
    readFrame(of: root, in: nil)
    readSubtree(of: root)
  }

  /// - Parameter authors: the origins of the equations that are taken into account; nil for all.
  func canHold(_ authors: Set<Author>? = nil) -> Bool {
    var system = BoundedSystem(unknowns: 4 * unknowns.count)
    for unknown in 0..<4 * unknowns.count {
      // Lengths are at least 0, and the root is at the origin.
      if unknown % 4 >= 2 { system.bound(unknown, atLeast: 0) }
      if unknown < 2 { system.bound(unknown, atLeast: 0, atMost: 0) }
    }
    for equation in equations where authors?.contains(equation.author) ?? true {
      let sum = system.addSum(equation.terms)
      let (low, high) = (equation.constant - margin, equation.constant + margin)
      switch equation.relation {
      case .equal: system.bound(sum, atLeast: low, atMost: high)
      case .lessThanOrEqual: system.bound(sum, atMost: high)
      case .greaterThanOrEqual: system.bound(sum, atLeast: low)
      }
    }
    return system.isFeasible()
  }

  // MARK: Reading

  /// The left edge, top edge, width and height of an item, in the root's coordinates.
  private mutating func unknowns(of item: AnyObject) -> Int {
    let id = ObjectIdentifier(item)
    if let known = unknowns[id] { return known }
    unknowns[id] = 4 * unknowns.count
    return unknowns[id]!
  }

  private mutating func readSubtree(of view: UIView) {
    for constraint in view.constraints where constraint.priority == .required {
      read(constraint, in: view)
    }
    for subview in view.subviews {
      if subview.translatesAutoresizingMaskIntoConstraints { readFrame(of: subview, in: view) }
      readSubtree(of: subview)
    }
  }

  /// The equations of a frame: four without flexibility of the autoresizing mask; two for the root, whose size is given.
  private mutating func readFrame(of view: UIView, in parent: UIView?) {
    let own = unknowns(of: view)
    let name = view.snp.label() ?? ""
    func say(_ attribute: String, _ place: Int, _ value: CGFloat) {
      var terms = [own + place: Fraction(1)]
      if place < 2, let parent { terms[unknowns(of: parent) + place] = Fraction(-1) }
      equations.append(
        Equation(
          author: .frame("\(name).\(attribute)"),
          terms: terms,
          relation: .equal,
          constant: Fraction(Double(value))
        )
      )
    }
    if parent != nil {
      say("left", 0, view.frame.minX)
      say("top", 1, view.frame.minY)
    }
    say("width", 2, view.frame.width)
    say("height", 3, view.frame.height)
  }

  private mutating func read(_ constraint: NSLayoutConstraint, in holder: UIView) {
    var terms: [Int: Fraction] = [:]
    guard let first = constraint.firstItem else { return }
    add(constraint.firstAttribute, of: first, in: holder, times: 1, to: &terms)
    if let second = constraint.secondItem {
      let factor = Fraction(-Double(constraint.multiplier))
      add(constraint.secondAttribute, of: second, in: holder, times: factor, to: &terms)
    }
    equations.append(
      Equation(
        author: .constraint(ObjectIdentifier(constraint)),
        terms: terms,
        relation: constraint.relation,
        constant: Fraction(Double(constraint.constant))
      )
    )
  }

  /// The position of an attribute in the coordinates of the holder; leading and trailing are measured from the leading edge.
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    in holder: UIView,
    times factor: Fraction,
    to terms: inout [Int: Fraction]
  ) {
    func add(_ unknown: Int, _ share: Fraction) {
      terms[unknown, default: 0] = terms[unknown, default: 0] + share * factor
    }
    let (own, outer) = (unknowns(of: item), unknowns(of: holder))
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = Fraction(0.5)
    func addPlace(_ axis: Int, _ share: Fraction) {
      add(own + axis, 1)
      add(own + axis + 2, share)
      add(outer + axis, -1)
    }
    func addMirrored(_ share: Fraction) {
      add(outer, 1)
      add(outer + 2, 1)
      add(own, -1)
      add(own + 2, -share)
    }
    switch attribute {
    case .left: addPlace(0, 0)
    case .right: addPlace(0, 1)
    case .centerX: addPlace(0, half)
    case .top: addPlace(1, 0)
    case .bottom: addPlace(1, 1)
    case .centerY: addPlace(1, half)
    case .leading: if isMirrored { addMirrored(1) } else { addPlace(0, 0) }
    case .trailing: if isMirrored { addMirrored(0) } else { addPlace(0, 1) }
    case .width: add(own + 2, 1)
    case .height: add(own + 3, 1)
    default: preconditionFailure("The judge does not know \(attribute).")
    }
  }
}

/// Variables and sums of variables with bounds. Each sum is a row over nonbasic variables.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private struct BoundedSystem {
  private var rows: [Int: [Int: Fraction]] = [:]
  private var low: [Fraction?]
  private var high: [Fraction?]
  private var values: [Fraction]

  init(unknowns: Int) {
    low = Array(repeating: nil, count: unknowns)
    high = low
    values = Array(repeating: 0, count: unknowns)
  }

  mutating func addSum(_ terms: [Int: Fraction]) -> Int {
    let sum = values.count
    low.append(nil)
    high.append(nil)
    values.append(0)
    rows[sum] = terms.filter { $0.value != 0 }
    return sum
  }

  /// Sets bounds of a variable or a sum. All values are 0 until the search begins.
  mutating func bound(_ unknown: Int, atLeast: Fraction? = nil, atMost: Fraction? = nil) {
    if let atLeast { low[unknown] = atLeast }
    if let atMost { high[unknown] = atMost }
  }

  mutating func isFeasible() -> Bool {
    while true {
      let wrong = rows.keys.sorted().first { isTooLow($0) || isTooHigh($0) }
      guard let wrong, let row = rows[wrong] else { return true }
      let isRising = isTooLow(wrong)
      let way = row.keys.sorted().first { unknown in
        let isUp = (row[unknown]! > 0) == isRising
        return isUp
          ? high[unknown].map { values[unknown] < $0 } ?? true
          : low[unknown].map { values[unknown] > $0 } ?? true
      }
      guard let way, let goal = isRising ? low[wrong] : high[wrong] else { return false }
      exchange(wrong, with: way, goal)
    }
  }

  private func isTooLow(_ unknown: Int) -> Bool {
    low[unknown].map { values[unknown] < $0 } ?? false
  }
  private func isTooHigh(_ unknown: Int) -> Bool {
    high[unknown].map { values[unknown] > $0 } ?? false
  }

  /// Changes a nonbasic variable so that a sum has its target value, and pivots on it.
  private mutating func exchange(_ sum: Int, with unknown: Int, _ goal: Fraction) {
    var row = rows.removeValue(forKey: sum)!
    let share = row.removeValue(forKey: unknown)!
    let step = (goal - values[sum]) / share
    values[sum] = goal
    values[unknown] = values[unknown] + step
    var solved = row.mapValues { -($0 / share) }
    solved[sum] = 1 / share
    for (other, var terms) in rows {
      guard let factor = terms.removeValue(forKey: unknown) else { continue }
      values[other] = values[other] + factor * step
      for (index, coefficient) in solved {
        let new = terms[index, default: 0] + factor * coefficient
        terms[index] = new == 0 ? nil : new
      }
      rows[other] = terms
    }
    rows[unknown] = solved
  }
}

/// A fraction of integers. It traps if these overflow.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
struct Fraction: Comparable, ExpressibleByIntegerLiteral {
  private let numerator: Int128
  private let denominator: Int128

  private init(_ numerator: Int128, _ denominator: Int128) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(a == 0 ? 1 : a) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  init(integerLiteral value: Int) { self.init(Int128(value), 1) }

  /// The nearest fraction with nine decimals.
  init(_ value: Double) { self.init(Int128((value * 1e9).rounded()), 1_000_000_000) }

  static func + (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static prefix func - (a: Self) -> Self { Self(-a.numerator, a.denominator) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func * (a: Self, b: Self) -> Self {
    Self(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
