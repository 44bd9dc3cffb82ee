import KinoraBasics
import KinoraPixels
import KinoraScene
import KinoraStage

/// A picture repeated in both directions from the top left of what is filled.
nonisolated public struct ImagePaint: PrimitiveStyle, Sendable {
    public var image: Image
    /// The part that is repeated, in the unit space of the picture.
    public var sourceRect: CGRect
    /// The size of a tile relative to the picture's own size.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        guard let (picture, pixelsPerPoint) = image.pixels ?? onMain({ image.symbolPixels(in: environment) }) else {
            return .color(.clear)
        }
        let tile = picture.cropped(to: sourceRect)
        let size = CGSize(
            width: Double(tile.pixmap.width) / pixelsPerPoint * scale,
            height: Double(tile.pixmap.height) / pixelsPerPoint * scale)
        guard size.width > 0, size.height > 0 else { return .color(.clear) }
        return KinoraResolvedStyle(.image(ResolvedImageStyle(image: tile, tile: size)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// The pixels of a picture that has any of its own, and how many make a point.
    var pixels: (SceneImage, Double)? {
        switch source {
        case .pixels(let image, let scale): return (image, scale)
        case .drawing(let drawing): return LibraryPicture.Form.drawing(drawing).pixels
        case .named(let name):
            guard let found = KinoraImageLibrary.expectedPicture(named: name) else { return Image.empty.pixels }
            return found.form.pixels
        case .symbol: return nil
        }
    }
}

extension SceneImage {
    /// The part inside a rectangle of unit space, to whole pixels.
    func cropped(to unit: CGRect) -> SceneImage {
        if unit == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
        func edges(_ low: Double, _ high: Double, _ length: Int) -> Range<Int> {
            let from = Int((low.clamped(to: 0...1) * Double(length)).rounded())
            return from..<max(from, Int((high.clamped(to: 0...1) * Double(length)).rounded()))
        }
        let columns = edges(unit.minX, unit.maxX, pixmap.width)
        let rows = edges(unit.minY, unit.maxY, pixmap.height)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns.count * rows.count)
        for row in rows {
            pixels +=
                pixmap.pixels[(row * pixmap.width + columns.lowerBound)..<(row * pixmap.width + columns.upperBound)]
        }
        return SceneImage(Pixmap(width: columns.count, height: rows.count, pixels: pixels))
    }
}
