#if Cairo
  import AutoLayout
  import CPangoCairo
  import PlumbRender

  /// The space after each character of a text, in points.
  nonisolated struct LetterSpacing {
    /// That of all characters.
    var kern: CGFloat = 0
    /// That of blanks in a justified line.
    var wordSpacing: CGFloat = 0
    /// That of Latin, Greek and Cyrillic letters, of digits and punctuation, as the font has it at its size.
    var tracking: CGFloat = 0

    var isZero: Bool { kern == 0 && wordSpacing == 0 && tracking == 0 }

    /// Of whole characters: attributes that end inside of one would take joined emoji and keycaps apart.
    private func after(_ character: Character) -> CGFloat {
      kern + (character.isWordSpace ? wordSpacing : 0) + (character.isTracked ? tracking : 0)
    }

    /// What Pango takes away at the left and the right end of a line: half of the space of the character there. It puts the other half
    /// on the other side of the character.
    func atEdges(
      of line: some StringProtocol,
      isRightToLeft: Bool? = nil
    ) -> (left: CGFloat, right: CGFloat) {
      if isZero { return (0, 0) }
      let ends = ends(of: line, isRightToLeft)
      return (ends.left.map(after).map { $0 / 2 } ?? 0, ends.right.map(after).map { $0 / 2 } ?? 0)
    }

    /// Where a line begins, so that its first letter has the place that it would have if all space were behind the characters.
    func indent(of line: some StringProtocol, isRightToLeft: Bool? = nil) -> CGFloat {
      if wordSpacing == 0 { return 0 }
      return ends(of: line, isRightToLeft).left?.isWordSpace == true ? wordSpacing / 2 : 0
    }

    private func ends(
      of line: some StringProtocol,
      _ isRightToLeft: Bool?
    ) -> (left: Character?, right: Character?) {
      let (first, last) = (line.first, line.last)
      if first == last { return (first, last) }
      let direction = TextDirection(of: line).map { $0 == .rightToLeft } ?? isRightToLeft ?? false
      return direction ? (last, first) : (first, last)
    }

    /// Adds Pango's attributes.
    func add(to list: OpaquePointer, of text: String) {
      func add(_ space: CGFloat, _ range: Range<UInt32>) {
        let units = min(max(space, -10_000), 10_000) * PangoText.scale
        guard units != 0, let attribute = pango_attr_letter_spacing_new(Int32(units.rounded()))
        else { return }
        attribute.pointee.start_index = range.lowerBound
        attribute.pointee.end_index = range.upperBound
        pango_attr_list_insert(list, attribute)
      }
      if wordSpacing == 0, tracking == 0 || text.utf8.allSatisfy({ $0 < 0x80 }) {
        return add(kern + tracking, 0..<UInt32.max)
      }
      var (start, end, space) = (UInt32(0), UInt32(0), CGFloat(0))
      for character in text {
        let next = after(character)
        if next != space {
          add(space, start..<end)
          (start, space) = (end, next)
        }
        end += UInt32(character.utf8.count)
      }
      add(space, start..<end)
    }
  }

  extension Character {
    nonisolated fileprivate var isWordSpace: Bool { unicodeScalars.first?.isWordSpace == true }

    /// Whether a font for Latin, Greek and Cyrillic has the character. Other scripts join letters, or have their own distances.
    nonisolated fileprivate var isTracked: Bool {
      unicodeScalars.allSatisfy { $0.value < 0x590 || (0x1E00...0x20CF).contains($0.value) }
    }
  }
#endif
