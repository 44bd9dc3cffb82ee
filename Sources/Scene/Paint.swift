import Foundation
import KinoraGeometry
import KinoraPixels

/// What fills an area.
public enum Paint: Sendable, Equatable {
    /// One straight color.
    case color(RGBA)
    /// Colors along a line.
    case linear(LinearPaint)
    /// Colors by distance from a center.
    case radial(RadialPaint)
    /// Colors by direction from a center.
    case angular(AngularPaint)
    /// Colors of a grid of points.
    case mesh(MeshPaint)
    /// A picture, repeated or not.
    case image(ImagePaint)
    /// A shader function's color for each position.
    case shader(ShaderPaint)
}

/// In which space colors are mixed, always premultiplied.
public enum GradientSpace: String, Sendable, Codable, CaseIterable {
    /// Gamma-encoded sRGB.
    case device
    /// Oklab.
    case perceptual
}

/// What a gradient shows where t lies outside 0…1.
public enum GradientSpread: String, Sendable, Codable, CaseIterable {
    /// The ramp as it is: the end colors go on, and stops outside 0…1 show.
    case pad
    /// The part of the ramp from 0 to 1 again and again.
    case `repeat`
    /// The same, every second time backwards.
    case reflect

    /// The place in the ramp that is shown for `t`.
    public func place(_ t: Double) -> Double {
        switch self {
        case .pad: return t
        case .repeat: return t - t.rounded(.down)
        case .reflect:
            let rest = t - 2 * (t / 2).rounded(.down)
            return rest > 1 ? 2 - rest : rest
        }
    }
}

/// A color ramp. Locations are sorted and may lie outside 0…1 (the ramp is evaluated, never renormalized); equal
/// locations make a hard edge; before the first and after the last stop the end colors continue.
public struct Ramp: Sendable, Equatable {
    /// A color at a place of the ramp.
    public struct Stop: Sendable, Equatable, Codable {
        /// Straight, gamma-encoded.
        public var color: RGBA
        /// Where the color stands; the gradient runs from 0 to 1.
        public var location: Double

        /// A color at `location`.
        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// In ascending order of their locations; at least one.
    public var stops: [Stop]
    /// In which space colors between stops are mixed.
    public var space: GradientSpace
    /// What is shown outside 0…1.
    public var spread: GradientSpread

    /// A ramp mixed in gamma-encoded sRGB whose end colors go on, unless said otherwise. Stops must be sorted by location.
    public init(stops: [Stop], space: GradientSpace = .device, spread: GradientSpread = .pad) {
        self.stops = stops
        self.space = space
        self.spread = spread
    }
}

/// A gradient along a line: t = dot(p − start, end − start) / |end − start|² at the point p.
public struct LinearPaint: Sendable, Equatable, Codable {
    /// The color for each t.
    public var ramp: Ramp
    /// Where t is 0, in points.
    public var start: CGPoint
    /// Where t is 1, in points.
    public var end: CGPoint

    /// A gradient from `start` to `end`.
    public init(ramp: Ramp, start: CGPoint, end: CGPoint) {
        self.ramp = ramp
        self.start = start
        self.end = end
    }
}

/// A gradient by distance: t = (|(p − center) / aspect| − startRadius) / (endRadius − startRadius) at the point p.
///
/// `aspect` is (1, 1) for circles. An elliptical gradient of a box has `aspect` equal to the box's size and radii as
/// fractions of it.
///
/// With a `focus` the rings are those between two circles, as in a canvas or SVG: t is the greatest number for which the ring
/// around focus + t (center − focus) with the radius startRadius + t (endRadius − startRadius), not below 0, passes through p;
/// where none does, nothing is drawn.
public struct RadialPaint: Sendable, Equatable, Codable {
    /// The color for each t.
    public var ramp: Ramp
    /// In points.
    public var center: CGPoint
    /// Where t is 0, in points over `aspect`.
    public var startRadius: Double
    /// Where t is 1, in points over `aspect`.
    public var endRadius: Double
    /// Offsets from the center are divided by it.
    public var aspect: CGSize
    /// The middle of the ring where t is 0, in points; nil is the center.
    public var focus: CGPoint?

    /// A circular gradient around one center unless `aspect` and `focus` say otherwise.
    public init(
        ramp: Ramp, center: CGPoint, startRadius: Double, endRadius: Double,
        aspect: CGSize = CGSize(width: 1, height: 1), focus: CGPoint? = nil
    ) {
        self.focus = focus
        self.ramp = ramp
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
        self.aspect = aspect
    }
}

/// A gradient by direction: t = (θ − startAngle) / (endAngle − startAngle) for the angle θ.
///
/// Angles are radians from +x, clockwise on screen. A span above a full turn shows only its last turn. In the gap
/// that a smaller span leaves, the last color continues up to the gap's middle and the first color begins there.
public struct AngularPaint: Sendable, Equatable, Codable {
    /// The color for each t.
    public var ramp: Ramp
    /// In points.
    public var center: CGPoint
    /// Where t is 0, in radians.
    public var startAngle: Double
    /// Where t is 1, in radians.
    public var endAngle: Double

    /// A gradient around `center`.
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
        /// In the unit square that is laid onto `bounds`.
        public var position: CGPoint
        /// Absolute control points towards the four neighbors; nil derives them from the neighbors.
        public var handles: Handles?
        /// Straight, gamma-encoded.
        public var color: RGBA

        /// A colored point, its tangents derived from its neighbors unless given.
        public init(position: CGPoint, handles: Handles? = nil, color: RGBA) {
            self.position = position
            self.handles = handles
            self.color = color
        }
    }

    /// Bézier control points towards the four neighbors, as positions in the unit square.
    public struct Handles: Sendable, Equatable, Codable {
        /// Towards the neighbor on the left.
        public var leading: CGPoint
        /// Towards the neighbor above.
        public var top: CGPoint
        /// Towards the neighbor on the right.
        public var trailing: CGPoint
        /// Towards the neighbor below.
        public var bottom: CGPoint

        /// Four control points.
        public init(leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// Vertices in a row; at least 2.
    public var columns: Int
    /// Rows of vertices; at least 2.
    public var rows: Int
    /// Row by row, `columns * rows` of them.
    public var vertices: [Vertex]
    /// The rectangle, in points, onto which the unit square is laid.
    public var bounds: CGRect
    /// Shows where the mesh does not cover.
    public var background: RGBA
    /// Whether colors are interpolated by smooth curves through the vertices instead of linearly.
    public var smoothsColors: Bool
    /// In which space colors are mixed.
    public var space: GradientSpace

    /// A mesh on `bounds`, transparent around it, with smooth colors in gamma-encoded sRGB unless said otherwise.
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
    /// The picture.
    public var image: SceneImage
    /// Where one copy of it lies, in points.
    public var rect: CGRect
    /// Whether copies repeat in both directions.
    public var tiled: Bool

    /// An image stretched to `rect`.
    public init(_ image: SceneImage, rect: CGRect, tiled: Bool) {
        self.image = image
        self.rect = rect
        self.tiled = tiled
    }
}

/// A shader function that returns a color for every position, relative to the origin of `bounds`.
public struct ShaderPaint: Sendable, Equatable, Codable {
    /// The function and its arguments.
    public var shader: ShaderCall
    /// The painted view's rectangle, in points.
    public var bounds: CGRect

    /// Paint by a shader function.
    public init(_ shader: ShaderCall, bounds: CGRect) {
        self.shader = shader
        self.bounds = bounds
    }
}
