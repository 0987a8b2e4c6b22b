import ExampleFonts
import Foundation
import Plumb
import PlumbCairo
import Testing

/// Compares with what Pango's own tool says about the same text, font and width.
@Suite struct PangoViewTests {
  private static let texts = [
    // Latin, with kerning, accents, long words and punctuation.
    "Plumb", "AVATAR WAVE To Ty P.", "fi fl ffi office", "Layout without a simulator",
    "The quick brown fox jumps over the lazy dog", "Größenänderung", "Ångström naïve façade",
    "Donaudampfschifffahrtsgesellschaft", "e\u{301}a\u{308}o\u{302}", "1,234,567.89 €", "12:34:56",
    "Hello, world! (really?) “quoted”", "one-two three/four five_six", "ALL CAPS AND small",
    "a", "W", "iiiiiiiiii", "WWWWWWWWWW", "x  y   z", "Привет, мир", "Ελληνικά κείμενα",
    // Chinese, Japanese, Korean.
    "你好世界", "这是一段用来测试换行的中文文字。", "设置，主菜单；谢谢！", "确定？（取消）", "「日本語のテキスト」",
    "表示設定", "한국어", "你好 世界 你好 世界",
    // Arabic and Hebrew.
    "مرحبا بالعالم", "السلام عليكم", "هذا نص طويل لاختبار الأسطر في اللغة العربية", "شكرا جزيلا",
    "القائمة الرئيسية", "١٢٣", "لا", "שלום עולם", "זהו משפט ארוך לבדיקת שורות בעברית", "תודה רבה",
    "הגדרות", "תפריט ראשי",
    // Thai, with vowels above and below, and without spaces between words.
    "สวัสดีชาวโลก", "นี่คือข้อความยาวสำหรับทดสอบการตัดบรรทัดภาษาไทย", "ขอบคุณ", "การตั้งค่า", "เมนูหลัก",
    // Emoji: one, with a skin tone, joined, a flag.
    "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🎉🚀✅",
    // Mixed.
    "Plumb 你好 مرحبا", "שלום Plumb 123", "abc مرحبا def", "Tokyo 日本語 ok", "Hello 😀 world 🎉",
    "ราคา 1,200 €", "你好, world!", "(שלום)", "100% 谢谢", "A你b好c",
  ]

  @Test(
    .enabled(
      if: PangoView.isInstalled,
      "pango-view is not installed: apt-get install pango1.0-tools"
    )
  )
  func `sizes agree with pango-view`() throws {
    let fonts = try TestFonts.all()
    let tool = try PangoView()
    var compared = 0
    for text in Self.texts {
      for (size, width) in [(17, nil), (13, 60), (17, 120), (28, 200)] as [(Int, Int?)] {
        let expected = try tool.measure(text, size: size, width: width)
        let measured = fonts.measure(
          text,
          font: .systemFont(ofSize: CGFloat(size)),
          maxWidth: width.map { CGFloat($0) },
          maxLines: 0
        )
        #expect(measured.lines.count == expected.lines, "\(text) in \(width ?? 0)")
        #expect(
          abs(measured.size.width - expected.width) <= 0.5,
          "\(text) in \(width ?? 0): \(measured.size.width), and pango-view \(expected.width)"
        )
        compared += 1
      }
    }
    #expect(compared >= 4 * 60)
  }
}

/// Pango's tool, with the fonts of the tests.
private struct PangoView {
  private let folder: URL

  static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/pango-view")
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-pango-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // With Fontconfig's own rule for pictures of one size, as emoji are.
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include><dir>\(ExampleFonts.folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>
    """.write(to: folder.appendingPathComponent("fonts.conf"), atomically: true, encoding: .utf8)
  }

  private struct Layout: Decodable {
    struct Output: Decodable {
      var width: Int
      var lines: [Line]
    }
    struct Line: Decodable {}
    var output: Output
  }

  func measure(_ text: String, size: Int, width: Int?) throws -> (width: CGFloat, lines: Int) {
    let result = folder.appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: result) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pango-view")
    process.arguments =
      [
        "-q", "--font=Inter \(size)", "--dpi=72", "--margin=0", "--hinting=none",
        "--hint-metrics=off", "--subpixel-positions", "--wrap=word-char", "--text=\(text)",
        "--output=\(folder.path)/picture.png", "--serialize-to=\(result.path)",
      ] + (width.map { ["--width=\($0)"] } ?? [])
    process.environment = [
      "LC_ALL": "C.UTF-8", "FONTCONFIG_FILE": folder.appendingPathComponent("fonts.conf").path,
    ]
    try process.run()
    process.waitUntilExit()
    let output = try JSONDecoder().decode(Layout.self, from: Data(contentsOf: result)).output
    return (CGFloat(output.width) / 1024, output.lines.count)
  }
}
