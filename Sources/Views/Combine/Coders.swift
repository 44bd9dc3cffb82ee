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

extension Publisher {
    /// Decodes every value; the first that cannot be ends it with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> some Publisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Encodes every value; the first that cannot be ends it with the encoder's error.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> some Publisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
