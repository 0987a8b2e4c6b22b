public import AutoLayout

extension UIView {
  /// The frames of the named views in the hierarchy as text, for comparison with the expected text of a test.
  ///
  /// The name of a view is its label (`snp.setLabel`), else its accessibility identifier; views without a name are left out. Each
  /// view has one line, in pre-order and indented by two spaces for each named ancestor: its name and `(x, y, w, h)`, in points, in
  /// the superview's coordinates, rounded to three decimal places.
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
  /// The rectangle as `(x, y, w, h)`, rounded to three decimal places.
  public var diagram: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { value in
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
