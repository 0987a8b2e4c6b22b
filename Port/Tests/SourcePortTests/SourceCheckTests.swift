import Foundation
import Testing

@testable import SourcePort

@Suite struct SourceCheckTests {
  private let known = KnownNames(
    modules: ["UIKit", "Foundation"],
    names: ["UIView", "UIViewController", "NSCoder", "layoutSubviews", "addSubview", "width"],
    missing: ["glow": "a shadow instead"]
  )

  private func files(_ texts: String...) -> [SourceCheck.File] {
    var check = SourceCheck(known: known)
    for (number, text) in texts.enumerated() {
      check.add(file: "File\(number).swift", text: Array(text.utf8))
    }
    return check.files()
  }

  private func missing(_ text: String) -> [String] {
    files(text)[0].missing.map { "\($0.line) \($0.name)" }
  }

  @Test func `names that begin as Apple's and exist nowhere are missing`() {
    let source = """
      import UIKit
      class Card: UIView {
        let press = UIPress()
        var map: MKMapView?
        func write(_ coder: NSCoder) { CGFogCreate(kUTTypeFog) }
        let plain = Fog()
      }
      """
    #expect(missing(source) == ["3 UIPress", "4 MKMapView", "5 CGFogCreate", "5 kUTTypeFog"])
  }

  @Test func `names that the sources declare are there, in any file`() {
    let result = files(
      "let glass = UIGlass()",
      "class UIGlass {}; func CGFog(CGMist: Int) { print(CGMist) }"
    )
    #expect(result.map(\.missing) == [[], []])
  }

  @Test func `an override of what no class has is missing, unless its class is no responder`() {
    let source = """
      class Card: UIView {
        override func layoutSubviews() {}
        override func pressesBegan() {}
        override var glowWidth: Int { 1 }
      }
      class Model: Store { override func save() {} }
      """
    #expect(missing(source) == ["3 pressesBegan", "4 glowWidth"])
  }

  @Test func `a member that the page of UIKit's names calls missing has its hint`() {
    let found = files("func a(view: UIView) { view.addSubview(view); view.glow(); view.shine() }")[
      0
    ].missing
    #expect(found.map(\.name) == ["glow"] && found.first?.hint == "a shadow instead")
  }

  @Test func `modules of Apple and of third parties are told apart`() {
    let file = files(
      "import UIKit\nimport CoreData\nimport Kingfisher\nimport class Foundation.Bundle\n"
    )[0]
    #expect(file.missing.map(\.name) == ["import CoreData"] && file.missing.map(\.line) == [2])
    #expect(file.thirdParties == ["Kingfisher"])
  }

  @Test func `the report ends with the share of the view files that lack nothing`() {
    let report = files(
      "class Card: UIView { @objc func close() {} }",
      "class Sheet: UIView { let a = UIFog() }",
      "extension Card { func open() {} }",
      "struct Model { var time: CMTime }"
    ).report
    #expect(
      report == """
        File1.swift:1: missing: UIFog
        File3.swift:1: missing: CMTime

        missing, by the number of files:
          1 CMTime
          1 UIFog

        1 of 4 files need the port, since they contain what only Objective-C has.
        2 of 3 view files use only what is there: 66 %
        """
    )
  }
}
