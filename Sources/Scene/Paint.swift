import Foundation
import KinoraGeometry
import KinoraPixels

/// What fills an area.
public enum Paint: Sendable, Equatable {
    case color(RGBA)
    case linear(LinearPaint)
    case radial(RadialPaint)
    case angular(AngularPaint)
    case mesh(MeshPaint)
    case image(ImagePaint)
    case shader(ShaderPaint)
}

/// In which space colors are mixed, always premultiplied.
public enum GradientSpace: String, Sendable, Codable {
    /// Gamma-encoded sRGB.
    case device
    /// Oklab.
    case perceptual
}

/// A color ramp. Locations are sorted and may lie outside 0…1 (the ramp is evaluated, never renormalized); equal
/// locations make a hard edge; before the first and after the last stop the end colors continue.
public struct Ramp: Sendable, Equatable, Codable {
    public struct Stop: Sendable, Equatable, Codable {
        public var color: RGBA
        public var location: Double

        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]
    public var space: GradientSpace

    public init(stops: [Stop], space: GradientSpace = .device) {
        self.stops = stops
        self.space = space
    }
}

/// t = dot(p − start, end − start) / |end − start|², in points.
public struct LinearPaint: Sendable, Equatable, Codable {
    public var ramp: Ramp
    public var start: CGPoint
    public var end: CGPoint

    public init(ramp: Ramp, start: CGPoint, end: CGPoint) {
        self.ramp = ramp
        self.start = start
        self.end = end
    }
}

/// t = (|(p − center) / aspect| − startRadius) / (endRadius − startRadius). `aspect` is (1, 1) for circles; an elliptical gradient of a
/// box is one with `aspect` = the box's size and radii as fractions of it.
public struct RadialPaint: Sendable, Equatable, Codable {
    public var ramp: Ramp
    public var center: CGPoint
    public var startRadius: Double
    public var endRadius: Double
    public var aspect: CGSize

    public init(
        ramp: Ramp, center: CGPoint, startRadius: Double, endRadius: Double,
        aspect: CGSize = CGSize(width: 1, height: 1)
    ) {
        self.ramp = ramp
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
        self.aspect = aspect
    }
}

/// t = (θ − start) / (end − start); θ from +x, clockwise on screen, in radians. A span above a full turn shows only its
/// last turn; in the gap of a smaller span the last color continues to its middle, then the first.
public struct AngularPaint: Sendable, Equatable, Codable {
    public var ramp: Ramp
    public var center: CGPoint
    public var startAngle: Double
    public var endAngle: Double

    public init(ramp: Ramp, center: CGPoint, startAngle: Double, endAngle: Double) {
        self.ramp = ramp
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
}

/// A grid of colored points joined by smooth patches.
public struct MeshPaint: Sendable, Equatable, Codable {
    /// One vertex; positions in the unit space of `bounds`.
    public struct Vertex: Sendable, Equatable, Codable {
        public var position: CGPoint
        /// Absolute control points towards the four neighbors; nil derives them from the neighbors.
        public var handles: Handles?
        public var color: RGBA

        public init(position: CGPoint, handles: Handles? = nil, color: RGBA) {
            self.position = position
            self.handles = handles
            self.color = color
        }
    }

    public struct Handles: Sendable, Equatable, Codable {
        public var leading: CGPoint
        public var top: CGPoint
        public var trailing: CGPoint
        public var bottom: CGPoint

        public init(leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    public var columns: Int
    public var rows: Int
    /// Row by row, `columns * rows` of them.
    public var vertices: [Vertex]
    /// The rectangle, in points, onto which the unit square is laid.
    public var bounds: CGRect
    /// Shows where the mesh does not cover.
    public var background: RGBA
    public var smoothsColors: Bool
    public var space: GradientSpace

    public init(
        columns: Int, rows: Int, vertices: [Vertex], bounds: CGRect, background: RGBA = .clear,
        smoothsColors: Bool = true, space: GradientSpace = .device
    ) {
        self.columns = columns
        self.rows = rows
        self.vertices = vertices
        self.bounds = bounds
        self.background = background
        self.smoothsColors = smoothsColors
        self.space = space
    }
}

/// An image laid into `rect` and, where `tiled`, repeated in both directions; elsewhere transparent.
public struct ImagePaint: Sendable, Equatable {
    public var image: SceneImage
    public var rect: CGRect
    public var tiled: Bool

    public init(_ image: SceneImage, rect: CGRect, tiled: Bool) {
        self.image = image
        self.rect = rect
        self.tiled = tiled
    }
}

/// A shader that answers a color for every position, relative to the origin of `bounds`.
public struct ShaderPaint: Sendable, Equatable, Codable {
    public var shader: ShaderCall
    public var bounds: CGRect

    public init(_ shader: ShaderCall, bounds: CGRect) {
        self.shader = shader
        self.bounds = bounds
    }
}
