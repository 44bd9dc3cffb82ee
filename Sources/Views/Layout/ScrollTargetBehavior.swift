import KinoraStage

/// Where a scroll is going to rest; a target behavior changes it. In points of the content.
struct ScrollTargetGeometry {
    /// Where it would rest, as large as the scroll view less its margins.
    var rect: CGRect
    /// Where it was when the finger took hold.
    let start: CGPoint
    /// Where it was when the finger let go.
    let released: CGPoint
    let limit: CGPoint
    /// The frames of the views of the target layout, with the margins that this keeps around them.
    let views: [CGRect]
    let velocity: CGSize
    let contentSize: CGSize
    let axes: Axis.Set
    let environment: EnvironmentValues

    /// The offset within the content's ends that is nearest.
    func reached(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    }
}

extension CGRect {
    /// Whether all of it is seen along the axes, with a rounding error's room.
    fileprivate func isWithin(_ seen: CGRect, along axes: Axis.Set) -> Bool {
        let isAcross = minX >= seen.minX - 0.01 && maxX <= seen.maxX + 0.01
        let isDown = minY >= seen.minY - 0.01 && maxY <= seen.maxY + 0.01
        return (isAcross || !axes.contains(.horizontal)) && (isDown || !axes.contains(.vertical))
    }
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    typealias Properties = ScrollTargetBehaviorProperties

    /// Changes where the content comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
    func _adjust(_ geometry: inout _ScrollRest)
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }

    public func _adjust(_ rest: inout _ScrollRest) {
        let geometry = rest.geometry
        var target = ScrollTarget(rect: geometry.rect, anchor: nil)
        updateTarget(
            &target,
            context: TargetContext(
                originalTarget: ScrollTarget(
                    rect: CGRect(origin: geometry.start, size: geometry.rect.size), anchor: nil),
                velocity: CGVector(dx: geometry.velocity.width, dy: geometry.velocity.height),
                contentSize: geometry.contentSize, containerSize: geometry.rect.size, axes: geometry.axes,
                environment: geometry.environment))
        rest.geometry.rect = rest.shown(target)
    }
}

/// The part of a scroll view's content that is to be seen.
public struct ScrollTarget: Hashable {
    /// In points of the content.
    public var rect: CGRect
    /// Which point of the part is to be at the same point of the scroll view; nil is its start.
    public var anchor: UnitPoint?
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a target behavior knows of the scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was seen when the finger took hold.
    public let originalTarget: ScrollTarget
    /// That of the content's offset when the finger let go, in points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

public struct ScrollTargetBehaviorPropertiesContext {}

public struct ScrollTargetBehaviorProperties {
    public var limitsScrolls = false
    public init() {}
}

/// The resting place of a scroll, in points.
public struct _ScrollRest {
    var geometry: ScrollTargetGeometry

    /// The rectangle of the content that is seen where a target is, with its anchor.
    func shown(_ target: ScrollTarget) -> CGRect {
        let size = geometry.rect.size
        guard let anchor = target.anchor else { return CGRect(origin: target.rect.origin, size: size) }
        return CGRect(
            origin: CGPoint(
                x: target.rect.minX + anchor.x * (target.rect.width - size.width),
                y: target.rect.minY + anchor.y * (target.rect.height - size.height)), size: size)
    }
}

/// Whole pages of the scroll view's size less its content margins, one at most for each swipe.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        guard size.width > 0, size.height > 0 else { return }
        // Pages are counted from the end at which the content begins.
        let isMirrored = context.layoutDirection == .rightToLeft
        let far = context.contentSize.width - size.width
        func turned(_ point: CGPoint) -> CGPoint { isMirrored ? CGPoint(x: far - point.x, y: point.y) : point }
        target.rect.origin = turned(
            ScrollPhysics.page(turned(target.rect.origin), from: turned(context.originalTarget.rect.origin), of: size))
    }
}

/// The nearest view of the scroll target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a swipe may pass. A finger takes the content as far as it goes; limited is what follows when it lets go.
    public struct LimitBehavior: Sendable {
        enum Most: Sendable {
            case any
            case views(Int)
            /// As many as are seen at once, or one.
            case screenful
        }

        let most: Most
        var isForCompactSize = false
        /// As many as are seen at once where the size class along the scrolling axis is compact, and any number elsewhere.
        public static var automatic: LimitBehavior { LimitBehavior(most: .screenful, isForCompactSize: true) }
        /// As many as are seen at once.
        public static var always: LimitBehavior { LimitBehavior(most: .screenful) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(most: .views(1)) }
        /// Three.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(most: .views(3)) }
        public static var never: LimitBehavior { LimitBehavior(most: .any) }

        /// From which to which of the stops one scroll comes that began near one of them; nil is any.
        fileprivate func range(
            from start: Int, released: Int, in geometry: ScrollTargetGeometry
        ) -> ClosedRange<Int>? {
            let environment = geometry.environment
            let isAcross = geometry.axes.contains(.horizontal)
            let size = isAcross ? environment.horizontalSizeClass : environment.verticalSizeClass
            if isForCompactSize && size != .compact { return nil }
            switch most {
            case .any: return nil
            case .views(let count): return start - count...start + count
            case .screenful:
                let seen = CGRect(origin: geometry.start, size: geometry.rect.size)
                let count = max(1, geometry.views.count { $0.isWithin(seen, along: geometry.axes) })
                return min(start - count, released)...max(start + count, released)
            }
        }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init() { self.init(limitBehavior: .automatic) }
    public init(limitBehavior: LimitBehavior = .automatic) { (limit, anchor) = (limitBehavior, nil) }
    public init(anchor: UnitPoint?) { (limit, self.anchor) = (.automatic, anchor) }
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        (limit, self.anchor) = (limitBehavior, anchor)
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    public func _adjust(_ rest: inout _ScrollRest) {
        let geometry = rest.geometry
        let isMirrored = geometry.environment.layoutDirection == .rightToLeft
        let anchor = isMirrored ? (anchor ?? .topLeading).placed(true) : anchor
        let stops = geometry.views.map { geometry.reached(rest.shown(ScrollTarget(rect: $0, anchor: anchor)).origin) }
        func nearest(_ point: CGPoint) -> Int? {
            stops.indices.min { stops[$0].distance(to: point) < stops[$1].distance(to: point) }
        }
        guard var goal = nearest(geometry.rect.origin) else { return }
        if let start = nearest(geometry.start), let released = nearest(geometry.released),
            let range = limit.range(from: start, released: released, in: geometry)
        {
            goal = min(max(goal, range.lowerBound), range.upperBound)
        }
        if geometry.limit.x > 0 { rest.geometry.rect.origin.x = stops[goal].x }
        if geometry.limit.y > 0 { rest.geometry.rect.origin.y = stops[goal].y }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        .init(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> Self { .init(anchor: anchor) }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
    ) -> Self { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

/// A target behavior whose type is forgotten.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior
    public init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
    public func _adjust(_ rest: inout _ScrollRest) { base._adjust(&rest) }
}

extension View {
    /// Where scrolling below comes to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(
            ChangeEnvironment { environment in
                environment.scrollTargetBehavior = { geometry in
                    var rest = _ScrollRest(geometry: geometry)
                    behavior._adjust(&rest)
                    geometry = rest.geometry
                }
            })
    }
}
