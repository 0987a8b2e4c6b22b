/// The name of a method that is called when the program runs: the action of a control, a gesture or
/// a notification.
///
/// On Apple's platforms `#selector(Card.close(_:))` is a name, and Objective-C finds the method. Here
/// a selector carries the method:
///
/// ```swift
/// button.addTarget(self, action: Selector("close:", Card.close), for: .touchUpInside)
/// ```
///
/// The method has up to two parameters; it may be private where the selector is made, and an override
/// of the target's class is called. A selector that is only a name, `Selector("close:")`, is looked
/// up in the ``SelectorResponder/selectorTable`` of the target's class. Selectors with the same name
/// are equal.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, with a colon for each parameter: `close:`.
  let name: String
  private let method: Method?

  /// The call of a method.
  private struct Method: Sendable {
    /// Whether the object has the method.
    var isOf: @Sendable (AnyObject) -> Bool
    /// Calls the method with the first arguments.
    var call: Call<AnyObject>
  }

  typealias Arguments = (first: Any?, second: Any?)

  #if MainActor
    private typealias Call<Target> =
      @MainActor @Sendable (Target, Arguments) throws(Mistake) -> Void

    /// A method without parameters.
    public typealias Method0<Target, Result> =
      @MainActor @Sendable (Target) -> @MainActor () -> Result
    /// A method with one parameter.
    public typealias Method1<Target, First, Result> =
      @MainActor @Sendable (Target) -> @MainActor (First) -> Result
    /// A method with two parameters.
    public typealias Method2<Target, First, Second, Result> =
      @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
  #else
    private typealias Call<Target> = @Sendable (Target, Arguments) throws(Mistake) -> Void

    /// A method without parameters.
    public typealias Method0<Target, Result> = @Sendable (Target) -> () -> Result
    /// A method with one parameter.
    public typealias Method1<Target, First, Result> = @Sendable (Target) -> (First) -> Result
    /// A method with two parameters.
    public typealias Method2<Target, First, Second, Result> =
      @Sendable (Target) -> (First, Second) -> Result
  #endif

  /// A call that cannot be made.
  enum Mistake: Error {
    /// The target's class has no such method.
    case notFound
    /// The method expects another type.
    case argument(String, expected: String)
  }

  /// Creates a selector from a name only.
  public init(_ name: String) { (self.name, method) = (name, nil) }

  /// Creates a selector from a name only.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates the selector of a method without parameters.
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping Method0<Target, Result>
  ) {
    self.init(name, of: Target.self) { target, _ throws(Mistake) in _ = method(target)() }
  }

  /// Creates the selector of a method with one parameter.
  public init<Target, First, Result>(
    _ name: String,
    _ method: @escaping Method1<Target, First, Result>
  ) {
    self.init(name, of: Target.self) { target, arguments throws(Mistake) in
      let first = try Self.argument(arguments.first, as: First.self)
      _ = method(target)(first)
    }
  }

  /// Creates the selector of a method with two parameters.
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping Method2<Target, First, Second, Result>
  ) {
    self.init(name, of: Target.self) { target, arguments throws(Mistake) in
      let first = try Self.argument(arguments.first, as: First.self)
      let second = try Self.argument(arguments.second, as: Second.self)
      _ = method(target)(first, second)
    }
  }

  private init<Target>(
    _ name: String,
    of type: Target.Type,
    _ call: @escaping Call<Target>
  ) {
    self.name = name
    method = Method {
      $0 is Target
    } call: { (target, arguments) throws(Mistake) in
      guard let target = target as? Target else { throw .notFound }
      try call(target, arguments)
    }
  }

  private static func argument<Argument>(
    _ value: Any?,
    as type: Argument.Type
  ) throws(Mistake) -> Argument {
    // Unwrapped first, since an optional can itself be converted to `Any`.
    if let value, let argument = value as? Argument { return argument }
    // A value of nil can be converted to an optional type.
    if value == nil, let argument = value as? Argument { return argument }
    throw .argument(value.map { "\(Swift.type(of: $0))" } ?? "nil", expected: "\(type)")
  }

  /// Returns whether both selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

nonisolated extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Selector {
  /// Returns the selector with its method for a target; nil if the target has none.
  private func resolved(for target: AnyObject) -> Selector? {
    if let method { return method.isOf(target) ? self : nil }
    guard let type = type(of: target) as? any SelectorResponder.Type else { return nil }
    return type.selectorTable[name].flatMap { $0.method?.isOf(target) == true ? $0 : nil }
  }

  /// Whether the target has the method.
  func isUnderstood(by target: AnyObject) -> Bool { resolved(for: target) != nil }

  /// Calls the method of the target. If it has none, or the method expects other arguments, this is
  /// reported once for the class.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
    do throws(Mistake) {
      guard let method = resolved(for: target)?.method else { throw Mistake.notFound }
      try method.call(target, (first, second))
      return true
    } catch {
      report(error, type(of: target))
      return false
    }
  }

  /// Calls the method of a target with a sender, or that of the first responder that has it, from the
  /// sender along its chain. Without a target, a method that no responder has is ignored, as in UIKit.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  func send(from sender: AnyObject?, to target: AnyObject?, _ event: UIEvent?) -> Bool {
    if let target { return send(to: target, sender, event) }
    var responder = sender as? UIResponder
    while let next = responder {
      if isUnderstood(by: next) { return send(to: next, sender, event) }
      responder = next.next
    }
    return false
  }

  private func report(_ mistake: Mistake, _ type: AnyClass) {
    let environment = LayoutEnvironment.current
    switch mistake {
    case .notFound:
      environment.raiseOnce(
        LayoutIssue(
          .missingSelector,
          "\(type) has no method for the selector '\(name)'; nothing is called.",
          remedy:
            "Give the selector its method, Selector(\"\(name)\", \(type).method), or add it to "
            + "the selectorTable of \(type).",
          exceptionName: "NSInvalidArgumentException"
        )
      )
    case .argument(let given, let expected):
      environment.raiseOnce(
        LayoutIssue(
          .missingSelector,
          "'\(name)' of \(type) expects \(expected), and was sent \(given); it is not called.",
          remedy: "Declare the parameter as \(given), or as Any?."
        )
      )
    }
  }
}

/// Returns the selector of a name.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
