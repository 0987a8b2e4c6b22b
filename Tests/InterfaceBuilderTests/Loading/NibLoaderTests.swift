import Expectations
import Foundation
import InterfaceBuilder
import PlumbTesting
import Testing

private typealias F = Fixture

final class LoadedCard: UIView {
  weak var title: UILabel!
  var rows: [UIView]!
  var gap: NSLayoutConstraint!
  var corner = CGFloat(0) { didSet { events.append("corner \(corner)") } }
  var isRound = false
  var caption: String?
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(subviews.count) \(backgroundColor == .systemRed)")
    backgroundColor = .blue
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(title.text ?? "")")
  }

  func pressed() { events.append("pressed") }
  func pressed(_ sender: Any) { events.append("pressed by \(Swift.type(of: sender))") }
  func tapped(_ recognizer: UITapGestureRecognizer) { events.append("tapped") }

  override class var selectorTable: SelectorTable {
    super.selectorTable.adding(
      Selector("pressed") { (card: LoadedCard) in { card.pressed() } },
      Selector("pressed:") { (card: LoadedCard) in { (sender: Any) in card.pressed(sender) } },
      Selector("tapped:", LoadedCard.tapped)
    )
  }

  override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("title") { (card: LoadedCard, value) in card.title = value },
      Outlet("rows") { (card: LoadedCard, value) in card.rows = value },
      Outlet("gap") { (card: LoadedCard, value) in card.gap = value },
      Outlet("corner") { (card: LoadedCard, value) in card.corner = value },
      Outlet("isRound") { (card: LoadedCard, value) in card.isRound = value },
      Outlet("caption") { (card: LoadedCard, value) in card.caption = value }
    )
  }
}

class LoadedController: UIViewController {
  var label: UILabel!

  override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("label") { (controller: LoadedController, value) in controller.label = value }
    )
  }
}

final class LoadedRow: UITableViewCell {
  var name: UILabel!

  override class var outletTable: OutletTable {
    super.outletTable.adding(Outlet("name") { (row: LoadedRow, value) in row.name = value })
  }
}

extension UIView {
  fileprivate var edge: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

/// As `plumb-port` writes it for a property with `@IBInspectable`.
final class UIView_edge_Outlet: OutletHolder {
  static var outletTable: OutletTable {
    [Outlet("edge") { (object: UIView, value) in object.edge = value }]
  }
}

@Suite struct NibLoaderTests {
  /// A card with a label above a button.
  private static func card(_ connections: String = "", _ more: String = "") -> String {
    F.xib(
      """
      <view id="root" customClass="LoadedCard" customModule="InterfaceBuilderTests">
      \(F.rect("0 0 200 100"))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      \(F.view("a", "10 10 180 20", element: "label", "text=\"Hello\""))
      \(F.view("b", "10 38 180 30", element: "button", "buttonType=\"system\"", """
        <state key="normal" title="Go"/>
        <connections>
        <action selector="pressed:" destination="root" eventType="touchUpInside" id="x1"/>
        <action selector="pressed" destination="root" eventType="touchDown" id="x2"/>
        </connections>
        """))
      </subviews>
      <color key="backgroundColor" systemColor="systemRedColor"/>
      \(F.constraints(
        F.pin("a", "leading", "root", "leading", "constant=\"10\""),
        F.pin("a", "top", "root", "top", "constant=\"10\""),
        F.pin("b", "leading", "a", "leading"),
        F.pin("b", "top", "a", "bottom", "constant=\"8\"")
      ))
      <connections>
      <outlet property="title" destination="a" id="c1"/>
      <outlet property="gap" destination="k3" id="c2"/>
      <outletCollection property="rows" destination="a" collectionClass="NSArray" id="c3"/>
      <outletCollection property="rows" destination="b" collectionClass="NSArray" id="c4"/>
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c5"/>
      \(connections)
      </connections>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="6.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Words"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
      \(more)
      </userDefinedRuntimeAttributes>
      </view>
      <tapGestureRecognizer id="tap"><connections>
      <action selector="tapped:" destination="root" id="x3"/>
      </connections></tapGestureRecognizer>
      """
    )
  }

