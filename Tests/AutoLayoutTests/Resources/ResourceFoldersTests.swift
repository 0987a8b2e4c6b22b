import AutoLayout
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
      #expect(logo?.size == CGSize(width: 30, height: 20))
      #expect(logo?.scale == 3)
      #expect(logo?.renderingMode == .alwaysTemplate)
      #expect(logo?.accessibilityIdentifier == "logo")
      #expect(logo == UIImage(named: "logo"))
      #expect(logo != UIImage(named: "logo")?.withRenderingMode(.alwaysOriginal))
      let star = UIImage(named: "Icons/star")
      #expect(star?.size == CGSize(width: 18, height: 17))
      let pill = UIImage(named: "pill")
      #expect(pill?.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 11))
      #expect(pill?.resizingMode == .stretch)
    }
    #expect(reports == [])
  }

  @Test func `an image file is found by its name with or without its ending`() throws {
    let app = try app()
    let reports = app.reports {
      for name in ["beach", "beach.jpg"] {
        #expect(UIImage(named: name)?.size == CGSize(width: 200, height: 150))
      }
      #expect(UIImage(named: "hill.png")?.size == CGSize(width: 10, height: 12))
    }
    #expect(reports == [])
  }

  @Test func `what is missing or broken is a placeholder, and reported once`() throws {
    let app = try app()
    let reports = app.reports(placeholder: CGSize(width: 7, height: 8)) {
      for name in ["star", "star", "broken", "lost", "notes"] {
        #expect(UIImage(named: name)?.size == CGSize(width: 7, height: 8), "\(name)")
      }
      #expect(UIColor(named: "none") == .systemGray)
      #expect(UIColor(named: "empty") == .systemGray)
      #expect(UIFont(name: "Inter-SemiBold", size: 12)?.weight == .semibold)
    }
    #expect(
      reports == [
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
      #expect(UIImage(named: "star") == nil)
      #expect(UIColor(named: "none") == nil)
      #expect(UIFont(name: "Inter", size: 12) == nil)
    }
    #expect(reports.count == 3)
  }

  @Test func `without folders every name has a placeholder, and nothing is reported`() {
    let (_, issues) = collectingIssues {
      #expect(UIImage(named: "anything")?.size == CGSize(width: 24, height: 24))
      #expect(UIImage(named: "anything")?.accessibilityIdentifier == "anything")
      #expect(UIColor(named: "anything") == .systemGray)
      #expect(UIFont(name: "Inter-Bold", size: 12) == .systemFont(ofSize: 12, weight: .bold))
    }
    #expect(issues.isEmpty)
  }

  @Test func `a folder that does not exist has nothing in it`() {
    let nowhere = URL(fileURLWithPath: "/no/such/folder")
    let (_, issues) = collectingIssues {
      LayoutEnvironment.current.with {
        $0.resources = ResourceFolders([nowhere])
      } run: {
        #expect(UIImage(named: "a")?.size.width == 24)
      }
    }
    #expect(issues.map(\.message) == ["No image is named 'a' in folder."])
  }

  @Test func `a colour set has a colour for light and one for dark appearance`() throws {
    let app = try app()
    let reports = app.reports {
      let brand = UIColor(named: "brand")
      let light = brand?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = brand?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light == UIColor(red: 128 / 255, green: 0.5, blue: 1, alpha: 1))
      #expect(dark == UIColor(white: 0.25, alpha: 0.5))
      #expect(UIColor(named: "tint")?.components == UIColor.systemRed.components)
    }
    #expect(reports == [])
  }

  @Test func `an image view has the size of its image`() throws {
    let app = try app()
    let reports = app.reports {
      let view = UIImageView(image: UIImage(named: "logo")!)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    }
    #expect(reports == [])
  }
}
