import KinoraViews

/// Marks with their axes and legend.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

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
        VStack(alignment: .leading, spacing: 8) {
            if let label = settings.yLabel { label.font(.caption).foregroundStyle(.secondary) }
            GeometryReader { proxy in
                ChartBody(plan: plan, settings: settings, layout: ChartLayout(plan, settings, proxy.size))
            }
            if let label = settings.xLabel {
                label.font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
            }
        }
    }
}

/// What is drawn at the size that is known.
private struct ChartBody: View {
    let plan: ChartPlan
    let settings: ChartSettings
    let layout: ChartLayout

    var body: some View {
        let plot = layout.plot
        let proxy = ChartProxy(layout: layout)
        ZStack(alignment: .topLeading) {
            if let background = settings.background { background(proxy) }
            if let plotStyle = settings.plotStyle {
                AnyView(plotStyle(ChartPlotContent(view: AnyView(marks))))
                    .frame(width: plot.width, height: plot.height)
                    .offset(x: plot.minX, y: plot.minY)
            } else {
                marks.frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
            }
            ForEach(layout.labels.indices, id: \.self) { index in
                let label = layout.labels[index]
                label.view.lineLimit(1).fixedSize()
                    .modifier(AxisLabelPlace(anchor: label.anchor))
                    .offset(x: label.point.x, y: label.point.y)
            }
            ForEach(layout.annotations.indices, id: \.self) { index in
                let note = layout.annotations[index]
                note.view.fixedSize().modifier(AxisLabelPlace(anchor: note.anchor))
                    .offset(x: plot.minX + note.point.x, y: plot.minY + note.point.y)
            }
            if let overlay = settings.overlay { overlay(proxy) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var marks: some View {
        Canvas { context, size in
            for line in layout.lines {
                context.stroke(line.path, with: .style(line.style), style: line.stroke)
            }
            for figure in layout.figures {
                var own = context
                own.opacity = figure.opacity
                if let stroke = figure.stroke {
                    own.stroke(figure.path, with: .style(figure.style), style: stroke)
                } else {
                    own.fill(figure.path, with: .style(figure.style))
                }
            }
        }
        // Points at the edge of the plot are not cut.
        .padding(-ChartLayout.overhang)
    }
}

/// Puts a view with a point of it at the upper left corner of its place.
private struct AxisLabelPlace: ViewModifier {
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

/// Where values are in a chart.
public struct ChartProxy {
    let layout: ChartLayout

    public var plotAreaSize: CGSize { layout.plot.size }
    public var plotSize: CGSize { layout.plot.size }
    public var plotFrame: Anchor<CGRect>? { nil }

    /// In points from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { layout.x.position(value._plotted) }
    /// In points from the plot's upper edge.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { layout.y.position(value._plotted) }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        layout.x.value(at: position).flatMap { AxisValue(index: 0, count: 1, value: $0).as(type) }
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        layout.y.value(at: position).flatMap { AxisValue(index: 0, count: 1, value: $0).as(type) }
    }
}
