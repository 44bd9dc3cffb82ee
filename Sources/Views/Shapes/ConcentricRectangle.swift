import KinoraStage

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

extension Edge.Corner {
    /// How round a corner is. A number is a fixed radius in points.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        /// nil: concentric.
        private let radius: CGFloat?
        private let minimum: CGFloat

        /// Around the same center as the container's corner, see `View.containerShape(_:)`; square where there is none.
        public static let concentric = Style(radius: nil, minimum: 0)
        /// Around the same center as the container's corner, and no sharper than `minimum`, 0 where it is not given.
        public static func concentric(minimum: Style = 0) -> Style {
            Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
        }
        /// - Parameter radius: in points.
        public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

        private init(radius: CGFloat?, minimum: CGFloat) { (self.radius, self.minimum) = (radius, minimum) }
        public init(floatLiteral value: Double) { self.init(radius: value, minimum: 0) }
        public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), minimum: 0) }

        /// The radius where that of the concentric corner is `concentric`.
        fileprivate func radius(_ concentric: CGFloat) -> CGFloat { radius ?? max(minimum, concentric) }
    }
}

/// A rectangle whose corners share their centers with those of its container: their radius is the container's less the distance to
/// it. `View.containerShape(_:)` says what the container is.
nonisolated public struct ConcentricRectangle: InsettableShape, RoundedCorners {
    public typealias Style = Edge.Corner.Style
    private let topLeading: Style
    private let topTrailing: Style
    private let bottomLeading: Style
    private let bottomTrailing: Style
    /// Corners that share the largest of their radii.
    private let uniform: [Set<Edge.Corner>]
    private var inset: CGFloat = 0

    private init(_ styles: (Style, Style, Style, Style), uniform: [Set<Edge.Corner>]) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing) = styles
        self.uniform = uniform
    }

    public init() { self.init(corners: .concentric) }

    /// - Parameter isUniform: whether all corners have the largest of their radii.
    public init(corners: Style, isUniform: Bool = false) {
        self.init((corners, corners, corners, corners), uniform: isUniform ? [Set(Edge.Corner.allCases)] : [])
    }
    public init(
        topLeadingCorner: Style? = nil, topTrailingCorner: Style? = nil, bottomLeadingCorner: Style? = nil,
        bottomTrailingCorner: Style? = nil
    ) {
        self.init(
            (topLeadingCorner ?? 0, topTrailingCorner ?? 0, bottomLeadingCorner ?? 0, bottomTrailingCorner ?? 0),
            uniform: [])
    }
    public init(
        uniformTopCorners: Style? = nil, bottomLeadingCorner: Style? = nil, bottomTrailingCorner: Style? = nil
    ) {
        let top = uniformTopCorners ?? 0
        self.init(
            (top, top, bottomLeadingCorner ?? 0, bottomTrailingCorner ?? 0), uniform: [[.topLeading, .topTrailing]])
    }
    public init(topLeadingCorner: Style? = nil, topTrailingCorner: Style? = nil, uniformBottomCorners: Style? = nil) {
        let bottom = uniformBottomCorners ?? 0
        self.init(
            (topLeadingCorner ?? 0, topTrailingCorner ?? 0, bottom, bottom),
            uniform: [[.bottomLeading, .bottomTrailing]])
    }
    public init(uniformTopCorners: Style? = nil, uniformBottomCorners: Style? = nil) {
        let (top, bottom) = (uniformTopCorners ?? 0, uniformBottomCorners ?? 0)
        self.init(
            (top, top, bottom, bottom), uniform: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
    }
    public init(uniformLeadingCorners: Style? = nil, uniformTrailingCorners: Style? = nil) {
        let (leading, trailing) = (uniformLeadingCorners ?? 0, uniformTrailingCorners ?? 0)
        self.init(
            (leading, trailing, leading, trailing),
            uniform: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
    }

    public func path(in rect: CGRect) -> Path {
        guard let inner = rect.insetByAtMostHalf(inset) else { return Path() }
        return Path(roundedRect: inner, cornerRadii: cornerRadii(in: rect.size).inset(by: inset))
    }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
    public typealias InsetShape = ConcentricRectangle

    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        let around = ContainerAround.current?.concentricRadii ?? RectangleCornerRadii()
        var radii: [Edge.Corner: CGFloat] = [
            .topLeading: topLeading.radius(around.topLeading), .topTrailing: topTrailing.radius(around.topTrailing),
            .bottomLeading: bottomLeading.radius(around.bottomLeading),
            .bottomTrailing: bottomTrailing.radius(around.bottomTrailing),
        ]
        for corners in uniform {
            let largest = corners.compactMap { radii[$0] }.max()
            for corner in corners { radii[corner] = largest }
        }
        return RectangleCornerRadii(
            topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
            bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0
        ).fitted(to: CGRect(origin: .zero, size: size))
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    public static func rect(
        topLeadingCorner: Edge.Corner.Style? = nil, topTrailingCorner: Edge.Corner.Style? = nil,
        bottomLeadingCorner: Edge.Corner.Style? = nil, bottomTrailingCorner: Edge.Corner.Style? = nil
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    public static func rect(
        uniformTopCorners: Edge.Corner.Style? = nil, uniformBottomCorners: Edge.Corner.Style? = nil
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
}
