import Expectations
import Foundation
import Plumb
import PlumbTesting
import Testing

@Suite struct ExpectLayoutTests {
  /// A title before a badge.
  final class Card: UIView {
    let title = UILabel()
    let badge = UIView()

    init(_ text: String = "Title", lines: Int = 0) {
      super.init(frame: .zero)
      title.text = text
      title.numberOfLines = lines
      title.font = UIFont.preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      addSubview(title)
      addSubview(badge)
      badge.snp.makeConstraints { make in
        make.trailing.equalToSuperview().inset(16)
        make.centerY.equalToSuperview()
        make.size.equalTo(24)
      }
      title.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.trailing.lessThanOrEqualTo(badge.snp.leading).offset(-8)
        make.top.bottom.equalToSuperview().inset(12)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  static let matrix = LayoutMatrix.matrix(
    devices: [.iPhoneSE, .iPhone17, .iPadPro11],
    textSizes: [.large, .accessibility3],
    texts: [.asIs, .double, .pseudo]
  )

  @Test func `a layout without defects records nothing`() {
    expectLayout(of: { Card("Layout without a simulator") }, in: Self.matrix) { card in
      expect(card.title).isBefore(card.badge, by: 8...).isInside(card)
    }
  }

  @Test func `a text that is cut off is one failure with the combinations in which it is`() {
    let messages = failures {
      expectLayout(of: { Card("Layout without a simulator", lines: 1) }, in: Self.matrix)
    }
    expectEqual(messages.count, 1)
    expectEqual(
      messages.first?.components(separatedBy: "\n").dropLast(),
      [
        "The text of `title` needs 400 points of width and has 311. Give it more room, or more lines. [clipped-text]",
        "This happens on iPhone SE and iPhone 17 with double texts; on iPhone SE and iPhone 17 with text size accessibility3; with text size accessibility3 "
          + "and double texts.",
      ]
    )
  }

  @Test func `an ambiguity is one failure, also where the environment reports it`() {
    final class Open: UIView {
      let dot = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(dot)
        dot.snp.makeConstraints { make in
          make.left.top.bottom.equalToSuperview()
          make.right.lessThanOrEqualToSuperview()
          make.height.equalTo(20)
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let messages = failures {
      LayoutEnvironment.current.with {
        $0.reportsAmbiguousLayout = true
      } run: {
        expectLayout(of: { Open() }, in: .device(.iPhoneSE))
      }
    }
    expectEqual(
      messages.map { $0.prefix { $0 != "\n" } },
      [
        """
        dot.width is 0, but could be any value from 0 to 375: no constraint determines it. \
        Constrain the width, for example with `make.width.equalTo(…)`. [ambiguous-layout]
        """
      ]
    )
  }

  @Test func `a conflict is one failure, whatever its numbers on the screens`() {
    final class Wide: UIView {
      let avatar = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(avatar)
        avatar.snp.makeConstraints { make in
          make.left.right.equalToSuperview().inset(150)
          make.top.bottom.equalToSuperview()
          make.width.equalTo(100)
          make.height.equalTo(44)
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let messages = failures {
      expectLayout(of: { Wide() }, in: .matrix(devices: [.iPhoneSE, .iPhone17]))
    }
    expectEqual(messages.count, 1)
    expectEqual(
      messages.first?.components(separatedBy: "\n").dropFirst().first,
      "This happens in all 4 combinations."
    )
  }

  @Test func `a right-to-left defect says so`() {
    final class Row: UIView {
      let title = UILabel()
      init() {
        super.init(frame: .zero)
        addSubview(title)
        title.text = "Text"
        title.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
      }
      required init?(coder: NSCoder) { nil }
    }
    let messages = failures {
      expectLayout(of: { Row() }) { row in
        if row.effectiveUserInterfaceLayoutDirection == .rightToLeft {
          expect(row.title).hasWidth(10)
        }
      }
    }
    expectEqual(
      messages.map { $0.components(separatedBy: "\n")[...1].joined(separator: "\n") },
      [
        "`title` is 359 wide, and not 10.\nThis happens in all right-to-left combinations."
      ]
    )
  }

  @Test func `an empty matrix, an error and a view without a height are failures`() {
    struct Refusal: Error, CustomStringConvertible { var description = "no data" }
    expectEqual(
      failures { expectLayout(of: { Card() }, in: .matrix(devices: [])) },
      [
        "Nothing was laid out: the matrix has no combinations, because `devices` is empty. List at least one value, or leave "
          + "`devices` out."
      ]
    )
    var count = 0
    let messages = failures {
      expectLayout(
        of: { () throws -> Card in
          count += 1
          if count.isMultiple(of: 2) { throw Refusal() }
          return Card()
        },
        in: .matrix(devices: [.iPhoneSE, .iPhone17])
      )
    }
    expectEqual(
      messages,
      [
        "`Card` was not made: the closure threw no data.\nThis happens in all right-to-left combinations."
      ]
    )
    expectEqual(
      failures { expectLayout(of: { UIView() }, in: .device(.iPhoneSE)) },
      [
        "`UIView` is empty: it is 375 wide and 0 high. Connect its content with all four of its edges, or choose a size, as in "
          + "`sized: .screen`. [empty-view]"
      ]
    )
  }

  @Test func `a view that is not made anew for each combination is a failure`() {
    let card = Card()
    expectEqual(
      failures { expectLayout(of: { card }, in: .matrix(devices: [.iPhoneSE])) },
      [
        "`Card` was not made anew: the closure returned the view of an earlier combination. Make it inside of the closure, where the "
          + "screen, the direction and the text size apply.\nThis happens in right-to-left direction."
      ]
    )
  }

  @Test func `a text beyond the edge of the tested view is a failure`() {
    final class Row: UIView {
      let title = UILabel()
      let badge = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(title)
        addSubview(badge)
        title.text = String(repeating: "Long ", count: 12)
        title.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview().inset(16) }
        badge.snp.makeConstraints { make in
          make.leading.equalTo(title.snp.trailing).offset(8)
          make.centerY.equalTo(title)
          make.size.equalTo(24)
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let messages = failures {
      expectLayout(of: { Row() }, in: .matrix(devices: [.iPhoneSE, .iPadPro11]))
    }
    expectEqual(messages.count, 1)
    let problem = " points beyond the right edge of `Row`. Constrain this edge"
    expectTrue(messages.first?.contains(problem) == true)
    expectTrue(messages.first?.contains("\nThis happens on iPhone SE.\n") == true)
  }

  @Test func `pictures of one call do not overwrite each other`() throws {
    let widths: [CGFloat] = [20, 40, 20]
    let messages = widths.flatMap { width in
      failures {
        expectLayout(
          of: { Card("Layout", lines: 1) },
          in: .device(.iPhoneSE),
          sized: .fixed(CGSize(width: 60 + width, height: 48)),
          line: 1_000_000,
          function: "pictures()"
        )
      }
    }
    let names = messages.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    expectEqual(
      names,
      [
        "ExpectLayoutTests-pictures-1000000-1.svg",
        "ExpectLayoutTests-pictures-1000000-1-case2.svg",
        "ExpectLayoutTests-pictures-1000000-1.svg",
      ]
    )
  }

  @Test func `checks are dropped by name`() {
    expectLayout(
      of: { Card("Layout without a simulator", lines: 1) },
      in: Self.matrix,
      allowing: [.clippedText]
    )
    expectLayout(of: { UIView() }, in: .device(.iPhoneSE), allowing: [.emptyView])
  }

  @Test func `a controller fills the screen, and its safe area is the device's`() {
    final class Screen: UIViewController {
      let bar = UIView()
      override func viewDidLoad() {
        view.addSubview(bar)
        bar.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
      }
    }
    var frames: [CGRect] = []
    expectLayout(of: { Screen() }, in: .matrix(devices: [.iPhoneSE, .iPhone17, .iPadPro11])) {
      frames.append($0.bar.frame)
    }
    expectEqual(
      frames.map(\.diagram),
      [
        "(0, 20, 375, 647)", "(0, 20, 375, 647)", "(0, 62, 402, 778)", "(0, 62, 402, 778)",
        "(0, 20, 834, 1154)", "(0, 20, 834, 1154)",
      ]
    )
  }

  @Test func `the picture of a failure is in the folder for pictures`() throws {
    let messages = failures {
      expectLayout(of: { Card("Layout without a simulator", lines: 1) }, in: Self.matrix)
    }
    let line = try #require(messages.first?.components(separatedBy: "\n").last)
    expectTrue(line.hasPrefix("Picture: PICTURES/ExpectLayoutTests-the-picture-of-a-failure-is"))
    expectTrue(line.hasSuffix("-1.svg"))
  }

  @Test func `a failure is an issue of the test at the line of the call`() {
    withKnownIssue {
      expectLayout(of: { UIView() }, in: .device(.iPhoneSE))
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.first?.rawValue.hasPrefix("`UIView` is empty") == true
    }
  }
}
