import KinoraGeometry
import KinoraViews

/// Where values are in a chart, and how they look.
public struct ChartProxy {
    let layout: ChartLayout
    let settings: ChartSettings
    /// Of the plot; nil before the chart has a place.
    let frame: Anchor<CGRect>?

    public var plotSize: CGSize { layout.plot.size }
    public var plotAreaSize: CGSize { layout.plot.size }
    public var plotFrame: Anchor<CGRect>? { frame }
    /// The frame of what is seen of the plot.
    public var plotContainerFrame: Anchor<CGRect>? { frame }
    public var plotAreaFrame: Anchor<CGRect> {
        guard let frame else { fatalError("A chart's plot has its frame in the chart's overlay and background only.") }
        return frame
    }

    // MARK: Places

    /// In points from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { layout.x.position(value._plotted) }
    /// In points from the plot's upper edge.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { layout.y.position(value._plotted) }
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The places that a category covers; a number's begin and end at it.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { layout.x.range(value._plotted) }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { layout.y.range(value._plotted) }
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        layout.x.value(at: position)?.of(type)
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        layout.y.value(at: position)?.of(type)
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    // MARK: Angles

    /// That of a point of the plot as seen from the middle, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let size = layout.plot.size
        let angle = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2).angleFromTop
        return .radians(angle)
    }
    /// The value of sectors, added up, at an angle clockwise from the top.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        layout.value(atAngle: angle)?.of(type)
    }

    // MARK: Looks

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        layout.plan.styles.look(of: value._plotted)
    }
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { layout.plan.strokes.look(of: value._plotted) }
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        layout.plan.symbols.look(of: value._plotted)
    }
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { layout.plan.sizes.look(of: value._plotted) }

    // MARK: Domains

    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { layout.x.domain.compactMap { $0.of(dataType) } }
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { layout.y.domain.compactMap { $0.of(dataType) } }
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        layout.plan.styles.domain.compactMap { $0.of(dataType) }
    }
    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
        layout.plan.symbols.domain.compactMap { $0.of(dataType) }
    }
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
        layout.plan.sizes.domain.compactMap { $0.of(dataType) }
    }
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        layout.plan.strokes.domain.compactMap { $0.of(dataType) }
    }

    // MARK: Selection

    public func selectXValue(at xPosition: CGFloat) { settings.x.select?(layout.x.value(at: xPosition)) }
    public func selectYValue(at yPosition: CGFloat) { settings.y.select?(layout.y.value(at: yPosition)) }
    public func selectXRange(from: CGFloat, to: CGFloat) {
        settings.x.selectRange?(layout.x.value(at: from), layout.x.value(at: to))
    }
    public func selectYRange(from: CGFloat, to: CGFloat) {
        settings.y.selectRange?(layout.y.value(at: from), layout.y.value(at: to))
    }
    public func selectAngleValue(at angle: Angle) { settings.selectAngle?(layout.value(atAngle: angle)) }
}

extension CGPoint {
    /// Of the point as seen from zero, in radians, 0..<2π, clockwise.
    fileprivate var angleFromTop: Double {
        let angle = Maths.atan2(x, -y)
        return angle < 0 ? angle + 2 * .pi : angle
    }
}
extension ChartScale {
    /// All categories, or the first and the last value.
    var domain: [_Plotted] {
        switch kind {
        case .bands(let names): names.map { .category($0) }
        case .line(let low, let high, let isDate):
            [low, high].map { isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
        }
    }
}
extension ChartLayout {
    nonisolated func value(atAngle angle: Angle) -> _Plotted? {
        let turn = angle.radians.truncatingRemainder(dividingBy: 2 * .pi)
        let around = turn < 0 ? turn + 2 * .pi : turn
        guard let sector = sectors.last(where: { $0.start <= around }), sector.end > sector.start else { return nil }
        let share = min(1, (around - sector.start) / (sector.end - sector.start))
        return .number(sector.low + share * (sector.high - sector.low))
    }
}
