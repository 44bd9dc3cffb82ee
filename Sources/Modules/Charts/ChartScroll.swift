import KinoraViews

/// How one axis is scrolled.
struct ChartScroll {
    var isOn = false
    /// How much of the domain is seen: a length of values, or a number of categories. nil is all.
    var length: Double?
    /// The value at the beginning of what is seen.
    var position: (() -> _Plotted?)?
    var moved: ((_Plotted) -> Void)?
    var behavior: (any ChartScrollTargetBehavior)?

    /// How many times the plot the whole domain is long.
    func share(of kind: ChartScale.Kind, _ type: ScaleType) -> CGFloat {
        guard isOn, let length, length > 0 else { return 1 }
        switch kind {
        case .bands(let names): return max(1, CGFloat(names.count) / CGFloat(length))
        case .line(let low, let high, _): return max(1, CGFloat(abs(high - low) / length))
        }
    }
}

extension View {
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        charts {
            $0.x.scroll.isOn = axes.contains(.horizontal)
            $0.y.scroll.isOn = axes.contains(.vertical)
        }
    }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        charts { $0.x.scroll.length = length._plotted.number }
    }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        charts { $0.y.scroll.length = length._plotted.number }
    }
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        charts { ($0.x.scroll.behavior, $0.y.scroll.behavior) = (behavior, behavior) }
    }
    public func chartScrollPosition(initialX: some Plottable) -> some View {
        charts { $0.x.scroll.position = { initialX._plotted } }
    }
    public func chartScrollPosition(initialY: some Plottable) -> some View {
        charts { $0.y.scroll.position = { initialY._plotted } }
    }
    public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        charts { $0.x.scroll.follow(x) }
    }
    public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        charts { $0.y.scroll.follow(y) }
    }
}
extension ChartScroll {
    fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
        position = { binding.wrappedValue._plotted }
        moved = { if let value = $0.of(P.self) { binding.wrappedValue = value } }
    }
}

/// What a chart's target behavior knows of the scroll.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    public let chartProxy: ChartProxy
    let context: ScrollTargetBehaviorContext
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: keyPath]
    }
}

/// Where scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}
extension ChartScrollTargetBehavior {
    /// Outside of a chart nothing is aligned.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}
extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context.context)
    }
}

/// A chart's behavior for the scroll view behind it.
private struct ChartScrollTarget: ScrollTargetBehavior {
    let behavior: (any ChartScrollTargetBehavior)?
    let proxy: ChartProxy
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        behavior?.updateTarget(
            &target, context: ChartScrollTargetBehaviorContext(chartProxy: proxy, context: context))
    }
}

