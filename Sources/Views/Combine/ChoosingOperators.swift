import KinoraStage

// Operators that pass on some of the values, and their types.

extension Publishers {
    /// The values of which a rule holds.
    public struct Filter<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { if isIncluded($0) { receiver.value($0) } } }
        }
    }

    /// The values of which a rule holds, up to the first that throws.
    public struct TryFilter<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in { if try isIncluded($0) { receiver.value($0) } } }
        }
    }

    /// Leaves out values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var last: Output?
                return { value in
                    if let known = last, predicate(known, value) { return }
                    last = value
                    receiver.value(value)
                }
            }
        }
    }

    /// Leaves out values that equal the one before, up to the first that throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in
                var last: Output?
                return { value in
                    if let known = last, try predicate(known, value) { return }
                    last = value
                    receiver.value(value)
                }
            }
        }
    }

    /// The first value, and then the end.
    public struct First<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                {
                    receiver.value($0)
                    receiver.completion(.finished)
                }
            }
        }
    }

    /// The first value of which a rule holds, and then the end.
    public struct FirstWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                { value in
                    guard predicate(value) else { return }
                    receiver.value(value)
                    receiver.completion(.finished)
                }
            }
        }
    }

    /// The first value of which a rule holds, unless the rule throws before.
    public struct TryFirstWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in
                { value in
                    guard try predicate(value) else { return }
                    receiver.value(value)
                    receiver.completion(.finished)
                }
            }
        }
    }

    /// The last value, at the end.
    public struct Last<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var last: Output?
                return ({ last = $0 }, { last })
            }
        }
    }

    /// The last value of which a rule holds, at the end.
    public struct LastWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.gathered { _ in
                var last: Output?
                return ({ if predicate($0) { last = $0 } }, { last })
            }
        }
    }

    /// The last value of which a rule holds, at the end, unless the rule throws.
    public struct TryLastWhere<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayed { receiver in
                var last: Output?
                return ({ if try predicate($0) { last = $0 } }, { if let last { receiver.value(last) } })
            }
        }
    }

    /// The values at some places, counted from 0; it ends with the last of them.
    public struct Output<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: CountableRange<Int>
        public init(upstream: Upstream, range: CountableRange<Int>) {
            (self.upstream, self.range) = (upstream, range)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var place = 0
                if range.isEmpty { receiver.completion(.finished) }
                return { value in
                    guard place < range.upperBound else { return }
                    if range.contains(place) { receiver.value(value) }
                    place += 1
                    if place == range.upperBound { receiver.completion(.finished) }
                }
            }
        }
    }

    /// The values before the first of which a rule does not hold.
    public struct PrefixWhile<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in { predicate($0) ? receiver.value($0) : receiver.completion(.finished) }
            }
        }
    }

    /// The values before the first of which a rule does not hold, or throws.
    public struct TryPrefixWhile<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in
                { try predicate($0) ? receiver.value($0) : receiver.completion(.finished) }
            }
        }
    }

    /// The values before the first of another publisher.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other
        public init(upstream: Upstream, other: Other) {
            (self.upstream, self.other) = (upstream, other)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                let stop = other.first().sink(receiveCompletion: { _ in }) { _ in receiver.completion(.finished) }
                let values = upstream.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
                return AnyCancellable(both: stop, values)
            }
        }
    }

    /// All values but the first `count`.
    public struct Drop<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var left = count
                return { value in
                    if left > 0 { left -= 1 } else { receiver.value(value) }
                }
            }
        }
    }

    /// The values from the first on of which a rule does not hold.
    public struct DropWhile<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { receiver in
                var isDropping = true
                return { value in
                    isDropping = isDropping && predicate(value)
                    if !isDropping { receiver.value(value) }
                }
            }
        }
    }

    /// The values from the first on of which a rule does not hold, unless the rule throws.
    public struct TryDropWhile<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in
                var isDropping = true
                return { value in
                    if isDropping { isDropping = try predicate(value) }
                    if !isDropping { receiver.value(value) }
                }
            }
        }
    }

    /// The values after the first of another publisher. Where that one ends before, so does this.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _SourcedPublisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other
        public init(upstream: Upstream, other: Other) {
            (self.upstream, self.other) = (upstream, other)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                var isOpen = false
                let start = other.first().sink(
                    receiveCompletion: { if !isOpen { receiver.completion($0) } }, receiveValue: { _ in isOpen = true })
                let values = upstream.sink(
                    receiveCompletion: receiver.completion, receiveValue: { if isOpen { receiver.value($0) } })
                return AnyCancellable(both: start, values)
            }
        }
    }

    /// The end, without a value.
    public struct IgnoreOutput<Upstream: Publisher>: _SourcedPublisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.relayedValues { _ in { _ in } }
        }
    }
}

extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// The last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// The value at a place, counted from 0, and then the end.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

    /// The values at some places, counted from 0, and then the end.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// The first values, and then the end.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Values up to the first of another publisher.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Values from the first of another publisher on.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
