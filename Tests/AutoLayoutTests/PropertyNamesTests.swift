@testable import AutoLayout
import Expectations
import PlumbTesting
import Testing

@Suite struct PropertyNamesTests {
  @Test func `a view is called by the property of its superview that stores it`() {
    final class Card: UIView {
      let titleLabel = UILabel()
      var badge: UIView? = UIView()
      lazy var avatar = UIView()
      lazy var unused = UIView()
    }
    let card = Card()
    card.addSubview(card.titleLabel)
    card.addSubview(card.badge!)
    card.addSubview(card.avatar)
    expectEqual(card.subviews.map(\.propertyName), ["titleLabel", "badge", "avatar"])
    expectTrue(card.propertyName == nil)
  }

  @Test func `a label and an accessibility identifier take precedence`() {
    final class Card: UIView {
      let (title, badge, avatar) = (UIView(), UIView(), UIView())
    }
    let card = Card()
    for view in [card.title, card.badge, card.avatar] { card.addSubview(view) }
    card.title.layoutLabel = "heading"
    card.badge.accessibilityIdentifier = "mark"
    expectEqual(card.subviews.map(\.layoutName), ["heading", "mark", "avatar"])
  }

  @Test func `the cells of a table count from top to bottom, and have a content view`() {
    final class Cell: UITableViewCell {
      let title = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    let cells = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? Cell }
    expectEqual(
      cells.map { $0?.title.propertyName },
      ["Cell[0].title", "Cell[1].title", "Cell[2].title"]
    )
    expectEqual(cells[1]?.contentView.propertyName, "Cell[1].contentView")
    expectEqual(UITableViewCell().contentView.propertyName, nil)
  }

  @Test func `properties of superclasses, structures, tuples, arrays and dictionaries count`() {
    class Base: UIView {
      let rows = [UIView(), UIView()]
    }
    struct Parts {
      let icon = UIView()
      let lines: [UIView?] = [nil, UIView()]
    }
    final class Form: Base {
      let parts = Parts()
      let pair = (left: UIView(), right: UIView())
      var fields: [String: UIView] = ["name": UIView(), "city": UIView()]
      let anything: Any = UIView()
    }
    let form = Form()
    let views = [
      form.rows[0], form.rows[1], form.parts.icon, form.parts.lines[1]!, form.pair.left,
      form.pair.right, form.fields["name"]!, form.fields["city"]!, form.anything as! UIView,
    ]
    for view in views { form.addSubview(view) }
    expectEqual(
      form.subviews.map(\.propertyName),
      [
        "rows[0]", "rows[1]", "parts.icon", "parts.lines[1]", "pair.left", "pair.right",
        #"fields["name"]"#, #"fields["city"]"#, "anything",
      ]
    )
  }

  @Test func `a property of a view with a name follows that name`() {
    final class Header: UIView {
      let icon = UIView()
    }
    final class Screen: UIView {
      let header = Header()
    }
    let screen = Screen()
    screen.addSubview(screen.header)
    screen.header.addSubview(screen.header.icon)
    expectEqual(screen.header.icon.propertyName, "header.icon")
    screen.header.layoutLabel = "top"
    expectEqual(screen.header.icon.propertyName, "top.icon")
  }

  @Test func `the shortest name counts, and of equally short ones the nearest superview's`() {
    final class Row: UIView {
      let field = UIView()
      let inner = UIView()
    }
    final class Screen: UIView {
      let row = Row()
      lazy var nameField = row.field
    }
    let screen = Screen()
    screen.addSubview(screen.row)
    screen.row.addSubview(screen.row.field)
    screen.row.addSubview(screen.row.inner)
    _ = screen.nameField
    expectEqual(screen.row.subviews.map(\.propertyName), ["nameField", "row.inner"])
  }

  @Test func `views that would get one name are told apart by the class of their superview`() {
    final class Cell: UIView {
      let title = UIView()
    }
    final class Header: UIView {
      let title = UIView()
    }
    let root = UIView()
    let (first, second, header) = (Cell(), Cell(), Header())
    root.addSubview(first)
    first.addSubview(first.title)
    expectEqual(first.title.propertyName, "title")
    root.addSubview(header)
    header.addSubview(header.title)
    expectEqual(first.title.propertyName, "Cell.title")
    expectEqual(header.title.propertyName, "Header.title")
    root.addSubview(second)
    second.addSubview(second.title)
    expectEqual(first.title.propertyName, "Cell[0].title")
    expectEqual(second.title.propertyName, "Cell[1].title")
    expectEqual(header.title.propertyName, "Header.title")
  }

  @Test func `a property name that is a label of another view is qualified`() {
    final class Cell: UIView {
      let title = UIView()
    }
    let root = UIView()
    let (cell, other) = (Cell(), UIView())
    root.addSubview(cell)
    root.addSubview(other)
    cell.addSubview(cell.title)
    other.layoutLabel = "title"
    expectEqual(cell.title.propertyName, "Cell.title")
    expectEqual(other.layoutName, "title")
  }

