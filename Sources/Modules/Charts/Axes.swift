import KinoraViews

/// Where an axis has a value.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _Plotted

    /// The value where it is of a type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        switch value {
        case .number(let number):
            if type == Double.self { return number as? P }
            if type == Int.self { return Int(exactly: number.rounded()).flatMap { $0 as? P } }
            if type == CGFloat.self { return CGFloat(number) as? P }
            if type == Float.self { return Float(number) as? P }
            return nil
        case .date(let date): return date as? P
        case .category(let name):
            return name as? P ?? (name as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
        }
    }
}

/// What an axis shows at its values.
@MainActor @preconcurrency
public protocol AxisMark {
    func _draw(_ parts: inout _AxisParts)
}
/// Lines, ticks and labels of an axis.
public struct _AxisParts {
    var value: AxisValue
    var grid: (style: AnyShapeStyle?, line: StrokeStyle)?
    var tick: (style: AnyShapeStyle?, line: StrokeStyle)?
    var label: AnyView?
    var isCentered = false
}
public struct AxisGridLine: AxisMark {
    private let line: StrokeStyle
    private var style: AnyShapeStyle?
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { line = stroke ?? StrokeStyle(lineWidth: 0.5) }
    public func _draw(_ parts: inout _AxisParts) { parts.grid = (style, line) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
    }
}
public struct AxisTick: AxisMark {
    private let line: StrokeStyle
    private var style: AnyShapeStyle?
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
        public static let automatic: Length = 5
        public static let label: Length = 12
    }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = stroke ?? StrokeStyle(lineWidth: 0.5)
    }
    public func _draw(_ parts: inout _AxisParts) { parts.tick = (style, line) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
    }
}
public struct AxisValueLabel<Content: View>: AxisMark {
    private let make: @MainActor (AxisValue) -> AnyView
    private var style: AnyShapeStyle?
    private var ownFont: Font?
    private var isCentered = false

    fileprivate init(_ centered: Bool?, make: @escaping @MainActor (AxisValue) -> AnyView) {
        self.make = make
        isCentered = centered ?? false
    }
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(centered) { _ in view }
    }
    public func _draw(_ parts: inout _AxisParts) {
        parts.label = AnyView(
            make(parts.value).font(ownFont ?? .caption).foregroundStyle(style ?? AnyShapeStyle(.secondary)))
        parts.isCentered = isCentered
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
        var copy = self
        copy.style = AnyShapeStyle(style)
        return copy
    }
    public func font(_ font: Font?) -> AxisValueLabel {
        var copy = self
        copy.ownFont = font
        return copy
    }
}
extension AxisValueLabel where Content == Text {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(centered) { AnyView(Text(verbatim: $0.value.name)) } }
    public init<S: StringProtocol>(
        _ content: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let text = String(content)
        self.init(centered) { _ in AnyView(Text(verbatim: text)) }
    }
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatOutput == String {
        self.init(centered) { value in
            let text: String
            switch value.value {
            case .date(let date): text = (date as? F.FormatInput).map(Self.fixed(format).format) ?? value.value.name
            case .number(let number):
                let input =
                    number as? F.FormatInput ?? Int(number.rounded()) as? F.FormatInput
                    ?? Decimal(number) as? F.FormatInput
                text = input.map(Self.fixed(format).format) ?? value.value.name
            case .category(let name): text = (name as? F.FormatInput).map(format.format) ?? name
            }
            return AnyView(Text(verbatim: text))
        }
    }
    /// The format in the locale and time zone of a stage.
    private static func fixed<F: FormatStyle>(_ format: F) -> F {
        var format = format.locale(Locale(identifier: "en_US"))
        if var date = format as? Date.FormatStyle {
            date.timeZone = TimeZone(secondsFromGMT: 0)!
            format = date as! F
        }
        return format
    }
}
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution()
}
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}
/// Several parts of an axis.
public struct _AxisMarks: AxisMark {
    let draw: @MainActor (inout _AxisParts) -> Void
    public func _draw(_ parts: inout _AxisParts) { draw(&parts) }
}
@resultBuilder
public enum AxisMarkBuilder {
    @MainActor public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    @MainActor public static func buildBlock<each M: AxisMark>(_ marks: repeat each M) -> _AxisMarks {
        var draws: [@MainActor (inout _AxisParts) -> Void] = []
        repeat draws.append((each marks)._draw)
        return _AxisMarks { parts in for draw in draws { draw(&parts) } }
    }
    @MainActor public static func buildIf(_ mark: _AxisMarks?) -> _AxisMarks { _AxisMarks { mark?._draw(&$0) } }
    @MainActor public static func buildEither<M: AxisMark>(first: M) -> _AxisMarks { _AxisMarks { first._draw(&$0) } }
    @MainActor public static func buildEither<M: AxisMark>(second: M) -> _AxisMarks { _AxisMarks { second._draw(&$0) } }
}

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
    enum Kind { case automatic(Int?), stride(Double), dates(Calendar.Component, Int), given([_Plotted]) }
    let kind: Kind
    public static var automatic: AxisMarkValues { .init(kind: .automatic(nil)) }
    public static func automatic(
        minimumStride: Double? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(desiredCount)) }
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .stride(Double(stepSize))) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { .init(kind: .dates(component, count)) }
}
public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
}
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// What is on an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    var _axes: [_AxisPlan] { get }
}
public struct _AxisPlan {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let draw: @MainActor (AxisValue, inout _AxisParts) -> Void
}
public struct _Axes: AxisContent { public let _axes: [_AxisPlan] }
@resultBuilder
public enum AxisContentBuilder {
    @MainActor public static func buildExpression<A: AxisContent>(_ axis: A) -> A { axis }
    @MainActor public static func buildBlock<each A: AxisContent>(_ axes: repeat each A) -> _Axes {
        var plans: [_AxisPlan] = []
        repeat plans += (each axes)._axes
        return _Axes(_axes: plans)
    }
    @MainActor public static func buildIf(_ axis: _Axes?) -> _Axes { axis ?? _Axes(_axes: []) }
    @MainActor public static func buildEither<A: AxisContent>(first: A) -> _Axes { _Axes(_axes: first._axes) }
    @MainActor public static func buildEither<A: AxisContent>(second: A) -> _Axes { _Axes(_axes: second._axes) }
}
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _axes: [_AxisPlan]
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { _axes = [_AxisPlan(values: values, position: position, draw: { content($0)._draw(&$1) })] }
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))),
            content: content)
    }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { _axes = [_AxisPlan(values: values, position: position, draw: { content()._draw(&$1) })] }
}
extension AxisMarks where Content == _AxisMarks {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: values) { _ in
            AxisGridLine(stroke: stroke)
            AxisTick(stroke: stroke)
            AxisValueLabel<Text>()
        }
    }
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))),
            stroke: stroke)
    }
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {
        self.init(preset: preset, position: position, values: values) { _ in
            AxisGridLine(stroke: stroke)
            AxisTick(stroke: stroke)
            AxisValueLabel<Text>(format: format)
        }
    }
}
