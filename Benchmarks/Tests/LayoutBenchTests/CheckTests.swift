import LayoutBench
import Testing

@Suite struct CheckTests {
  @Test func `nothing compared is not ok`() {
    #expect(!Check(spoils: false).isOK)
  }

  @Test func `a millionth of a point is let pass, ten are not`() {
    var check = Check(spoils: false)
    check.compare([1, 1 + 5e-7], [1, 1], "near")
    #expect(check.isOK)
    check.compare([1 + 1e-5], [1], "far")
    #expect(!check.isOK)
  }

  @Test func `no number is wrong whatever was expected`() {
    var check = Check(spoils: false)
    check.compare([.nan], [0], "nothing")
    #expect(!check.isOK)
  }

  @Test func `missing numbers are wrong`() {
    var check = Check(spoils: false)
    check.compare([], [0], "short")
    #expect(!check.isOK)
  }
}
