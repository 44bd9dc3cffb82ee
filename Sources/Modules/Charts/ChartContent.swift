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
    var kind: Kind
    var x: (start: _Plotted, end: _Plotted?)?
    var y: (start: _Plotted, end: _Plotted?)?
    /// On the axis into the depth of a chart with three.
    var z: _Plotted?
    /// Lines and areas with different names are different lines.
    var series: String?
    var width: MarkDimension?
    var height: MarkDimension?
    /// From where to where it goes across and down the plot whatever its values are, in points.
    var pixelsX: (start: CGFloat?, end: CGFloat?)
    var pixelsY: (start: CGFloat?, end: CGFloat?)
    /// Whether an area lies beside its line, not below it.
    var isSideways = false
    var stacking = MarkStackingMethod.standard
    var style: AnyShapeStyle?
    /// The value that decides the color.
    var styleBy: _Plotted?
    var positionBy: String?
    var symbolBy: _Plotted?
    var sizeBy: _Plotted?
    var lineBy: _Plotted?
    var symbol: AnyChartSymbolShape?
    /// In square points.
    var symbolSize: CGFloat?
    var symbolView: AnyView?
    var line: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var offset = CGSize.zero
    /// How far each side is moved by itself.
    var sides = EdgeInsets()
    var annotations: [_Annotation] = []
    var zIndex = 0.0
    /// Shapes that each figure is cut to, at its own box.
    var clips: [@Sendable (CGRect) -> Path] = []
    /// Whether gradients go over all of the plot.
    var isStyledByPlot = false
    /// Whether it is cut at the plot's edges.
    var staysInPlot = false
    /// From the outermost to the innermost.
    var layers: [_MarkLayer] = []
    /// What is sampled once the domain is known.
    var function: _ChartFunction?
    var sector = (inner: MarkDimension.ratio(0), outer: MarkDimension.ratio(1), inset: CGFloat(0))

    init(
        kind: Kind, x: (start: _Plotted, end: _Plotted?)? = nil, y: (start: _Plotted, end: _Plotted?)? = nil,
        series: String? = nil, width: MarkDimension? = nil, stacking: MarkStackingMethod = .standard
    ) { (self.kind, self.x, self.y, self.series, self.width, self.stacking) = (kind, x, y, series, width, stacking) }
}

/// What stands at a mark.
struct _Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let make: @MainActor (AnnotationContext) -> AnyView
}

/// What is done to several marks as one picture. It is told from others by what it is, not by what it says.
final class _MarkLayer {
    enum Kind {
        case view(@MainActor (AnyView) -> AnyView)
        case mask([_Mark])
    }
    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
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
    @MainActor public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }
    @MainActor public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
        accumulated: A, next: B
    ) -> _Marks { _Marks(_marks: accumulated._marks + next._marks) }
    @MainActor public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
    @MainActor public static func buildEither<C: ChartContent>(first: C) -> _Marks { _Marks(_marks: first._marks) }
    @MainActor public static func buildEither<C: ChartContent>(second: C) -> _Marks { _Marks(_marks: second._marks) }
    @MainActor public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Marks whose type is not said.
public struct AnyChartContent: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    @MainActor public init(_ content: any ChartContent) { _marks = content._marks }
    @MainActor public init(erasing content: some ChartContent) { _marks = content._marks }
}

/// Marks that modifiers change as one.
public struct Plot<Content: ChartContent>: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    @MainActor public init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }
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

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// For each number of a range.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(collecting: data, id: { $0 }, content: content)
    }
}