  @Test func `controllers name views, their own view, and child controllers`() {
    final class Child: UIViewController {
      let list = UIView()
      override func viewDidLoad() { view.addSubview(list) }
    }
    final class Screen: UIViewController {
      let content = UIView()
      let child = Child()
      let button = UIView()
      override func loadView() { view = content }
      override func viewDidLoad() {
        view.addSubview(button)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let screen = Screen()
    let names = [screen.view, screen.button, screen.child.view, screen.child.list].map {
      $0?.propertyName
    }
    expectEqual(names, ["content", "button", "child.view", "child.list"])
  }

  @Test func `layout guides are called by their property, unless they have an identifier`() {
    final class Card: UIView {
      let column = UILayoutGuide()
      let other = UILayoutGuide()
    }
    let card = Card()
    card.addLayoutGuide(card.column)
    card.addLayoutGuide(card.other)
    card.other.identifier = "row"
    expectEqual(card.column.layoutName, "column")
    expectTrue(card.other.layoutName.hasSuffix("'row'"))
  }

  @Test func `references to superviews, siblings and views of other trees are no names`() {
    final class Part: UIView {
      var container: UIView?
      var neighbour: UIView?
      var stranger: UIView?
    }
    let (root, part, neighbour, stranger) = (UIView(), Part(), UIView(), UIView())
    root.addSubview(part)
    root.addSubview(neighbour)
    (part.container, part.neighbour, part.stranger) = (root, neighbour, stranger)
    expectTrue([root, part, neighbour, stranger].allSatisfy { $0.propertyName == nil })
    part.container = nil
  }

  @Test func `the runtime's own storage is no name`() {
    final class Button: UIButton {}
    let button = Button()
    button.setTitle("Send", for: .normal)
    let label = button.titleLabel
    expectTrue(label?.superview === button)
    expectTrue(label?.propertyName == nil)
    let cell = UITableViewCell()
    expectTrue(cell.contentView.propertyName == nil)
  }

  @Test func `references to deallocated objects are not read`() {
    final class Model {}
    final class Card: UIView {
      unowned var model: Model
      unowned var second: Model?
      unowned(unsafe) var third: Model
      weak var badge: UIView?
      let title = UIView()
      init(_ model: Model) {
        (self.model, second, third) = (model, model, model)
        super.init(frame: .zero)
        addSubview(title)
      }
      required init?(coder: NSCoder) { nil }
    }
    func card() -> Card { Card(Model()) }
    expectTrue(card().title.propertyName == nil)
    let kept = card()
    expectEqual(kept.title.propertyName, "title")
  }

  @Test func `no code of the app runs`() {
    final class Card: UIView, CustomReflectable {
      let title = UIView()
      var customMirror: Mirror { fatalError("evaluated") }
    }
    struct Key: Hashable, CustomStringConvertible {
      var description: String { fatalError("evaluated") }
    }
    struct Box: CustomReflectable {
      let view = UIView()
      var customMirror: Mirror { fatalError("evaluated") }
    }
    final class Other: UIView {
      var views: [Key: UIView] = [Key(): UIView()]
      let box = Box()
      var computed: UIView { fatalError("evaluated") }
      let name = UIView()
    }
    let (root, card, other) = (UIView(), Card(), Other())
    root.addSubview(card)
    root.addSubview(other)
    card.addSubview(card.title)
    for view in [other.views[Key()]!, other.box.view, other.name] { other.addSubview(view) }
    expectTrue(card.title.propertyName == nil)
    expectEqual(other.subviews.map(\.propertyName), [nil, nil, "name"])
  }

  @Test func `values that contain themselves and large collections come to an end`() {
    indirect enum List { case end, more(List) }
    final class Screen: UIView {
      var views: [UIView] = []
      var numbers = Array(0..<100_000)
      var nested: [[[[[[[UIView]]]]]]] = [[[[[[[UIView()]]]]]]]
      var list = List.more(.end)
      var any: [Any] = []
      lazy var me: UIView = self
    }
    let screen = Screen()
    screen.any = [screen.any, screen, 1]
    _ = screen.me
    for index in 0..<2_000 {
      screen.views.append(UIView())
      screen.addSubview(screen.views[index])
    }
    screen.addSubview(screen.nested[0][0][0][0][0][0][0])
    expectEqual(screen.views[1_999].propertyName, "views[1999]")
    expectTrue(screen.nested[0][0][0][0][0][0][0].propertyName == nil)
    screen.any = []
    screen.me = UIView()
  }

  @Test func `the sentence about a conflict calls the views by their properties`() {
    final class Card: UIView {
      let avatar = UIView()
    }
    let (card, issues) = collectingIssues {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      card.addSubview(card.avatar)
      card.avatar.translatesAutoresizingMaskIntoConstraints = false
      for width in [100, 200] as [CGFloat] {
        card.avatar.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      card.layoutIfNeeded()
      return card
    }
    expectEqual(
      issues.first?.conflict?.explanation,
      "A constraint wants `avatar` 200 wide, but another constraint wants it 100 wide: it cannot be both."
    )
    expectTrue(card.extras?.propertyNames == nil)
  }
}
