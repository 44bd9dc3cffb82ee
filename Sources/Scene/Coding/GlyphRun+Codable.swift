import Foundation
import KinoraGeometry

/// A run of glyphs as data. Glyphs are lists of an outline's index and a position: `[0, 12.5, 20]`.
extension GlyphRun: Codable {
    private enum Key: String, CodingKey { case font, size, outlines, glyphs, paint }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(font, forKey: .font)
        try container.encode(size, forKey: .size)
        try container.encode(outlines, forKey: .outlines)
        try container.encode(glyphs.map(GlyphData.init), forKey: .glyphs)
        try container.encode(paint, forKey: .paint)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let font = try container.decode(String.self, forKey: .font)
        try checkName(font, at: container.codingPath + [Key.font])
        let outlines = try container.decode([GlyphOutline].self, forKey: .outlines)
        let glyphs = try container.decode([GlyphData].self, forKey: .glyphs).map(\.glyph)
        try SceneCoding.withReading { try $0.spend(glyphs.count, .glyphs, at: container.codingPath) }
        if let stray = glyphs.first(where: { !outlines.indices.contains($0.outline) }) {
            throw DecodingError.dataCorruptedError(
                forKey: .glyphs, in: container,
                debugDescription: "the run has \(outlines.count) outlines, none at \(stray.outline)")
        }
        self.init(
            font: font, size: try container.decode(Double.self, forKey: .size), outlines: outlines, glyphs: glyphs,
            paint: try container.decode(Paint.self, forKey: .paint))
    }

    private struct GlyphData: Codable {
        let glyph: Glyph

        init(_ glyph: Glyph) { self.glyph = glyph }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(glyph.outline)
            try container.encode(glyph.x)
            try container.encode(glyph.y)
        }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            glyph = Glyph(
                outline: try container.decode(Int.self), x: try container.decode(Double.self),
                y: try container.decode(Double.self))
        }
    }
}

extension GlyphOutline: Codable {
    private enum Key: String, CodingKey { case id, path }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(PathData(path), forKey: .path)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            path: try container.decode(PathData.self, forKey: .path).path)
    }
}

/// Refuses names longer than `SceneLimits.nameLength` bytes.
func checkName(_ name: String, at path: [any CodingKey]) throws {
    guard name.utf8.count <= SceneLimits.nameLength else {
        throw DecodingError.corrupted("a name of more than \(SceneLimits.nameLength) characters", path)
    }
}
