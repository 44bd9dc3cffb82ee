import KinoraStage
import KinoraPixels
import KinoraScene

/// Colors on a grid of points that may be moved.
///
/// Points are listed row by row in the unit space of what is filled: (0, 0) is its top left corner. A grid has at least
/// 2 × 2 points and as many colors; one that has not, or one of 16384 patches and more, is not drawn and rendering fails.
nonisolated public struct MeshGradient: PrimitiveStyle, PrimitiveView, Equatable, Sendable {
    /// A point and the control points of the curves to its four neighbors, in unit space.
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Shows where the mesh does not cover.
    public var background: Color
    /// Whether colors pass through the points smoothly; otherwise each patch is bilinear.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] { context.styledRectangle(self) }
}

extension MeshGradient {
    private static let patchLimit = 16384

    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        let colors = self.colors.resolved(in: environment)
        let background = background.rgba(in: environment)
        // Sources fill the colors in as they appear; until then there is nothing to draw.
        guard !colors.isEmpty else { return .color(background) }
        guard let problem = problem(colorCount: colors.count) else {
            let vertices = zip(locations.vertices, colors).map { location, color in
                MeshPaint.Vertex(position: location.0, handles: location.1, color: color)
            }
            return KinoraResolvedStyle(
                .mesh(
                    ResolvedMesh(
                        columns: width, rows: height, vertices: vertices, background: background,
                        smoothsColors: smoothsColors, space: colorSpace.space)))
        }
        Graph.current?.fail(.missing(problem))
        return .color(background)
    }

    /// What is wrong with the grid; nil when nothing is.
    private func problem(colorCount: Int) -> String? {
        guard width >= 2, height >= 2 else {
            return "a mesh gradient needs at least 2 x 2 points, not \(width) x \(height)"
        }
        guard width <= MeshGradient.patchLimit, height <= MeshGradient.patchLimit,
            (width - 1) * (height - 1) < MeshGradient.patchLimit
        else {
            return "a mesh gradient of \(width) x \(height) points has more than \(MeshGradient.patchLimit) patches"
        }
        guard locations.count == width * height, colorCount == width * height else {
            return "a mesh gradient of \(width) x \(height) needs \(width * height) points and colors, "
                + "not \(locations.count) and \(colorCount)"
        }
        return nil
    }
}

extension MeshGradient.Locations {
    fileprivate var count: Int {
        switch self {
        case .points(let points): points.count
        case .bezierPoints(let points): points.count
        }
    }

    fileprivate var vertices: [(CGPoint, MeshPaint.Handles?)] {
        switch self {
        case .points(let points): points.map { (CGPoint($0), nil) }
        case .bezierPoints(let points):
            points.map { point in
                let handles = MeshPaint.Handles(
                    leading: CGPoint(point.leadingControlPoint), top: CGPoint(point.topControlPoint),
                    trailing: CGPoint(point.trailingControlPoint), bottom: CGPoint(point.bottomControlPoint))
                return (CGPoint(point.position), handles)
            }
        }
    }
}

extension MeshGradient.Colors {
    fileprivate func resolved(in environment: EnvironmentValues) -> [RGBA] {
        switch self {
        case .colors(let colors): colors.map { $0.rgba(in: environment) }
        case .resolvedColors(let colors): colors.map(\.rgba)
        }
    }
}

extension CGPoint {
    fileprivate init(_ point: SIMD2<Float>) { self.init(x: Double(point.x), y: Double(point.y)) }
}
