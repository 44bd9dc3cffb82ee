import KinoraViews

/// What modifiers say about the charts below.
struct ChartSettings {
    var xAxis: [_AxisPlan]?
    var yAxis: [_AxisPlan]?
    var xDomain: [_Plotted]?
    var yDomain: [_Plotted]?
    var includesZeroX = false
    var includesZeroY = true
    var legend = Visibility.automatic
    var legendPlace = ChartLegendPlace()
    var styles: [(name: String, style: AnyShapeStyle)] = []
    var range: [AnyShapeStyle] = []
    var xLabel: AnyView?
    var yLabel: AnyView?
    var overlay: ((ChartProxy) -> AnyView)?
    var background: ((ChartProxy) -> AnyView)?
    var plotStyle: ((ChartPlotContent) -> any View)?
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// The values that an axis goes over.
public protocol ScaleDomain { var _values: (values: [_Plotted]?, includesZero: Bool) { get } }
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: (values: [_Plotted]?, includesZero: Bool) {
        ([lowerBound._plotted, upperBound._plotted], false)
    }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _values: (values: [_Plotted]?, includesZero: Bool) { (map(\._plotted), false) }
}
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool
    public var _values: (values: [_Plotted]?, includesZero: Bool) { (nil, includesZero) }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero ?? true)
    }
}
public struct ScaleType: Hashable, Sendable {
    private let name: String
    public static let linear = ScaleType(name: "linear")
    public static let log = ScaleType(name: "log")
    public static let category = ScaleType(name: "category")
    public static let date = ScaleType(name: "date")
    public static let squareRoot = ScaleType(name: "squareRoot")
    public static let symmetricLog = ScaleType(name: "symmetricLog")
}
public struct ChartScrollTargetBehavior: Sendable {}

extension View {
    private func charts(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
    public func chartXAxis(_ visibility: Visibility) -> some View {
        charts { $0.xAxis = visibility == .hidden ? [] : nil }
    }
    public func chartYAxis(_ visibility: Visibility) -> some View {
        charts { $0.yAxis = visibility == .hidden ? [] : nil }
    }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return charts { $0.xAxis = axes }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return charts { $0.yAxis = axes }
    }
    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { ($0.xDomain, $0.includesZeroX) = domain._values }
    }
    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        charts { ($0.yDomain, $0.includesZeroY) = domain._values }
    }
    public func chartXScale(type: ScaleType? = nil) -> some View { self }
    public func chartYScale(type: ScaleType? = nil) -> some View { self }
    public func chartXScale(range: ClosedRange<CGFloat>) -> some View { self }
    public func chartYScale(range: ClosedRange<CGFloat>) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { charts { $0.legend = visibility } }
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { charts { $0.legendPlace = ChartLegendPlace(position, alignment, spacing) } }
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return charts { $0.legendPlace = ChartLegendPlace(position, alignment, spacing, content) }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        charts { $0.styles = mapping.map { ($0.key._plotted.name, AnyShapeStyle($0.value)) } }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        charts { $0.styles = zip(domain, range).map { ($0._plotted.name, AnyShapeStyle($1)) } }
    }
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        charts { $0.range = range.map { AnyShapeStyle($0) } }
    }
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View { charts { $0.styles = domain.map { ($0._plotted.name, AnyShapeStyle(mapping($0))) } } }
    /// Symbols are those of the marks.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        self
    }
    public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View
    {
        charts { $0.xLabel = AnyView(Text(labelKey)) }
    }
    public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View
    {
        charts { $0.yLabel = AnyView(Text(labelKey)) }
    }
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return charts { $0.xLabel = view }
    }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let view = AnyView(content())
        return charts { $0.yLabel = view }
    }
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        charts { $0.plotStyle = { content($0) } }
    }
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { charts { $0.overlay = { AnyView(content($0)) } } }
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { charts { $0.background = { AnyView(content($0)) } } }
    /// A script does not select values.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    /// All of a chart is shown.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}
