public import Testing

/// The numbers of the rules of Docs/Rules.md that a test asserts: `@Test(.rule("1.09"))`.
///
/// A test has at most three rules, and asserts every clause of them. `make rules` reads the numbers from the sources.
public struct RuleTrait: TestTrait, SuiteTrait {
  public let numbers: [String]

  public var comments: [Comment] { numbers.map { "rule \($0)" } }
}

extension Trait where Self == RuleTrait {
  public static func rule(_ numbers: String...) -> Self {
    precondition((1...3).contains(numbers.count), "A test asserts one to three rules.")
    return RuleTrait(numbers: numbers)
  }
}
