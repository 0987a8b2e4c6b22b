import Expectations
import Testing

@testable import PlumbTesting

@Suite struct FoldedCombinationsTests {
  private let matrix = LayoutMatrix.matrix(
    devices: [.iPhoneSE, .iPhone17, .iPadPro11],
    textSizes: [.large, .accessibility3],
    texts: [.asIs, .double]
  )

  /// The text for the combinations whose indices of device, direction, text size and text fulfil a condition.
  private func text(_ condition: (Int, Int, Int, Int) -> Bool) -> String {
    let combinations = matrix.combinations.filter {
      condition($0.places[0], $0.places[1], $0.places[2], $0.places[3])
    }
    return FoldedCombinations(matrix: matrix, combinations: combinations).text
  }

  @Test func `all combinations and those of one direction have short texts`() {
    expectEqual(text { _, _, _, _ in true }, "in all 24 combinations")
    expectEqual(text { _, direction, _, _ in direction == 1 }, "in all right-to-left combinations")
    expectEqual(text { _, direction, _, _ in direction == 0 }, "in all left-to-right combinations")
  }

  @Test func `one and two combinations are not called all`() {
    let matrix = LayoutMatrix.matrix(devices: [.iPhoneSE])
    func text(_ count: Int) -> String {
      FoldedCombinations(
        matrix: matrix,
        combinations: Array(matrix.combinations.suffix(count))
      ).text
    }
    expectEqual(text(1), "in right-to-left direction")
    expectEqual(text(2), "in both combinations")
  }

  @Test func `the dimensions that matter are named`() {
    expectEqual(text { device, _, _, _ in device < 2 }, "on iPhone SE and iPhone 17")
    expectEqual(
      text { device, _, size, _ in device == 0 && size == 1 },
      "on iPhone SE with text size accessibility3"
    )
    expectEqual(
      text { device, direction, size, text in
        device == 0 && direction == 1 && size == 1 && text == 1
      },
      "on iPhone SE in right-to-left direction with text size accessibility3 and double texts"
    )
  }

  @Test func `lists of several values are told apart`() {
    let matrix = LayoutMatrix.matrix(
      devices: [.iPhoneSE],
      textSizes: [.large, .accessibility3],
      texts: [.asIs, .double, .pseudo]
    )
    let combinations = matrix.combinations.filter { $0.places[2] == 0 && $0.places[3] > 0 }
    expectEqual(
      FoldedCombinations(matrix: matrix, combinations: combinations).text,
      "with text size large and with double and pseudo-localised texts"
    )
  }

  @Test func `up to three groups are joined, and more are counted`() {
    expectEqual(
      text { device, _, size, _ in device == 0 || size == 1 },
      "on iPhone SE; with text size accessibility3"
    )
    expectEqual(
      text { device, direction, size, text in (device + direction + size + text).isMultiple(of: 2)
      },
      "in 12 of 24 combinations, the first on iPhone SE in left-to-right direction with text size large and unchanged texts"
    )
  }

  @Test func `a single combination needs no text`() {
    let matrix = LayoutMatrix.device(.iPhoneSE)
    expectEqual(
      FoldedCombinations(matrix: matrix, combinations: matrix.combinations).text,
      ""
    )
  }
}
