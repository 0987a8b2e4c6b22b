import Foundation

nonisolated extension CGPath {
  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  ///
  /// The length of a curve is that of 32 straight lines along it.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (start * total, end * total)
    let result = CGPath()
    var (position, point): (CGFloat, CGPoint?) = (0, nil)
    for piece in pieces {
      let range = (max(first, position) - position, min(last, position + piece.length) - position)
      position += piece.length
      if range.1 <= range.0 { continue }
      let part = piece.part(from: range.0, to: range.1)
      if point != part.a { result.append(.move(part.a)) }
      result.append(part.isLine ? .line(part.d) : .curve(part.b, part.c, part.d))
      point = part.d
    }
    return result
  }

  /// A line or a curve of the path, as a curve.
  nonisolated private struct Piece {
    var a: CGPoint
    var b: CGPoint
    var c: CGPoint
    var d: CGPoint
    var isLine = false
    /// The lengths from the beginning to the ends of equal parts of the parameter.
    var lengths: [CGFloat] = []
    var length: CGFloat { lengths.last ?? 0 }

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
      var (length, last) = (CGFloat(0), a)
      for index in 1...32 {
        let next = CGPath.point(a, b, c, d, at: CGFloat(index) / 32)
        length += next.distance(to: last)
        lengths.append(length)
        last = next
      }
    }

    init(lineFrom a: CGPoint, to d: CGPoint) {
      (self.a, b, c, self.d) = (a, a, d, d)
      isLine = true
      lengths = [d.distance(to: a)]
    }

    /// Returns the part between two lengths from the beginning.
    func part(from start: CGFloat, to end: CGFloat) -> Piece {
      if isLine {
        return Piece(
          lineFrom: Self.between(a, d, start / length),
          to: Self.between(a, d, end / length)
        )
      }
      let (low, high) = (parameter(at: start), parameter(at: end))
      let upper = high < 1 ? split(at: high).0 : self
      return low > 0 && high > 0 ? upper.split(at: low / high).1 : upper
    }

    private func parameter(at length: CGFloat) -> CGFloat {
      var before: CGFloat = 0
      for (index, after) in lengths.enumerated() {
        if length <= after {
          let share = after > before ? (length - before) / (after - before) : 0
          return (CGFloat(index) + share) / CGFloat(lengths.count)
        }
        before = after
      }
      return 1
    }

    /// Divides the curve by the construction of de Casteljau.
    private func split(at t: CGFloat) -> (Piece, Piece) {
      let (ab, bc, cd) = (Self.between(a, b, t), Self.between(b, c, t), Self.between(c, d, t))
      let (abc, bcd) = (Self.between(ab, bc, t), Self.between(bc, cd, t))
      let middle = Self.between(abc, bcd, t)
      return (Piece(a, ab, abc, middle), Piece(middle, bcd, cd, d))
    }

    private static func between(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: one.x + t * (other.x - one.x), y: one.y + t * (other.y - one.y))
    }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (start, last) = (point, point)
      case .line(let point):
        pieces.append(Piece(lineFrom: last, to: point))
        last = point
      case .curve(let one, let two, let end):
        pieces.append(Piece(last, one, two, end))
        last = end
      case .close:
        if last != start { pieces.append(Piece(lineFrom: last, to: start)) }
        last = start
      }
    }
    return pieces
  }
}
