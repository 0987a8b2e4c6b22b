import AutoLayout
import Expectations
import Foundation
import PlumbTesting
import Testing

/// A folder with an asset catalogue and loose files, as an app has it. It is removed at the end.
final class AppFolder {
  let url: URL

  init(_ files: [String: Data]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ResourceFoldersTests-\(UUID().uuidString)")
    for (path, content) in files {
      let file = path.split(separator: "/").reduce(url) { $0.appendingPathComponent(String($1)) }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs the closure with this folder as the environment's resources, and returns what it reports.
  func reports(placeholder: CGSize? = CGSize(width: 24, height: 24), _ body: () -> Void) -> [String]
  {
    var resources = ResourceFolders([url])
    resources.placeholderSize = placeholder
    let (_, issues) = collectingIssues {
      LayoutEnvironment.current.with {
        $0.resources = resources
      } run: {
        body()
      }
    }
    return issues.map { issue in
      issue.message.replacingOccurrences(of: url.lastPathComponent, with: "App")
    }
  }
}

@Suite struct ResourceFoldersTests {
  private static func json(_ text: String) -> Data { Data(text.utf8) }

  private func app() throws -> AppFolder {
    try AppFolder([
      "Assets.xcassets/logo.imageset/Contents.json": Self.json(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "2x", "filename": "logo@2x.png"},
          {"idiom": "universal", "scale": "3x", "filename": "logo@3x.png"},
          {"idiom": "universal", "scale": "3x", "filename": "dark.png",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
        "properties": {"template-rendering-intent": "template"}}
        """
      ),
      "Assets.xcassets/logo.imageset/logo@2x.png": ImageFile.png(60, 40),
      "Assets.xcassets/logo.imageset/logo@3x.png": ImageFile.png(90, 60),
      "Assets.xcassets/logo.imageset/dark.png": ImageFile.png(9, 6),
      "Assets.xcassets/Icons/Contents.json": Self.json(
        #"{"properties": {"provides-namespace": true}}"#
      ),
      "Assets.xcassets/Icons/star.imageset/Contents.json": Self.json(
        #"{"images": [{"idiom": "universal", "filename": "star.pdf"}]}"#
      ),
      "Assets.xcassets/Icons/star.imageset/star.pdf": ImageFile.pdf("0 0 18 17"),
      "Assets.xcassets/Group/pill.imageset/Contents.json": Self.json(
        """
        {"images": [{"scale": "2x", "filename": "pill.png", "resizing": {
          "mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
          "cap-insets": {"left": 20, "right": 22}}}]}
        """
      ),
      "Assets.xcassets/Group/pill.imageset/pill.png": ImageFile.png(44, 40),
      "Assets.xcassets/broken.imageset/Contents.json": Self.json("{"),
      "Assets.xcassets/lost.imageset/Contents.json": Self.json(
        #"{"images": [{"filename": "no.png"}]}"#
      ),
      "Assets.xcassets/brand.colorset/Contents.json": Self.json(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x80", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "gray-gamma-22", "components":
              {"white": "0.25", "alpha": "0.5"}}}]}
        """
      ),
      "Assets.xcassets/tint.colorset/Contents.json": Self.json(
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemRedColor"}}]}"#
      ),
      "Assets.xcassets/empty.colorset/Contents.json": Self.json(#"{"colors": []}"#),
      "Photos/beach@2x~ipad.jpg": ImageFile.jpeg(400, 300),
      "Photos/hill.png": ImageFile.png(10, 12),
      "Photos/notes.txt": Data("beach".utf8),
    ])
  }

  @Test func `an image set has the size of its file in points`() throws {
    let app = try app()
    let reports = app.reports {
      let logo = UIImage(named: "logo")
      expectEqual(logo?.size, CGSize(width: 30, height: 20))
      expectEqual(logo?.scale, 3)
      expectEqual(logo?.renderingMode, .alwaysTemplate)
      expectEqual(logo?.accessibilityIdentifier, "logo")
      expectEqual(logo, UIImage(named: "logo"))
      expectTrue(logo != UIImage(named: "logo")?.withRenderingMode(.alwaysOriginal))
      let star = UIImage(named: "Icons/star")
      expectEqual(star?.size, CGSize(width: 18, height: 17))
      let pill = UIImage(named: "pill")
      expectEqual(pill?.capInsets, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 11))
      expectEqual(pill?.resizingMode, .stretch)
    }
    expectEqual(reports, [])
  }

  @Test func `an image file is found by its name with or without its ending`() throws {
    let app = try app()
    let reports = app.reports {
      for name in ["beach", "beach.jpg"] {
        expectEqual(UIImage(named: name)?.size, CGSize(width: 200, height: 150))
      }
      expectEqual(UIImage(named: "hill.png")?.size, CGSize(width: 10, height: 12))
    }
    expectEqual(reports, [])
  }

  @Test func `what is missing or broken is a placeholder, and reported once`() throws {
    let app = try app()
    let reports = app.reports(placeholder: CGSize(width: 7, height: 8)) {
      for name in ["star", "star", "broken", "lost", "notes"] {
        expectEqual(UIImage(named: name)?.size, CGSize(width: 7, height: 8), "\(name)")
      }
      expectEqual(UIColor(named: "none"), .systemGray)
      expectEqual(UIColor(named: "empty"), .systemGray)
      expectEqual(UIFont(name: "Inter-SemiBold", size: 12)?.weight, .semibold)
    }
    expectEqual(
      reports,
      [
        "No image is named 'star' in App.",
        "The image 'broken' cannot be used: broken.imageset has a Contents.json that is no asset's "
          + "description.",
        "The image 'lost' cannot be used: no.png cannot be read.",
        "No image is named 'notes' in App.",
        "No colour is named 'none' in App.",
        "The colour 'empty' cannot be used: empty.colorset has no colour.",
        "No font is named 'Inter-SemiBold' in App.",
      ]
    )
  }

  @Test func `without placeholders what is missing is nil`() throws {
    let app = try app()
    let reports = app.reports(placeholder: nil) {
      expectTrue(UIImage(named: "star") == nil)
      expectTrue(UIColor(named: "none") == nil)
      expectTrue(UIFont(name: "Inter", size: 12) == nil)
    }
    expectEqual(reports.count, 3)
  }

  @Test func `without folders every name has a placeholder, and nothing is reported`() {
    let (_, issues) = collectingIssues {
      expectEqual(UIImage(named: "anything")?.size, CGSize(width: 24, height: 24))
      expectEqual(UIImage(named: "anything")?.accessibilityIdentifier, "anything")
      expectEqual(UIColor(named: "anything"), .systemGray)
      expectEqual(UIFont(name: "Inter-Bold", size: 12), .systemFont(ofSize: 12, weight: .bold))
    }
    expectEmpty(issues)
  }

  @Test func `a folder that does not exist has nothing in it`() {
    let nowhere = URL(fileURLWithPath: "/no/such/folder")
    let (_, issues) = collectingIssues {
      LayoutEnvironment.current.with {
        $0.resources = ResourceFolders([nowhere])
      } run: {
        expectEqual(UIImage(named: "a")?.size.width, 24)
      }
    }
    expectEqual(issues.map(\.message), ["No image is named 'a' in folder."])
  }

  @Test func `a colour set has a colour for light and one for dark appearance`() throws {
    let app = try app()
    let reports = app.reports {
      let brand = UIColor(named: "brand")
      let light = brand?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = brand?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      expectEqual(light, UIColor(red: 128 / 255, green: 0.5, blue: 1, alpha: 1))
      expectEqual(dark, UIColor(white: 0.25, alpha: 0.5))
      expectEqual(UIColor(named: "tint")?.components, UIColor.systemRed.components)
    }
    expectEqual(reports, [])
  }

  @Test func `an image view has the size of its image`() throws {
    let app = try app()
    let reports = app.reports {
      let view = UIImageView(image: UIImage(named: "logo")!)
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
      expectEqual(view.intrinsicContentSize, CGSize(width: 30, height: 20))
    }
    expectEqual(reports, [])
  }
}