public struct ValueAlignedLimitBehavior: Sendable {
    let limits: Bool
    public static var automatic: ValueAlignedLimitBehavior { .init(limits: false) }
    /// One major value at most for each swipe.
    public static var always: ValueAlignedLimitBehavior { .init(limits: true) }
    public static var never: ValueAlignedLimitBehavior { .init(limits: false) }
}
/// To what fast swipes go.
public struct MajorValueAlignment<Value: Plottable> {
    fileprivate let unit: ValueAlignedChartScrollTargetBehavior.Unit
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
        .init(unit: .length(unit._plotted.number ?? 0))
    }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
        .init(unit: .dates(components))
    }
    public static var page: MajorValueAlignment { .init(unit: .page) }
}
/// Rests at whole units: at the nearest major one after a swipe, at the nearest one otherwise.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Unit {
        case length(Double), dates(DateComponents), page
    }
    private struct Alignment {
        let unit: Unit
        let major: Unit?
    }
    private var x: Alignment?
    private var y: Alignment?
    private let limit: ValueAlignedLimitBehavior

    private init<X, Y>(
        x: Unit, _ majorX: MajorValueAlignment<X>?, y: Unit, _ majorY: MajorValueAlignment<Y>?,
        _ limit: ValueAlignedLimitBehavior
    ) {
        self.limit = limit
        self.x = Alignment(unit: x, major: majorX?.unit)
        self.y = Alignment(unit: y, major: majorY?.unit)
    }
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .of(unit), majorAlignment, y: .of(unit), majorAlignment, limitBehavior) }
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .dates(components), majorAlignment, y: .dates(components), majorAlignment, limitBehavior) }
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .of(xUnit), xMajorAlignment, y: .of(yUnit), yMajorAlignment, limitBehavior) }
    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .dates(xComponents), xMajorAlignment, y: .dates(yComponents), yMajorAlignment, limitBehavior) }
    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .dates(xComponents), xMajorAlignment, y: .of(yUnit), yMajorAlignment, limitBehavior) }
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) { self.init(x: .of(xUnit), xMajorAlignment, y: .dates(yComponents), yMajorAlignment, limitBehavior) }

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let layout = context.chartProxy.layout
        if let x, context.axes.contains(.horizontal) {
            let isFast = abs(context.velocity.dx) > 100
            target.rect.origin.x = rest(
                target.rect.minX, from: context.originalTarget.rect.minX, isFast ? x.major ?? x.unit : x.unit,
                layout.x, layout.plot.width)
        }
        if let y, context.axes.contains(.vertical) {
            let isFast = abs(context.velocity.dy) > 100
            target.rect.origin.y = rest(
                target.rect.minY, from: context.originalTarget.rect.minY, isFast ? y.major ?? y.unit : y.unit,
                layout.y, layout.plot.height)
        }
    }

    /// The offset of the nearest value of a unit, in points.
    private func rest(
        _ offset: CGFloat, from start: CGFloat, _ unit: Unit, _ scale: ChartScale, _ page: CGFloat
    ) -> CGFloat {
        let goal = limit.limits ? min(max(offset, start - page), start + page) : offset
        switch unit {
        case .page: return (goal / page).rounded() * page
        case .length(let length):
            guard length > 0 else { return goal }
            if scale.band > 0 { return (goal / (scale.band * length)).rounded() * scale.band * length }
            guard let value = scale.value(atOffset: goal)?.number else { return goal }
            return scale.offset(of: .number((value / length).rounded() * length)) ?? goal
        case .dates(let components):
            guard case .date(let date)? = scale.value(atOffset: goal) else { return goal }
            let calendar = Calendar.charts
            let found = [Calendar.SearchDirection.backward, .forward].compactMap {
                calendar.nextDate(
                    after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
            }
            let best = found.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
            return best.flatMap { scale.offset(of: .date($0)) } ?? goal
        }
    }
}
extension ValueAlignedChartScrollTargetBehavior.Unit {
    fileprivate static func of<P: Plottable>(_ unit: P) -> Self { .length(unit._plotted.number ?? 0) }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        .init(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        .init(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        .init(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        .init(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
}

/// The scroll view over a plot: it shows nothing, and says how far the chart is scrolled.
struct ChartScroller: View {
    let proxy: ChartProxy
    let settings: ChartSettings
    /// In points of the content.
    @Binding var offset: CGPoint?
    @State private var position: ScrollPosition

    init(proxy: ChartProxy, settings: ChartSettings, offset: Binding<CGPoint?>) {
        (self.proxy, self.settings, _offset) = (proxy, settings, offset)
        let start = proxy.layout.offset
        _position = State(initialValue: ScrollPosition(point: start))
    }

    var body: some View {
        let layout = proxy.layout
        let axes: Axis.Set = [
            settings.x.scroll.isOn ? .horizontal : [], settings.y.scroll.isOn ? .vertical : [],
        ]
        let behavior = ChartScrollTarget(
            behavior: settings.x.scroll.behavior ?? settings.y.scroll.behavior, proxy: proxy)
        ScrollView(axes) {
            Color.clear.frame(width: layout.content.width, height: layout.content.height)
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(behavior)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: scrolled) { _, new in
            guard new != offset ?? layout.offset else { return }
            offset = new
            if let moved = settings.x.scroll.moved, let value = layout.x.value(atOffset: new.x) { moved(value) }
            if let moved = settings.y.scroll.moved, let value = layout.y.value(atOffset: new.y) { moved(value) }
        }
        .frame(width: layout.plot.width, height: layout.plot.height)
    }

    /// From the beginning of the content, which safe areas may move away from that of the scroll view.
    private func scrolled(_ geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: geometry.contentOffset.x + geometry.contentInsets.leading,
            y: geometry.contentOffset.y + geometry.contentInsets.top)
    }
}
