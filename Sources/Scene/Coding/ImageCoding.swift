import Foundation
import KinoraPixels

/// An image as data: `{"width": 2, "height": 1, "pixels": "base64 of premultiplied R, G, B, A bytes"}`.
struct ImageData: Codable {
    let image: SceneImage

    private enum Key: String, CodingKey { case width, height, pixels }

    init(_ image: SceneImage) { self.image = image }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(image.pixmap.width, forKey: .width)
        try container.encode(image.pixmap.height, forKey: .height)
        try container.encode(PixelText.encode(image.pixmap.pixels), forKey: .pixels)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let (width, height) = (
            try container.decode(Int.self, forKey: .width), try container.decode(Int.self, forKey: .height)
        )
        let pixels = try PixelText.decode(
            try container.decode(String.self, forKey: .pixels), width: width, height: height,
            at: container.codingPath + [Key.pixels])
        image = SceneImage(Pixmap(width: width, height: height, pixels: pixels))
    }
}

/// Pixels as base64 text.
enum PixelText {
    static func encode(_ pixels: [UInt32]) -> String {
        pixels.map(\.littleEndian).withUnsafeBytes { Data($0) }.base64EncodedString()
    }

    /// The pixels of a picture of the given size. Adds them to the budget, and refuses pixels whose color channels
    /// exceed their alpha.
    static func decode(_ text: String, width: Int, height: Int, at path: [any CodingKey]) throws -> [UInt32] {
        guard width >= 0, height >= 0 else { throw DecodingError.corrupted("an image has a negative side", path) }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= SceneLimits.imagePixels else {
            throw DecodingError.corrupted("an image of more than \(SceneLimits.imagePixels) pixels", path)
        }
        try SceneCoding.withReading { try $0.spend(count, .imagePixels, at: path) }
        guard let data = Data(base64Encoded: text), data.count == count * 4 else {
            throw DecodingError.corrupted("not base64 of \(count) pixels of 4 bytes", path)
        }
        let pixels = data.withUnsafeBytes { bytes in
            (0..<count).map { UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
        }
        guard pixels.allSatisfy({ max($0 & 255, ($0 >> 8) & 255, ($0 >> 16) & 255) <= $0 >> 24 }) else {
            throw DecodingError.corrupted("a pixel's color exceeds its alpha; pixels are premultiplied", path)
        }
        return pixels
    }
}

/// An image as nodes name it: a place in the scene's table, or the image itself where there is no table.
struct ImageReference: Codable {
    let image: SceneImage

    init(_ image: SceneImage) { self.image = image }

    func encode(to encoder: any Encoder) throws {
        if let index = SceneCoding.writing?.index(of: image) {
            var container = encoder.singleValueContainer()
            try container.encode(index)
        } else {
            try ImageData(image).encode(to: encoder)
        }
    }

    init(from decoder: any Decoder) throws {
        guard let index = try? decoder.singleValueContainer().decode(Int.self) else {
            image = try ImageData(from: decoder).image
            return
        }
        let images = SceneCoding.reading?.images ?? []
        guard images.indices.contains(index) else {
            throw DecodingError.corrupted("the scene has \(images.count) images, none at \(index)", decoder.codingPath)
        }
        image = images[index]
    }
}
