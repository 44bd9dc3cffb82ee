import KinoraViews

/// What modifiers say about the charts below.
struct ChartSettings {
    /// What is said of one axis.
    struct AxisSettings {
        var plans: [_AxisPlan]?
        /// Whether there is an axis at all, whatever its marks are.
        var visibility = Visibility.automatic
        var domain = _ScaleDomain()
        var type: ScaleType?
        var ends: ((CGFloat) -> (start: CGFloat, end: CGFloat))?
        var label: ChartAxisLabel?
        var style: ((ChartAxisContent) -> AnyView)?
        var scroll = ChartScroll()
        /// Is told the value at a place; nil where a selection ends.
        var select: ((_Plotted?) -> Void)?
        var selectRange: ((_Plotted?, _Plotted?) -> Void)?

        /// How many marks are wished for at most, and the axis ends at; nil where it is not said.
        var desiredCount: Int? {
            guard visibility != .hidden, case .automatic(let count, _) = plans?.first?.values.kind else { return nil }
            return count
        }

        /// The axes that are drawn: those that are said, or the standard one.
        func shown(standard: @autoclosure () -> _AxisPlan) -> [_AxisPlan] {
            visibility == .hidden ? [] : plans ?? [standard()]
        }
    }
    var x = AxisSettings()
    var y = AxisSettings(domain: _ScaleDomain(includesZero: true))
    var legend = Visibility.automatic
    var legendPlace = ChartLegendPlace()
    var styles = ChartLooks<AnyShapeStyle>()
    /// Whether styles of a range are those of numbers, too: colors, which have others in between.
    var colors: [Color] = []
    var symbols = ChartLooks<AnyChartSymbolShape>()
    var sizes = ChartLooks<CGFloat>()
    var strokes = ChartLooks<StrokeStyle>()
    var overlay: (alignment: Alignment, make: (ChartProxy) -> AnyView)?
    var background: (alignment: Alignment, make: (ChartProxy) -> AnyView)?
    var plotStyle: ((ChartPlotContent) -> any View)?
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?
    var selectAngle: ((_Plotted?) -> Void)?
}

/// The title of an axis.
struct ChartAxisLabel {
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    let view: AnyView
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    func charts(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
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
    public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
        charts { $0.plotStyle = { content($0) } }
    }
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { charts { $0.overlay = (alignment, { AnyView(content($0)) }) } }
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { charts { $0.background = (alignment, { AnyView(content($0)) }) } }
}

// MARK: Axes

extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { charts { $0.x.visibility = visibility } }
    public func chartYAxis(_ visibility: Visibility) -> some View { charts { $0.y.visibility = visibility } }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return charts { $0.x.plans = axes }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let axes = content()._axes
        return charts { $0.y.plans = axes }
    }
    public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
        charts { $0.x.style = { AnyView(content($0)) } }
    }
    public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
        charts { $0.y.style = { AnyView(content($0)) } }
    }
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
        return charts { $0.x.label = label }
    }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
        return charts { $0.y.label = label }
    }
}
