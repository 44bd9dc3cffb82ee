import KinoraStage

// Operators that put publishers one after another, and their type.

extension Publishers {
    /// The values of one publisher, and after its finish those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: _SourcedPublisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public let prefix: Prefix
        public let suffix: Suffix
        public init(prefix: Prefix, suffix: Suffix) {
            (self.prefix, self.suffix) = (prefix, suffix)
        }
        public var _source: AnyPublisher<Output, Failure> {
            AnyPublisher { receiver in
                var second: AnyCancellable?
                let first = prefix.sink(
                    receiveCompletion: { end in
                        if case .failure = end { return receiver.completion(end) }
                        second = suffix.sink(receiveCompletion: receiver.completion, receiveValue: receiver.value)
                    }, receiveValue: receiver.value)
                return AnyCancellable {
                    first.cancel()
                    second?.cancel()
                }
            }
        }
    }
}

extension Publisher {
    /// Values put before this publisher's own.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Values put after this publisher's own end.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
