import Expectations
import Foundation
import InterfaceBuilder
import PlumbTesting
import Testing

private typealias F = Fixture

final class StoryList: UITableViewController {
  var prepared: [String] = []
  var returned: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let sender = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
    prepared.append("\(segue.identifier ?? "") by \(sender)")
    (segue.destination as? StoryDetail)?.text = "prepared"
  }

  func back(_ segue: UIStoryboardSegue) { returned.append(segue.identifier ?? "") }

  override class var selectorTable: SelectorTable {
    super.selectorTable.adding(Selector("back:", StoryList.back))
  }
}

final class StoryDetail: UIViewController {
  var text = ""
  var label: UILabel!
  private(set) var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
    events.append("loaded")
  }

  override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("label") { (controller: StoryDetail, value) in controller.label = value }
    )
  }
}

@Suite struct StoryboardTests {
  private static let list = """
    <navigationController id="nav" storyboardIdentifier="Nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="s0"/></connections>
    </navigationController>
    """

  private static let rows = """
    <tableViewController id="list" title="Rows" customClass="StoryList" customModule="InterfaceBuilderTests">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" id="table">
    \(F.rect("0 0 414 896"))
    <prototypes><tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="t" id="cell">
    \(F.rect("0 0 414 50"))
    <tableViewCellContentView key="contentView" id="content">\(F.rect("0 0 414 50"))
    <subviews><label id="t" text="Title">\(F.rect("20 0 374 50"))</label></subviews>
    </tableViewCellContentView>
    <connections><segue destination="detail" kind="show" identifier="detail" id="s1"/></connections>
    </tableViewCell></prototypes>
    <connections>
    <outlet property="dataSource" destination="list" id="o1"/>
    <outlet property="delegate" destination="list" id="o2"/>
    </connections>
    </tableView>
    <navigationItem key="navigationItem" title="All rows" id="ni">
    <barButtonItem key="rightBarButtonItem" title="Add" id="add">
    <connections><segue destination="detail" kind="presentation" identifier="add" modalPresentationStyle="fullScreen" id="s2"/></connections>
    </barButtonItem>
    </navigationItem>
    <connections><segue destination="detail" kind="show" identifier="manual" id="s3"/></connections>
    </tableViewController>
    """

  private static let detail = """
    <viewController id="detail" storyboardIdentifier="Detail" customClass="StoryDetail" \
    customModule="InterfaceBuilderTests">
    <view key="view" id="v">\(F.rect("0 0 414 896"))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(F.view("l", element: "label"))
    \(F.view("back", element: "button", "", """
      <connections><segue destination="exit" kind="unwind" identifier="done" unwindAction="back:" id="s4"/></connections>
      """))
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    \(F.constraints(
      F.pin("l", "top", "safe", "top"), F.pin("l", "leading", "safe", "leading", "constant=\"20\""),
      F.pin("back", "top", "l", "bottom"), F.pin("back", "leading", "l", "leading"),
      "firstItem=\"back\" firstAttribute=\"width\" constant=\"44\"",
      "firstItem=\"back\" firstAttribute=\"height\" constant=\"44\""
    ))
    </view>
    <connections><outlet property="label" destination="l" id="o3"/></connections>
    </viewController>
    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    """

