import KinoraStage

// Operators that send the last values of several publishers together, and their types.

extension Publishers {
    /// The last values of both, whenever one comes and both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                var (first, second): (A.Output?, B.Output?)
                func send() { if let first, let second { receiver.value((first, second)) } }
                let pair = Pair(receiver.completion)
                let one = a.sink(receiveCompletion: pair.end) { value in
                    first = value
                    send()
                }
                let two = b.sink(receiveCompletion: pair.end) { value in
                    second = value
                    send()
                }
                return AnyCancellable(both: one, two)
            }.receive(subscriber: subscriber)
        }
    }

    /// The last values of three, whenever one comes and all have one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }
        public var _source: AnyPublisher<Output, Failure> {
            a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }._source
        }
    }

    /// The last values of four, whenever one comes and all have one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }
        public var _source: AnyPublisher<Output, Failure> {
            a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }._source
        }
    }
}

extension Publisher {
    /// The last values of both, whenever one comes and both have one.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, second, third)
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, second, third, fourth)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// Two publishers that end together: with the first error, or when both have finished.
private final class Pair<Failure: Error> {
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var running = 2

    init(_ completion: @escaping (Subscribers.Completion<Failure>) -> Void) { self.completion = completion }

    func end(_ end: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = end { completion(end) } else if running == 0 { completion(end) }
    }
}

extension AnyCancellable {
    convenience init(both one: AnyCancellable, _ two: AnyCancellable) {
        self.init {
            one.cancel()
            two.cancel()
        }
    }
}
