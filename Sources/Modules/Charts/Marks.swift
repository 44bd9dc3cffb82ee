import KinoraGeometry
import KinoraViews

/// What is plotted: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    var _marks: [_Mark] { get }
}
extension ChartContent {
    public var _marks: [_Mark] { body._marks }
}
extension ChartContent where Body == Never {
    public var body: Never { fatalError("A mark is made of nothing else.") }
}
extension Never: ChartContent {
    public var _marks: [_Mark] { [] }
}

/// One mark, before it has a place.
public struct _Mark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }
    let kind: Kind
    var x: (start: _Plotted, end: _Plotted?)?
    var y: (start: _Plotted, end: _Plotted?)?
    /// Lines and areas with different names are different lines.
    var series: String?
    var width: MarkDimension?
    var stacking = MarkStackingMethod.standard
    var style: AnyShapeStyle?
    /// The category that decides the color.
    var styleBy: String?
    var positionBy: String?
    var symbolBy: String?
    var symbol: AnyChartSymbolShape?
    var symbolSize: CGFloat = 43
    var symbolView: AnyView?
    var line: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var offset = CGSize.zero
    /// How far each side is moved by itself.
    var sides = EdgeInsets()
    var annotations: [(position: AnnotationPosition, spacing: CGFloat, view: AnyView)] = []
    var sector = (inner: MarkDimension.ratio(0), outer: MarkDimension.ratio(1), inset: CGFloat(0))
}

/// Several marks as one.
public struct _Marks: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
}

@resultBuilder
public enum ChartContentBuilder {
    @MainActor public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock() -> _Marks { _Marks(_marks: []) }
    @MainActor public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
    @MainActor public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _Marks {
        var marks: [_Mark] = []
        repeat marks += (each content)._marks
        return _Marks(_marks: marks)
    }
    @MainActor public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    @MainActor public static func buildEither<C: ChartContent>(first: C) -> _Marks { _Marks(_marks: first._marks) }
    @MainActor public static func buildEither<C: ChartContent>(second: C) -> _Marks { _Marks(_marks: second._marks) }
    @MainActor public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _Marks {
        _Marks(_marks: content._marks)
    }
}

/// An `if` without an `else`. It keeps the type of its content: the compiler does not find that of a `ForEach` otherwise.
extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var _marks: [_Mark] { map(\._marks) ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var _marks: [_Mark] { data.flatMap { content($0)._marks } }
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}

// MARK: How marks are set

/// How wide a mark is.
public enum MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    case automatic
    /// In points.
    case fixed(CGFloat)
    /// From the edges of its place, in points.
    case inset(CGFloat)
    /// Of its place, 0…1.
    case ratio(CGFloat)
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// In points, of a place so long.
    func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch self {
        case .automatic: automatic
        case .fixed(let length): length
        case .inset(let inset): max(0, room - 2 * inset)
        case .ratio(let share): room * share
        }
    }
}
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable { case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd }
    let kind: Kind
    var tension: CGFloat = 0
    public static var linear: InterpolationMethod { .init(kind: .linear) }
    public static var monotone: InterpolationMethod { .init(kind: .monotone) }
    public static var catmullRom: InterpolationMethod { .init(kind: .catmullRom) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom) }
    public static var cardinal: InterpolationMethod { .init(kind: .cardinal) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal, tension: tension) }
    public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
    public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
    public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }
}
public struct AnnotationPosition: Hashable, Sendable {
    let point: UnitPoint?
    var isAutomatic = false
    public static let automatic = AnnotationPosition(point: .top, isAutomatic: true)
    public static let overlay = AnnotationPosition(point: nil)
    public static let top = AnnotationPosition(point: .top)
    public static let bottom = AnnotationPosition(point: .bottom)
    public static let leading = AnnotationPosition(point: .leading)
    public static let trailing = AnnotationPosition(point: .trailing)
    public static let topLeading = AnnotationPosition(point: .topLeading)
    public static let topTrailing = AnnotationPosition(point: .topTrailing)
    public static let bottomLeading = AnnotationPosition(point: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(point: .bottomTrailing)
}
public struct AnnotationOverflowResolution: Sendable {
    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }
    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
public struct AnnotationContext {
    /// The mark's size, in points.
    public let targetSize: CGSize
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
        func polygon(_ corners: Int, from turn: Double) -> Path {
            var path = Path()
            path.addLines(
                (0..<corners).map { corner in
                    let angle = (turn + Double(corner) / Double(corners)) * 2 * .pi
                    return CGPoint(x: center.x + radius * Maths.cos(angle), y: center.y + radius * Maths.sin(angle))
                })
            path.closeSubpath()
            return path
        }
        func strokes(_ count: Int, from turn: Double) -> Path {
            var path = Path()
            for stroke in 0..<count {
                let angle = (turn + Double(stroke) / Double(2 * count)) * 2 * .pi
                let (dx, dy) = (radius * Maths.cos(angle), radius * Maths.sin(angle))
                path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
                path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
            }
            return path.strokedPath(StrokeStyle(lineWidth: radius / 2))
        }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
        case .triangle: return polygon(3, from: -0.25)
        case .diamond: return polygon(4, from: 0)
        case .pentagon: return polygon(5, from: -0.25)
        case .plus: return strokes(2, from: 0)
        case .cross: return strokes(2, from: 0.125)
        case .asterisk: return strokes(3, from: 0.25)
        }
    }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