  private static func main(_ controllers: String...) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(
      separator: "\n"
    )
    return F.storyboard().replacingOccurrences(of: "<scenes>", with: "<scenes>\(scenes)")
      .replacingOccurrences(
        of: "version=\"3.0\"",
        with: "version=\"3.0\" initialViewController=\"nav\""
      )
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a row shows the next screen, and an unwind segue goes back`() throws {
    let app = try AppFolder(["Main.storyboard": Self.main(Self.list, Self.rows, Self.detail)])
    let (_, issues) = try app.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController
      )
      let window = shown(navigation)
      let list = try #require(navigation.topViewController as? StoryList)
      expectEqual(list.navigationItem.title, "All rows")
      expectTrue(list.storyboard === storyboard)
      let cells = list.tableView.visibleCells
      expectEqual(cells.map(\.textLabel?.text), ["Row 0", "Row 1"])
      expectEqual(cells.map(\.frame.height), [50, 50])

      UITouch.tap(cells[1])
      window.layoutIfNeeded()
      let detail = try #require(navigation.topViewController as? StoryDetail)
      expectEqual(list.prepared, ["detail by UITableViewCell"])
      expectEqual(detail.events, ["awake", "loaded"])
      expectEqual(detail.label.text, "prepared")
      expectEqual(detail.label.frame.minX, 20)
      expectEqual(detail.label.frame.minY, detail.view.safeAreaInsets.top)

      UITouch.tap(try #require(detail.view.subviews.last as? UIButton))
      expectTrue(navigation.topViewController === list)
      expectEqual(list.returned, ["done"])

      list.performSegue(withIdentifier: "manual", sender: nil)
      expectEqual(list.prepared.last, "manual by nil")
      expectEqual(navigation.viewControllers.count, 2)
      navigation.popViewController(animated: false)

      let add = try #require(list.navigationItem.rightBarButtonItem)
      add.primaryAction?.performWithSender(add, target: nil)
      expectEqual(list.prepared.last, "add by UIBarButtonItem")
      expectTrue(list.presentedViewController is StoryDetail)
      (list.presentedViewController as? StoryDetail)?.performSegue(
        withIdentifier: "done",
        sender: nil
      )
      expectTrue(list.presentedViewController == nil)
      expectEqual(list.returned, ["done", "done"])
    }
    expectEqual(issues.map(\.message), [])
  }

  @Test func `a controller is created by its identifier, or by a closure`() throws {
    let app = try AppFolder(["Main.storyboard": Self.main(Self.list, Self.rows, Self.detail)])
    let (_, issues) = try app.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
      expectTrue(detail is StoryDetail)
      let made: StoryDetail = storyboard.instantiateViewController(identifier: "Detail") {
        let controller = StoryDetail(coder: $0)
        controller?.text = "by a closure"
        return controller
      }
      made.loadViewIfNeeded()
      expectEqual(made.label.text, "by a closure")
      // A view that was given up is loaded again, and connected.
      let first = made.label
      made.view = nil
      made.loadViewIfNeeded()
      expectTrue(made.label !== first && made.label.isDescendant(of: made.view))
      expectTrue(
        type(of: storyboard.instantiateViewController(withIdentifier: "Lost"))
          == UIViewController.self
      )
      detail.performSegue(withIdentifier: "lost", sender: nil)
    }
    expectEqual(
      issues.map { "\($0.message) \($0.remedy)" },
      [
        "Storyboard 'Main' doesn't contain a view controller with identifier 'Lost'. "
          + "Its identifiers are 'Nav', 'Detail'.",
        "Receiver (StoryDetail) has no segue with identifier 'lost'. Its segues are 'done'.",
      ]
    )
  }

  @Test func `a container view embeds a controller, and a static table shows its rows`() throws {
    let host = """
      <viewController id="nav" customClass="StoryHost" customModule="InterfaceBuilderTests">
      <view key="view" id="v">\(F.rect("0 0 414 896"))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(F.view("c", "0 0 200 300", element: "containerView", "", """
        <connections><segue destination="form" kind="embed" identifier="form" id="e1"/></connections>
        """))</subviews>
      \(F.constraints(F.pin("c", "top", "v", "top"), F.pin("c", "leading", "v", "leading"),
        "firstItem=\"c\" firstAttribute=\"width\" constant=\"200\"",
        "firstItem=\"c\" firstAttribute=\"height\" constant=\"300\""))
      </view></viewController>
      """
    let form = """
      <tableViewController id="form"><tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
      \(F.rect("0 0 414 896"))
      <sections>
      <tableViewSection headerTitle="Name" id="s1"><cells>
      <tableViewCell rowHeight="70" id="r1">\(F.rect("0 0 414 70"))
      <tableViewCellContentView key="contentView" id="k1">\(F.rect("0 0 414 70"))</tableViewCellContentView>
      </tableViewCell>
      <tableViewCell id="r2">\(F.rect("0 0 414 44"))
      <tableViewCellContentView key="contentView" id="k2">\(F.rect("0 0 414 44"))</tableViewCellContentView>
      </tableViewCell>
      </cells></tableViewSection>
      </sections>
      <connections><outlet property="dataSource" destination="form" id="o1"/>
      <outlet property="delegate" destination="form" id="o2"/></connections>
      </tableView></tableViewController>
      """
    let app = try AppFolder(["Main.storyboard": Self.main(host, form)])
    let (_, issues) = try app.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let host = try #require(storyboard.instantiateInitialViewController() as? StoryHost)
      let window = shown(host)
      expectEqual(host.prepared, ["form"])
      let form = try #require(host.children.first as? UITableViewController)
      expectEqual(form.view.superview?.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
      expectEqual(form.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
      expectEqual(form.tableView.style, .grouped)
      expectEqual(form.tableView.visibleCells.map(\.frame.height), [70, 44])
      expectEqual(form.tableView(form.tableView, titleForHeaderInSection: 0), "Name")
      withExtendedLifetime(window) {}
    }
    expectEqual(issues.map(\.message), [])
  }

  @Test func `a segue's destination is created by the action that it names`() throws {
    let host = """
      <viewController id="nav" customClass="StoryHost" customModule="InterfaceBuilderTests">
      <view key="view" id="v">\(F.rect("0 0 414 896"))</view>
      <connections>
      <segue destination="page" kind="presentation" identifier="a" id="s1"
        destinationCreationSelector="makePage:sender:segueIdentifier:"/>
      <segue destination="page" kind="presentation" identifier="b" id="s2"
        destinationCreationSelector="makePageWithCoder:"/>
      <segue destination="page" kind="presentation" identifier="c" id="s3"
        destinationCreationSelector="makeBook:"/>
      </connections></viewController>
      """
    let page = """
      <viewController id="page" title="Page" customClass="StoryPage" customModule="InterfaceBuilderTests">
      <view key="view" id="w">\(F.rect("0 0 414 896"))</view></viewController>
      """
    let app = try AppFolder(["Main.storyboard": Self.main(host, page)])
    let (texts, issues) = try app.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let host = try #require(storyboard.instantiateInitialViewController() as? StoryHost)
      let window = shown(host)
      let texts = ["a", "b", "c"].map { name -> String in
        host.performSegue(withIdentifier: name, sender: host.view)
        let page = host.presentedViewController as? StoryPage
        host.dismiss(animated: false)
        return "\(page?.title ?? "nil"): \(page?.item ?? "nil")"
      }
      expectEqual(host.prepared, ["a", "b", "c"])
      withExtendedLifetime(window) {}
      return texts
    }
    expectEqual(texts, ["Page: a by UIView", "Page: short", "Page: nil"])
    expectEqual(
      issues.map(\.message),
      [
        "The segue action 'makeBook:' is not in the outletTable of StoryHost."
      ]
    )
  }

  @Test func `controllers that contain one another are reported`() throws {
    let cycle = Self.list.replacingOccurrences(
      of: "destination=\"list\"",
      with: "destination=\"nav\""
    )
    let (controller, issues) = try AppFolder(["Main.storyboard": Self.main(cycle)]).run {
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    expectEqual((controller as? UINavigationController)?.viewControllers, [])
    expectEqual(issues.map(\.message), ["The controllers of a storyboard contain one another."])
  }

  @Test func `a controller that embeds itself is reported`() throws {
    func host(_ id: String, _ inner: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v-\(id)">\(F.rect("0 0 414 896"))
      <subviews>\(F.view("c-\(id)", "0 0 200 300", element: "containerView", "", """
        <connections><segue destination="\(inner)" kind="embed" id="e-\(id)"/></connections>
        """))</subviews></view></viewController>
      """
    }
    let app = try AppFolder([
      "Main.storyboard": Self.main(host("nav", "inner"), host("inner", "nav"))
    ])
    let (controller, issues) = try app.run {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      return controller
    }
    expectEqual(controller?.children.count, 1)
    expectTrue(controller?.children.first?.children.isEmpty == true)
    expectEqual(issues.map(\.message), ["The controllers of a storyboard contain one another."])
  }

  @Test func `a controller and its views are released`() throws {
    let app = try AppFolder(["Main.storyboard": Self.main(Self.list, Self.rows, Self.detail)])
    weak var list: UIViewController?
    weak var detail: UIViewController?
    _ = try app.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
      let window = navigation.map(shown)
      list = navigation?.topViewController
      list?.performSegue(withIdentifier: "manual", sender: nil)
      window?.layoutIfNeeded()
      detail = navigation?.topViewController
      expectTrue(list != nil && detail != nil && list !== detail)
      window?.rootViewController = nil
    }
    expectTrue(list == nil)
    expectTrue(detail == nil)
  }
}

final class StoryPage: UIViewController {
  let item: String?

  init?(coder: NSCoder, item: String) {
    self.item = item
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    item = nil
    super.init(coder: coder)
  }
}

final class StoryHost: UIViewController {
  var prepared: [String] = []

  private func makePage(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> StoryPage? {
    StoryPage(
      coder: coder,
      item: "\(identifier ?? "") by \(sender.map { "\(type(of: $0))" } ?? "")"
    )
  }

  override class var outletTable: OutletTable {
    super.outletTable.adding(
      Outlet("makePage:sender:segueIdentifier:") { (host: StoryHost, creation: SegueCreation) in
        creation.destination = host.makePage(
          creation.coder,
          creation.sender,
          creation.identifier
        )
      },
      Outlet("makePageWithCoder:") { (host: StoryHost, creation: SegueCreation) in
        creation.destination = StoryPage(coder: creation.coder, item: "short")
      }
    )
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
  }
}
