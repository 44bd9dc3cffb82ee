import KinoraViews

/// The value of a property of each element of a collection, with its label.
public struct PlottableProjection<Root, Value: Plottable> {
    let value: (Root) -> PlottableValue<Value>

    private init(_ path: KeyPath<Root, Value>) {
        value = { PlottableValue(value: $0[keyPath: path]._plotted) }
    }
    public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(value)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(value)
    }
    public static func value(_ label: Text, _ value: KeyPath<Root, Value>) -> PlottableProjection {
        PlottableProjection(value)
    }
}
extension PlottableProjection where Value == Date {
    private init(_ path: KeyPath<Root, Date>, _ unit: Calendar.Component, _ calendar: Calendar?) {
        value = { PlottableValue.value("", $0[keyPath: path], unit: unit, calendar: calendar) }
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<Root, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(value, unit, calendar) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: KeyPath<Root, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { PlottableProjection(value, unit, calendar) }
}

/// One mark for each element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    var _elements: [(element: DataElement, mark: _Mark)] { get }
}
extension VectorizedChartContent {
    public var _marks: [_Mark] { _elements.map(\.mark) }
}
/// Marks of elements that modifiers have changed.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
}

@MainActor
extension VectorizedChartContent {
    private func changed(_ change: (DataElement, inout _Mark) -> Void) -> _VectorizedMarks<DataElement> {
        _VectorizedMarks(
            _elements: _elements.map {
                var mark = $0.mark
                change($0.element, &mark)
                return ($0.element, mark)
            })
    }
    public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.style = $1.style ?? AnyShapeStyle($0[keyPath: style]) }
    }
    public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.styleBy = $1.styleBy ?? value.value($0).value } }
    public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> { changed { $1.positionBy = value.value($0).value.name } }
    public func symbol<S: ChartSymbolShape>(
        _ symbol: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbol = $1.symbol ?? AnyChartSymbolShape($0[keyPath: symbol]) }
    }
    public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.symbolBy = $1.symbolBy ?? value.value($0).value } }
    public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        changed { $1.symbolSize = $1.symbolSize ?? $0[keyPath: area] }
    }
    public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.sizeBy = $1.sizeBy ?? value.value($0).value } }
    public func lineStyle(_ style: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        changed { $1.line = $1.line ?? $0[keyPath: style] }
    }
    public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { changed { $1.lineBy = $1.lineBy ?? value.value($0).value } }
    public func opacity(_ value: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changed { $1.opacity *= $0[keyPath: value] }
    }
    public func accessibilityLabel(_ label: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        changed { _, _ in }
    }
    public func accessibilityValue(_ value: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        changed { _, _ in }
    }
}

/// A line along a function, or through the elements of a collection.
public struct LinePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, LineMark(x: x.value($0), y: y.value($0))._marks[0]) }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, LineMark(x: x.value($0), y: y.value($0), series: series.value($0))._marks[0]) }
    }
}
/// An area below a function, between two of them, or below the elements of a collection.
public struct AreaPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, AreaMark(x: x.value($0), y: y.value($0), stacking: stacking)._marks[0]) }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)._marks[0])
        }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))._marks[0])
        }
    }
}
/// What a function's plot is made of; it has no elements.
public struct _FunctionElement {}
extension LinePlot where DataElement == _FunctionElement {
    private init(_ kind: _ChartFunction.Kind, _ domain: ClosedRange<Double>?) {
        var mark = _Mark(kind: .line)
        mark.function = _ChartFunction(kind: kind, domain: domain)
        _elements = [(_FunctionElement(), mark)]
    }
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(.line(function), domain) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(.line(function), domain) }
    public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double)
    { self.init(.line(function), domain) }
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(.parametric(function), domain) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(.parametric(function), domain) }
}
extension AreaPlot where DataElement == _FunctionElement {
    private init(_ kind: _ChartFunction.Kind, _ domain: ClosedRange<Double>?) {
        var mark = _Mark(kind: .area, stacking: .unstacked)
        mark.function = _ChartFunction(kind: kind, domain: domain)
        _elements = [(_FunctionElement(), mark)]
    }
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(.area { (0, function($0)) }, domain) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(.area { (0, function($0)) }, domain) }
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            .area {
                let ends = function($0)
                return (ends.yStart, ends.yEnd)
            }, domain)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            .area {
                let ends = function($0)
                return (ends.yStart, ends.yEnd)
            }, domain)
    }
}
/// A bar for each element of a collection.
public struct BarPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Data.Element == DataElement {
        _elements = data.map {
            (
                $0,
                BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking)._marks[0]
            )
        }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)._marks[0])
        }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height)._marks[0])
        }
    }
}
/// A point for each element of a collection.
public struct PointPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, PointMark(x: x.value($0), y: y.value($0))._marks[0]) }
    }
}
/// A rectangle for each element of a collection.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height)._marks[0])
        }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map {
            (
                $0,
                RectangleMark(
                    xStart: xStart.value($0), xEnd: xEnd.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0)
                )._marks[0]
            )
        }
    }
}
/// A rule for each element of a collection.
public struct RulePlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, RuleMark(x: x.value($0), yStart: yStart, yEnd: yEnd)._marks[0]) }
    }
    @MainActor
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map { ($0, RuleMark(xStart: xStart, xEnd: xEnd, y: y.value($0))._marks[0]) }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
        yEnd: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))._marks[0])
        }
    }
    @MainActor
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
        y: PlottableProjection<DataElement, Y>
    ) where Data.Element == DataElement {
        _elements = data.map {
            ($0, RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))._marks[0])
        }
    }
}
/// A sector for each element of a collection.
public struct SectorPlot<DataElement>: VectorizedChartContent {
    public typealias Body = Never
    public let _elements: [(element: DataElement, mark: _Mark)]
    @MainActor
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<DataElement, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Data.Element == DataElement {
        _elements = data.map {
            (
                $0,
                SectorMark(
                    angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius,
                    angularInset: angularInset
                )._marks[0]
            )
        }
    }
}
