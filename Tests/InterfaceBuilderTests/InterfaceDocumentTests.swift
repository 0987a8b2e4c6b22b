import Expectations
import Foundation
import InterfaceBuilder
import Testing

private typealias F = Fixture

@Suite struct InterfaceDocumentTests {
  private func error(_ text: String) -> InterfaceError? { error(Data(text.utf8)) }

  private func error(_ data: Data) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(data, file: "Bad.xib")
      return nil
    } catch {
      return error
    }
  }

  private func isNotXML(_ error: InterfaceError?) -> Bool {
    if case .notXML = error?.reason { return true }
    return false
  }

  private func isForeign(_ error: InterfaceError?) -> Bool {
    if case .foreign = error?.reason { return true }
    return false
  }

  private func isTooLarge(_ error: InterfaceError?) -> Bool {
    if case .tooLarge = error?.reason { return true }
    return false
  }

  @Test(arguments: [
    "", "   \n ", "hello", "<?xml version=\"1.0\"", "<!-- never closed", "{\"a\": 1}",
    "<a>\u{0}</a>",
  ])
  func `files that are not XML are reported`(text: String) {
    let error = error(text)
    expectTrue(isNotXML(error))
    expectTrue(error?.line != nil)
    expectTrue(error?.description.hasPrefix("Bad.xib:") == true)
  }

  @Test func `a truncated file is reported with its line`() throws {
    let text = F.xib(F.root("0 0 414 896", "", "<subviews>\(F.view("a"))</subviews>"))
    for part in [0.3, 0.5, 0.8, 0.95] {
      let cut = String(text.prefix(Int(Double(text.count) * part)))
      let error = error(cut)
      expectTrue(isNotXML(error), "\(part)")
      let lines = cut.count { $0 == "\n" } + 1
      expectTrue(try #require(error?.line) <= lines)
    }
    expectTrue(isNotXML(self.error(text.replacing("</subviews>", with: "</subview>"))))
    expectTrue(isNotXML(self.error(Data([0xFF, 0xFE, 0x3C, 0x00]))))
    expectTrue(isNotXML(self.error("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>")))
  }

  /// A mistake in the fourth of nine lines, and its message.
  @Test(arguments: [
    ("<subviews></wrong><subviews>", "'subviews' of line 4 is closed as 'wrong'"),
    ("</wrong>", "'view' of line 3 is closed as 'wrong'"),
    ("<string>a & b</string>", "an '&' is not escaped"),
    ("<string>&nope;</string>", "an entity is not declared"),
    ("<string>&#0;</string>", "a character reference has an invalid number"),
    ("<rect key=frame/>", "the value of an attribute is not in quotation marks"),
    ("<rect key/>", "an attribute has no value"),
    ("<rect key='a' x='1' key='b'/>", "an attribute occurs twice"),
    ("<rect key='a'x='1'/>", "a space is missing between two attributes"),
    ("<rect key='a<b'/>", "an attribute contains '<'"),
    ("<!-- a -- b -->", "a comment contains '--'"),
    ("<3d/>", "a name is missing or begins with an invalid character"),
    ("</objects></objects>", "'view' of line 3 is closed as 'objects'"),
    ("</view></objects></document><more/>", "there is content after the root element"),
    ("</view></objects></document>more", "there is content after the root element"),
    ("<!DOCTYPE a>", "there is a declaration inside the document"),
  ])
  func `XML that is not well formed is reported with its line`(text: String, cause: String) {
    let error = error(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n<view id=\"a\">\n"
        + "\(text)\n<constraints/>\n\n\n</view>\n</objects></document>"
    )
    expectTrue(isNotXML(error))
    expectEqual(error?.line, 4)
    expectTrue(error?.description.contains(cause) == true)
  }

  @Test func `unusual well-formed XML is parsed`() throws {
    let document = try InterfaceDocument(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a - b -->
        <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version = "3.0"
          toolsVersion="21507" ><objects
          ><view id="a&amp;&#x62;" key='x > "y"'
        ><![CDATA[ <&> ]]><subviews><label id = "l" text="1 &lt; 2"/></subviews><!----></view
        ></objects></document>
        <!-- the end -->

        """.utf8
      ),
      file: "Good.xib"
    )
    expectEqual(document.objects.map(\.name).count, 1)
    expectEqual(document.objects[0].id, "a&b")
  }

  @Test func `bytes that are not UTF-8 are rejected before parsing`() {
    var data = Data(F.xib("<view id=\"a\"/>\n").utf8)
    data.append(contentsOf: Array("<!-- ".utf8) + [0xC7] + Array(" -->".utf8))
    let error = error(data)
    expectTrue(isNotXML(error))
    expectEqual(error?.line, data.count { $0 == 0x0A } + 1)
  }

  @Test(arguments: [
    "<?xml?>", "<?xml ?>", "<?xml version?>", "<?xml version=\"\"?>", "<?xml encoding=\"UTF-8\"?>",
    "<?xml version=\"1.0\" standalone=\"no\"?>", "<?other?>", "<?other what?><!---->", "\u{FEFF}",
  ])
  func `content before the root element is skipped`(prolog: String) {
    let text = "\(prolog)\n\n<document type=\"\""
    expectTrue(isNotXML(error(text)))
    expectEqual(error(text)?.line, 3)
    expectTrue(isForeign(error("\(prolog)<document type=\"\"/>")))
  }

  /// The result of reading a document.
  enum Outcome {
    /// The document is read without issues.
    case read
    /// The document is read, and an issue names an unknown element.
    case unknown
    /// The document is refused because it is not well-formed XML.
    case notXML
  }

  private func outcome(_ text: String) throws -> Outcome {
    do {
      let document = try InterfaceDocument(Data(text.utf8), file: "Bad.xib")
      expectEqual(document.objects.map(\.id), ["a"])
      if document.issues.isEmpty { return .read }
      expectEqual(document.issues.map(\.line), [1])
      expectTrue(document.issues[0].text.contains("is unknown; it is ignored"))
      return .unknown
    } catch {
      expectTrue(error.file == "Bad.xib" && error.line == 1)
      guard isNotXML(error) else { throw error }
      return .notXML
    }
  }

  /// - Parameters:
  ///   - within: the outcome with the text as the first child of the document.
  ///   - behind: the outcome with the text after the end of the document.
  @Test(
    arguments: [
      ("", .read, .read),
      ("<?xml?>", .notXML, .notXML),
      ("<?a?>", .notXML, .notXML),
      ("<?a b?>", .notXML, .notXML),
      ("<!---->", .read, .read),
      ("<![CDATA[]]>", .read, .notXML),
      ("<![CDATA[<&>]]>", .read, .notXML),
      ("<!DOCTYPE a>", .notXML, .notXML),
      ("<!ENTITY a \"b\">", .notXML, .notXML),
      ("&lt;", .read, .notXML),
      ("&#0;", .notXML, .notXML),
      ("&#xFFFFFF;", .notXML, .notXML),
      ("&a;", .notXML, .notXML),
      ("%a;", .read, .notXML),
      ("<a:b/>", .unknown, .notXML),
      ("<:/>", .unknown, .notXML),
      ("<a b=''/>", .unknown, .notXML),
      ("<a xmlns='' xmlns:c=''/>", .unknown, .notXML),
      ("<a c:b='1'/>", .unknown, .notXML),
      ("]]>", .notXML, .notXML),
      ("\u{0}", .notXML, .notXML),
      ("<string>&amp;</string>", .read, .notXML),
    ] as [(String, Outcome, Outcome)]
  )
  func `unusual content of a document is read, named as unknown, or refused`(
    inside: String,
    within: Outcome,
    behind: Outcome
  ) throws {
    let start =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"14460\">"
    let objects = "<objects><view id=\"a\"/></objects></document>"
    let (first, second) = (
      try outcome(start + inside + objects), try outcome(start + objects + inside)
    )
    expectEqual(first, within)
    expectEqual(second, behind)
    // A document that ends after the text is incomplete.
    expectEqual(try outcome(start + "<objects>" + inside), .notXML)
  }

  @Test func `compiled, differently encoded and half merged files are reported`() throws {
    let text = F.xib(F.root("0 0 414 896", "", ""))
    let compiled = "Bad.xib: It is compiled, as in an app. Name a .xib or .storyboard file for iOS"
    expectTrue(error("bplist00\u{1}")?.description.hasPrefix(compiled) == true)
    expectTrue(error("NIBArchive\u{1}\u{0}")?.description.hasPrefix(compiled) == true)
    let wide =
      "Bad.xib:1: It is not well-formed XML: it is encoded in UTF-16 or UTF-32 instead of UTF-8."
    for encoding: String.Encoding in [.utf16, .utf16BigEndian, .utf16LittleEndian] {
      let data = try #require(text.data(using: encoding))
      expectTrue(error(data)?.description.hasPrefix(wide) == true)
    }
    let merge = text.replacing(
      "<objects>",
      with: "<<<<<<< mine\n<objects>\n=======\n>>>>>>> theirs"
    )
    let line = try #require(
      merge.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.hasPrefix("<<<<")
      }
    )
    expectTrue(
      error(merge)?.description.hasPrefix(
        "Bad.xib:\(line + 1): It is not well-formed XML: it has merge conflict markers ('<<<<<<<')."
      ) == true
    )
  }

  @Test func `line breaks of other systems and a byte order mark are accepted`() throws {
    let text = F.xib(
      device: nil,
      F.root("0 0 100 100", "", "<subviews>\(F.view("a", "1 2 3 4"))</subviews>")
    )
    let expected = try frames(text)
    expectEqual(expected["a"]?.size, CGSize(width: 3, height: 4))
    for other in [
      text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"), "\u{FEFF}" + text,
    ] {
      expectEqual(try frames(other), expected)
    }
  }

  @Test func `documents of other programs and systems are reported`() {
    expectTrue(isForeign(error("<plist version=\"1.0\"/>")))
    expectTrue(isForeign(error("<document><office/></document>")))
    expectTrue(isForeign(error("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")))
    expectTrue(isForeign(error("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")))
    expectEqual(
      error("<?xml version=\"1.0\"?>\n<!-- a -->\n\n<svg/>")?.description,
      "Bad.xib:4: It is XML of another program: its root is 'svg'. Name a .xib or .storyboard file for "
        + "iOS that Xcode 5 or newer saved."
    )
  }

  @Test func `declarations are rejected before parsing`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="&b;"/>
      """
    expectEqual(error(bomb)?.reason, .declaresEntities)
    expectEqual(error(bomb)?.line, 2)
    let external = "<!DOCTYPE document SYSTEM \"http://127.0.0.1:1/none.dtd\"><document/>"
    expectEqual(error(external)?.reason, .declaresEntities)
    let file =
      "<!-- x --> <!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><document>&x;</document>"
    expectEqual(error(file)?.reason, .declaresEntities)
    expectTrue(isNotXML(error("<document type=\"&unknown;\"/>")))
  }

  @Test func `huge and deep files are rejected`() throws {
    expectTrue(isTooLarge(error(Data(count: 33 &<< 20))))
    let deep = String(repeating: "<a>", count: 100_000)
    expectTrue(isTooLarge(error(deep)))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("huge-\(UInt64.random(in: 0...UInt64.max)).xib")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 100 &<< 20)
    try handle.close()
    #expect(throws: InterfaceError.self) { try InterfaceDocument(contentsOf: url) }
  }

  @Test func `a missing file is reported`() {
    do throws(InterfaceError) {
      _ = try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.xib"))
      Issue.record("it was read")
    } catch {
      expectTrue(error.description.contains("/nowhere/at/all.xib"))
      expectEqual(error.reason, .unreadable("there is no such file"))
    }
  }

  @Test func `folders and device files are not read`() {
    for path in ["/dev/zero", "/tmp"] {
      do throws(InterfaceError) {
        _ = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
        Issue.record("it was read")
      } catch {
        expectEqual(error.reason, .unreadable("it is not a regular file"))
      }
    }
  }

  @Test func `a duplicate id means the first view`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 100 100",
        "",
        """
        <subviews>\(F.view("a"))\(F.view("a"))\(F.view("root"))</subviews>
        \(F.constraints("firstItem=\"a\" firstAttribute=\"width\" constant=\"30\"", F.pin("root", "top", "root", "top")))
        """
      )
    )
    let layout = try layOut(text)
    expectEqual(try read(text).issues.map(\.kind), [.duplicateID, .duplicateID])
    expectEqual(layout.view.subviews.map(\.frame.width), [30, 10, 10])
  }

  @Test func `for numbers out of range the defaults are used`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 100 100",
        "",
        """
        <subviews>
        \(F.view("a", "nan 0 10 10"))\(F.view("b", "0 0 1e30 10"))\(F.view("c", "0 0 -5 10"))
        \(F.view("d", element: "label", "numberOfLines=\"99999999999\" horizontalHuggingPriority=\"-3\"", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e9\"/>"))
        </subviews>
        """
      )
    )
    let layout = try layOut(text)
    expectTrue(layout.issues.map(\.kind).allSatisfy { $0 == .badNumber })
    expectEqual(layout.issues.count, 5)
    expectTrue(layout.frames.allSatisfy { $0.frame.width.isFinite })
  }

  @Test func `an unknown element is a plain view, and is reported`() throws {
    let text = F.xib(
      device: nil,
      F.root(
        "0 0 100 100",
        "",
        """
        <subviews>\(F.view("a", element: "hologramView", "", "<subviews>\(F.view("b", "1 2 3 4"))</subviews>"))</subviews>
        \(F.constraints(F.pin("a", "leading", "root", "leading"), F.pin("a", "top", "root", "top"), F.pin("a", "width", "root", "width"), F.pin("a", "height", "root", "height")))
        """
      )
    )
    let layout = try layOut(text)
    expectEqual(layout.issues.map(\.kind), [.unknownElement])
    expectTrue(layout.issues.first?.message.contains("'hologramView'") == true)
    expectEqual(layout.frame(ofID: "a"), CGRect(0, 0, 100, 100))
    expectTrue(layout.view(withID: "b") != nil)
  }

  @Test func `with an unknown device objects have the sizes in the file`() throws {
    let document = try read(F.xib(device: "retina99", F.root("0 0 123 456", "", "")))
    expectEqual(document.issues.map(\.kind), [.badValue])
    let layout = InterfaceCanvas().layOut(try #require(document.objects.first), of: document)
    expectEqual(layout.view.bounds.size, CGSize(width: 123, height: 456))
  }

  @Test func `the same file gives the same frames`() throws {
    let text = F.xib(
      F.root(
        "0 0 400 300",
        "",
        "<subviews>\(F.view("a", element: "label", "text=\"x\""))</subviews>"
      )
    )
    let (first, second) = (try layOut(text), try layOut(text))
    expectEqual(first.frames.map(\.id), ["root", "a"])
    expectEqual(first.frames.map(\.frame), second.frames.map(\.frame))
  }
}
