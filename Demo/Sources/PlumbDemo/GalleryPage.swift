import Plumb
import PlumbScenes

/// The page that shows every scene beside its source code.
///
/// It refers only to the files of the pictures. Without scripts it shows the pictures in portrait orientation and left to right.
struct GalleryPage {
  /// The settings in which there are pictures with overlays.
  let overlays: Set<Setting>
  private var screens = Chapter(title: "Screens")
  private var listings = Chapter(title: "Listings")

  /// The sections of one kind of scenes, with links to them.
  private struct Chapter {
    var title: String
    var links: [String] = []
    var sections: [String] = []

    var navigation: String {
      if links.isEmpty { return "" }
      return "<h3>\(title)</h3><ol>\n\(links.joined(separator: "\n"))\n</ol>"
    }
  }

  /// An issue that a scene reported.
  struct Issue: Hashable {
    var variant: String
    var text: String
  }

  init(overlays: Set<Setting>) {
    self.overlays = overlays
  }

  /// Adds a scene: a listing of an article to the second chapter, a screen of an app to the first.
  mutating func add(_ scene: Scene, issues: [Issue]) {
    if scene.id.hasPrefix("seed") {
      add(scene, issues: issues, to: &listings)
    } else {
      add(scene, issues: issues, to: &screens)
    }
  }

  private func add(_ scene: Scene, issues: [Issue], to chapter: inout Chapter) {
    let id = HTML.escaped(scene.id)
    let caption = HTML.escaped(scene.caption)
    chapter.links.append("<li><a href=\"#\(id)\" title=\"\(caption)\">\(id)</a></li>")
    var pictures = scene.variants.map { variant in
      Self.figure(scene.fileName(ofVariant: variant), caption: variant)
    }
    if scene.isAnimated {
      pictures.append(Self.figure(scene.fileNameOfFilm, caption: "animated", hasOverlays: false))
    }
    chapter.sections.append(
      """
      <section id="\(id)">
      <h2><a href="#\(id)">\(id)</a> \(caption)</h2>
      <div class="scene">
      <div class="pictures">
      \(pictures.joined(separator: "\n"))
      </div>
      \(Self.source(of: scene))
      </div>
      \(Self.list(issues))
      </section>
      """
    )
  }

  func text(_ summary: DemoSummary) -> String {
    let settings = Setting.all.filter { overlays.contains($0) }.map(\.name)
    return """
      <!doctype html>
      <html lang="en" data-overlays="\(settings.joined(separator: " "))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Plumb: the gallery</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      \(Self.mark)
      <h1>Plumb</h1>
      <p>Auto Layout in pure Swift: \(DemoSummary.grouped(summary.pictures)) pictures of \
      \(DemoSummary.grouped(summary.views)) views, placed by \
      \(DemoSummary.grouped(summary.constraints)) constraints, without UIKit and without a \
      simulator. The frames are in <a href="frames.json">frames.json</a>.</p>
      </header>
      \(Self.controls)
      <nav aria-label="Scenes">
      \(screens.navigation)
      \(listings.navigation)
      </nav>
      <main>
      \((screens.sections + listings.sections).joined(separator: "\n"))
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }
}

extension GalleryPage.Issue {
  /// Creates an issue without memory addresses, which differ in each run.
  init(variant: String, _ issue: LayoutIssue) {
    var text = ""
    var rest = issue.description[...]
    while let found = rest.range(of: ":0x") {
      text += rest[..<found.lowerBound]
      rest = rest[found.upperBound...].drop { $0.isHexDigit }
    }
    self.init(variant: variant, text: text + rest)
  }
}

// MARK: Parts

extension GalleryPage {
  private static func figure(
    _ fileName: String,
    caption: String,
    hasOverlays: Bool = true
  ) -> String {
    let name = HTML.escaped(fileName)
    let file = "svg/\(name)-\(Setting.first.name).svg"
    let size = Scene.portrait
    let text = caption.isEmpty ? "" : "<figcaption>\(HTML.escaped(caption))</figcaption>"
    return """
      <figure><a href="\(file)"><img src="\(file)" data-name="\(name)"\
      \(hasOverlays ? "" : " data-plain") \
      width="\(Int(size.width))" height="\(Int(size.height))" loading="lazy" \
      alt="The layout of \(name)"></a>\(text)</figure>
      """
  }

  private static func source(of scene: Scene) -> String {
    guard let source = SwiftSource.scene(in: scene.file, at: scene.line) else { return "" }
    let file = scene.file.split(separator: "/").last.map(String.init) ?? scene.file
    return """
      <div class="source"><p>\(HTML.escaped(file)):\(scene.line)</p>
      <pre tabindex="0"><code>\(HTML.highlighted(source))</code></pre></div>
      """
  }

  /// The issues as a list, each once, even if it was reported in several settings.
  private static func list(_ issues: [Issue]) -> String {
    var seen: Set<Issue> = []
    let items = issues.filter { seen.insert($0).inserted }.map { issue in
      let variant = issue.variant.isEmpty ? "" : "<b>\(HTML.escaped(issue.variant))</b> "
      return "<li>\(variant)\(HTML.escaped(issue.text))</li>"
    }
    if items.isEmpty { return "" }
    return """
      <div class="issues"><h3>Reported during layout</h3><ul>
      \(items.joined(separator: "\n"))
      </ul></div>
      """
  }
}

enum HTML {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<"\t", "\u{B}"..<" ", "\u{7F}"..."\u{9F}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Swift source code as HTML, with a class for each token that has a colour.
  static func highlighted(_ source: String) -> String {
    SwiftLexer(source).reduce(into: "") { result, token in
      let text = escaped(String(token.text))
      result +=
        token.kind == .plain ? text : "<span class=\"\(token.kind.rawValue)\">\(text)</span>"
    }
  }
}
