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
    // In an array instead of on the call stack, which a deep hierarchy would overflow.
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      var inner = depth
      if let name = view.layoutLabel ?? view.accessibilityIdentifier {
        lines.append(String(repeating: "  ", count: depth) + "\(name) \(view.frame.diagram)")
        inner += 1
      }
      for subview in view.subviews.reversed() { waiting.append((subview, inner)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension CGRect {
  /// The rectangle as `(x, y, w, h)`, rounded to three decimal places.
  public var diagram: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map { value in
      // Numbers from 2^43 on have no fourth decimal, and the largest times 1,000 would be infinite.
      let rounded = abs(value) < 8e12 ? (value * 1000).rounded() / 1000 : value
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
