import KinoraStage

// Operators that send the values of several publishers as they come, and their types.

extension Publishers {
    /// Values of all of them, as they come.
    public struct MergeMany<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                var running = publishers.count
                if running == 0 { receiver.completion(.finished) }
                let subscriptions = publishers.map { publisher in
                    publisher.sink(
                        receiveCompletion: { end in
                            running -= 1
                            if case .failure = end {
                                receiver.completion(end)
                            } else if running == 0 {
                                receiver.completion(end)
                            }
                        }, receiveValue: receiver.value)
                }
                return AnyCancellable { subscriptions.forEach { $0.cancel() } }
            }
        }
    }

    /// Values of both, as they come.
    public struct Merge<A: Publisher, B: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())._source
        }
    }

    /// Values of all three, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())._source
        }
    }

    /// Values of all four, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _SourcedPublisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()
            )._source
        }
    }

    /// Values of all five, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: _SourcedPublisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher()
            )._source
        }
    }

    /// Values of all six, as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
        _SourcedPublisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher()
            )._source
        }
    }

    /// Values of all seven, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: _SourcedPublisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher()
            )._source
        }
    }

    /// Values of all eight, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: _SourcedPublisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher()
            )._source
        }
    }
}

extension Publisher {
    /// Values of this and others, as they come.
    public func merge<P: Publisher>(
        with second: P
    ) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, second)
    }

    public func merge<P: Publisher, Q: Publisher>(
        with second: P, _ third: Q
    ) -> Publishers.Merge3<Self, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge3(self, second, third)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with second: P, _ third: Q, _ fourth: R
    ) -> Publishers.Merge4<Self, P, Q, R>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure
    {
        Publishers.Merge4(self, second, third, fourth)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher>(
        with second: P, _ third: Q, _ fourth: R, _ fifth: T
    ) -> Publishers.Merge5<Self, P, Q, R, T>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, T.Output == Output, T.Failure == Failure
    {
        Publishers.Merge5(self, second, third, fourth, fifth)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher>(
        with second: P, _ third: Q, _ fourth: R, _ fifth: T, _ sixth: U
    ) -> Publishers.Merge6<Self, P, Q, R, T, U>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure
    {
        Publishers.Merge6(self, second, third, fourth, fifth, sixth)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher>(
        with second: P, _ third: Q, _ fourth: R, _ fifth: T, _ sixth: U, _ seventh: V
    ) -> Publishers.Merge7<Self, P, Q, R, T, U, V>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure,
        V.Output == Output, V.Failure == Failure
    {
        Publishers.Merge7(self, second, third, fourth, fifth, sixth, seventh)
    }

    public func merge<P: Publisher, Q: Publisher, R: Publisher, T: Publisher, U: Publisher, V: Publisher, W: Publisher>(
        with second: P, _ third: Q, _ fourth: R, _ fifth: T, _ sixth: U, _ seventh: V, _ eighth: W
    ) -> Publishers.Merge8<Self, P, Q, R, T, U, V, W>
    where
        P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
        R.Failure == Failure, T.Output == Output, T.Failure == Failure, U.Output == Output, U.Failure == Failure,
        V.Output == Output, V.Failure == Failure, W.Output == Output, W.Failure == Failure
    {
        Publishers.Merge8(self, second, third, fourth, fifth, sixth, seventh, eighth)
    }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
