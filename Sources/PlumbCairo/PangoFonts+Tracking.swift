#if Cairo
  import AutoLayout

  extension PangoFonts {
    /// The space after the characters of the system font, by its size.
    public enum Tracking: Hashable, Sendable {
      /// That of the font files.
      case none
      /// That of Apple's system font: text of 13 to 20 points is closer, smaller text wider.
      ///
      /// The values are those of the Human Interface Guidelines (Typography, tracking values of SF Pro) up to 20 points. Larger text
      /// has that of 20 points: there Apple's letters themselves become narrower, which those of other fonts do not.
      case sanFrancisco

      /// In thousandths of the size, from 6 to 20 points.
      nonisolated private static let thousandths: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23,
      ]

      /// The space in points at a font size; values between sizes lie between theirs.
      nonisolated func space(atSize size: CGFloat) -> CGFloat {
        switch self {
        case .none: return 0
        case .sanFrancisco:
          let place = min(max(size, 6), 20) - 6
          let index = min(Int(place), Self.thousandths.count - 2)
          let (low, high) = (Self.thousandths[index], Self.thousandths[index + 1])
          return size * (low + (high - low) * (place - CGFloat(index))) / 1000
        }
      }
    }

    /// The space after the characters of a font.
    nonisolated func tracking(of font: UIFont) -> CGFloat {
      let isSystem = font.familyOfFile == nil && font.systemDesign != .monospaced
      return isSystem ? systemTracking.space(atSize: font.pointSize) : 0
    }
  }
#endif
