import SourcePort
import Testing

@Suite struct SourcePortTests {
  private func ported(_ texts: String..., options: SourcePort.Options = .init()) -> [PortedSource] {
    var port = SourcePort(options: options)
    for (number, text) in texts.enumerated() {
      port.add(file: "File\(number).swift", text: Array(text.utf8))
    }
    let result = port.ported()
    for (text, source) in zip(texts, result) {
      #expect(source.edits.undone(in: source.text) == Array(text.utf8))
    }
    return result
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func text(_ text: String, options: SourcePort.Options = .init()) -> String {
    let copy = String(decoding: ported(text, options: options)[0].text, as: UTF8.self)
    let place = "#sourceLocation(file: \"File0.swift\", line: 1)\n"
    return copy.hasPrefix(place) ? String(copy.dropFirst(place.count)) : copy
  }

  @Test func `a copy that differs has the path and the lines of its original`() {
    func beginning(_ path: String, _ mark: [UInt8] = []) -> String {
      var port = SourcePort()
      port.add(file: path, text: mark + Array("@objc class Card {}".utf8))
      return String(decoding: port.ported()[0].text.dropFirst(mark.count), as: UTF8.self)
    }
    let rest = ", line: 1)\n\(blanks(5)) class Card {}"
    #expect(beginning("App/Card.swift") == "#sourceLocation(file: \"App/Card.swift\"" + rest)
    #expect(beginning("App/A \"B\".swift").hasSuffix(rest))
    #expect(beginning("Card.swift", [0xEF, 0xBB, 0xBF]).hasPrefix("#sourceLocation"))
  }

  @Test func `attributes of Objective-C become blanks, and all else stays in its place`() {
    #expect(
      text(
        """
        @objcMembers class Card: UIView {
          @IBOutlet weak var label: UILabel!
          @objc dynamic var count = 0
          @objc(closeIt) private func close() {}
          @available(iOS 13, *) @IBInspectable var inset: CGFloat = 0
        }
        """
      ) == """
        \(blanks(12)) class Card: UIView {
          \(blanks(9)) weak var label: UILabel!
          \(blanks(5)) \(blanks(7)) var count = 0
          \(blanks(14)) private func close() {}
          @available(iOS 13, *) \(blanks(14)) var inset: CGFloat = 0
        ; override class var outletTable: OutletTable { super.outletTable.adding(\
        Outlet("label") { (object: Card, value) in object.label = value }, \
        Outlet("inset") { (object: Card, value) in object.inset = value }) } }
        """
    )
  }

