extension NSLayoutConstraint {
  /// How a visual format is read, and what else it says of its views. (Rule 9.07; the numbers are Apple's.)
  ///
  /// Each alignment makes that attribute of every two consecutive views equal.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Apple's second name of ``alignAllLastBaseline``.
    public static let alignAllBaseline = alignAllLastBaseline
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row is laid out from the left, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row is laid out from the right, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The connections of a column are between the last baseline of a view and the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    static let all: FormatOptions = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionMask, .spacingMask,
    ]

    static let alignments: [(FormatOptions, attribute: Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints that a row or column of views says: `H:|-[find]-[field(>=20)]-|`. None of them is active.
  ///
  /// Numbers are points. A format that cannot be read is reported, with a mark at the place, and makes nothing. (Section 9.)
  ///
  /// - Parameters:
  ///   - opts: alignments across the line, and how it runs.
  ///   - metrics: numbers by the names that the format calls them.
  ///   - views: views and layout guides by the names that the format calls them. `|` is the superview of the view beside it.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views, at: nil)
  }

  /// The same for a statement whose place in the source is known.
  package static func constraints(
    withVisualFormat format: String,
    options: FormatOptions,
    metrics: [String: Any]?,
    views: [String: Any],
    at location: SourceLocation?
  ) -> [NSLayoutConstraint] {
    let names = VisualFormatNames(metrics: metrics ?? [:], views: views)
    do throws(VisualFormatError) {
      return try VisualFormat(format, names).constraints(options)
    } catch {
      names.environment.raise(error.issue(in: format, at: location))
      return []
    }
  }
}

extension VisualFormatNames {
  /// That of the first view's tree, in the order of the names.
  fileprivate var environment: LayoutEnvironment {
    for name in views.keys.sorted() {
      if let owner = views[name].flatMap(NSLayoutConstraint.item)?.owner {
        return owner.root.environment
      }
    }
    return .current
  }
}
