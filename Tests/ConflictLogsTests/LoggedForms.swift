/// A form in which logs of apps describe constraints, with a conflict in this form.
struct LoggedForm: CustomStringConvertible {
  var description: String
  var log: String
  var sentence: String
  var remedy: String
}

extension LoggedForm {
  private static func log(_ constraints: String...) -> String {
    "Unable to simultaneously satisfy constraints.\n(\n"
      + constraints.map { "    \"<\($0)>\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n<\(constraints[constraints.count - 1])>\n"
  }

  static let all: [LoggedForm] = [
    LoggedForm(
      description: "sizes in visual format, without a state",
      log: log(
        "NSLayoutConstraint:0x6a01 V:[UIView:0x7a01(120)]",
        "NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(90)]"
      ),
      sentence: "A constraint wants `UIView` 90 high, but another constraint wants it "
        + "120 high: it cannot be both.",
      remedy: "Remove `UIView.height == 90`: `UIView.height == 120` sets another "
        + "constant for the same length, 120."
    ),
    LoggedForm(
      description: "sizes as equations, active",
      log: log(
        "NSLayoutConstraint:0x6a01 UIView:0x7a01.width == 120   (active)",
        "NSLayoutConstraint:0x6a02 UIView:0x7a01.width >= 150   (active)"
      ),
      sentence: "A constraint wants `UIView` at least 150 wide, but another constraint "
        + "wants it 120 wide: it cannot be both.",
      remedy: "Change `UIView.width >= 150` to `UIView.width >= 120`."
    ),
    LoggedForm(
      description: "gaps to a superview with names, and a text",
      log: log(
        "NSLayoutConstraint:0x6a01 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x7a00(320)]",
        "NSLayoutConstraint:0x6a02 H:|-(16)-[UILabel:0x7a01'Price']   (active, names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a03 H:[UILabel:0x7a01'Price']-(16)-|   (active, names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a04 H:[UILabel:0x7a01'Price'(300)]"
      ),
      sentence: "A constraint wants `UILabel 'Price'` 300 wide, but 2 constraints pin "
        + "both its edges to a superview that the table or collection view makes "
        + "320 wide, with insets of 16: 288 are left.",
      remedy: "Give `UILabel 'Price'.width == 300` the priority 999."
    ),
    LoggedForm(
      description: "names with a capital letter, as before iOS 9",
      log: log(
        "NSLayoutConstraint:0x6a01 V:|-(0)-[UIView:0x7a01]   (Names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a02 V:[UIView:0x7a01(100)]",
        "NSLayoutConstraint:0x6a03 V:[UIView:0x7a01]-(0)-|   (Names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a04 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7a00(44)]"
      ),
      sentence: "A constraint wants `UIView` 100 high, but 2 constraints pin both its "
        + "edges to a superview that the table or collection view makes 44 high: "
        + "44 are left.",
      remedy: "Give `UITableViewCellContentView.bottom == UIView.bottom` the priority "
        + "999."
    ),
    LoggedForm(
      description: "the height of a cell as an equation",
      log: log(
        "NSLayoutConstraint:0x6a01 UIView:0x7a01.height >= 60   (active)",
        "NSLayoutConstraint:0x6a02 V:|-(10)-[UIView:0x7a01]   (active, names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a03 V:[UIView:0x7a01]-(10)-|   (active, names: '|':UITableViewCellContentView:0x7a00 )",
        "NSLayoutConstraint:0x6a04 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7a00.height == 44   (active)"
      ),
      sentence: "A constraint wants `UIView` at least 60 high, but 2 constraints pin "
        + "both its edges to a superview that the table or collection view makes "
        + "44 high, with insets of 10: 24 are left.",
      remedy: "Give `UITableViewCellContentView.bottom == UIView.bottom + 10` the "
        + "priority 999."
    ),
    LoggedForm(
      description: "an autoresizing mask with an equation",
      log: log(
        "NSAutoresizingMaskLayoutConstraint:0x6a01 h=--& v=--& UIView:0x7a01.height == 0   (active)",
        "NSLayoutConstraint:0x6a02 UIView:0x7a01.height == 44   (active)"
      ),
      sentence: "A constraint wants `UIView` 44 high, but another constraint wants it 0 "
        + "high: it cannot be both.",
      remedy: "Set translatesAutoresizingMaskIntoConstraints of `UIView` to false."
    ),
    LoggedForm(
      description: "an autoresizing mask in visual format, as of AppKit",
      log: log(
        "NSAutoresizingMaskLayoutConstraint:0x6a01 h=--& v=--& H:[NSImageView:0x7a01(0)]",
        "NSLayoutConstraint:0x6a02 H:[NSImageView:0x7a01(24)]"
      ),
      sentence: "A constraint wants `NSImageView` 24 wide, but another constraint wants "
        + "it 0 wide: it cannot be both.",
      remedy: "Set translatesAutoresizingMaskIntoConstraints of `NSImageView` to false."
    ),
    LoggedForm(
      description: "a mask that follows the superview, and midX",
      log: log(
        "NSAutoresizingMaskLayoutConstraint:0x6a01 h=-&- v=--& Bar:0x7a01.midX == Host:0x7a00.midX + 10",
        "NSAutoresizingMaskLayoutConstraint:0x6a02 h=-&- v=--& Bar:0x7a01.width == Host:0x7a00.width + 20",
        "NSLayoutConstraint:0x6a03 Bar:0x7a01.right == Host:0x7a00.right"
      ),
      sentence: "A constraint wants `Bar` at the right edge of `Host`, but other "
        + "constraints want the centre of `Bar` 10 right of that of `Host` and "
        + "`Bar` as wide as `Host` plus 20: the difference is 20.",
      remedy: "Set translatesAutoresizingMaskIntoConstraints of `Bar` to false."
    ),
    LoggedForm(
      description: "a position in the superview that the log does not name",
      log: log(
        "NSAutoresizingMaskLayoutConstraint:0x6a01 h=--& v=--& UILabel:0x7a01'3,74'.midY == + 39",
        "NSAutoresizingMaskLayoutConstraint:0x6a02 h=--& v=--& UILabel:0x7a01'3,74'.minY == 30",
        "NSLayoutConstraint:0x6a03 V:[UILabel:0x7a01'3,74'(32)]"
      ),
      sentence: "A constraint wants `UILabel '3,74'` 32 high, but other constraints want "
        + "its centre 39 below the top edge of `superview` and `UILabel '3,74'` 30 "
        + "from the top edge of `superview`: that makes 18.",
      remedy: "Set translatesAutoresizingMaskIntoConstraints of `UILabel '3,74'` to "
        + "false."
    ),
    LoggedForm(
      description: "SnapKit with a file",
      log: log(
        "SnapKit.LayoutConstraint:0x6a01@Card.swift#61 UIButton:0x7a01.bottom == App.Card:0x7a00.bottom - 24.0",
        "SnapKit.LayoutConstraint:0x6a02@Card.swift#62 UIButton:0x7a01.bottom == App.Card:0x7a00.bottom - 32.0"
      ),
      sentence: "Card.swift:62 wants the bottom edge of `UIButton` 32 above that of "
        + "`App.Card`, but Card.swift:61 wants the bottom edge of `UIButton` 24 "
        + "above that of `App.Card`: `UIButton` cannot be both.",
      remedy: "Remove `UIButton.bottom == App.Card.bottom - 32` (Card.swift:62): "
        + "Card.swift:61 sets another constant for the same distance, 24."
    ),
    LoggedForm(
      description: "SnapKit with a path that contains spaces",
      log: log(
        "SnapKit.LayoutConstraint:0x6a01@/Users/me/My App/Views/Card.swift#70 UIView:0x7a01.height == 40.0",
        "SnapKit.LayoutConstraint:0x6a02@/Users/me/My App/Views/Card.swift#81 UIView:0x7a01.height == 60.0"
      ),
      sentence: "Card.swift:81 wants `UIView` 60 high, but Card.swift:70 wants it 40 "
        + "high: it cannot be both.",
      remedy: "Remove `UIView.height == 60` (Card.swift:81): Card.swift:70 sets "
        + "another constant for the same length, 40."
    ),
    LoggedForm(
      description: "SnapKit with a multiplier",
      log: log(
        "SnapKit.LayoutConstraint:0x6a01@Card.swift#10 UIView:0x7a00.width == 200.0",
        "SnapKit.LayoutConstraint:0x6a02@Card.swift#11 UIView:0x7a01.width == UIView:0x7a00.width * 0.5 + 10.0",
        "SnapKit.LayoutConstraint:0x6a03@Card.swift#12 UIView:0x7a01.width == 150.0"
      ),
      sentence: "Card.swift:12 wants `UIView 0x7a01` 150 wide, but Card.swift:10 wants "
        + "`UIView 0x7a00` 200 wide and Card.swift:11 wants `UIView 0x7a01` 0.5 "
        + "times as wide as `UIView 0x7a00` plus 10: that makes 110.",
      remedy: "Change the 150 in Card.swift:12 to 110."
    ),
    LoggedForm(
      description: "Masonry",
      log: log(
        "MASLayoutConstraint:0x6a01 UIButton:0x7a01.left == UIView:0x7a00.left + 15",
        "MASLayoutConstraint:0x6a02 UIButton:0x7a01.right == UIView:0x7a00.right - 15",
        "MASLayoutConstraint:0x6a03 UIView:0x7a00.width == 100",
        "MASLayoutConstraint:0x6a04 UIButton:0x7a01.width == 75"
      ),
      sentence: "A constraint wants `UIButton` 75 wide, but 2 constraints pin both its "
        + "edges to a 100-wide superview with insets of 15: 70 are left.",
      remedy: "Change `UIButton.width == 75` to `UIButton.width == 70`."
    ),
    LoggedForm(
      description: "Masonry with keys instead of addresses",
      log: log(
        "MASLayoutConstraint:0x6a01 UIView:redView.height == 40",
        "MASLayoutConstraint:0x6a02 UIView:redView.height == 50"
      ),
      sentence: "A constraint wants `UIView 'redView'` 50 high, but another constraint "
        + "wants it 40 high: it cannot be both.",
      remedy: "Remove `UIView 'redView'.height == 50`: `UIView 'redView'.height == 40` "
        + "sets another constant for the same length, 40."
    ),
    LoggedForm(
      description: "identifiers of views in the table of names",
      log: log(
        "NSLayoutConstraint:0x6a01 avatar.width == 40   (active, names: avatar:0x7a01 )",
        "NSLayoutConstraint:0x6a02 H:|-(8)-[avatar]   (active, names: avatar:UIImageView:0x7a01, '|':UIView:0x7a00 )",
        "NSLayoutConstraint:0x6a03 H:[avatar]-(8)-|   (active, names: avatar:UIImageView:0x7a01, '|':UIView:0x7a00 )",
        "NSLayoutConstraint:0x6a04 UIView:0x7a00.width == 100   (active)",
        "NSLayoutConstraint:0x6a05 avatar.width == 40   (active, names: avatar:UIImageView:0x7a01 )"
      ),
      sentence: "A constraint wants `UIView` 100 wide, but 2 constraints pin both its "
        + "edges to `avatar`, which is 40 wide, with insets of -8: 56 are left.",
      remedy: "Change `UIView.width == 100` to `UIView.width == 56`."
    ),
    LoggedForm(
      description: "an identifier of a constraint",
      log: log(
        "NSLayoutConstraint:0x6a01 'cardHeight' UIView:0x7a01.height == 200   (active)",
        "NSLayoutConstraint:0x6a02 'collapsed' UIView:0x7a01.height == 0   (active)"
      ),
      sentence: "'collapsed' wants `UIView` 0 high, but 'cardHeight' wants it 200 high: "
        + "it cannot be both.",
      remedy: "Remove `UIView.height == 0`: `UIView.height == 200` sets another "
        + "constant for the same length, 200."
    ),
    LoggedForm(
      description: "guides of the safe area",
      log: log(
        "NSLayoutConstraint:0x6a01 '_UITemporaryLayoutHeight' Bar:0x7a00.height == 0   (active)",
        "NSLayoutConstraint:0x6a02 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x5a00'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':Bar:0x7a00 )",
        "NSLayoutConstraint:0x6a03 V:|-(12)-[UIView:0x7a01]   (active, names: '|':Bar:0x7a00 )",
        "NSLayoutConstraint:0x6a04 UIView:0x7a01.bottom == UILayoutGuide:0x5a00'UIViewSafeAreaLayoutGuide'.bottom - 6   (active)"
      ),
      sentence: "'_UITemporaryLayoutHeight' wants `Bar` 0 high, but "
        + "'UIViewSafeAreaLayoutGuide-bottom' and 2 constraints pin both its edges "
        + "to `UIView`, which is at least 0 high, with insets of -12 and -6: at "
        + "least 18 are needed.",
      remedy: "Give `UIView.bottom == UIViewSafeAreaLayoutGuide.bottom - 6` the "
        + "priority 999: the system sets the other size itself."
    ),
    LoggedForm(
      description: "guides of the margins",
      log: log(
        "NSLayoutConstraint:0x6a01 'UIView-topMargin-guide-constraint' V:|-(10)-[UILayoutGuide:0x5a00'UIViewLayoutMarginsGuide']   (active, names: '|':Bar:0x7a00 )",
        "NSLayoutConstraint:0x6a02 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x5a00'UIViewLayoutMarginsGuide']-(9)-|   (active, names: '|':Bar:0x7a00 )",
        "NSLayoutConstraint:0x6a03 '_UITemporaryLayoutHeight' Bar:0x7a00.height == 0   (active)"
      ),
      sentence: "'_UITemporaryLayoutHeight' wants `Bar` 0 high, but "
        + "'UIView-topMargin-guide-constraint' and "
        + "'UIView-bottomMargin-guide-constraint' pin both its edges to "
        + "`UIViewLayoutMarginsGuide`, which is at least 0 high, with insets of "
        + "-10 and -9: at least 19 are needed.",
      remedy: "The system made these constraints: no priority of a constraint of the "
        + "app resolves the conflict."
    ),
    LoggedForm(
      description: "_UITemporaryLayoutWidth",
      log: log(
        "NSLayoutConstraint:0x6a01 H:|-(20)-[UILabel:0x7a01]   (active, names: '|':UIView:0x7a00 )",
        "NSLayoutConstraint:0x6a02 H:[UILabel:0x7a01]-(20)-|   (active, names: '|':UIView:0x7a00 )",
        "NSLayoutConstraint:0x6a03 '_UITemporaryLayoutWidth' UIView:0x7a00.width == 0   (active)"
      ),
      sentence: "'_UITemporaryLayoutWidth' wants `UIView` 0 wide, but 2 constraints pin "
        + "both its edges to `UILabel`, which is at least 0 wide, with insets of "
        + "-20: at least 40 are needed.",
      remedy: "Give `UIView.trailing == UILabel.trailing + 20` the priority 999: the "
        + "system sets the other size itself."
    ),
    LoggedForm(
      description: "a limit in a gap, left to right",
      log: log(
        "NSLayoutConstraint:0x6a01 H:|-(0)-[NSView:0x7a01(90)](LTR)   (active, names: '|':NSView:0x7a00 )",
        "NSLayoutConstraint:0x6a02 H:[NSView:0x7a01]-(>=20)-[NSButton:0x7a02'Go'](LTR)   (active)",
        "NSLayoutConstraint:0x6a03 NSButton:0x7a02'Go'.right == NSView:0x7a00.right - 5   (active)",
        "NSLayoutConstraint:0x6a04 NSButton:0x7a02'Go'.width == 50   (active)",
        "NSLayoutConstraint:0x6a05 NSView:0x7a00.width == 140   (active)"
      ),
      sentence: "A constraint wants `NSView 0x7a00` 140 wide, but 5 constraints together "
        + "need at least 165.",
      remedy: "Change `NSView 0x7a00.width == 140` to `NSView 0x7a00.width == 165`."
    ),
    LoggedForm(
      description: "a standard distance with its name",
      log: log(
        "NSLayoutConstraint:0x6a01 V:|-(NSSpace(20))-[UIView:0x7a01]   (active, names: '|':UIView:0x7a00 )",
        "NSLayoutConstraint:0x6a02 UIView:0x7a01.top == UIView:0x7a00.top + 8   (active)"
      ),
      sentence: "A constraint wants `UIView 0x7a01` 8 from the top edge of `UIView "
        + "0x7a00`, but another constraint wants `UIView 0x7a01` 20 from the top "
        + "edge of `UIView 0x7a00`: `UIView 0x7a01` cannot be both.",
      remedy: "Remove `UIView 0x7a01.top == UIView 0x7a00.top + 8`: `UIView 0x7a01.top "
        + "== UIView 0x7a00.top + 20` sets another constant for the same distance, "
        + "20."
    ),
    LoggedForm(
      description: "edges of a stack view of AppKit",
      log: log(
        "NSLayoutConstraint:0x6a01 'NSStackView.Edge.Top' V:|-(>=0)-[NSStackView:0x7a01]   (active, names: '|':NSStackView:0x7a00 )",
        "NSLayoutConstraint:0x6a02 'NSStackView.Edge.Bottom' V:[NSStackView:0x7a01]-(>=0)-|   (active, names: '|':NSStackView:0x7a00 )",
        "NSLayoutConstraint:0x6a03 NSStackView:0x7a00.height == 20   (active)",
        "NSLayoutConstraint:0x6a04 NSStackView:0x7a01.height == 30   (active)"
      ),
      sentence: "A constraint wants `NSStackView 0x7a01` 30 high, but "
        + "'NSStackView.Edge.Top' and 'NSStackView.Edge.Bottom' pin both its edges "
        + "to a 20-high superview with insets of at least 0: at most 20 are left.",
      remedy: "Change `NSStackView 0x7a01.height == 30` to `NSStackView 0x7a01.height "
        + "== 20`."
    ),
    LoggedForm(
      description: "the spacing of a stack view of UIKit",
      log: log(
        "NSLayoutConstraint:0x6a01 'UISV-canvas-connection' UIStackView:0x7a00.top == UIView:0x7a01.top   (active)",
        "NSLayoutConstraint:0x6a02 'UISV-spacing' V:[UIView:0x7a01]-(10)-[UIView:0x7a02]   (active)",
        "NSLayoutConstraint:0x6a03 'UISV-canvas-connection' V:[UIView:0x7a02]-(0)-|   (active, names: '|':UIStackView:0x7a00 )",
        "NSLayoutConstraint:0x6a04 'UISV-hiding' UIStackView:0x7a00.height == 0   (active)"
      ),
      sentence: "'UISV-hiding' wants `UIStackView` 0 high, but 'UISV-canvas-connection' "
        + "wants its top edge at that of `UIView 0x7a01` and `UIView 0x7a02` at "
        + "the bottom edge of `UIStackView`, 'UISV-spacing' wants `UIView 0x7a02` "
        + "10 below `UIView 0x7a01` and no length is below 0: at least 10 is "
        + "needed.",
      remedy: "The system made these constraints: no priority of a constraint of the "
        + "app resolves the conflict."
    ),
    LoggedForm(
      description: "an aspect ratio",
      log: log(
        "NSLayoutConstraint:0x6a01 UIImageView:0x7a01.width == 0.75*UIImageView:0x7a01.height   (active)",
        "NSLayoutConstraint:0x6a02 UIImageView:0x7a01.height == 100   (active)",
        "NSLayoutConstraint:0x6a03 UIImageView:0x7a01.width == 100   (active)"
      ),
      sentence: "A constraint wants `UIImageView` 100 wide, but other constraints want "
        + "it 0.75 times as wide as it is high and it 100 high: that makes 75.",
      remedy: "Change `UIImageView.width == 100` to `UIImageView.width == 75`."
    ),
    LoggedForm(
      description: "a required content size",
      log: log(
        "NSContentSizeLayoutConstraint:0x6a01 H:[UILabel:0x7a01'Long text'(180)] Hug:250 CompressionResistance:1000",
        "NSLayoutConstraint:0x6a02 UILabel:0x7a01'Long text'.width <= 100   (active)"
      ),
      sentence: "A constraint wants `UILabel 'Long text'` at most 100 wide, but another "
        + "constraint wants it at least 180 wide: it cannot be both.",
      remedy: "Change `UILabel 'Long text'.width <= 100` to `UILabel 'Long text'.width "
        + "<= 180`."
    ),
    LoggedForm(
      description: "priorities, which take no part",
      log: log(
        "NSLayoutConstraint:0x6a01 UIView:0x7a01.width == 10 priority:750   (active)",
        "NSLayoutConstraint:0x6a02 H:[UIView:0x7a01(>=30@500)]   (active)",
        "NSLayoutConstraint:0x6a03 UIView:0x7a01.width == 40   (active)",
        "NSLayoutConstraint:0x6a04 UIView:0x7a01.width == 50   (active)"
      ),
      sentence: "A constraint wants `UIView` 50 wide, but another constraint wants it 40 "
        + "wide: it cannot be both.",
      remedy: "Remove `UIView.width == 50`: `UIView.width == 40` sets another constant "
        + "for the same length, 40."
    ),
    LoggedForm(
      description: "texts with quotes, brackets and relations",
      log: log(
        "NSLayoutConstraint:0x6a01 UILabel:0x7a01'Don't > 5 == [x]'.height == 20   (active)",
        "NSLayoutConstraint:0x6a02 V:[UILabel:0x7a01'Don't > 5 == [x]'(30)]   (active)"
      ),
      sentence: "A constraint wants `UILabel 'Don't > 5 == [x]'` 30 high, but another "
        + "constraint wants it 20 high: it cannot be both.",
      remedy: "Remove `UILabel 'Don't > 5 == [x]'.height == 30`: `UILabel 'Don't > 5 "
        + "== [x]'.height == 20` sets another constant for the same length, 20."
    ),
    LoggedForm(
      description: "classes with modules and generics, and KVO",
      log: log(
        "NSLayoutConstraint:0x6a01 _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x7a00.width == 0   (active)",
        "NSLayoutConstraint:0x6a02 NSKVONotifying_App.Switch:0x7a01.width == 50   (active)",
        "NSLayoutConstraint:0x6a03 H:|-(8)-[NSKVONotifying_App.Switch:0x7a01]-(8)-|   (active, names: '|':_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_:0x7a00 )"
      ),
      sentence: "A constraint wants `_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_` 0 wide, "
        + "but 2 constraints pin both its edges to `NSKVONotifying_App.Switch`, "
        + "which is at least 0 wide, with insets of -8: at least 16 are needed.",
      remedy: "Change `_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_.width == 0` to "
        + "`_TtGC7SwiftUI14_UIHostingViewVS_7AnyView_.width == 66`: constraints "
        + "that are not named here rule out 16."
    ),
  ]
}
