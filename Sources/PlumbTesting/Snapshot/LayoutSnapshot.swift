import AutoLayout
import Foundation
import PlumbRender

/// The frames of a view hierarchy, as a snapshot file contains them.
struct LayoutSnapshot {
  struct Row: Equatable {
    /// The number of superviews in the snapshot.
    var depth: Int
    var name: String
    /// The frame in the superview's coordinates.
    var frame: CGRect
  }

  /// Why a file is no snapshot.
  struct ReadingError: Error {
    /// The end of a sentence that begins with the file.
    var problem: String
  }

  var rows: [Row]

  /// The first line of a file. Its number changes with the format.
  private static let header = "plumb snapshot"
  private static let version = "1"

  init(_ view: UIView) { rows = view.diagramRows }

  /// Reads the text of a file.
  init(text: String) throws(ReadingError) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first, first.hasPrefix(Self.header) else {
      throw ReadingError(
        problem: "is no snapshot: its first line is not `\(Self.header) \(Self.version)`"
      )
    }
    let version = first.dropFirst(Self.header.count).drop { $0 == " " }
    if version != Self.version {
      throw ReadingError(
        problem: "has the format \(version), and this version of Plumb reads \(Self.version)"
      )
    }
    rows = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let row = Row(line) else {
        throw ReadingError(problem: "is broken: line \(index + 1) is not a name with a frame")
      }
      rows.append(row)
    }
  }

  /// The content of the file.
  var text: String {
    (["\(Self.header) \(Self.version)"] + rows.map(\.line)).joined(separator: "\n") + "\n"
  }
}

extension LayoutSnapshot.Row {
  /// Deeper lines are indented by this number of levels, and begin with the number of further levels.
  private static let mostLevels = 40

  /// The line of a diagram: `  name (x, y, w, h)`.
  var line: String {
    let further = depth > Self.mostLevels ? "+\(depth - Self.mostLevels) " : ""
    let margin = String(repeating: "  ", count: min(depth, Self.mostLevels))
    return "\(margin)\(further)\(name) \(frame.diagram)"
  }

  /// Reads the line of a diagram.
  init?(_ line: String) {
    let spaces = line.prefix { $0 == " " }.count
    guard spaces.isMultiple(of: 2), line.hasSuffix(")"), let open = line.lastIndex(of: "(") else {
      return nil
    }
    let numbers = line[line.index(after: open)...].dropLast().split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    var name = line[..<open].trimmingCharacters(in: .whitespaces)
    var depth = spaces / 2
    if name.first == "+", depth == Self.mostLevels,
      let further = Int(name.dropFirst().prefix(while: \.isNumber))
    {
      depth += further
      name = String(name.drop { $0 != " " }.dropFirst())
    }
    guard numbers.count == 4, !name.isEmpty else { return nil }
    self.init(
      depth: depth,
      name: name,
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    )
  }
}

extension LayoutSnapshot {
  /// The views that moved, appeared or disappeared, in the order of the hierarchy.
  func differences(from before: LayoutSnapshot, tolerance: CGFloat) -> [String] {
    let changes = rows.difference(from: before.rows) {
      $0.depth == $1.depth && $0.name == $1.name
    }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < before.rows.count || new < rows.count {
      if removed.contains(old) {
        lines.append("\(before.rows[old].name) disappeared from \(before.rows[old].frame.diagram)")
        old += 1
      } else if inserted.contains(new) {
        lines.append("\(rows[new].name) appeared at \(rows[new].frame.diagram)")
        new += 1
      } else {
        let (was, now) = (before.rows[old].frame, rows[new].frame)
        if !was.isNear(now, tolerance: tolerance) {
          lines.append(
            "\(rows[new].name) moved from \(was.diagram) to \(now.diagram)\(was.change(to: now))"
          )
        }
        old += 1
        new += 1
      }
    }
    return lines
  }

  /// The frames as an SVG document with their names.
  var picture: String {
    var parents: [UIView] = []
    for row in rows {
      let view = UIView(frame: row.frame)
      view.accessibilityIdentifier = row.name
      if row.depth == 0 { view.frame.origin = .zero }
      parents.removeSubrange(min(row.depth, parents.count)...)
      parents.last?.addSubview(view)
      parents.append(view)
    }
    return parents.first.map { SVGRenderer(overlay: [.frames]).render($0) } ?? ""
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, tolerance: CGFloat) -> Bool {
    numbers == other.numbers
      || zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance + 0.0005 }
  }

  private var numbers: [CGFloat] { [minX, minY, size.width, size.height] }

  /// The change in words: `: 4 lower, 20 wider`.
  fileprivate func change(to now: CGRect) -> String {
    let words = [
      ("further right", "further left"), ("lower", "higher"), ("wider", "narrower"),
      ("taller", "shorter"),
    ]
    let list = zip(words, zip(numbers, now.numbers)).compactMap { words, values in
      let change = values.1 - values.0
      return abs(change) < 0.005 ? nil : "\(abs(change).inWords) \(change > 0 ? words.0 : words.1)"
    }
    return list.isEmpty ? "" : ": \(list.joined(separator: ", "))"
  }
}
