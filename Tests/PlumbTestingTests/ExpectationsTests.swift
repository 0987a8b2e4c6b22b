import Expectations
import Testing

@Suite struct ExpectationsTests {
  @Test func `what holds records nothing`() {
    expectTrue(1 < 2)
    expectEqual("a", "a", "comment")
    expectEmpty([Int]())
  }

  @Test func `what should be empty is named`() {
    withKnownIssue {
      expectEmpty(["a", "b"], "comment")
    } matching: {
      $0.comments == ["comment\nnot empty: [\"a\", \"b\"]"]
    }
  }

  @Test func `values that differ are both named, texts of several lines as they are`() {
    withKnownIssue {
      expectEqual("a", "", "comment")
    } matching: {
      $0.comments == ["comment\nactual: \"a\"\nexpected: \"\""]
    }
    withKnownIssue {
      expectEqual("a\nb", "b")
    } matching: {
      $0.comments == ["actual: \na\nb\nexpected: \"b\""]
    }
    withKnownIssue {
      expectEqual(nil, 2)
    } matching: {
      $0.comments == ["actual: nil\nexpected: Optional(2)"]
    }
  }

  @Test func `a false condition records its comment`() {
    withKnownIssue {
      expectTrue(false, "comment")
    } matching: {
      $0.comments == ["comment"]
    }
    withKnownIssue {
      expectTrue(false)
    } matching: {
      $0.comments == ["The condition is false."]
    }
  }

  @Test func `an issue has the line of its call`() {
    let line = #line + 2
    withKnownIssue {
      expectTrue(false)
    } matching: {
      $0.sourceLocation?.line == line
    }
  }
}
