import KinoraViews

/// Marks with their axes and legend.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings
    /// How far somebody has scrolled, in points.
    @State private var scrolled: CGPoint?

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View {
        let plan = ChartPlan(content._marks, settings)
        let domains = ChartDomains(plan, settings)
        MovingChart(
            state: ChartState(marks: plan.marks, shown: domains, goal: domains), settings: settings,
            scrolled: $scrolled)
    }
}

/// A chart whose marks go to their new places where a change is animated.
private struct MovingChart: View, Animatable {
    var state: ChartState
    let settings: ChartSettings
    @Binding var scrolled: CGPoint?

    var animatableData: ChartNumbers {
        get { state.numbers }
        set { state.numbers = newValue }
    }

    var body: some View {
        let plan = ChartPlan(state.marks, settings)
        let place = settings.legendPlace
        let stack =
            place.isBeside
            ? AnyLayout(HStackLayout(alignment: place.alignment.vertical, spacing: place.spacing))
            : AnyLayout(VStackLayout(alignment: place.alignment.horizontal, spacing: place.spacing))
        stack {
            if plan.showsLegend, place.isBefore { ChartLegend(plan: plan, place: place) }
            labeled(plan)
            if plan.showsLegend, !place.isBefore { ChartLegend(plan: plan, place: place) }
        }
        .frame(minWidth: 0, idealWidth: 300, minHeight: 0, idealHeight: 200)
    }

    private func labeled(_ plan: ChartPlan) -> some View {
        let (x, y) = (settings.x.label, settings.y.label)
        return HStack(spacing: y?.spacing ?? 4) {
            if let y, y.position.point == .leading { y.turned }
            VStack(alignment: .leading, spacing: 8) {
                if let y, y.position.point?.y != 0.5 { y.across(.leading) }
                if let x, x.isAbove { x.across(.center) }
                GeometryReader { proxy in
                    ChartBody(
                        plan: plan, settings: settings,
                        layout: ChartLayout(plan, settings, proxy.size, scrolled: scrolled, state: state),
                        scrolled: $scrolled)
                }
                if let x, !x.isAbove { x.across(.center) }
            }
            if let y, y.position.point == .trailing { y.turned }
        }
        // Axes run from the left whatever the direction of text: marks and labels have to agree.
        .environment(\.layoutDirection, .leftToRight)
    }
}

@MainActor
extension ChartAxisLabel {
    fileprivate var isAbove: Bool { !position.isAutomatic && position.point?.y == 0 }
    private var text: some View { view.font(.caption).foregroundStyle(.secondary) }
    /// Above or below the plot.
    fileprivate func across(_ usual: HorizontalAlignment) -> some View {
        let corner = position.point.flatMap { $0.x == 0 ? HorizontalAlignment.leading : $0.x == 1 ? .trailing : nil }
        let side = alignment?.horizontal ?? corner ?? usual
        return text.frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
    }
    /// At a side of the plot, read from below.
    fileprivate var turned: some View {
        let size = ViewPicture.size(of: AnyView(text.fixedSize()))
        return text.fixedSize().rotationEffect(.degrees(-90)).frame(width: size.height, height: size.width)
            .frame(
                maxHeight: .infinity,
                alignment: Alignment(horizontal: .center, vertical: alignment?.vertical ?? .center))
    }
}

/// What is drawn at the size that is known.
private struct ChartBody: View {
    let plan: ChartPlan
    let settings: ChartSettings
    let layout: ChartLayout
    @Binding var scrolled: CGPoint?

