import KinoraViews

/// Values that a finger on the plot selects as long as it is there, and gestures of the source.
struct ChartSelection {
    private let proxy: ChartProxy

    /// nil where nothing can be selected.
    init?(_ proxy: ChartProxy) {
        self.proxy = proxy
        let settings = proxy.settings
        guard
            settings.gesture != nil || settings.selectAngle != nil || settings.x.select != nil
                || settings.y.select != nil || settings.x.selectRange != nil || settings.y.selectRange != nil
        else { return nil }
    }

    /// The source's.
    fileprivate var own: AnyGesture<Void>? { proxy.settings.gesture?(proxy) }

    var gesture: AnyGesture<Void> {
        if let own { return own }
        return AnyGesture(
            DragGesture(minimumDistance: 0)
                .onChanged { select(from: $0.startLocation, to: $0.location) }
                .onEnded { _ in end() }
                .map { _ in })
    }

    fileprivate func select(from start: CGPoint, to point: CGPoint) {
        let size = proxy.plotSize
        func within(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
        }
        let (first, last) = (within(start), within(point))
        proxy.selectXValue(at: last.x)
        proxy.selectYValue(at: last.y)
        if first.x != last.x { proxy.selectXRange(from: first.x, to: last.x) }
        if first.y != last.y { proxy.selectYRange(from: first.y, to: last.y) }
        proxy.selectAngleValue(at: proxy.angle(at: last))
    }
    fileprivate func end() {
        let settings = proxy.settings
        settings.x.select?(nil)
        settings.y.select?(nil)
        settings.x.selectRange?(nil, nil)
        settings.y.selectRange?(nil, nil)
        settings.selectAngle?(nil)
    }
}

/// Selects in a chart that a drag scrolls: by a tap, or by a finger that is held first.
struct ScrolledChartSelection: ViewModifier {
    /// nil where nothing can be selected.
    let selection: ChartSelection?
    /// Where the finger is.
    @State private var place: CGPoint?

    /// Seconds that a finger is held before it selects.
    private static let hold = 0.25

    func body(content: Content) -> some View {
        if let own = selection?.own {
            content.simultaneousGesture(own)
        } else if let selection {
            content
                .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
                .simultaneousGesture(
                    SpatialTapGesture().onEnded { selection.select(from: $0.location, to: $0.location) }
                )
                .highPriorityGesture(held(selection))
        } else {
            content
        }
    }

    /// It fails as a finger moves on, which then scrolls.
    private func held(_ selection: ChartSelection) -> some Gesture {
        LongPressGesture(minimumDuration: ScrolledChartSelection.hold)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                guard case .second(_, let drag) = value, let point = drag?.location ?? place else { return }
                selection.select(from: drag?.startLocation ?? point, to: point)
            }
            .onEnded { _ in selection.end() }
    }
}

extension View {
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charts { $0.x.select = .to(value) }
    }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charts { $0.y.select = .to(value) }
    }
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        charts { settings in settings.x.selectRange = { range.wrappedValue = .between($0, $1) } }
    }
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        charts { settings in settings.y.selectRange = { range.wrappedValue = .between($0, $1) } }
    }
    /// The value is that of the sectors added up, up to where the finger is.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        charts { settings in settings.selectAngle = { value.wrappedValue = $0?.of(P.self) } }
    }
    /// Takes the place of the gestures that select.
    public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        charts { settings in settings.gesture = { AnyGesture(gesture($0).map { _ in }) } }
    }
}
extension Optional where Wrapped == (_Plotted?) -> Void {
    fileprivate static func to<P: Plottable>(_ value: Binding<P?>) -> Self {
        { plotted in value.wrappedValue = plotted?.of(P.self) }
    }
}
extension Optional {
    fileprivate static func between<P: Plottable & Comparable>(_ first: _Plotted?, _ last: _Plotted?) -> Self
    where Wrapped == ClosedRange<P> {
        guard let first = first?.of(P.self), let last = last?.of(P.self) else { return nil }
        return min(first, last)...max(first, last)
    }
}