  @Test func `a nib creates its views, and connects outlets, collections and actions`() throws {
    let app = try AppFolder(["Views/Card.xib": Self.card()])
    let (card, issues) = try app.run {
      let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
      let card = try #require(objects.first as? LoadedCard)
      expectEqual(objects.count, 2)
      card.layoutIfNeeded()
      UITouch.tap(try #require(card.rows[1] as? UIButton))
      UITouch.tap(at: CGPoint(x: 190, y: 90), in: card)
      return card
    }
    expectEqual(issues.map(\.message), [])
    expectEqual(card.title.text, "Hello")
    expectEqual(card.rows.count, 2)
    expectEqual(card.gap.constant, 8)
    expectEqual(card.rows[1].frame.minY, card.title.frame.maxY + 8)
    expectTrue(card.isRound)
    expectEqual(card.caption, "Words")
    expectEqual(card.layer.cornerRadius, 4)
    // What the class sets after super counts.
    expectEqual(card.backgroundColor, .blue)
    expectEqual(
      card.events,
      [
        "corner 6.5", "init 2 true", "awake Hello", "pressed", "pressed by UIButton", "tapped",
      ]
    )
  }

  @Test func `an owner gets the outlets that lead from it`() throws {
    let nib = F.xib(
      F.root(
        "0 0 200 100",
        "",
        "<subviews>\(F.view("a", element: "label", "text=\"Hi\""))</subviews>"
      )
    ).replacingOccurrences(
      of: "userLabel=\"File's Owner\"/>",
      with: """
        customClass="LoadedController"><connections>
        <outlet property="view" destination="root" id="c1"/>
        <outlet property="label" destination="a" id="c2"/>
        </connections></placeholder>
        """
    )
    let app = try AppFolder(["Loaded.xib": nib, "en.lproj/LoadedController.xib": nib])
    let (texts, issues) = try app.run {
      let named = LoadedController(nibName: "Loaded", bundle: nil)
      named.loadViewIfNeeded()
      // A nib with the name of the class is found without being named.
      let unnamed = LoadedController()
      unnamed.loadViewIfNeeded()
      let owner = LoadedController()
      let objects = Bundle.main.loadNibNamed("Loaded", owner: owner)
      expectEqual(objects?.count, 1)
      return [named.label.text, unnamed.label.text, owner.label.text]
    }
    expectEqual(texts, ["Hi", "Hi", "Hi"])
    expectEqual(issues.map(\.message), [])
  }

