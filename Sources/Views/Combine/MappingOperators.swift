import KinoraStage

// Operators that make other values of the values, and the types that sources name where they keep one.

extension Publishers {
    /// Each value as something else.
    public struct Map<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { receiver.value(transform($0)) } }
        }
    }

    /// Each value as something else, up to the first that cannot be.
    public struct TryMap<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in { receiver.value(try transform($0)) } }
        }
    }

    /// Each value as something else, where it has one.
    public struct CompactMap<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { if let value = transform($0) { receiver.value(value) } } }
        }
    }

    /// Each value as something else, where it has one, up to the first that throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output?
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in { if let value = try transform($0) { receiver.value(value) } } }
        }
    }

    /// A property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let keyPath: KeyPath<Upstream.Output, Output>
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            (self.upstream, self.keyPath) = (upstream, keyPath)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { receiver.value($0[keyPath: keyPath]) } }
        }
    }

    /// Two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _SourcedPublisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            (self.upstream, self.keyPath0, self.keyPath1) = (upstream, keyPath0, keyPath1)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { receiver.value(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) } }
        }
    }

    /// Three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _SourcedPublisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        public let keyPath2: KeyPath<Upstream.Output, Output2>
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                { receiver.value(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }
            }
        }
    }

    /// The running combination of all values so far.
    public struct Scan<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var result = initialResult
                return { value in
                    result = nextPartialResult(result, value)
                    receiver.value(result)
                }
            }
        }
    }

    /// The running combination of all values so far, up to the first that throws.
    public struct TryScan<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in
                var result = initialResult
                return { value in
                    result = try nextPartialResult(result, value)
                    receiver.value(result)
                }
            }
        }
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    public func replaceNil<T>(with value: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? value } }

    /// The running combination of all values so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
