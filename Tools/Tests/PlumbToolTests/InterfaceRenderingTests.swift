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

  @Test func `folders are searched at any depth, in order, and what is missing is said`() throws {
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

  @Test func `pictures go by the names of files and the ids of views`() throws {
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
      #expect(try names(in: out) == ["A.xib-2/first.svg", "A.xib/first.svg", "B.xib/up.svg"])
      let text = try String(
        contentsOf: out.appendingPathComponent("A.xib/first.svg"),
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
      #expect(reports[1].0 == "C.xib:6: 'gizmo' is not known; it is laid out as a plain view.")
      #expect(try names(in: folder) == ["out/A.xib/a.svg", "out/C.xib/c.svg"])
    }
  }

  @Test func `frames are JSON, an object a line`() throws {
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

  @Test func `one object may be wanted, by the id of anything around it`() throws {
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

  @Test func `the canvas and the overlay are those that were asked for`() throws {
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
}
