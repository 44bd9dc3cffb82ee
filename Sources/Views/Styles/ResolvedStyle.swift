import KinoraStage
import KinoraPixels
import KinoraScene

/// A style with its colors known, in the unit space of whatever it will fill.
nonisolated public struct KinoraResolvedStyle: Equatable, @unchecked Sendable {
    enum Source: Equatable {
        case color(RGBA)
        case gradient(ResolvedGradient)
        case mesh(ResolvedMesh)
        case image(ResolvedImageStyle)
        case material(MaterialStyle, dark: Bool)
        case shader(ShaderCall)
    }

    var source: Source
    /// Multiplies the alpha of everything the style paints, 0…1.
    var opacity = 1.0
    /// The first is nearest to the fill.
    var shadows: [ResolvedShadow] = []
    var blendMode = BlendMode.normal
    /// What unit space is laid on.
    var anchor = Anchor.bounds
    /// The level of the label on light glass whose color this is: where the glass is drawn dark, so is the label drawn light.
    var labelOnGlass: Int?

    enum Anchor: Equatable {
        /// What is filled.
        case bounds
        /// A rectangle relative to the origin of what is filled, in points.
        case relative(CGRect)
        /// A rectangle in the coordinates of what is filled.
        case fixed(CGRect)
        /// The coordinates themselves: unit space is in points.
        case absolute
    }

    init(_ source: Source) { self.source = source }

    static func color(_ rgba: RGBA) -> KinoraResolvedStyle { KinoraResolvedStyle(.color(rgba)) }

    /// Whether it paints nothing: a color without alpha.
    var isClear: Bool {
        guard opacity > 0 else { return true }
        if case .color(let color) = source { return color.alpha <= 0 && shadows.isEmpty }
        return false
    }

    func opacity(_ factor: Double) -> KinoraResolvedStyle {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}

/// A gradient without its rectangle.
nonisolated struct ResolvedGradient: Equatable {
    enum Geometry: Equatable {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii as fractions of the rectangle's sides.
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }

    /// What is beyond the ends of the ramp.
    enum Extent: Hashable { case pad, `repeat`, mirror }

    var geometry: Geometry
    var ramp: Ramp
    var extent = Extent.pad
}

/// A mesh without its rectangle.
nonisolated struct ResolvedMesh: Equatable {
    var columns: Int
    var rows: Int
    /// Positions in unit space.
    var vertices: [MeshPaint.Vertex]
    var background: RGBA
    var smoothsColors: Bool
    var space: GradientSpace
}

/// A repeated picture; see `ImagePaint`.
nonisolated struct ResolvedImageStyle: Equatable {
    var image: SceneImage
    /// The size of one tile, in points.
    var tile: CGSize
    /// Where a tile begins, relative to the rectangle or, for an absolute anchor, in its coordinates.
    var origin = CGPoint.zero
}

/// A shadow that belongs to a style.
nonisolated struct ResolvedShadow: Equatable {
    var isInner: Bool
    var color: RGBA
    var radius: CGFloat
    var offset: CGSize

    var filter: Filter {
        isInner
            ? .innerShadow(color: color, sigma: radius, offset: offset)
            : .dropShadow(color: color, sigma: radius, offset: offset)
    }
}

extension KinoraResolvedStyle: PrimitiveStyle {
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle { self }
}
