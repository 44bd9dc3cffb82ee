import KinoraStage

// The types of combining operators, which sources name where they keep a publisher or begin with one.

extension Publishers {
    /// Values of both, as they come.
    public struct Merge<A: Publisher, B: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public var _source: AnyPublisher<Output, Failure> { a.merge(with: b).eraseToAnyPublisher() }
    }

    /// Values of all three, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _SourcedPublisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public var _source: AnyPublisher<Output, Failure> {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).eraseToAnyPublisher()
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public var _source: AnyPublisher<Output, Failure> {
            Merge(Merge(a, b), Merge(c, d)).eraseToAnyPublisher()
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
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public var _source: AnyPublisher<Output, Failure> {
            a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
                .eraseToAnyPublisher()
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
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public var _source: AnyPublisher<Output, Failure> {
            a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
        }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, second, third, fourth)
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, second, third)
    }

    public func merge<P: Publisher, Q: Publisher>(
        with second: P, _ third: Q
    ) -> Publishers.Merge3<Self, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.Merge3(self, second, third)
    }
}
