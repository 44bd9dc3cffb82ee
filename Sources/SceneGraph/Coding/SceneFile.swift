import Foundation

/// Scenes as JSON files.
extension FrameScene {
    /// The scene as JSON; numbers are the shortest that read back as the same bits, and keys are sorted, so that equal
    /// scenes give equal files. Numbers that are not finite become the strings "inf", "-inf" and "nan".
    ///
    /// - Parameter pretty: one line per value, for reading and comparing.
    public func json(pretty: Bool = false) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let coder = Coder(encoder: encoder, decoder: JSONDecoder())
        return try DeepStack.run { Result { try coder.encoder.encode(self) } }.get()
    }

    /// The scene that a JSON file holds.
    ///
    /// - Throws: `SceneError`, which names the place and, where one is exceeded, the limit (`SceneLimits`).
    public init(json: Data) throws(SceneError) {
        guard json.count <= SceneLimits.fileBytes else {
            throw SceneError(
                place: "", problem: "a scene file of \(json.count) bytes: the limit is \(SceneLimits.fileBytes)")
        }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let coder = Coder(encoder: JSONEncoder(), decoder: decoder)
        self = try DeepStack.run {
            Result { try coder.decoder.decode(FrameScene.self, from: json) }.mapError { SceneError($0) }
        }.get()
    }
}

/// Hands a coder to the one thread that uses it.
private struct Coder: @unchecked Sendable {
    let encoder: JSONEncoder
    let decoder: JSONDecoder
}

extension SceneError {
    /// A decoder's error, with its coding path as a place.
    init(_ error: any Error) {
        switch error {
        case let error as SceneError: self = error
        case DecodingError.keyNotFound(let key, let context):
            self.init(place: Self.place(context.codingPath), problem: "\"\(key.stringValue)\" is missing")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            self.init(place: Self.place(context.codingPath), problem: context.debugDescription)
        default: self.init(place: "", problem: "\(error)")
        }
    }

    /// `nodes[3].mask[0].fill`.
    static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }
}
