/// Reads values from one kind of input, such as data.
///
/// Weakly linked: a package that merely declares its decoder to be one, because it finds a module Combine, must link into
/// programs that have none of Kinora in them.
@_weakLinked
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as one kind of output, such as data. Weakly linked, as `TopLevelDecoder` is.
@_weakLinked
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension Publishers {
    /// Each value as something that was written into it, up to the first that cannot be read.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _SourcedPublisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let decoder: Coder
        public init(upstream: Upstream, decoder: Coder) {
            (self.upstream, self.decoder) = (upstream, decoder)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in { receiver.value(try decoder.decode(Output.self, from: $0)) } }
        }
    }

    /// Each value written as what the encoder makes, up to the first that cannot be.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _SourcedPublisher
    where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let encoder: Coder
        public init(upstream: Upstream, encoder: Coder) {
            (self.upstream, self.encoder) = (upstream, encoder)
        }
        public var _source: AnyPublisher<Output, Failure> {
            upstream.tryRelayedValues { receiver in { receiver.value(try encoder.encode($0)) } }
        }
    }
}

extension Publisher {
    /// Decodes every value; the first that cannot be ends it with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }

    /// Encodes every value; the first that cannot be ends it with the encoder's error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