    var body: some View {
        let plot = layout.plot
        let proxy = ChartProxy(layout: layout, settings: settings, frame: nil)
        ZStack(alignment: .topLeading) {
            if let plotStyle = settings.plotStyle {
                AnyView(plotStyle(ChartPlotContent(view: AnyView(marks))))
                    .frame(width: plot.width, height: plot.height)
                    .offset(x: plot.minX, y: plot.minY)
            } else {
                marks.frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
            }
            ChartAxisLabels(layout: layout, settings: settings)
            ForEach(layout.annotations.indices, id: \.self) { index in
                let note = layout.annotations[index]
                note.view.fixedSize().modifier(ChartLabelPlace(anchor: note.anchor))
                    .offset(x: plot.minX + note.point.x, y: plot.minY + note.point.y)
            }
            if settings.x.scroll.isOn || settings.y.scroll.isOn {
                ChartScroller(proxy: proxy, settings: settings, offset: $scrolled)
                    .modifier(ScrolledChartSelection(selection: ChartSelection(proxy)))
                    .offset(x: plot.minX, y: plot.minY)
            } else if let selection = ChartSelection(proxy) {
                Color.clear.contentShape(Rectangle()).simultaneousGesture(selection.gesture)
                    .frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
            }
            Color.clear.frame(width: plot.width, height: plot.height)
                .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
                .allowsHitTesting(false)
                .offset(x: plot.minX, y: plot.minY)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .modifier(ChartSurroundings(layout: layout, settings: settings))
    }

    private var marks: some View {
        ZStack {
            ChartAxisLines(axes: layout.axes.filter(\.layers.isEmpty))
            ForEach(layout.axes.indices.filter { !layout.axes[$0].layers.isEmpty }, id: \.self) { index in
                layout.axes[index].layers.reduce(AnyView(ChartAxisLines(axes: [layout.axes[index]]))) { $1($0) }
            }
            if layout.isScrolled {
                ChartFigures(layout: layout, figures: layout.figures).clipShape(
                    Rectangle().inset(by: ChartLayout.overhang))
            } else {
                ChartFigures(layout: layout, figures: layout.figures)
            }
        }
        // Points at the edge of the plot are not cut.
        .padding(-ChartLayout.overhang)
    }
}

/// Overlay and background, which know where the plot is.
private struct ChartSurroundings: ViewModifier {
    let layout: ChartLayout
    let settings: ChartSettings
    func body(content: Content) -> some View {
        if settings.overlay == nil, settings.background == nil {
            content
        } else {
            content
                .overlayPreferenceValue(PlotFrameKey.self, alignment: settings.overlay?.alignment ?? .center) { frame in
                    if let overlay = settings.overlay {
                        overlay.make(ChartProxy(layout: layout, settings: settings, frame: frame))
                    }
                }
                .backgroundPreferenceValue(
                    PlotFrameKey.self, alignment: settings.background?.alignment ?? .center
                ) { frame in
                    if let background = settings.background {
                        background.make(ChartProxy(layout: layout, settings: settings, frame: frame))
                    }
                }
        }
    }
}
private enum PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Grid lines and ticks.
private struct ChartAxisLines: View {
    let axes: [ChartLayout.AxisPicture]
    var body: some View {
        Canvas { context, _ in
            for line in axes.flatMap(\.lines) {
                context.stroke(line.path, with: .style(line.style), style: line.stroke)
            }
        }
    }
}

/// The labels of all axes, with what is said of their style.
private struct ChartAxisLabels: View {
    let layout: ChartLayout
    let settings: ChartSettings

    var body: some View {
        ForEach(layout.axes.indices, id: \.self) { index in
            let axis = layout.axes[index]
            let isX = axis.direction == .horizontal
            let labels = ChartLabels(labels: axis.labels)
            if let style = isX ? settings.x.style : settings.y.style {
                let room = room(of: axis)
                style(ChartAxisContent(view: AnyView(labels.offset(x: -room.minX, y: -room.minY)), size: room.size))
                    .offset(x: room.minX, y: room.minY)
            } else if axis.layers.isEmpty {
                labels
            } else {
                axis.layers.reduce(AnyView(labels)) { $1($0) }
            }
        }
    }

    /// Between the plot and the chart's edge, at the side of the labels.
    private func room(of axis: ChartLayout.AxisPicture) -> CGRect {
        let (plot, size) = (layout.plot, layout.size)
        guard let label = axis.labels.first else { return CGRect(origin: plot.origin, size: .zero) }
        if axis.direction == .horizontal {
            return label.point.y > plot.midY
                ? CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: size.height - plot.maxY)
                : CGRect(x: plot.minX, y: 0, width: plot.width, height: plot.minY)
        }
        return label.point.x > plot.midX
            ? CGRect(x: plot.maxX, y: plot.minY, width: size.width - plot.maxX, height: plot.height)
            : CGRect(x: 0, y: plot.minY, width: plot.minX, height: plot.height)
    }
}
private struct ChartLabels: View {
    let labels: [ChartLayout.Label]
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(labels.indices, id: \.self) { index in
                let label = labels[index]
                label.view.lineLimit(1)
                    .frame(width: label.width).fixedSize()
                    .modifier(ChartLabelPlace(anchor: label.anchor))
                    .offset(x: label.point.x, y: label.point.y)
            }
        }
    }
}
/// The labels of an axis, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    let view: AnyView
    let size: CGSize
    public var body: some View {
        Color.clear.frame(width: size.width, height: size.height).overlay(alignment: .topLeading) { view }
    }
}

/// Puts a view with a point of it at the upper left corner of its place.
private struct ChartLabelPlace: ViewModifier {
    let anchor: UnitPoint
    func body(content: Content) -> some View {
        content
            .alignmentGuide(.leading) { $0.width * anchor.x }
            .alignmentGuide(.top) { $0.height * anchor.y }
            .frame(width: 0, height: 0, alignment: .topLeading)
    }
}

/// The plot area, for `chartPlotStyle`.
public struct ChartPlotContent: View {
    let view: AnyView
    public var body: some View { view }
}
