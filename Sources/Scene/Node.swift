import Foundation
import KinoraGeometry
import KinoraPixels

/// A part of a scene. Coordinates are points in the space of the nearest enclosing transform; y grows downwards.
public indirect enum Node: Sendable, Equatable {
    case fill(Fill)
    case stroke(Stroke)
    case glyphs(GlyphRun)
    case image(ImageNode)
    case backdrop(Backdrop)
    /// Children drawn in order straight onto what is there: no isolation.
    case group([Node])
    /// Children drawn to a layer of their own (where the operation needs one), to which one operation is applied.
    case layer(LayerOperation, [Node])
}

public enum FillRule: String, Sendable, Codable { case nonzero, evenOdd }

/// The inside of a path, painted.
public struct Fill: Sendable, Equatable {
    public var path: Path
    public var rule: FillRule
    public var paint: Paint
    /// False: a pixel is painted wholly where its center is inside.
    public var antialiased: Bool

    public init(_ path: Path, rule: FillRule = .nonzero, paint: Paint, antialiased: Bool = true) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.antialiased = antialiased
    }
}

/// A line along a path, centered on it.
public struct Stroke: Sendable, Equatable {
    public var path: Path
    public var style: StrokeStyle
    public var paint: Paint

    public init(_ path: Path, style: StrokeStyle, paint: Paint) {
        self.path = path
        self.style = style
        self.paint = paint
    }
}

/// Shaped text as outlines, so that a scene stands alone. Filled nonzero (variable fonts have overlapping contours).
public struct GlyphRun: Sendable, Equatable {
    public struct Glyph: Sendable, Equatable, Codable {
        /// Index into the font's `outlines`.
        public var outline: Int
        /// The glyph's origin on the baseline.
        public var x: Double
        public var y: Double

        public init(outline: Int, x: Double, y: Double) {
            self.outline = outline
            self.x = x
            self.y = y
        }
    }

    /// Names the font, its variation and its version. With the outline's `id` it keys the rasterizer's glyph cache, which
    /// is of use where equal names mean equal outlines, and of none where they do not.
    public var font: String
    /// Points per em.
    public var size: Double
    /// Outlines in ems, y downwards, the origin on the baseline; each used once or more by `glyphs`.
    public var outlines: [GlyphOutline]
    public var glyphs: [Glyph]
    public var paint: Paint

    public init(font: String, size: Double, outlines: [GlyphOutline], glyphs: [Glyph], paint: Paint) {
        self.font = font
        self.size = size
        self.outlines = outlines
        self.glyphs = glyphs
        self.paint = paint
    }
}

public struct GlyphOutline: Sendable, Equatable {
    /// The glyph's number in its font.
    public var id: Int
    public var path: Path

    public init(id: Int, path: Path) {
        self.id = id
        self.path = path
    }
}

/// A picture drawn into a rectangle.
public struct ImageNode: Sendable, Equatable {
    public enum Interpolation: String, Sendable, Codable {
        case nearest
        /// Bilinear when enlarging, area-weighted when reducing.
        case smooth
    }

    public var image: SceneImage
    /// Which part of the image, in its pixels; nil is all of it.
    public var source: CGRect?
    public var rect: CGRect
    public var interpolation: Interpolation
    /// When set, only the image's alpha is used and painted with this color (template rendering).
    public var tint: RGBA?

    public init(
        _ image: SceneImage, source: CGRect? = nil, in rect: CGRect, interpolation: Interpolation = .smooth,
        tint: RGBA? = nil
    ) {
        self.image = image
        self.source = source
        self.rect = rect
        self.interpolation = interpolation
        self.tint = tint
    }
}

/// An immutable picture shared by reference; equal when its pixels are.
public final class SceneImage: Sendable, Equatable {
    public let pixmap: Pixmap

    public init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    public static func == (lhs: SceneImage, rhs: SceneImage) -> Bool {
        lhs === rhs || lhs.pixmap == rhs.pixmap
    }
}
