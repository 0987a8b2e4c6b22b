import Foundation
import InterfaceBuilder
import Testing

@testable import PlumbFiles

@Suite struct InterfaceRenderingTests {
  /// A xib with a view of 300 by 100 points, and in it one that hangs 10 points from its leading edge.
  private func xib(_ id: String, _ element: String = "view") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view id="\(id)"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
    <subviews><\(element) id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="0.0" width="50" height="100"/></\(element)></subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" constant="10" id="c0"/>
    <constraint firstItem="inner" firstAttribute="width" constant="50" id="c1"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="\(id)" secondAttribute="top" id="c2"/>
    <constraint firstItem="inner" firstAttribute="height" secondItem="\(id)" secondAttribute="height" id="c3"/>
    </constraints></view>
    </objects></document>
    """
  }

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    try FileError.write(text, to: folder.appendingPathComponent(name))
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
      .sorted()
  }

  @Test func `folders are searched at any depth, in order, and missing files are reported`() throws
  {
    try withFolder { folder in
      try write(xib("a"), "b/Two.xib", in: folder)
      try write(xib("a"), "One.storyboard", in: folder)
      try write("no", "b/notes.txt", in: folder)
      // Where an earlier run has put its pictures.
      try write("no", "pictures/One.storyboard/root.svg", in: folder)
      let input = InputFiles([folder.path, folder.path + "/b/notes.txt", "/no/such/place"])
      #expect(
        input.files.map(\.name) == ["One.storyboard", "b/Two.xib", folder.path + "/b/notes.txt"]
      )
      #expect(input.missing == ["/no/such/place"])
    }
  }

  @Test func `pictures are named by files and ids of views`() throws {
    try withFolder { folder in
      try write(xib("first"), "in/A.xib", in: folder)
      try write(xib("../../up"), "in/B.xib", in: folder)
      try write(xib("first"), "other/A.xib", in: folder)
      var rendering = InterfaceRendering()
      rendering.pictures = folder.appendingPathComponent("out")
      let files = InputFiles([folder.path + "/in", folder.path + "/other/A.xib"]).files
      let summary = try rendering.run(files)
      #expect(summary.files == 3)
      #expect(summary.pictures == 3)
      let out = folder.appendingPathComponent("out")
      #expect(
        try names(in: out) == ["B.xib/up.svg", "in-A.xib/first.svg", "other-A.xib/first.svg"]
      )
      let text = try String(
        contentsOf: out.appendingPathComponent("in-A.xib/first.svg"),
        encoding: .utf8
      )
      #expect(text.hasPrefix("<svg") || text.hasPrefix("<?xml"))
      #expect(text.contains("viewBox=\"0 0 300 100\""))
    }
  }

  @Test func `a bad file is reported, and the others are drawn`() throws {
    try withFolder { folder in
      try write(xib("a"), "A.xib", in: folder)
      try write("<svg/>", "B.xib", in: folder)
      try write(xib("c", "gizmo"), "C.xib", in: folder)
      var rendering = InterfaceRendering()
      var reports: [(String, Bool)] = []
      rendering.report = { reports.append(($0, $1)) }
      rendering.pictures = folder.appendingPathComponent("out")
      var progress: [String] = []
      let summary = try rendering.run(InputFiles([folder.path]).files) { progress.append($0) }
      #expect(progress == ["[1/3] A.xib", "[2/3] B.xib", "[3/3] C.xib"])
      #expect(summary.badFiles == 1)
      #expect(summary.objects == 2)
      #expect(summary.views == 4)
      #expect(summary.issues == 1)
      #expect(reports.map(\.1) == [true, false])
      #expect(reports[0].0.contains("B.xib:1: It is XML of another program: its root is 'svg'."))
      #expect(
        reports[1].0 == "C.xib:6: The element 'gizmo' is unknown; it is laid out as a plain view."
      )
      #expect(try names(in: folder) == ["out/A.xib/a.svg", "out/C.xib/c.svg"])
    }
  }

  @Test func `the frames file is JSON with one object on each line`() throws {
    try withFolder { folder in
      try write(xib("say \"&quot;\"".replacingOccurrences(of: "\"", with: "")), "A.xib", in: folder)
      var rendering = InterfaceRendering()
      rendering.frames = folder.appendingPathComponent("out/frames.json")
      let summary = try rendering.run(InputFiles([folder.path]).files)
      #expect(summary.pictures == 0)
      let text = try String(
        contentsOf: folder.appendingPathComponent("out/frames.json"),
        encoding: .utf8
      )
      #expect(
        text == """
          [
          {"file": "A.xib", "object": "say \\"", "views": {"say \\"": [0.0, 0.0, 300.0, 100.0], \
          "inner": [10.0, 0.0, 50.0, 100.0]}}
          ]

          """
      )
    }
  }

  @Test func `one object can be selected by its id, its controller's or its cell's`() throws {
    try withFolder { folder in
      try write(xib("a"), "A.xib", in: folder)
      try write(xib("b"), "B.xib", in: folder)
      var rendering = InterfaceRendering()
      rendering.objectID = "b"
      #expect(try rendering.run(InputFiles([folder.path]).files).objects == 1)
      rendering.objectID = "none"
      #expect(throws: FileError.noObject("none")) {
        try rendering.run(InputFiles([folder.path]).files)
      }
    }
  }

  @Test func `the canvas and the overlay follow the options`() throws {
    try withFolder { folder in
      try write(xib("a"), "A.xib", in: folder)
      var rendering = InterfaceRendering()
      rendering.pictures = folder.appendingPathComponent("out")
      rendering.canvas.size = CGSize(width: 200, height: 50)
      rendering.canvas.isRightToLeft = true
      rendering.drawsOverlay = true
      rendering.frames = folder.appendingPathComponent("frames.json")
      try _ = rendering.run(InputFiles([folder.path]).files)
      let frames = try String(
        contentsOf: folder.appendingPathComponent("frames.json"),
        encoding: .utf8
      )
      #expect(frames.contains("\"inner\": [140.0, 0.0, 50.0, 50.0]"))
      let picture = try String(
        contentsOf: folder.appendingPathComponent("out/A.xib/a.svg"),
        encoding: .utf8
      )
      #expect(picture.contains(">inner<"))
    }
  }

  @Test func `equal names in two folders are made unique in every output`() throws {
    try withFolder { folder in
      for name in ["one/ui/Main.xib", "two/ui/Main.xib", "two/ui/Other.xib"] {
        try write(xib("a"), name, in: folder)
      }
      let input = InputFiles([folder.path + "/one", folder.path + "/two"])
      #expect(input.files.map(\.name) == ["one/ui/Main.xib", "two/ui/Main.xib", "ui/Other.xib"])
      var rendering = InterfaceRendering()
      rendering.pictures = folder.appendingPathComponent("out")
      rendering.frames = folder.appendingPathComponent("out.json")
      try _ = rendering.run(input.files)
      #expect(
        try names(in: folder.appendingPathComponent("out")) == [
          "one-ui-Main.xib/a.svg", "two-ui-Main.xib/a.svg", "ui-Other.xib/a.svg",
        ]
      )
      let frames = try String(contentsOf: rendering.frames ?? folder, encoding: .utf8)
      #expect(frames.contains("{\"file\": \"two/ui/Main.xib\", \"object\": \"a\""))
    }
  }

  @Test func `a file that is named twice is laid out once`() throws {
    try withFolder { folder in
      try write(xib("a"), "A.xib", in: folder)
      let path = folder.path + "/A.xib"
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Link.xib",
        withDestinationPath: path
      )
      let input = InputFiles([path, folder.path + "/./A.xib", path, folder.path])
      #expect(input.files.map(\.name) == [path])
    }
  }

  @Test func `unreadable and empty folders are reported`() throws {
    try withFolder { folder in
      try write(xib("a"), "in/A.xib", in: folder)
      try write(xib("a"), "in/secret/B.xib", in: folder)
      try write("no", "none/notes.txt", in: folder)
      let refusal = NSError(domain: NSPOSIXErrorDomain, code: Int(EACCES))
      let input = InputFiles([folder.path + "/in", folder.path + "/none"]) { path in
        if path.hasSuffix("/secret") { throw refusal }
        return try FileManager.default.contentsOfDirectory(atPath: path)
      }
      #expect(input.files.map(\.name) == ["A.xib"])
      #expect(input.unreadable.map(\.path) == [folder.path + "/in/secret"])
      #expect(input.unreadable.map(\.cause) == ["there is no permission for it"])
      #expect(input.empty == [folder.path + "/none"])
    }
  }

  @Test func `cyclic links of folders are not followed`() throws {
    try withFolder { folder in
      try write(xib("a"), "in/A.xib", in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/in/loop",
        withDestinationPath: folder.path + "/in"
      )
      let input = InputFiles([folder.path + "/in"])
      #expect(input.files.map(\.name) == ["A.xib"])
      #expect(input.unreadable.isEmpty)
    }
  }

  @Test func `write errors have a plain cause`() throws {
    try withFolder { folder in
      try write(xib("a"), "A.xib", in: folder)
      try write("", "taken", in: folder)
      var rendering = InterfaceRendering()
      rendering.pictures = folder.appendingPathComponent("taken")
      let files = InputFiles([folder.path + "/A.xib"]).files
      let error = #expect(throws: FileError.self) { try rendering.run(files) }
      let text = "\(error.map { "\($0)" } ?? "")"
      #expect(text.contains("the path needs a folder but names a file"))
      #expect(!text.contains("Domain"))
      rendering.pictures = nil
      rendering.frames = folder
      let other = #expect(throws: FileError.self) { try rendering.run(files) }
      #expect("\(other.map { "\($0)" } ?? "")".contains("the path names a folder"))
    }
  }

  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene><objects><tableViewController id="controller">
    <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews><label text="A row" fixedFrame="YES" id="text"><rect key="frame" x="16" y="10" width="90" height="20"/></label></subviews>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """

  @Test func `one object of a list is drawn with its rows, as among all`() throws {
    try withFolder { folder in
      try write(list, "A.storyboard", in: folder)
      let files = InputFiles([folder.path + "/A.storyboard"]).files
      func picture(_ object: String?) throws -> String {
        var rendering = InterfaceRendering()
        let out = folder.appendingPathComponent(object ?? "all")
        rendering.objectID = object
        rendering.pictures = out
        let summary = try rendering.run(files)
        #expect(summary.objects == (object == nil ? 2 : 1))
        #expect(try names(in: out).count == summary.pictures)
        return try String(
          contentsOf: out.appendingPathComponent("A.storyboard/table.svg"),
          encoding: .utf8
        )
      }
      let all = try picture(nil)
      #expect(all.contains("A row"))
      #expect(try picture("controller") == all)
    }
  }

  @Test func `of a thousand issues of a file the first fifty are shown`() throws {
    try withFolder { folder in
      let views = (0..<1000).map { "<view id=\"v\($0)\" odd\($0)=\"1\"/>" }.joined(separator: "\n")
      try write(
        xib("a").replacingOccurrences(of: "</subviews>", with: views + "</subviews>"),
        "A.xib",
        in: folder
      )
      var rendering = InterfaceRendering()
      var reports: [String] = []
      rendering.report = { text, _ in reports.append(text) }
      let summary = try rendering.run(InputFiles([folder.path]).files)
      #expect(summary.issues == 1000)
      #expect(reports.count == 51)
      #expect(reports.last == "A.xib: 950 more issues are not shown.")
    }
  }

  @Test func `a conflict is reported with the line of its constraint`() throws {
    try withFolder { folder in
      let text = xib("a").replacingOccurrences(
        of: "</constraints>",
        with:
          "<constraint firstItem=\"inner\" firstAttribute=\"width\" constant=\"60\" id=\"c4\"/>\n</constraints>"
      )
      try write(text, "A.xib", in: folder)
      var rendering = InterfaceRendering()
      var reports: [String] = []
      rendering.report = { text, _ in reports.append(text) }
      try _ = rendering.run(InputFiles([folder.path]).files)
      #expect(
        reports == [
          """
          A.xib:13 wants `inner` 60 wide, but A.xib:10 wants it 50 wide: it cannot be both.
          Unable to simultaneously satisfy constraints:
            A.xib:10: 'c1' inner.width == 50
            A.xib:13: 'c4' inner.width == 60
          Will attempt to recover by breaking constraint 'c4' inner.width == 60. Remove `inner.width == 60` \
          (A.xib:13): A.xib:10 sets another constant for the same length, 50.
          """
        ]
      )
    }
  }
}
