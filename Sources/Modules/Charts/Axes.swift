import KinoraViews

/// Where an axis has a value.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _Plotted

    /// The value where it is of a type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.of(type) }
}

/// What an axis shows at its values.
@MainActor @preconcurrency
public protocol AxisMark {
    func _draw(_ parts: inout _AxisParts)
}
/// Lines, ticks and labels of an axis at one value.
public struct _AxisParts {
    struct Line {
        let style: AnyShapeStyle?
        let stroke: StrokeStyle
        let isCentered: Bool
        let offset: CGSize
        /// Of a tick.
        var length = AxisTick.Length.automatic
    }
    struct Label {
        let view: AnyView
        let place: _AxisLabelPlace
        let offset: CGSize
    }
    let value: AxisValue
    /// The text of a value that says no format.
    let title: String
    var grids: [Line] = []
    var ticks: [Line] = []
    var labels: [Label] = []
    /// What modifiers say of the marks that are being drawn.
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    init(value: AxisValue, title: String) { (self.value, self.title) = (value, title) }
}
/// How a label stands at its value.
struct _AxisLabelPlace {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    /// Between the label and the plot or its tick, in points.
    var horizontal: CGFloat?
    var vertical: CGFloat?
}

/// A mark with what a modifier says of it. That within it comes first.
private struct AxisMarkChange<Base: AxisMark>: AxisMark {
    let base: Base
    let change: (inout _AxisParts) -> Void
    func _draw(_ parts: inout _AxisParts) {
        let outer = (parts.style, parts.font, parts.offset)
        change(&parts)
        base._draw(&parts)
        (parts.style, parts.font, parts.offset) = outer
    }
}
extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        AxisMarkChange(base: self) { $0.style = AnyShapeStyle(style) }
    }
    public func font(_ font: Font?) -> some AxisMark { AxisMarkChange(base: self) { $0.font = font } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        AxisMarkChange(base: self) {
            $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y)
        }
    }
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A mark whose type is not said.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark
    @MainActor public init(_ content: any AxisMark) { mark = content }
    @MainActor public init(erasing content: some AxisMark) { mark = content }
    public func _draw(_ parts: inout _AxisParts) { mark._draw(&parts) }
}
extension Optional: AxisMark where Wrapped: AxisMark {
    public func _draw(_ parts: inout _AxisParts) { self?._draw(&parts) }
}
extension Never: AxisMark {
    public func _draw(_ parts: inout _AxisParts) {}
}

public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle
    private let isCentered: Bool
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
        isCentered = centered ?? false
    }
    public func _draw(_ parts: inout _AxisParts) {
        parts.grids.append(.init(style: parts.style, stroke: stroke, isCentered: isCentered, offset: parts.offset))
    }
}
public struct AxisTick: AxisMark {
    private let stroke: StrokeStyle
    private let isCentered: Bool
    private let length: Length
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible, Sendable {
        enum Base: Sendable { case automatic, points(CGFloat), label, longestLabel }
        let base: Base
        /// Beyond it, in points.
        var further: CGFloat = 0
        public init(floatLiteral value: Double) { base = .points(CGFloat(value)) }
        public init(integerLiteral value: Int) { base = .points(CGFloat(value)) }
        init(_ base: Base, _ further: CGFloat = 0) { (self.base, self.further) = (base, further) }
        /// 4 points, or down to the end of the axis where labels stand beside the lines.
        public static var automatic: Length { .init(.automatic) }
        /// As long as the label at the tick.
        public static var label: Length { .init(.label) }
        public static func label(extendPastBy: CGFloat = 0) -> Length { .init(.label, extendPastBy) }
        /// As long as the longest label of the axis.
        public static var longestLabel: Length { .init(.longestLabel) }
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .init(.longestLabel, extendPastBy) }
        public var description: String {
            switch base {
            case .automatic: "automatic"
            case .points(let points): "\(points)"
            case .label: "label"
            case .longestLabel: "longestLabel"
            }
        }
    }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
        (isCentered, self.length) = (centered ?? false, length)
    }
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(.points(length)), stroke: stroke)
    }
    public func _draw(_ parts: inout _AxisParts) {
        parts.ticks.append(
            .init(style: parts.style, stroke: stroke, isCentered: isCentered, offset: parts.offset, length: length))
    }
}
public struct AxisValueLabel<Content: View>: AxisMark {
    private let make: @MainActor (_AxisParts) -> AnyView
    private let place: _AxisLabelPlace

