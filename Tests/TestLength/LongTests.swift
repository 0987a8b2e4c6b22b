import Foundation

/// How much of a long property test one run covers.
///
/// `make test` covers a share of the seeds, so that it ends within minutes. `make test-long` sets `PLUMB_LONG_TESTS=1` and covers
/// all of them, in release. The assertions are the same.
public enum LongTests {
  /// Whether this run covers everything.
  public static let areOn = ProcessInfo.processInfo.environment["PLUMB_LONG_TESTS"] == "1"

  /// `all` in a long run, `share` in a short one.
  public static func value<Value>(_ all: Value, share: Value) -> Value { areOn ? all : share }
}
