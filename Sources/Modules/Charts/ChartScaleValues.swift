import KinoraGeometry
import KinoraViews

/// The values that a scale goes over.
public struct _ScaleDomain {
    /// The first and the last number or date, or all categories; nil for those of the marks.
    var values: [_Plotted]?
    /// nil is the scale's own way.
    var includesZero: Bool?
    var isReversed = false
    /// What is done to the values of the marks.
    var modify: (([_Plotted]) -> [_Plotted])?
}
public protocol ScaleDomain { var _values: _ScaleDomain { get } }
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: _ScaleDomain { _ScaleDomain(values: [lowerBound._plotted, upperBound._plotted]) }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _values: _ScaleDomain { _ScaleDomain(values: map(\._plotted)) }
}
extension ArraySlice: ScaleDomain where Element: Plottable {
    public var _values: _ScaleDomain { _ScaleDomain(values: map(\._plotted)) }
}
public struct AutomaticScaleDomain: ScaleDomain { public let _values: _ScaleDomain }
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_values: _ScaleDomain()) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_values: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
    }
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _values: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { plotted in
                var values = plotted.compactMap { $0.of(DataValue.self) }
                modifyInferredDomain(&values)
                return values.map(\._plotted)
            })
    }
}

/// What a scale's values become.
public protocol ScaleRange {
    associatedtype VisualValue
    var _looks: [VisualValue] { get }
    /// What so many categories become.
    func _looks(ofCategories count: Int) -> [VisualValue]
}
extension ScaleRange {
    public func _looks(ofCategories count: Int) -> [VisualValue] { _looks }
}
extension Array: ScaleRange {
    public typealias VisualValue = Element
    public var _looks: [Element] { self }
}
extension ArraySlice: ScaleRange {
    public typealias VisualValue = Element
    public var _looks: [Element] { Array(self) }
}
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    public typealias VisualValue = Bound
    public var _looks: [Bound] { [lowerBound, upperBound] }
}
extension Gradient: ScaleRange {
    public typealias VisualValue = Color
    /// Its colors at even steps.
    public var _looks: [Color] { _looks(ofCategories: 17) }
    /// Categories go from its one end to the other.
    public func _looks(ofCategories count: Int) -> [Color] {
        (0..<max(0, count)).compactMap { color(at: CGFloat($0) / CGFloat(max(1, count - 1))) }
    }

    /// The color at a place, 0…1; nil where there are none.
    private func color(at place: CGFloat) -> Color? {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops.last?.color }
        guard after > 0, stops[after].location > place else { return stops[after].color }
        let (low, high) = (stops[after - 1], stops[after])
        let share = (place - low.location) / (high.location - low.location)
        return low.color.mix(with: high.color, by: Double(share), in: .device)
    }
}

/// Where an axis begins and ends in the plot, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
    func _ends(_ length: CGFloat) -> (start: CGFloat, end: CGFloat)
}
extension PositionScaleRange {
    public func _ends(_ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let looks = _looks
        return (looks.first ?? 0, looks.last ?? length)
    }
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}
/// All of the plot, less room at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    let start: CGFloat
    let end: CGFloat
    public var _looks: [CGFloat] { [] }
    public func _ends(_ length: CGFloat) -> (start: CGFloat, end: CGFloat) { (start, max(start, length - end)) }
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { .init(start: 0, end: 0) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        .init(start: padding, end: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .init(start: startPadding, end: endPadding)
    }
}

/// How values lie along a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable { case linear, log, date, category, power(Double), symmetricLog(Double) }
    let kind: Kind
    public static var linear: ScaleType { .init(kind: .linear) }
    public static var log: ScaleType { .init(kind: .log) }
    public static var date: ScaleType { .init(kind: .date) }
    public static var category: ScaleType { .init(kind: .category) }
    public static func power(exponent: Double) -> ScaleType { .init(kind: .power(exponent)) }
    public static var squareRoot: ScaleType { .init(kind: .power(0.5)) }
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .init(kind: .symmetricLog(slopeAtZero)) }
    public static var symmetricLog: ScaleType { .init(kind: .symmetricLog(1)) }

    /// Grows evenly along the scale.
    func even(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: Maths.log(max(value, .leastNormalMagnitude))
        case .power(let exponent): (value < 0 ? -1 : 1) * Maths.pow(abs(value), exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Maths.log(1 + abs(value) * slope)
        }
    }
    /// The value of what `even` gave.
    func value(_ even: Double) -> Double {
        switch kind {
        case .linear, .date, .category: even
        case .log: Maths.exp(even)
        case .power(let exponent): (even < 0 ? -1 : 1) * Maths.pow(abs(even), 1 / exponent)
        case .symmetricLog(let slope): (even < 0 ? -1 : 1) * (Maths.exp(abs(even)) - 1) / slope
        }
    }
}