    private init(_ place: _AxisLabelPlace, make: @escaping @MainActor (_AxisParts) -> AnyView) {
        (self.place, self.make) = (place, make)
    }
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(
            .init(
                isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontal: horizontalSpacing, vertical: verticalSpacing)
        ) { _ in view }
    }
    public func _draw(_ parts: inout _AxisParts) {
        let view = make(parts).font(parts.font ?? .caption).foregroundStyle(
            parts.style ?? AnyShapeStyle(.secondary))
        parts.labels.append(.init(view: AnyView(view), place: place, offset: parts.offset))
    }
}
extension AxisValueLabel where Content == Text {
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .init(
                isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontal: horizontalSpacing, vertical: verticalSpacing)
        ) { _ in AnyView(Text(titleKey)) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let text = String(title)
        self.init(
            .init(
                isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontal: horizontalSpacing, vertical: verticalSpacing)
        ) { _ in AnyView(Text(verbatim: text)) }
    }
}
extension AxisValueLabel where Content == Never {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .init(
                isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontal: horizontalSpacing, vertical: verticalSpacing)
        ) { AnyView(Text(verbatim: $0.title)) }
    }
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatOutput == String {
        self.init(
            .init(
                isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
                horizontal: horizontalSpacing, vertical: verticalSpacing)
        ) { parts in
            let text: String
            let title = parts.value.value.name
            switch parts.value.value {
            case .date(let date): text = (date as? F.FormatInput).map(Self.fixed(format).format) ?? title
            case .number(let number):
                let input =
                    number as? F.FormatInput ?? Int(number.rounded()) as? F.FormatInput
                    ?? Decimal(number) as? F.FormatInput
                text = input.map(Self.fixed(format).format) ?? title
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
/// What becomes of labels that would lie on each other.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
    enum Kind: String { case automatic, greedy, truncate, disabled }
    let kind: Kind
    var spacing: CGFloat?
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    /// All stay.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    /// Each has the room of its value and is cut there.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
    /// One stands where it has room beside those before it.
    public static var greedy: AxisValueLabelCollisionResolution { .init(kind: .greedy) }
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { .init(kind: .greedy, spacing: minimumSpacing) }
    public var description: String { kind.rawValue }
}
public struct AxisValueLabelOrientation: Hashable, CustomStringConvertible, Sendable {
    public let description: String
    public static var automatic: AxisValueLabelOrientation { .init(description: "automatic") }
    public static var horizontal: AxisValueLabelOrientation { .init(description: "horizontal") }
    public static var vertical: AxisValueLabelOrientation { .init(description: "vertical") }
    public static var verticalReversed: AxisValueLabelOrientation { .init(description: "verticalReversed") }
}
/// Several parts of an axis.
public struct _AxisMarks: AxisMark {
    let draw: @MainActor (inout _AxisParts) -> Void
    public func _draw(_ parts: inout _AxisParts) { draw(&parts) }
}
@resultBuilder
public enum AxisMarkBuilder {
    @MainActor public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    @MainActor public static func buildBlock() -> _AxisMarks { _AxisMarks { _ in } }
    @MainActor public static func buildPartialBlock<M: AxisMark>(first: M) -> M { first }
    @MainActor public static func buildPartialBlock<A: AxisMark, B: AxisMark>(accumulated: A, next: B) -> _AxisMarks {
        _AxisMarks {
            accumulated._draw(&$0)
            next._draw(&$0)
        }
    }
    @MainActor public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
    @MainActor public static func buildEither<M: AxisMark>(first: M) -> _AxisMarks { _AxisMarks { first._draw(&$0) } }
    @MainActor public static func buildEither<M: AxisMark>(second: M) -> _AxisMarks { _AxisMarks { second._draw(&$0) } }
    @MainActor public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> AnyAxisMark { AnyAxisMark(mark) }
}

/// Which values an axis shows.
public struct AxisMarkValues: CustomStringConvertible, Sendable {
    enum Kind {
        case automatic(count: Int?, least: Double?), stride(Double), dates(Calendar.Component, Int), given([_Plotted])
    }
    let kind: Kind
    public static var automatic: AxisMarkValues { .init(kind: .automatic(count: nil, least: nil)) }
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, least: nil)) }
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, least: Double(minimumStride))) }
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .stride(Double(stepSize))) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { .init(kind: .dates(component, count)) }
    public var description: String {
        switch kind {
        case .automatic: "automatic"
        case .stride(let step): "stride(by: \(step))"
        case .dates(let component, let count): "stride(by: \(component), count: \(count))"
        case .given(let values): "\(values.map(\.name))"
        }
    }
}
public struct AxisMarkPosition: Hashable, CustomStringConvertible, Sendable {
    public let description: String
    public static let automatic = AxisMarkPosition(description: "automatic")
    public static let leading = AxisMarkPosition(description: "leading")
    public static let trailing = AxisMarkPosition(description: "trailing")
    public static let top = AxisMarkPosition(description: "top")
    public static let bottom = AxisMarkPosition(description: "bottom")
}
public struct AxisMarkPreset: Hashable, CustomStringConvertible, Sendable {
    public let description: String
    public static let automatic = AxisMarkPreset(description: "automatic")
    public static let aligned = AxisMarkPreset(description: "aligned")
    public static let extended = AxisMarkPreset(description: "extended")
    public static let inset = AxisMarkPreset(description: "inset")
}

