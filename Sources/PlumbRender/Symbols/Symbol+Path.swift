import AutoLayout
import Foundation

/// The paths of symbols as text.
extension Symbol {
  /// Returns the path of a text: letters, each followed by numbers. Further numbers repeat the command; `M` is repeated as `L`.
  ///
  /// - `M x y` begins a part, `L x y` adds a line, `Q` and `C` a curve with one or two control points before its end, and `Z` closes
  ///   the part.
  /// - `A x y radius start end` begins a part with an arc around a point, and `a` continues one with a line to an arc. Angles are in
  ///   degrees, clockwise from the right, and the arc goes the way from one number to the other.
  /// - `O x y radius` adds a circle, `E x y across down` an ellipse with two radii, `R x y width height radius` a rectangle.
  /// - `S x y outer inner count share` adds a star with one point upwards. Its points and the angles between them have a share of
  ///   their sectors as their width, which is 0 for sharp ones.
  ///
  /// - Precondition: the text is in this notation.
  static func path(_ text: String) -> CGMutablePath {
    let path = CGMutablePath()
    var (command, numbers): (Character, [CGFloat]) = ("M", [])
    for word in text.split(whereSeparator: \.isWhitespace) {
      var digits = word
      if let letter = word.first, letter.isLetter {
        precondition(numbers.isEmpty, "too few numbers before \(word) in \(text)")
        command = letter
        digits = word.dropFirst()
      }
      if let number = Double(digits) { numbers.append(CGFloat(number)) }
      guard numbers.count == count(of: command) else { continue }
      path.add(command, numbers)
      numbers = []
      if command == "M" { command = "L" }
    }
    precondition(numbers.isEmpty, "too few numbers at the end of \(text)")
    return path
  }

  /// The number of numbers after a letter.
  private static func count(of command: Character) -> Int {
    switch command {
    case "Z": 0
    case "M", "L": 2
    case "O": 3
    case "Q", "E": 4
    case "A", "a", "R": 5
    case "C", "S": 6
    default: preconditionFailure("unknown command: \(command)")
    }
  }
}

extension CGMutablePath {
  /// Adds the element of a command. See ``Symbol/path(_:)``.
  fileprivate func add(_ command: Character, _ numbers: [CGFloat]) {
    func point(_ index: Int = 0) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch command {
    case "M": move(to: point())
    case "L": addLine(to: point())
    case "Q": addQuadCurve(to: point(2), control: point())
    case "C": addCurve(to: point(4), control1: point(), control2: point(2))
    case "A", "a":
      let (start, end) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
      let arc = command == "A" ? CGMutablePath() : self
      arc.addArc(
        center: point(),
        radius: numbers[2],
        startAngle: start,
        endAngle: end,
        clockwise: end < start
      )
      if arc !== self { addPath(arc) }
    case "O", "E":
      addEllipse(
        in: CGRect(origin: point(), size: .zero).insetBy(dx: -numbers[2], dy: -numbers.last!)
      )
    case "R":
      addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerWidth: numbers[4],
        cornerHeight: numbers[4]
      )
    case "S":
      addStar(around: point(), (numbers[2], numbers[3]), Int(numbers[4]), share: numbers[5])
    default: closeSubpath()
    }
  }

  private func addStar(
    around middle: CGPoint,
    _ radii: (outer: CGFloat, inner: CGFloat),
    _ count: Int,
    share: CGFloat
  ) {
    let step = CGFloat.pi / CGFloat(count)
    var points: [CGPoint] = []
    for index in 0..<2 * count {
      let radius = index % 2 == 0 ? radii.outer : radii.inner
      for side: CGFloat in share == 0 ? [0] : [-1, 1] {
        let angle = step * (CGFloat(index) + side * share) - .pi / 2
        points.append(middle.moved(by: radius, angle: angle))
      }
    }
    addLines(between: points)
    closeSubpath()
  }
}
