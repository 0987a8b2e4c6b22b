public import AutoLayout

extension UIView {
  /// The frames of the named views of the tree as text, to be compared with what a test expects. A view is named by
  /// `snp.setLabel` or by its accessibility identifier; what has no name is left out.
  ///
  /// One line a view, in pre-order, indented by the named views around it: the name and `(x, y, w, h)`, in points, in the
  /// superview's coordinates, with at most three digits behind the point.
  ///
  /// ```swift
  /// #expect(root.layoutDiagram == """
  ///   card (16, 24, 358, 120)
  ///     title (12, 12, 80.5, 20)
  ///   """)
  /// ```
  public var layoutDiagram: String {
    var lines: [String] = []
    collect(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func collect(into lines: inout [String], depth: Int) {
    var inner = depth
    if let name = layoutLabel ?? accessibilityIdentifier {
      lines.append(String(repeating: "  ", count: depth) + "\(name) \(frame.diagram)")
      inner += 1
    }
    for view in subviews { view.collect(into: &lines, depth: inner) }
  }
}

extension CGRect {
  /// `(x, y, w, h)`, with at most three digits behind the point.
  public var diagram: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { value in
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
