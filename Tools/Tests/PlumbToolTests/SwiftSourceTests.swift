import Testing

@testable import PlumbDemo

@Suite struct SwiftSourceTests {
  private let file = """
    extension Scene {
      static let one = Scene(
        "a", // not the end: }
        variants: ["\\(x { "}" })", #"}"#]
      ) { root in
        if a { b() }
      }

      static let two = Scene("b", build: make)

      static func make() {}
    }
    """

  @Test func `a statement ends at the brace that matches`() {
    #expect(
      SwiftSource.scene(of: file, at: 2) == """
        static let one = Scene(
          "a", // not the end: }
          variants: ["\\(x { "}" })", #"}"#]
        ) { root in
          if a { b() }
        }
        """
    )
  }

  @Test func `closures with a label belong to the statement`() {
    let file = """
      extension Scene {
        static let one = Scene("a") { root in
          Card()
        } then: { root in
          root.go { }
        }

        static let two = Scene("b") { root in }
      }
      """
    #expect(
      SwiftSource.scene(of: file, at: 2) == """
        static let one = Scene("a") { root in
          Card()
        } then: { root in
          root.go { }
        }
        """
    )
  }

  @Test func `a statement without braces ends at its parenthesis`() {
    #expect(
      SwiftSource.scene(of: file, at: 9) == #"static let two = Scene("b", build: make)"#
    )
  }

  @Test func `the only scene of a file includes the code after its extension`() {
    let file = """
      extension Scene {
        static let one = Scene("a") {
          Card()
        }
      }

      final class Card: UIView {}

      """
    #expect(
      SwiftSource.scene(of: file, at: 2) == """
        static let one = Scene("a") {
          Card()
        }

        final class Card: UIView {}
        """
    )
  }

  @Test func `a missing file or line has no source`() {
    #expect(SwiftSource.scene(of: file, at: 99) == nil)
    #expect(SwiftSource.scene(of: "let a = (", at: 1) == nil)
    #expect(SwiftSource.scene(in: "no/such/file.swift", at: 1) == nil)
  }

  @Test func `tokens have colours`() {
    #expect(
      HTML.highlighted("@A let x = UIView(1.5) // <\nx.in(\"\\(1 + 2)\", 0x1F, 1...3)") == """
        <span class="attribute">@A</span> <span class="keyword">let</span> x = \
        <span class="type">UIView</span>(<span class="number">1.5</span>) \
        <span class="comment">// &lt;</span>
        x.in(<span class="string">&quot;\\(1 + 2)&quot;</span>, \
        <span class="number">0x1F</span>, <span class="number">1</span>...\
        <span class="number">3</span>)
        """
    )
  }

  @Test(arguments: [
    "\"open", "/* /* */ open", "\"\"\"\nopen", "#\"\\#(a", "é👩‍👧\u{301}", "\"\\", "@", "1.", "\"\\(",
  ])
  func `the tokens contain the whole source`(source: String) {
    #expect(SwiftLexer(source).map(\.text).joined() == source)
  }
}
