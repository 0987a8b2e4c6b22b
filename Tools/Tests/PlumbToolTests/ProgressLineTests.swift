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

  @Test func `on a terminal the progress line is overwritten`() {
    #expect(written(isTerminal: true) == "\r\u{1B}[Kone\r\u{1B}[Ktwo\r\u{1B}[K")
  }

  @Test func `without a terminal each step has its own line`() {
    #expect(written(isTerminal: false) == "one\ntwo\n")
  }
}
