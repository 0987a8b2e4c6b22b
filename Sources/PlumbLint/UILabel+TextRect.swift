import AutoLayout

extension UILabel {
  /// The rectangle of the text in the label's coordinates: lines begin at the aligned edge, and are
  /// centred vertically.
  var rectOfText: CGRect {
    let wanted = sizeThatFits(CGSize(width: bounds.width, height: 0))
    let size = CGSize(
      width: min(wanted.width, bounds.width),
      height: min(wanted.height, bounds.height)
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = bounds.width - size.width
    let x: CGFloat =
      switch textAlignment {
      case .center: free / 2
      case .right: free
      case .natural, .justified: isMirrored ? free : 0
      default: 0
      }
    return CGRect(
      x: bounds.minX + x,
      y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
