extension NSLayoutConstraint {
  /// Options of a visual format: its direction, the way in which spacing is measured, and
  /// alignments of its views. The raw values are Apple's. (Rule 9.07.)
  ///
  /// Each alignment makes one attribute equal in all pairs of consecutive views.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 &<< 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 &<< 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 &<< 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 &<< 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 &<< 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 &<< 6)
    /// Aligns the horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 &<< 9)
    /// Aligns the vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 &<< 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 &<< 11)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 &<< 12)
    /// The former name of ``alignAllLastBaseline``.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Lays out a row from left to right, regardless of the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 &<< 16)
    /// Lays out a row from right to left, regardless of the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 &<< 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 &<< 16)

    /// Measures the connections of a column from the last baseline of a view to the first baseline
    /// of the next one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 &<< 19)
    /// The bits of the way in which spacing is measured.
    public static let spacingMask = FormatOptions(rawValue: 1 &<< 19)

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

  /// Returns the inactive constraints that a visual format describes, such as
  /// `H:|-[find]-[field(>=20)]-|`.
  ///
  /// Lengths are in points. A format that cannot be parsed is reported with a mark below the
  /// position of the error, and yields no constraints. (Section 9.)
  ///
  /// - Parameters:
  ///   - format: A row (`H:`, or no prefix) or a column (`V:`) in the visual format language.
  ///   - opts: The alignments and the direction of the views.
  ///   - metrics: The numbers of the names that occur in the format.
  ///   - views: The views and layout guides of the names that occur in the format. `|` stands for
  ///     the superview of the adjacent view.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views, at: nil)
  }

  /// Returns the constraints of a visual format in a statement with a known source location.
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
  /// The environment of the first view's tree, where the names are in alphabetical order.
  fileprivate var environment: LayoutEnvironment {
    for name in views.keys.sorted() {
      if let owner = views[name].flatMap(NSLayoutConstraint.item)?.owner {
        return owner.root.environment
      }
    }
    return .current
  }
}
