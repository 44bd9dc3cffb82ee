import Foundation

/// A scene as a file holds it: the picture, and at how many pixels per point it was made to be drawn.
///
///     {"version": 1, "size": [320, 200], "scale": 2, "dither": true, "background": {…}, "images": [{…}], "nodes": [{…}, …]}
public struct SceneDocument: Sendable, Equatable, Codable {
    /// The picture itself.
    public var scene: FrameScene
    /// Pixels per point; a file that says nothing means 1.
    public var scale: Double
    /// Whether gradients are rounded to 8 bits by a fixed pattern of pixels; a file that says nothing means that they are not.
    public var dithers: Bool

    private enum Key: String, CodingKey { case scale, dither }

    /// A document of `scene`, to be drawn at `scale` pixels per point; above 0, 1 by default.
    ///
    /// - Parameter dithers: whether gradients are to be drawn without bands.
    public init(_ scene: FrameScene, scale: Double = 1, dithers: Bool = false) {
        self.scene = scene
        self.scale = scale
        self.dithers = dithers
    }

    public func encode(to encoder: any Encoder) throws {
        try scene.encode(to: encoder)
        guard scale != 1 || dithers else { return }
        var container = encoder.container(keyedBy: Key.self)
        if scale != 1 { try container.encode(scale, forKey: .scale) }
        if dithers { try container.encode(true, forKey: .dither) }
    }

    public init(from decoder: any Decoder) throws {
        scene = try FrameScene(from: decoder)
        let container = try decoder.container(keyedBy: Key.self)
        scale = try container.decodeIfPresent(Double.self, forKey: .scale) ?? 1
        dithers = try container.decodeIfPresent(Bool.self, forKey: .dither) ?? false
        guard scale > 0, scale.isFinite else {
            throw DecodingError.dataCorruptedError(
                forKey: .scale, in: container, debugDescription: "a scale is above 0 pixels per point, not \(scale)")
        }
    }

    /// The document as JSON; numbers are the shortest that read back as the same bits, and keys are sorted, so that equal
    /// scenes give equal files. Numbers that are not finite become the strings "inf", "-inf" and "nan".
    ///
    /// - Parameter pretty: one line per value, for reading and comparing.
    public func json(pretty: Bool = false) throws -> Data { try SceneJSON.data(self, pretty: pretty) }

    /// What a JSON file holds.
    ///
    /// - Throws: `SceneError`, which names the place and, where one is exceeded, the limit (`SceneLimits`).
    public init(json: Data) throws(SceneError) { self = try SceneJSON.value(SceneDocument.self, json) }
}

/// Scenes as JSON files.
extension FrameScene {
    /// The scene as JSON, as a `SceneDocument` at scale 1 has it.
    public func json(pretty: Bool = false) throws -> Data { try SceneJSON.data(self, pretty: pretty) }

    /// The scene that a JSON file holds, whatever its scale.
    ///
    /// - Throws: `SceneError`, which names the place and, where one is exceeded, the limit (`SceneLimits`).
    public init(json: Data) throws(SceneError) { self = try SceneJSON.value(FrameScene.self, json) }
}

/// From values to JSON and back, on a stack that is deep enough.
private enum SceneJSON {
    static func data<Value: Encodable & Sendable>(_ value: Value, pretty: Bool) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let coder = Coder(encoder: encoder, decoder: JSONDecoder())
        return try DeepStack.run { Result { try coder.encoder.encode(value) } }.get()
    }

    static func value<Value: Decodable & Sendable>(_ type: Value.Type, _ json: Data) throws(SceneError) -> Value {
        guard json.count <= SceneLimits.fileBytes else {
            throw SceneError(
                place: "", problem: "a scene file of \(json.count) bytes: the limit is \(SceneLimits.fileBytes)")
        }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let coder = Coder(encoder: JSONEncoder(), decoder: decoder)
        return try DeepStack.run {
            Result {
                try check(json)
                return try coder.decoder.decode(type, from: json)
            }.mapError { SceneError($0) }
        }.get()
    }

    /// Refuses what is no JSON and has unknown keys; those of another version's files are not known here, and the decoder says so.
    private static func check(_ json: Data) throws(SceneError) {
        let result: Result<Void, SceneError> = json.withUnsafeBytes { bytes in
            do throws(SceneError) {
                return .success(try SceneSyntax.check(bytes.bindMemory(to: UInt8.self)))
            } catch {
                return .failure(error)
            }
        }
        guard case .failure(let error) = result else { return }
        let version = (try? JSONDecoder().decode(Version.self, from: json))?.version ?? FrameScene.formatVersion
        guard version != FrameScene.formatVersion else { throw error }
    }

    private struct Version: Decodable { let version: Int }

    /// Hands a coder to the one thread that uses it.
    private struct Coder: @unchecked Sendable {
        let encoder: JSONEncoder
        let decoder: JSONDecoder
    }
}

extension SceneError {
    /// A decoder's error, with its coding path as a place.
    init(_ error: any Error) {
        switch error {
        case let error as SceneError: self = error
        case DecodingError.keyNotFound(let key, let context):
            self.init(place: Self.place(context.codingPath), problem: "\"\(key.stringValue)\" is missing")
        case DecodingError.typeMismatch(let type, let context):
            self.init(place: Self.place(context.codingPath), problem: Self.mismatch(type, context))
        case DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
            self.init(place: Self.place(context.codingPath), problem: Self.problem(context))
        default: self.init(place: "", problem: "\(error)")
        }
    }

    /// A list where there should be an object, and the like, in words of JSON instead of Swift's.
    private static func mismatch(_ type: any Any.Type, _ context: DecodingError.Context) -> String {
        let names: [(type: any Any.Type, name: String)] = [
            ([Any].self, "a list"), ([String: Any].self, "an object"), (String.self, "text"), (Double.self, "a number"),
            (Float.self, "a number"), (Int.self, "a whole number"), (Bool.self, "true or false"),
        ]
        guard let wanted = names.first(where: { $0.type == type })?.name else { return problem(context) }
        let words = context.debugDescription
        guard let before = words.firstRange(of: " but found "), let after = words.firstRange(of: " instead"),
            before.upperBound < after.lowerBound
        else { return "this should be \(wanted)" }
        var found = String(words[before.upperBound..<after.lowerBound])
        let kinds = [
            "an array": "a list", "a dictionary": "an object", "number": "a number", "a string": "text",
            "bool": "true or false",
        ]
        found = kinds[found] ?? found
        return "this should be \(wanted), and is \(found)"
    }

    /// What a decoder says; of text that is no JSON the place and the reason, which it keeps beneath.
    private static func problem(_ context: DecodingError.Context) -> String {
        var text = context.debugDescription
        if let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String {
            text += " \(reason)"
        }
        return text.hasSuffix(".") ? String(text.dropLast()) : text
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
