import Testing

@testable import PlumbDemo

@Suite struct ProgressLineTests {
  private func written(isTerminal: Bool) -> String {
    var text = ""
    let line = ProgressLine(isTerminal: isTerminal) { text += $0 }
    line.show("one")
    line.show("two")
    line.clear()
    return text
  }

  @Test func `a terminal has one line that rewrites itself`() {
    #expect(written(isTerminal: true) == "\r\u{1B}[Kone\r\u{1B}[Ktwo\r\u{1B}[K")
  }

  @Test func `elsewhere every step is a line`() {
    #expect(written(isTerminal: false) == "one\ntwo\n")
  }
}