  @Test func `attributes reach the lines of a button's title, and extensions of UIKit's classes`()
    throws
  {
    func attribute(_ path: String, _ value: Int) -> String {
      """
      <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><integer key="value" value="\(value)"/>\
      </userDefinedRuntimeAttribute>
      """
    }
    let app = try AppFolder([
      "Button.xib": F.xib(
        """
        <button id="root" buttonType="system"><rect key="frame" x="0" y="0" width="90" height="60"/>
        <userDefinedRuntimeAttributes>\(attribute("titleLabel.textAlignment", 1))\
        \(attribute("titleLabel.numberOfLines", 2))\(attribute("edge", 7))</userDefinedRuntimeAttributes>
        </button>
        """
      )
    ])
    let (button, issues) = try app.run {
      try #require(
        UINib(nibName: "Button", bundle: nil).instantiate(withOwner: nil).first as? UIButton
      )
    }
    expectEqual(issues.map(\.message), [])
    expectEqual(button.titleLabel?.textAlignment, .center)
    expectEqual(button.titleLabel?.numberOfLines, 2)
    expectEqual(button.edge, 7)
  }

  @Test func `a controller with outlets and without a nib is reported`() throws {
    final class Programmatic: LoadedController {}
    let (_, issues) = try AppFolder([:]).run {
      LoadedController().loadViewIfNeeded()
      // Outlets of a superclass do not ask for a nib, nor does a class that makes its view.
      Programmatic().loadViewIfNeeded()
      UITableViewController().loadViewIfNeeded()
    }
    expectEqual(
      issues.map(\.message),
      [
        "The view of LoadedController is empty, and its outlets are nil (label): there is no nib Loaded.xib or LoadedController.xib."
      ]
    )
  }

  @Test func `a list creates its cells from a nib`() throws {
    let nib = F.xib(
      """
      <tableViewCell id="cell" customClass="LoadedRow" reuseIdentifier="row" rowHeight="60">
      \(F.rect("0 0 320 60"))
      <tableViewCellContentView key="contentView" id="content">\(F.rect("0 0 320 60"))
      <subviews>\(F.view("a", "16 20 100 20", element: "label"))</subviews>
      \(F.constraints(F.pin("a", "leading", "content", "leading", "constant=\"16\""),
        F.pin("a", "top", "content", "top", "constant=\"20\""),
        F.pin("content", "bottom", "a", "bottom", "constant=\"19\"")))
      </tableViewCellContentView>
      <connections><outlet property="name" destination="a" id="c1"/></connections>
      </tableViewCell>
      """
    )
    final class Names: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? LoadedRow)?.name.text = "Row \(path.row)"
        return cell
      }
    }
    let app = try AppFolder(["Row.xib": nib])
    let names = Names()
    let (table, issues) = try app.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      table.dataSource = names
      table.layoutIfNeeded()
      return table
    }
    expectEqual(issues.map(\.message), [])
    let rows = table.visibleCells.compactMap { $0 as? LoadedRow }
    expectEqual(rows.map(\.name.text), ["Row 0", "Row 1", "Row 2"])
    expectEqual(rows.map(\.frame.minY), [0, rows[0].frame.height, 2 * rows[0].frame.height])
    expectEqual(rows[0].name.frame.origin, CGPoint(x: 16, y: 20))
  }

  @Test
  func `what is missing or of another type is reported with its line, and the rest is created`()
    throws
  {
    let text = Self.card(
      """
      <outlet property="subtitle" destination="a" id="d1"/>
      <outlet property="gap" destination="b" id="d2"/>
      <outlet property="title" destination="none" id="d3"/>
      """,
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"radius\" value=\"1\"/>"
    )
    .replacingOccurrences(of: "selector=\"pressed\"", with: "selector=\"vanished\"")
    .replacingOccurrences(of: "selector=\"tapped:\"", with: "selector=\"a:b:c:\"")
    let app = try AppFolder(["Card.xib": text])
    func line(_ part: String) -> UInt {
      UInt(text.components(separatedBy: part)[0].components(separatedBy: "\n").count)
    }
    let (card, issues) = try app.run {
      try #require(
        UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? LoadedCard
      )
    }
    expectEqual(card.title.text, "Hello")
    expectEqual(
      issues.map { "\($0.location?.line ?? 0) \($0.message)" },
      [
        "\(line("radius")) LoadedCard is not key value coding-compliant for the key radius.",
        "\(line("subtitle")) LoadedCard is not key value coding-compliant for the key subtitle.",
        "\(line("d2")) The outlet gap of LoadedCard is connected to a UIButton; "
          + "it is of the type Optional<NSLayoutConstraint>.",
        "\(line("d3")) A connection leads to 'none', which the file does not contain.",
        "\(line("vanished")) LoadedCard has no action vanished.",
        "\(line("a:b:c:")) The action a:b:c: has more than two arguments.",
      ]
    )
  }

  @Test
  func `a class that is not found or of another kind is reported, and the standard one is used`()
    throws
  {
    let text = F.xib(
      F.root(
        "0 0 200 100",
        "customClass=\"Nowhere\" customModule=\"Shop\"",
        """
        <subviews>\(F.view("a", element: "label", "text=\"Hi\" customClass=\"LoadedController\""))</subviews>
        <connections><outlet property="title" destination="a" id="c"/></connections>
        """
      )
    )
    let (view, issues) = try AppFolder(["Card.xib": text]).run {
      UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? UIView
    }
    expectTrue(view?.subviews.first is UILabel)
    expectEqual(
      issues.map(\.message),
      [
        "The class Nowhere is not found in Shop, InterfaceBuilderTests; a UIView is used.",
        "The class LoadedController is no UIView; a UILabel is used.",
      ]
    )
  }

  @Test func `a missing nib is reported, with folders and without`() throws {
    let (found, issues) = try AppFolder(["Card.xib": "no xml"]).run {
      [
        UINib(nibName: "Lost", bundle: nil).instantiate(withOwner: nil).count,
        UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).count,
        Bundle.main.loadNibNamed("Lost", owner: nil)?.count ?? -1,
      ]
    }
    expectEqual(found, [0, 0, -1])
    expectEqual(issues.count, 3)
    expectTrue(issues[0].message.hasPrefix("No nib is named 'Lost' in AppFolder-"))
    expectTrue(issues[1].message.hasPrefix("The nib 'Card' cannot be read: "))
    let without = collectingIssues {
      UINib(nibName: "Lost", bundle: nil).instantiate(withOwner: nil).count
    }
    expectEqual(without.issues.map(\.kind), [.missingResource])
  }

  @Test func `the folders stay when another setting changes`() {
    var environment = LayoutEnvironment()
    environment.interfaceFiles = InterfaceFiles([URL(fileURLWithPath: "App")], modules: ["Shop"])
    environment.displayScale = 2
    expectEqual(environment.interfaceFiles?.modules, ["Shop"])
    environment.interfaceFiles = nil
    expectTrue(environment.interfaceFiles?.folders == nil)
  }

  @Test(arguments: [
    (
      "de.lproj/Card.strings",
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a"; */
      "a.text" = "Guten Tag";
      "b.normalTitle" = "Los";
      """
    ),
    (
      "mul.lproj/Card.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Guten Tag"}},
          "es": {"stringUnit": {"state": "translated", "value": "Buenos días"}}
        }},
        "b.normalTitle": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}},
        "c.text": {}
      }}
      """
    ),
  ])
  func `texts of a chosen language replace those of the file`(path: String, content: String) throws
  {
    let app = try AppFolder(["Base.lproj/Card.xib": Self.card(), path: content])
    func texts(_ language: String?) throws -> [String?] {
      let (card, issues) = try app.run(language: language) {
        try #require(
          UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? LoadedCard
        )
      }
      expectEqual(issues.map(\.message), [])
      return [card.title.text, (card.rows[1] as? UIButton)?.currentTitle]
    }
    expectEqual(try texts(nil), ["Hello", "Go"])
    expectEqual(try texts("de"), ["Guten Tag", "Los"])
    expectEqual(try texts("fr"), ["Hello", "Go"])
  }

  @Test func `texts, fields and scroll views have the traits of the nib`() throws {
    let xib = F.xib(
      """
      <view id="root">
      \(F.rect("0 0 200 300"))
      <subviews>
      \(F.view("a", element: "label", "text=\"Hello\" lineBreakMode=\"headTruncation\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\""))
      \(F.view("b", element: "button", "lineBreakMode=\"wordWrap\"", "<state key=\"normal\" title=\"Go\"/>"))
      \(F.view("c", element: "textField", "clearButtonMode=\"whileEditing\"", """
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress" \
        returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="username"/>
        """))
      \(F.view("d", element: "textView", "selectable=\"NO\" keyboardDismissMode=\"onDrag\"", """
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="twitter" smartQuotesType="no"/>
        """))
      \(F.view("e", element: "scrollView", "pagingEnabled=\"YES\" bounces=\"NO\" showsVerticalScrollIndicator=\"NO\" alwaysBounceVertical=\"YES\""))
      </subviews>
      </view>
      """
    )
    let app = try AppFolder(["Form.xib": xib])
    let (root, issues) = try app.run {
      try #require(UINib(nibName: "Form", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    }
    expectEqual(issues.map(\.message), [])
    let label = try #require(root.subviews[0] as? UILabel)
    expectEqual(label.lineBreakMode, .byTruncatingHead)
    expectTrue(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    let title = try #require((root.subviews[1] as? UIButton)?.titleLabel)
    expectTrue(title.lineBreakMode == .byWordWrapping && title.numberOfLines == 0)
    let field = try #require(root.subviews[2] as? UITextField)
    expectTrue(field.keyboardType == .emailAddress && field.returnKeyType == .next)
    expectTrue(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    expectTrue(field.spellCheckingType == .default && field.enablesReturnKeyAutomatically)
    expectTrue(field.isSecureTextEntry && field.textContentType == .username)
    expectEqual(field.clearButtonMode, .whileEditing)
    let text = try #require(root.subviews[3] as? UITextView)
    expectTrue(text.keyboardType == .twitter && text.smartQuotesType == .no)
    expectTrue(text.autocapitalizationType == .sentences && !text.isSelectable)
    expectEqual(text.keyboardDismissMode, .onDrag)
    let scroll = try #require(root.subviews[4] as? UIScrollView)
    expectTrue(scroll.isPagingEnabled && !scroll.bounces && scroll.alwaysBounceVertical)
    expectTrue(!scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
  }

  @Test func `a view with the class of a cell keeps its subviews and outlets`() throws {
    let xib = F.xib(
      """
      <view id="root" customClass="LoadedRow" customModule="InterfaceBuilderTests">
      \(F.rect("0 0 320 44"))
      <subviews>\(F.view("a", "20 10 100 24", element: "label", "text=\"Folder\""))</subviews>
      \(F.constraints(
        F.pin("a", "leading", "root", "leading", "constant=\"20\""),
        F.pin("a", "centerY", "root", "centerY")
      ))
      <connections><outlet property="name" destination="a" id="c1"/></connections>
      </view>
      """
    )
    let app = try AppFolder(["Row.xib": xib])
    let (row, issues) = try app.run {
      let row = try #require(
        UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).first as? LoadedRow
      )
      row.layoutIfNeeded()
      return row
    }
    expectEqual(issues.map(\.message), [])
    expectTrue(row.name?.superview === row)
    expectTrue(row.name?.frame.minX == 20 && row.name?.frame.midY == 22)
  }
}
