import KinoraStage

// Operators that send the values of several publishers in step, and their types.

extension Publishers {
    /// First values together, second values together, and so on, until one of them can give no other.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PublisherSource<Output, Failure> { receiver in
                let (first, second) = (Queue<A.Output>(), Queue<B.Output>())
                func send() {
                    while !first.waiting.isEmpty, !second.waiting.isEmpty {
                        receiver.value((first.waiting.removeFirst(), second.waiting.removeFirst()))
                    }
                    // Where one of them can give no other value, there is no other pair.
                    if first.isSpent || second.isSpent { receiver.completion(.finished) }
                }
                func listen<P: Publisher>(to publisher: P, _ queue: Queue<P.Output>) -> AnyCancellable
                where P.Failure == Failure {
                    publisher.sink(
                        receiveCompletion: { end in
                            queue.hasEnded = true
                            if case .failure = end { receiver.completion(end) } else { send() }
                        },
                        receiveValue: { value in
                            queue.waiting.append(value)
                            send()
                        })
                }
                return AnyCancellable(both: listen(to: a, first), listen(to: b, second))
            }.receive(subscriber: subscriber)
        }
    }

    /// First values of three together, second values together, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _SourcedPublisher
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
            a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }._source
        }
    }

    /// First values of four together, second values together, and so on.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _SourcedPublisher
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
            a.zip(b).zip(c.zip(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }._source
        }
    }
}

extension Publisher {
    /// First values together, second values together, and so on, until one of them can give no other.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, second, third)
    }

    public func zip<P: Publisher, Q: Publisher, T>(
        _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(second, third).map { transform($0.0, $0.1, $0.2) }
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, second, third, fourth)
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// Values of one of two publishers that wait for the other's.
private final class Queue<Value> {
    var waiting: [Value] = []
    var hasEnded = false
    /// Whether there is no value, and none will come.
    var isSpent: Bool { hasEnded && waiting.isEmpty }
}
