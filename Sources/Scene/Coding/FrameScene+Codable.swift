import Foundation
import KinoraPixels

/// A scene as versioned data; `SceneDocument` says how a file of it looks.
///
/// `images` holds each picture once; nodes name them by their place in it.
extension FrameScene: Codable {
    /// The version that is written, and the only one that is read.
    public static let formatVersion = 1

    private enum Key: String, CodingKey { case version, size, background, images, nodes }

    public func encode(to encoder: any Encoder) throws {
        let writing = SceneWriting(imagesOf: nodes)
        try SceneCoding.$writing.withValue(writing) {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(Self.formatVersion, forKey: .version)
            try container.encode(size, forKey: .size)
            try container.encodeIfPresent(background, forKey: .background)
            if !writing.images.isEmpty { try container.encode(writing.images.map(ImageData.init), forKey: .images) }
            try container.encode(nodes, forKey: .nodes)
        }
    }

    public init(from decoder: any Decoder) throws {
        let reading = SceneReading()
        self = try SceneCoding.$reading.withValue(reading) {
            let container = try decoder.container(keyedBy: Key.self)
            let version = try container.decode(Int.self, forKey: .version)
            guard version == Self.formatVersion else {
                throw DecodingError.dataCorruptedError(
                    forKey: .version, in: container,
                    debugDescription: "scene files have version \(Self.formatVersion), this one has \(version)")
            }
            reading.images = try container.decodeIfPresent([ImageData].self, forKey: .images)?.map(\.image) ?? []
            return FrameScene(
                size: try container.decode(CGSize.self, forKey: .size),
                background: try container.decodeIfPresent(RGBA.self, forKey: .background),
                nodes: try container.decode([Node].self, forKey: .nodes))
        }
    }
}
