// Apple's publishers of several others, which OpenCombine 0.14 does not have.
#if Port
  extension Publishers {
    /// A publisher of what several publishers of one type publish, in the order in which they do.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// What is published.
      public typealias Output = Upstream.Output
      /// With what the publisher fails: the first failure of one of them.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher of several others.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher of a sequence of others.
      public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

      /// Subscribes to all of them.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
          .subscribe(subscriber)
      }
    }

    /// A publisher of what two publishers publish, in the order in which they do.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      /// What is published.
      public typealias Output = A.Output
      /// With what the publisher fails: the first failure of one of them.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher of two others.
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      /// Subscribes to both.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
      }
    }

    /// A publisher of the newest values of two publishers, from when both have published.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// What is published.
      public typealias Output = (A.Output, B.Output)
      /// With what the publisher fails: the first failure of one of them.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Creates a publisher of two others.
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      /// Subscribes to both.
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        Merge(a.map { (A.Output?.some($0), B.Output?.none) }, b.map { (nil, $0) })
          .scan((A.Output?.none, B.Output?.none)) { newest, new in
            (new.0 ?? newest.0, new.1 ?? newest.1)
          }
          .compactMap { newest -> Output? in
            if let a = newest.0, let b = newest.1 { (a, b) } else { nil }
          }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes what this and another publisher publish.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
      Publishers.Merge(self, other)
    }

    /// Publishes what this and other publishers of its type publish.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany(self, other)
    }

    /// Publishes what this and two other publishers publish.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
      -> Publishers.Merge<Publishers.Merge<Self, B>, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
      merge(with: b).merge(with: c)
    }

    /// Publishes the newest values of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    /// Publishes what a function makes of the newest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
      _ other: P,
      _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the newest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
      -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1).combineLatest(publisher2) { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }
  }
#endif
