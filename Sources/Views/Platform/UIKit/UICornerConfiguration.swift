import KinoraStage

/// How far a corner is rounded, in points.
public struct UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    fileprivate let points: CGFloat
    public init(floatLiteral value: Double) { points = value }
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    private init(_ points: CGFloat) { self.points = points }
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius) }
    /// The least radius: the container of a view is not known here.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(minimum ?? 0) }
}

/// How the corners of a view are rounded. Corners of one view have one radius here, the largest.
public struct UICornerConfiguration: Hashable, Sendable {
    private let radius: UICornerRadius
    private let corners: UInt

    private init(_ corners: [(corner: CACornerMask, radius: UICornerRadius?)]) {
        let rounded = corners.filter { ($0.radius?.points ?? 0) > 0 }
        radius = rounded.compactMap(\.radius).max { $0.points < $1.points } ?? 0
        self.corners = rounded.reduce(0) { $0 | $1.corner.rawValue }
    }

    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([
            (.layerMinXMinYCorner, topLeftRadius), (.layerMaxXMinYCorner, topRightRadius),
            (.layerMinXMaxYCorner, bottomLeftRadius), (.layerMaxXMaxYCorner, bottomRightRadius),
        ])
    }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
            bottomRightRadius: radius)
    }
    /// Half circles at the shorter sides.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        corners(radius: .fixed(maximumRadius ?? 100_000))
    }

    @MainActor
    func apply(to layer: CALayer) {
        layer.cornerRadius = radius.points
        layer.maskedCorners = CACornerMask(rawValue: corners)
    }
}
