import Foundation
import KinoraGeometry
import KinoraPixels

/// A part of a scene. Coordinates are points in the space of the nearest enclosing transform; y grows downwards.
public indirect enum Node: Sendable, Equatable {
    /// The painted inside of a path.
    case fill(Fill)
    /// A painted line along a path.
    case stroke(Stroke)
    /// Text in one font, size and paint.
    case glyphs(GlyphRun)
    /// A picture in a rectangle.
    case image(ImageNode)
    /// A changed copy of what lies behind, as for materials and glass.
    case backdrop(Backdrop)
    /// Children drawn in order straight onto what is there: no isolation.
    case group([Node])
    /// Children drawn to a layer of their own (where the operation needs one), to which one operation is applied.
    case layer(LayerOperation, [Node])
}

/// Which points are inside a path that overlaps itself: those that it winds around at all, or those that it winds
/// around an odd number of times.
public enum FillRule: String, Sendable, Codable, CaseIterable { case nonzero, evenOdd }

/// The inside of a path, painted.
public struct Fill: Sendable, Equatable {
    /// The outline, in points; open parts are closed by a straight line.
    public var path: Path
    /// Which points are inside.
    public var rule: FillRule
    /// What colors the area.
    public var paint: Paint
    /// False: a pixel is painted wholly where its center is inside.
    public var antialiased: Bool

    /// A fill by the nonzero rule with antialiased edges, unless said otherwise.
    public init(_ path: Path, rule: FillRule = .nonzero, paint: Paint, antialiased: Bool = true) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.antialiased = antialiased
    }
}

/// A line along a path, centered on it.
public struct Stroke: Sendable, Equatable {
    /// The line's center, in points.
    public var path: Path
    /// Width in points, caps, joins and dashes.
    public var style: StrokeStyle
    /// What colors the line.
    public var paint: Paint

    /// A line along `path`.
    public init(_ path: Path, style: StrokeStyle, paint: Paint) {
        self.path = path
        self.style = style
        self.paint = paint
    }
}

/// Shaped text as outlines, so that a scene stands alone. Filled nonzero (variable fonts have overlapping contours).
public struct GlyphRun: Sendable, Equatable {
    /// One outline at one place.
    public struct Glyph: Sendable, Equatable, Codable {
        /// Index into the run's `outlines`.
        public var outline: Int
        /// The glyph's origin from the left, in points.
        public var x: Double
        /// The baseline from the top, in points.
        public var y: Double

        /// The outline with this index, its origin at (`x`, `y`).
        public init(outline: Int, x: Double, y: Double) {
            self.outline = outline
            self.x = x
            self.y = y
        }
    }

    /// Names the font, its variation and its version. With the outline's `id` it is the key of the rasterizer's glyph
    /// cache: runs with equal names should have equal outlines. Where they do not, drawing stays correct, but the
    /// cache saves nothing.
    public var font: String
    /// Points per em.
    public var size: Double
    /// Outlines in ems, y downwards, the origin on the baseline; each used once or more by `glyphs`.
    public var outlines: [GlyphOutline]
    /// The glyphs in drawing order.
    public var glyphs: [Glyph]
    /// What colors the glyphs.
    public var paint: Paint

    /// A run of glyphs at `size` points per em.
    public init(font: String, size: Double, outlines: [GlyphOutline], glyphs: [Glyph], paint: Paint) {
        self.font = font
        self.size = size
        self.outlines = outlines
        self.glyphs = glyphs
        self.paint = paint
    }
}

/// The shape of one glyph.
public struct GlyphOutline: Sendable, Equatable {
    /// The glyph's number in its font.
    public var id: Int
    /// The outline in ems, y downwards, the origin on the baseline.
    public var path: Path

    /// The shape of glyph number `id`.
    public init(id: Int, path: Path) {
        self.id = id
        self.path = path
    }
}

/// A picture drawn into a rectangle.
public struct ImageNode: Sendable, Equatable {
    /// How pixels between the image's own are found.
    public enum Interpolation: String, Sendable, Codable, CaseIterable {
        /// The nearest pixel of the image.
        case nearest
        /// Bilinear when enlarging, area-weighted when reducing.
        case smooth
        /// Bicubic when enlarging (Catmull and Rom's curves through the pixels), which keeps edges sharper than bilinear;
        /// area-weighted when reducing.
        case cubic
    }

    /// The picture.
    public var image: SceneImage
    /// Which part of the image, in its pixels; nil is all of it.
    public var source: CGRect?
    /// Where it is drawn, in points; the picture is stretched to it.
    public var rect: CGRect
    /// How it is enlarged or reduced.
    public var interpolation: Interpolation
    /// When set, only the image's alpha is used and painted with this color (template rendering).
    public var tint: RGBA?

    /// The whole image in `rect`, smoothly scaled and in its own colors, unless said otherwise.
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
    /// The premultiplied pixels.
    public let pixmap: Pixmap

    /// Shares `pixmap` between all nodes that draw it.
    public init(_ pixmap: Pixmap) { self.pixmap = pixmap }

    public static func == (lhs: SceneImage, rhs: SceneImage) -> Bool {
        lhs === rhs || lhs.pixmap == rhs.pixmap
    }
}