/// What is on an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    var _axes: [_AxisPlan] { get }
}
public struct _AxisPlan {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let preset: AxisMarkPreset
    let draw: @MainActor (inout _AxisParts) -> Void
    /// What is done to lines and labels as one picture.
    var layers: [(AnyView) -> AnyView] = []
}
public struct _Axes: AxisContent { public let _axes: [_AxisPlan] }
/// An axis whose type is not said.
public struct AnyAxisContent: AxisContent {
    public let _axes: [_AxisPlan]
    @MainActor public init(_ content: any AxisContent) { _axes = content._axes }
    @MainActor public init(erasing content: some AxisContent) { _axes = content._axes }
}
extension Optional: AxisContent where Wrapped: AxisContent {
    public var _axes: [_AxisPlan] { self?._axes ?? [] }
}
extension Never: AxisContent {
    public var _axes: [_AxisPlan] { [] }
}
extension AxisContent {
    public func compositingLayer() -> some AxisContent { layered { AnyView($0.compositingGroup()) } }
    public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView) -> V
    ) -> some AxisContent { layered { AnyView(style($0.placeholder).compositingGroup()) } }
    private func layered(_ layer: @escaping (AnyView) -> AnyView) -> some AxisContent {
        _Axes(
            _axes: _axes.map {
                var axis = $0
                axis.layers.append(layer)
                return axis
            })
    }
}
@resultBuilder
public enum AxisContentBuilder {
    @MainActor public static func buildExpression<A: AxisContent>(_ axis: A) -> A { axis }
    @MainActor public static func buildBlock() -> _Axes { _Axes(_axes: []) }
    @MainActor public static func buildPartialBlock<A: AxisContent>(first: A) -> A { first }
    @MainActor public static func buildPartialBlock<A: AxisContent, B: AxisContent>(accumulated: A, next: B) -> _Axes {
        _Axes(_axes: accumulated._axes + next._axes)
    }
    @MainActor public static func buildIf<A: AxisContent>(_ axis: A?) -> A? { axis }
    @MainActor public static func buildEither<A: AxisContent>(first: A) -> _Axes { _Axes(_axes: first._axes) }
    @MainActor public static func buildEither<A: AxisContent>(second: A) -> _Axes { _Axes(_axes: second._axes) }
    @MainActor public static func buildLimitedAvailability<A: AxisContent>(_ axis: A) -> AnyAxisContent {
        AnyAxisContent(axis)
    }
}
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _axes: [_AxisPlan]
    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        draw: @escaping @MainActor (inout _AxisParts) -> Void
    ) { _axes = [_AxisPlan(values: values, position: position, preset: preset, draw: draw)] }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values) { content($0.value)._draw(&$0) } }
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, .of(values)) { content($0.value)._draw(&$0) } }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values) { content()._draw(&$0) } }
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, .of(values)) { content()._draw(&$0) } }
}
extension AxisMarkValues {
    fileprivate static func of<P: Plottable>(_ values: [P]) -> AxisMarkValues {
        .init(kind: .given(values.map(\._plotted)))
    }
}
extension AxisMarks where Content == Never {
    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
        _ label: AxisValueLabel<Never>
    ) {
        self.init(preset, position, values) {
            AxisGridLine(stroke: stroke)._draw(&$0)
            AxisTick(stroke: stroke)._draw(&$0)
            label._draw(&$0)
        }
    }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(preset, position, values, stroke, AxisValueLabel()) }
    public init<P: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) { self.init(preset, position, .of(values), stroke, AxisValueLabel()) }
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String { self.init(preset, position, values, stroke, AxisValueLabel(format: format)) }
    public init<P: Plottable, F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
        stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {
        self.init(preset, position, .of(values), stroke, AxisValueLabel(format: format))
    }
}
