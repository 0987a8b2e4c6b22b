import Foundation
import Testing

@testable import SourcePort

@Suite struct KnownNamesTests {
  private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
    .standardizedFileURL

  @Test func `the names of this package, of Swift and of Foundation are known`() throws {
    let known = try KnownNames(package: root)
    #expect(
      known.modules.isSuperset(of: [
        "UIKit", "QuartzCore", "os", "PlumbLogging", "WebKit", "SnapKit", "Foundation",
      ])
    )
    #expect(
      known.names.isSuperset(of: [
        "UIView", "addSubview", "tableView", "touchUpInside", "WKWebView", "Logger",
        "makeConstraints", "String", "map",
        "NSAttributedString", "NotificationCenter", "URLSession", "DispatchQueue", "Date",
      ])
    )
    #expect(
      known.names.isDisjoint(with: [
        "UIWebView", "MKMapView", "LayoutEngine", "SizeWatch",
      ])
    )
    let hints = known.missing.values.filter { $0.contains("|") }
    #expect(!known.missing.isEmpty && hints.isEmpty)
  }

  @Test
  func
    `the modules that stay in copies are those of Apple that this package has, and those of Swift`()
    throws
  {
    let known = try KnownNames(package: root).modules.intersection(AppleModules.names)
    let renamed: Set = ["Combine", "os", "OSLog", "SwiftUI"]
    #expect(AppleModules.here.intersection(AppleModules.names) == known.subtracting(renamed))
  }

  @Test func `a folder that is no package of Plumb is named`() {
    do {
      _ = try KnownNames(package: root.appendingPathComponent("Docs"))
      Issue.record("a folder without sources was accepted")
    } catch {
      #expect(
        "\(error)".hasSuffix(
          "/Docs: has no folder Sources/AutoLayout. Name the folder of Plumb's package."
        )
      )
    }
  }
}