public struct AnyChartSymbolShape {
    let path: (CGRect) -> Path
    public init(_ shape: some ChartSymbolShape) { path = { shape.path(in: $0) } }
}

@MainActor
extension ChartContent {
    private func changed(_ change: (inout _Mark) -> Void) -> _Marks {
        _Marks(
            _marks: _marks.map {
                var mark = $0
                change(&mark)
                return mark
            })
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleBy = value.value.name }
    }
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { changed { $0.positionBy = value.value.name } }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { $0.symbol = AnyChartSymbolShape(symbol) }
    }
    public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.symbolBy = value.value.name }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = view }
    }
    /// The area, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = area } }
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolSize = size.width * size.height }
    }
    public func symbolSize<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.symbolSize = 20 + CGFloat(abs(value.value.number ?? 0)).squareRoot() * 20 }
    }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = style } }
    public func lineStyle<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
        changed { $0.series = $0.series ?? value.value.name }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed { ($0.offset.width, $0.offset.height) = ($0.offset.width + x, $0.offset.height + y) }
    }
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(x: x, y: 0).sides(top: yStart, bottom: yEnd)
    }
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(x: 0, y: y).sides(leading: xStart, trailing: xEnd)
    }
    public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent {
        sides(top: yStart, leading: xStart, bottom: yEnd, trailing: xEnd)
    }
    private func sides(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) -> some ChartContent {
        changed {
            $0.sides.top += top
            $0.sides.leading += leading
            $0.sides.bottom += bottom
            $0.sides.trailing += trailing
        }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed { $0.annotations.append((position, spacing ?? 4, view)) }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
    /// Marks are drawn in their order.
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { self }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

// MARK: Marks

public struct BarMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        let isVertical = y.value.number != nil && (x.value.number == nil || x.end != nil || y.end == nil)
        _marks = [
            _Mark(
                kind: .bar, x: (x.value, x.end), y: (y.value, y.end), width: isVertical ? width : height,
                stacking: stacking)
        ]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        _marks = [
            _Mark(
                kind: .bar, x: (x.value, x.end), y: (yStart.value, yEnd.value), width: width, stacking: .unstacked)
        ]
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        _marks = [
            _Mark(
                kind: .bar, x: (xStart.value, xEnd.value), y: (y.value, y.end), width: height, stacking: .unstacked)
        ]
    }
    /// One bar whose parts are beside each other.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension, stacking: MarkStackingMethod = .standard
    ) { _marks = [_Mark(kind: .bar, x: (x.value, x.end), y: (.category(""), nil), width: height, stacking: stacking)] }
    /// One bar whose parts are above each other.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) { _marks = [_Mark(kind: .bar, x: (.category(""), nil), y: (y.value, y.end), width: width, stacking: stacking)] }
    /// One bar whose parts are beside each other.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, stacking: MarkStackingMethod = .standard
    ) { _marks = [_Mark(kind: .bar, x: (x.value, x.end), y: (.category(""), nil), stacking: stacking)] }
}
public struct LineMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_Mark(kind: .line, x: (x.value, x.end), y: (y.value, y.end))]
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { _marks = [_Mark(kind: .line, x: (x.value, x.end), y: (y.value, y.end), series: series.value.name)] }
}
public struct AreaMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { _marks = [_Mark(kind: .area, x: (x.value, x.end), y: (y.value, nil), stacking: stacking)] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            _Mark(kind: .area, x: (x.value, x.end), y: (y.value, nil), series: series.value.name, stacking: stacking)
        ]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .area, x: (x.value, x.end), y: (yStart.value, yEnd.value), stacking: .unstacked)] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _marks = [
            _Mark(
                kind: .area, x: (x.value, x.end), y: (yStart.value, yEnd.value), series: series.value.name,
                stacking: .unstacked)
        ]
    }
}
public struct PointMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_Mark(kind: .point, x: (x.value, x.end), y: (y.value, y.end))]
    }
}
public struct RuleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable>(x: PlottableValue<X>) { _marks = [_Mark(kind: .rule, x: (x.value, x.end))] }
    public init<Y: Plottable>(y: PlottableValue<Y>) { _marks = [_Mark(kind: .rule, y: (y.value, y.end))] }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .rule, x: (x.value, x.end), y: (yStart.value, yEnd.value))] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .rule, x: (xStart.value, xEnd.value), y: (y.value, y.end))] }
}
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { _marks = [_Mark(kind: .rectangle, x: (x.value, x.end), y: (y.value, y.end), width: width)] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .rectangle, x: (xStart.value, xEnd.value), y: (yStart.value, yEnd.value))] }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        _marks = [_Mark(kind: .rectangle, x: (xStart.value, xEnd.value))]
    }
    /// As high as the plot.
    public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .rectangle, x: (x.value, x.end), width: width)]
    }
    /// As wide as the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        _marks = [_Mark(kind: .rectangle, y: (y.value, y.end), width: height)]
    }
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        _marks = [_Mark(kind: .rectangle, y: (yStart.value, yEnd.value))]
    }
}
public struct SectorMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    public init<T: Plottable>(
        angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = _Mark(kind: .sector, y: (angle.value, nil))
        mark.sector = (innerRadius, outerRadius, angularInset ?? 0)
        _marks = [mark]
    }
}
