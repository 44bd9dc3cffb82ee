import KinoraViews

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
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(x: x, pixelsY: (yStart, yEnd), width: width, height: .automatic, stacking: stacking) }
    /// One bar whose parts are beside each other, so high.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension, stacking: MarkStackingMethod = .standard
    ) { self.init(x: x, pixelsY: (nil, nil), width: .automatic, height: height, stacking: stacking) }
    private init<X: Plottable>(
        x: PlottableValue<X>, pixelsY: (CGFloat?, CGFloat?), width: MarkDimension, height: MarkDimension,
        stacking: MarkStackingMethod
    ) {
        // A bar on a category or a unit of time is as high as the plot.
        guard x.value.number != nil, x.end == nil else {
            var mark = _Mark(kind: .rectangle, x: (x.value, x.end), width: width)
            mark.pixelsY = pixelsY
            _marks = [mark]
            return
        }
        var mark = _Mark(kind: .bar, x: (x.value, x.end), y: (.category(""), nil), width: height, stacking: stacking)
        mark.pixelsY = pixelsY
        _marks = [mark]
    }
    /// One bar whose parts are above each other.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension, stacking: MarkStackingMethod = .standard
    ) { _marks = [_Mark(kind: .bar, x: (.category(""), nil), y: (y.value, y.end), width: width, stacking: stacking)] }
    /// One bar whose parts are above each other.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        guard y.value.number != nil, y.end == nil else {
            var mark = _Mark(kind: .rectangle, y: (y.value, y.end))
            (mark.height, mark.pixelsX) = (height, (xStart, xEnd))
            _marks = [mark]
            return
        }
        var mark = _Mark(kind: .bar, x: (.category(""), nil), y: (y.value, y.end), stacking: stacking)
        mark.pixelsX = (xStart, xEnd)
        _marks = [mark]
    }
    /// From one value to another, as high as the plot or from point to point.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { _marks = RectangleMark(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)._marks }
    /// From one value to another, as wide as the plot or from point to point.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = RectangleMark(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)._marks }
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
    /// From one value to another across, beside a line that goes down the plot.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { _marks = [AreaMark.sideways(xStart, xEnd, y, nil)] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { _marks = [AreaMark.sideways(xStart, xEnd, y, series.value.name)] }
    private static func sideways<X, Y>(
        _ start: PlottableValue<X>, _ end: PlottableValue<X>, _ y: PlottableValue<Y>, _ series: String?
    ) -> _Mark {
        var mark = _Mark(
            kind: .area, x: (start.value, end.value), y: (y.value, y.end), series: series, stacking: .unstacked)
        mark.isSideways = true
        return mark
    }
}
public struct PointMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    init(_ mark: _Mark) { _marks = [mark] }
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [_Mark(kind: .point, x: (x.value, x.end), y: (y.value, y.end))]
    }
}
public struct RuleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    /// As high as the plot, or from point to point.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        var mark = _Mark(kind: .rule, x: (x.value, x.end))
        mark.pixelsY = (yStart, yEnd)
        _marks = [mark]
    }
    /// As wide as the plot, or from point to point.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = _Mark(kind: .rule, y: (y.value, y.end))
        mark.pixelsX = (xStart, xEnd)
        _marks = [mark]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .rule, x: (x.value, x.end), y: (yStart.value, yEnd.value))] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { _marks = [_Mark(kind: .rule, x: (xStart.value, xEnd.value), y: (y.value, y.end))] }
    /// From one value to another, so many points below the plot's upper edge, or in its middle.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = _Mark(kind: .rule, x: (xStart.value, xEnd.value))
        mark.pixelsY = (y ?? .infinity, y ?? .infinity)
        _marks = [mark]
    }
    /// From one value to another, so many points beside the plot's left edge, or in its middle.
    public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = _Mark(kind: .rule, y: (yStart.value, yEnd.value))
        mark.pixelsX = (x ?? .infinity, x ?? .infinity)
        _marks = [mark]
    }
}
public struct RectangleMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_Mark]
    private init(
        _ x: (start: _Plotted, end: _Plotted?)?, _ y: (start: _Plotted, end: _Plotted?)?, width: MarkDimension? = nil,
        height: MarkDimension? = nil, pixelsX: (CGFloat?, CGFloat?) = (nil, nil),
        pixelsY: (CGFloat?, CGFloat?) = (nil, nil)
    ) {
        var mark = _Mark(kind: .rectangle, x: x, y: y, width: width)
        (mark.height, mark.pixelsX, mark.pixelsY) = (height, pixelsX, pixelsY)
        _marks = [mark]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { self.init((x.value, x.end), (y.value, y.end), width: width, height: height) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init((xStart.value, xEnd.value), (yStart.value, yEnd.value)) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init((xStart.value, xEnd.value), (y.value, y.end), height: height) }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init((x.value, x.end), (yStart.value, yEnd.value), width: width) }
    /// As high as the plot, or from point to point.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init((xStart.value, xEnd.value), nil, pixelsY: (yStart, yEnd)) }
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { self.init((x.value, x.end), nil, width: width, pixelsY: (yStart, yEnd)) }
    /// As wide as the plot, or from point to point.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(nil, (yStart.value, yEnd.value), pixelsX: (xStart, xEnd)) }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init(nil, (y.value, y.end), height: height, pixelsX: (xStart, xEnd)) }
    /// From point to point, in points of the plot.
    public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(nil, nil, pixelsX: (xStart, xEnd), pixelsY: (yStart, yEnd))
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
