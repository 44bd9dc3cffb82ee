import KinoraStage

// Operators that make one value of many, and their types.

extension Publishers {
    /// The combination of all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var result = initial
                return ({ result = nextPartialResult(result, $0) }, { result })
            }
        }
    }

    /// The combination of all values, at the end, unless one throws.
    public struct TryReduce<Upstream: Publisher, Output>: _SourcedPublisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayed { receiver in
                var result = initial
                return ({ result = try nextPartialResult(result, $0) }, { receiver.value(result) })
            }
        }
    }

    /// All values, at the end.
    public struct Collect<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var values: Output = []
                return ({ values.append($0) }, { values })
            }
        }
    }

    /// Values in groups of `count`; the last may be smaller.
    public struct CollectByCount<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { receiver in
                var group: Output = []
                return (
                    { value in
                        group.append(value)
                        guard group.count >= Swift.max(1, count) else { return }
                        let full = group
                        group = []
                        receiver.value(full)
                    }, { group.isEmpty ? nil : group }
                )
            }
        }
    }

    /// How many values there were, at the end.
    public struct Count<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var count = 0
                return ({ _ in count += 1 }, { count })
            }
        }
    }

    /// The greatest value, at the end.
    public struct Comparison<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var greatest: Output?
                return (
                    { value in greatest = greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value },
                    { greatest }
                )
            }
        }
    }

    /// The greatest value, at the end, unless the order throws.
    public struct TryComparison<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayed { receiver in
                var greatest: Output?
                return (
                    { value in greatest = try greatest.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
                    },
                    { if let greatest { receiver.value(greatest) } }
                )
            }
        }
    }

    /// Whether a value comes: yes as soon as it does, no at the end.
    public struct Contains<Upstream: Publisher>: _SourcedPublisher
    where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.contains { $0 == output }._source
        }
    }

    /// Whether a value comes of which a rule holds: yes as soon as one does, no at the end.
    public struct ContainsWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { receiver in
                (
                    { value in
                        guard predicate(value) else { return }
                        receiver.value(true)
                        receiver.completion(.finished)
                    }, { false }
                )
            }
        }
    }

    /// Whether a value comes of which a rule holds, unless the rule throws before.
    public struct TryContainsWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayed { receiver in
                (
                    { value in
                        guard try predicate(value) else { return }
                        receiver.value(true)
                        receiver.completion(.finished)
                    }, { receiver.value(false) }
                )
            }
        }
    }

    /// Whether a rule holds of all values: no as soon as it does not, yes at the end.
    public struct AllSatisfy<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.contains { !predicate($0) }.map { !$0 }._source
        }
    }

    /// Whether a rule holds of all values, unless the rule throws before.
    public struct TryAllSatisfy<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryContains { try !predicate($0) }.map { !$0 }._source
        }
    }
}

extension Publisher {
    /// The combination of all values, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Values in groups of `count`; the last may be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }

    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    public func max() -> Publishers.Comparison<Self> where Output: Comparable { max(by: <) }
    public func min() -> Publishers.Comparison<Self> where Output: Comparable { min(by: <) }

    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
        Publishers.Contains(upstream: self, output: output)
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