  @Test func `segue actions become entries of the table of outlets`() {
    #expect(
      text(
        """
        class List: UIViewController {
          @IBSegueAction func open(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Page? { nil }
          @IBSegueAction private func make(coder: NSCoder) -> Page? { nil }
        }
        """
      ) == """
        class List: UIViewController {
          \(blanks(14)) func open(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Page? { nil }
          \(blanks(14)) private func make(coder: NSCoder) -> Page? { nil }
        ; override class var outletTable: OutletTable { super.outletTable.adding(\
        Outlet("open:sender:segueIdentifier:") { (object: List, creation: SegueCreation) in \
        creation.destination = object.open(creation.coder, sender: creation.sender, segueIdentifier: creation.identifier) }, \
        Outlet("makeWithCoder:") { (object: List, creation: SegueCreation) in \
        creation.destination = object.make(coder: creation.coder) }) } }
        """
    )
  }

  @Test func `a source without Objective-C is not changed`() {
    let source = "import UIKit\n\nfinal class Card: UIView {\n\t// #selector(close)\n}\r\n"
    #expect(ported(source)[0].edits.isEmpty && text(source) == source)
  }

  @Test func `a selector gets its method, under a short name of the same length`() {
    #expect(
      text(
        """
        class Card: UIView {
          let tap = UITapGestureRecognizer(target: nil, action: #selector(close))
          func add() { button.addTarget(self, action: #selector(self.press(_:)), for: .touchUpInside) }
          private func close() {}
          @objc func press(_ sender: UIButton) {}
        }
        """
      ) == """
        class Card: UIView {
          let tap = UITapGestureRecognizer(target: nil, action: _s1\(blanks(13)))
          func add() { button.addTarget(self, action: _s2\(blanks(22)), for: .touchUpInside) }
          private func close() {}
          \(blanks(5)) func press(_ sender: UIButton) {}
        }
        #sourceLocation(file: "File0.swift", line: 2)
        extension Card { nonisolated fileprivate static var _selector1: Selector { Selector("close", { (it: Card) in { it.close() } }) } }; \
        fileprivate var _s1: Selector { Card._selector1 }
        #sourceLocation(file: "File0.swift", line: 3)
        extension Card { nonisolated fileprivate static var _selector2: Selector { Selector("press:", { (it: Card) in { it.press($0) } }) } }; \
        fileprivate var _s2: Selector { Card._selector2 }

        """
    )
  }

  @Test func `a method in another file gives a selector its name in Objective-C`() {
    let sources = ported(
      "class Screen: Base { func add() { run(#selector(reload)); run(#selector(Other.show(at:for:))) } }",
      """
      class Base: UIViewController { @objc func reload(sender: Any) {} }
      class Other { @objc(showNow:with:) func show(at place: Int, for time: Int) {} }
      """
    )
    let text = String(decoding: sources[0].text, as: UTF8.self)
    #expect(
      text.contains(
        "Selector(\"reloadWithSender:\", { (it: Screen) in { it.reload(sender: $0) } })"
      )
    )
    #expect(
      text.contains("Selector(\"showNow:with:\", { (it: Other) in { it.show(at: $0, for: $1) } })")
    )
  }

  @Test func `properties, conversions and generic classes have selectors too`() {
    let result = text(
      """
      class Card<Content>: UIView {
        func add() { run(#selector(close)) }
        @objc func close() {}
      }
      class Plain: UIView {
        @objc var title = ""
        func add() {
          run(#selector(getter: title))
          run(#selector(setter: title))
          run(#selector(move(_:) as (Plain) -> (UIButton) -> Void))
        }
        @objc func move(_ sender: UIButton) {}
      }
      """
    )
    #expect(result.contains("run(Selector(\"close\", { (it: Card) in { it.close() } }))"))
    #expect(result.contains("Selector(\"title\", { (it: Plain) in { it.title } })"))
    #expect(result.contains("Selector(\"setTitle:\", { (it: Plain) in { it.title = $0 } })"))
  }

  @Test func `methods that nibs and strings call are in the table of their class`() {
    let result = text(
      """
      class Screen: UIViewController {
        let named = Selector("reload")
        @IBAction func save(_ sender: Any) {}
        @objc func reload() {}
        @objc func other() {}
      }
      """
    )
    #expect(
      result.hasSuffix(
        "; override class var selectorTable: SelectorTable { super.selectorTable.adding("
          + "Selector(\"save:\", { (it: Screen) in { it.save($0) } }), Selector(\"reload\", { (it: Screen) in { it.reload() } })) } }"
      )
    )
  }

  @Test func `properties that nibs set are in the table of their class`() {
    let result = text(
      """
      class Screen: UIViewController {
        @IBOutlet private weak var name: UILabel!
        @IBOutlet var rows: [UIView]!
        @IBInspectable var corner: CGFloat = 0
        var other = 0
      }
      """
    )
    func outlet(_ name: String) -> String {
      "Outlet(\"\(name)\") { (object: Screen, value) in object.\(name) = value }"
    }
    #expect(
      result.hasSuffix(
        "; override class var outletTable: OutletTable { super.outletTable.adding("
          + "\(outlet("name")), \(outlet("rows")), \(outlet("corner"))) } }"
      )
    )
  }

  @Test func `a property in an extension of a class of UIKit has a table of its own`() {
    let file = ported(
      """
      extension UIView {
        @IBInspectable var corner: CGFloat { get { 0 } set {} }
        @IBInspectable fileprivate var edge: UIColor? { get { nil } set {} }
        @IBInspectable private var hidden: Bool { get { true } set {} }
        #if DEBUG
          @IBInspectable var debugged: Bool { get { true } set {} }
        #endif
        @IBInspectable var `default`: Int { get { 1 } set {} }
      }
      """
    )[0]
    func table(_ name: String) -> String {
      "; final class UIView_\(name)_Outlet: OutletHolder { static var outletTable: OutletTable "
        + "{ [Outlet(\"\(name)\") { (object: UIView, value) in object.\(name) = value }] } }"
    }
    let copy = String(decoding: file.text, as: UTF8.self)
    let last = table("default").replacing("object.default", with: "object.`default`")
    #expect(copy.hasSuffix("\n}\(table("corner"))\(table("edge"))\(last)"))
    #expect(file.notes.map(\.line) == [4, 6])
    let note = "Nibs do not set this property of 'UIView'. Set it in code."
    #expect(file.notes.map(\.message) == [note, note])
  }

  @Test func `a class is a responder by its superclass, also if the sources extend that`() {
    func hasTable(_ source: String) -> Bool { text(source).contains("outletTable") }
    #expect(
      hasTable("extension UIView { func a() {} }; class Card: UIView { @IBOutlet var a: UILabel! }")
    )
    #expect(
      hasTable(
        "class Cell<T>: UITableViewCell {}; class Card: Cell<Int> { @IBOutlet var a: UILabel! }"
      )
    )
    #expect(hasTable("class Card: OthersCell { @IBOutlet var a: UILabel! }"))
    #expect(hasTable("class Card: UISearchTextField { @IBOutlet var a: UILabel! }"))
    #expect(!hasTable("class Card: UIBarButtonItem { @IBOutlet var a: UILabel! }"))
    #expect(!hasTable("class Card: UIScrollViewDelegate { @IBOutlet var a: UILabel! }"))
  }

  @Test func `the class of an object is known if only one has such a method`() {
    let one =
      "class Card: UIView { func lift() {} }; let a = #selector(object.lift); let b = #selector(_Card.fall)"
    #expect(text(one).contains("Selector(\"lift\", { (it: Card) in { it.lift() } })"))
    #expect(text(one).contains("Selector(\"fall\", _Card.fall)"))
    #expect(ported(one + "; class Sheet { func lift() {} }")[0].notes.count == 1)
  }

  @Test func `an override in an extension stays there, and the class gets one that calls it`() {
    let sources = ported(
      """
      public class Card: UIView {
        let title = UILabel()
      }
      """,
      """
      extension Card {
        public override func layoutSubviews() {
          super.layoutSubviews()
        }
        public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        public override class var layerClass: AnyClass { CAShapeLayer.self }
        public override var alpha: CGFloat {
          get { super.alpha }
          set { super.alpha = newValue }
        }
      }
      """
    ).map { String(decoding: $0.text.drop { $0 != 0x0A }.dropFirst(), as: UTF8.self) }
    #expect(
      sources == [
        """
        public class Card: UIView {
          let title = UILabel()
        ; public override func layoutSubviews() { self._Card_layoutSubviews() } \
        ; public override func hitTest(_ _p1: CGPoint, with _p2: UIEvent?) -> UIView? \
        { self._Card_hitTest(_p1, with: _p2) } \
        ; public override class var layerClass: AnyClass { get { self._Card_layerClass } } \
        ; public override var alpha: CGFloat \
        { get { self._Card_alpha } set { self._Card_alpha = newValue } } }
        """,
        """
        extension Card {
          public    func _Card_layoutSubviews() {
            super.layoutSubviews()
          }
          public    func _Card_hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
          public    class var _Card_layerClass: AnyClass { CAShapeLayer.self }
          public    var _Card_alpha: CGFloat {
            get { super.alpha }
            set { super.alpha = newValue }
          }
        }
        """,
      ]
    )
  }

  @Test func `a member in an extension of a class can be overridden`() {
    #expect(
      text(
        """
        class Card: UIView {}
        extension Card { @objc func close(animated: Bool = true) throws {} }
        class Sheet: Card { override func close(animated: Bool) throws {} }
        """
      ) == """
        class Card: UIView { func close(animated _p1: Bool = true) throws \
        { try self._Card_close(animated: _p1) } }
        extension Card {  func _Card_close(animated: Bool = true) throws {} }
        class Sheet: Card { override func close(animated: Bool) throws {} }
        """
    )
  }

  @Test func `a member in an extension of a class of UIKit can be overridden`() {
    #expect(
      text(
        """
        extension UIView { @objc func restyle() {} }
        class Card: UIButton {
          override func restyle() { super.restyle() }
        }
        class Sheet: Card {}
        extension Sheet {
          override func restyle() { super.restyle() }
        }
        """
      ) == """
        extension UIView {  func _UIView_restyle() {} }
        class Card: UIButton {
              func _own_restyle() { super._UIView_restyle() }
        }
        class Sheet: Card { override func _own_restyle() { self._Sheet_restyle() } }
        extension Sheet {
            func _Sheet_restyle() { super._own_restyle() }
        }
        #sourceLocation(file: "File0.swift", line: 1)
        protocol _Own_UIView_restyle: UIView { func _own_restyle() }
        #sourceLocation(file: "File0.swift", line: 1)
        extension UIView { func restyle() { \
        if let own = self as? any _Own_UIView_restyle { return own._own_restyle() }; return _UIView_restyle() } }
        #sourceLocation(file: "File0.swift", line: 3)
        extension Card: _Own_UIView_restyle {}

        """
    )
  }

  @Test func `extensions of UIKit's classes override those of other classes of UIKit`() {
    #expect(
      text(
        """
        extension UIView { @objc var theme: Int { 0 } }
        extension UIScrollView { override var theme: Int { super.theme + 1 } }
        extension UITableView { override var theme: Int { super.theme + 1 } }
        class Card: UITableView { override var theme: Int { super.theme + 1 } }
        """
      ) == """
        extension UIView {  var _UIView_theme: Int { 0 } }
        extension UIScrollView {  var _UIScrollView_theme: Int { super._UIView_theme + 1 } }
        extension UITableView {  var _UITableView_theme: Int { super._UIScrollView_theme + 1 } }
        class Card: UITableView {     var _own_theme: Int { super._UITableView_theme + 1 } }
        #sourceLocation(file: "File0.swift", line: 1)
        protocol _Own_UIView_theme: UIView { var _own_theme: Int { get } }
        #sourceLocation(file: "File0.swift", line: 1)
        extension UIView { var theme: Int { get { \
        if let own = self as? any _Own_UIView_theme { return own._own_theme }; \
        if let own = self as? UITableView { return own._UITableView_theme }; \
        if let own = self as? UIScrollView { return own._UIScrollView_theme }; return _UIView_theme } } }
        #sourceLocation(file: "File0.swift", line: 4)
        extension Card: _Own_UIView_theme {}

        """
    )
  }

  @Test func `files get the imports of a bridging header that they lack`() {
    let sources = ported(
      "import UIKit\n",
      "let card = UIView()\n",
      options: .init(imports: ["UIKit"])
    )
    #expect(sources[0].edits.isEmpty)
    #expect(
      String(decoding: sources[1].text, as: UTF8.self)
        == "import UIKit\n#sourceLocation(file: \"File1.swift\", line: 1)\nlet card = UIView()\n"
    )
  }

  @Test func `tables of public classes are public`() {
    #expect(
      text("open class Card: UIView { @IBOutlet var a: UILabel! }").contains(
        "; open override class var"
      )
    )
    #expect(
      text("public class Card: UIView { @IBOutlet var a: UILabel! }").contains(
        "; public override class"
      )
    )
  }

  @Test func `a protocol of Objective-C is one of classes, with defaults for what is optional`() {
    #expect(
      text(
        """
        @objc protocol CardDelegate {
          @objc optional func cardDidClose(_ card: Card, after time: Double)
          @objc optional func title(of card: Card) -> String?
          func plain()
        }
        func close() { delegate?.cardDidClose?(card, after: 1) }
        """
      ) == """
              protocol CardDelegate: AnyObject {
                         func cardDidClose(_ card: Card, after time: Double)
                         func title(of card: Card) -> String?
          func plain()
        }
        func close() { delegate?.cardDidClose (card, after: 1) }
        #sourceLocation(file: "File0.swift", line: 2)
        extension CardDelegate { func cardDidClose(_ _p1: Card, after _p2: Double) {} }
        #sourceLocation(file: "File0.swift", line: 3)
        extension CardDelegate { func title(of _p1: Card) -> String? { nil } }

        """
    )
  }

  @Test
  func `calls of optional requirements of UIKit lose their mark, and those of closures keep it`() {
    #expect(
      text(
        """
        func a() { delegate?.tableView?(table, didSelectRowAt: path) }
        func b() { delegate?.scrollViewDidScroll?(self) }
        func c() { view.onTap?(self); view.textFieldAction?(self) }
        class Card: UIView { var textFieldAction: ((Card) -> Void)? }
        """
      ) == """
        func a() { delegate?.tableView (table, didSelectRowAt: path) }
        func b() { delegate?.scrollViewDidScroll (self) }
        func c() { view.onTap?(self); view.textFieldAction?(self) }
        class Card: UIView { var textFieldAction: ((Card) -> Void)? }
        """
    )
  }

  @Test func `key paths become strings, and parts of modules become modules`() {
    #expect(
      text(
        """
        import UIKit.UIGestureRecognizerSubclass
        import class UIKit.UIView
        import os.log
        import Combine
        import class Combine.AnyCancellable
        import SwiftUI
        import Kingfisher
        let path = #keyPath(Card.title.text)
        """
      ) == """
        import UIKit\(blanks(28))
        import \(blanks(5)) UIKit\(blanks(7))
        import PlumbLogging
        import PlumbCombine
        import \(blanks(5)) PlumbCombine\(blanks(10))
        import PlumbSwiftUI
        import Kingfisher
        let path = "title.text"\(blanks(13))
        """
    )
  }

  @Test func `the C library has its name on Linux`() {
    #expect(
      text("import Darwin\nlet width = Darwin.round(x)\n")
        == "import Glibc \nlet width = Glibc .round(x)\n"
    )
  }

  @Test func `the delegate of a list is cast to the delegate of lists`() {
    #expect(
      text(
        """
        extension UITableView { func a() { delegate?.tableView?(self, didSelectRowAt: path) } }
        class Photos: UICollectionView { func b() { self.delegate?.collectionView?(self, didSelectItemAt: path) } }
        class Screen: UIViewController { func c() { delegate?.tableView?(list, didSelectRowAt: path) } }
        """
      ) == """
        extension UITableView { func a() { (delegate as? UITableViewDelegate)?.tableView (self, didSelectRowAt: path) } }
        class Photos: UICollectionView { func b() { (self.delegate as? UICollectionViewDelegate)?.collectionView (self, didSelectItemAt: path) } }
        class Screen: UIViewController { func c() { delegate?.tableView (list, didSelectRowAt: path) } }
        """
    )
  }

  @Test func `bindings of what optional requirements return are optional`() {
    #expect(
      text(
        """
        func a() { if let inset = delegate.collectionView?(list, insetAt: 1) { width -= inset } }
        func b() { if let height = delegate?.tableView?(table, heightAt: 1) { width -= height } }
        func c() { guard let count = dataSource.numberOfSections else { return } }
        func d() { if let title = delegate.title { show(title) } }
        """
      ) == """
        func a() { if let inset = Optional(delegate.collectionView (list, insetAt: 1)) { width -= inset } }
        func b() { if let height = delegate?.tableView (table, heightAt: 1) { width -= height } }
        func c() { guard let count = Optional(dataSource.numberOfSections) else { return } }
        func d() { if let title = delegate.title { show(title) } }
        """
    )
  }

  @Test
  func `an overloaded method is the one that Objective-C sees, by the types of its arguments`() {
    #expect(
      text(
        """
        class Screen: UIViewController {
          func mark(_ notes: [Note]) {}
          @objc func mark(_ sender: Any?) {}
          func load() { bar.action = #selector(mark(_:)) }
        }
        """
      ) == """
        class Screen: UIViewController {
          func mark(_ notes: [Note]) {}
          \(blanks(5)) func mark(_ sender: Any?) {}
          func load() { bar.action = _s1\(blanks(16)) }
        }
        #sourceLocation(file: "File0.swift", line: 4)
        extension Screen { nonisolated fileprivate static var _selector1: Selector { \
        Selector("mark:", { (it: Screen) in { (_p0: Any?) in it.mark(_p0) } }) } }; \
        fileprivate var _s1: Selector { Screen._selector1 }

        """
    )
  }

  @Test func `a selector of a method with three arguments is its name`() {
    let source = ported(
      """
      class Screen: UIViewController {
        @objc func image(_ image: UIImage, didFinish error: Error?, info: UnsafeRawPointer) {}
        func save() { write(picture, self, #selector(image(_:didFinish:info:)), nil) }
      }
      """
    )[0]
    #expect(
      String(decoding: source.text, as: UTF8.self).contains(
        "{ Selector(\"image:didFinish:info:\") }"
      )
    )
    #expect(
      source.notes.map(\.text) == [
        "File0.swift:3: note: Nothing here calls a method with 3 arguments by its selector."
      ]
    )
  }

  @Test func `defaults of a public protocol of Objective-C are public`() {
    #expect(
      text("@objc public protocol Source { @objc optional func close() }").hasSuffix(
        "\npublic extension Source { func close() {} }\n"
      )
    )
  }

  @Test func `imports of modules that are missing become imports of UIKit`() {
    let source = """
      import CoreData
      @preconcurrency import class CoreData.NSManagedObject
      import Kingfisher
      import Store.Private
      import WebKit
      import Foundation
      """
    #expect(
      text(source) == """
        import UIKit\(blanks(3))
        @preconcurrency import \(blanks(5)) UIKit\(blanks(19))
        import Kingfisher
        import Store\(blanks(8))
        import WebKit
        import Foundation
        """
    )
    #expect(
      text(source, options: .init(modules: ["CoreData", "Store"])) == """
        import CoreData
        @preconcurrency import \(blanks(5)) CoreData\(blanks(16))
        import UIKit\(blanks(5))
        import Store\(blanks(8))
        import WebKit
        import Foundation
        """
    )
  }

  @Test func `conditions are taken as true on request`() {
    let source = "#if os(iOS) && !DEBUG\nlet a = 1\n#endif\n"
    #expect(text(source) == source)
    #expect(
      text(source, options: .init(assumesIOS: true))
        == "#if true    && !DEBUG\nlet a = 1\n#endif\n"
    )
  }

  @Test func `what is not understood has a note with its line, and the rest is ported`() {
    let source = ported(
      """
      class Screen: UIViewController {
        @objc func a() { run(#selector(model.load)) }
        @objc protocol Source { @objc optional func count() -> Int }
      }
      extension Elsewhere { override func layoutSubviews() {} }
      """
    )[0]
    #expect(source.notes.map(\.line) == [2, 3, 5])
    #expect(
      source.notes.first?.text
        == "File0.swift:2: note: The selector 'model.load' is not understood. "
        + "Write Selector(\"name\", Type.method)."
    )
    #expect(String(decoding: source.text, as: UTF8.self).contains("        func a()"))
  }

  @Test func `a source that does not parse is copied, and has a note`() {
    let source = "class Card {\n  @objc func close( {\n}"
    let result = ported(source)[0]
    #expect(result.edits.isEmpty && result.notes.count == 1 && result.text == Array(source.utf8))
  }

  @Test func `edits that do not fit a source are not undone`() {
    let edit = SourceEdit(offset: 2, original: "abc", replacement: "x", reason: .attribute)
    #expect([edit].undone(in: Array("..x..".utf8)) == Array("..abc..".utf8))
    #expect([edit].undone(in: Array("..y..".utf8)) == nil)
    #expect([edit].undone(in: Array(".".utf8)) == nil)
  }
}
