import KinoraStage

// The operator that keeps values until they are asked for, and its types.

extension Publishers {
    /// Keeps up to `size` values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let source = PublisherSource<Output, Failure>(limit: .init(size: size, whenFull: whenFull)) { receiver in
                upstream.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
            }
            source.receive(subscriber: subscriber)
        }
    }

    /// When a buffer asks for values. Both ask for all of them at once, as Kinora's publishers keep what was not asked for.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        case keepFull, byRequest
    }

    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
