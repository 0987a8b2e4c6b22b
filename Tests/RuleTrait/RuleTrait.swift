public import Testing

/// Says which rules of Docs/Rules.md a test asserts, by number: `@Test(.rule("1.09"))`.
///
/// At most three a test, each clause of each asserted. `make rules` reads them out of the sources.
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
