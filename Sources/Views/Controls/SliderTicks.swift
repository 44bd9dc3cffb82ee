import KinoraStage

/// Marks under a slider's track.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    var _values: [Value] { get }
}

/// A mark at a value of the slider. Its label is for accessibility and is not shown.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    public let _values: [V]
    public init(_ value: V) { _values = [value] }
    public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { _values = [value] }
    public init(_ titleKey: LocalizedStringKey, _ value: V) { _values = [value] }
}

/// A mark for each value of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public let _values: [Content.Value]
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
    ) {
        _values = data.flatMap { content($0)._values }
    }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, content: (Data.Element) -> Content) { self.init(data, id: \.id, content: content) }
}

/// Several marks as one.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    public let _values: [Value]
}

@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
    public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: SliderTickContent<V>>(first: C) -> _SliderTicks<V> {
        _SliderTicks(_values: first._values)
    }
    public static func buildPartialBlock<C: SliderTickContent<V>>(accumulated: _SliderTicks<V>, next: C)
        -> _SliderTicks<V>
    { _SliderTicks(_values: accumulated._values + next._values) }
    public static func buildOptional(_ content: _SliderTicks<V>?) -> _SliderTicks<V> {
        content ?? _SliderTicks(_values: [])
    }
    public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }
    public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
    public static func buildArray(_ content: [_SliderTicks<V>]) -> _SliderTicks<V> {
        _SliderTicks(_values: content.flatMap(\._values))
    }
}

/// What a slider's track shows beside its value, as shares of its length.
struct SliderMarks {
    var ticks: [Double] = []
    /// Where the colored part begins.
    var neutral = 0.0
    /// Where the thumb may go.
    var enabled = 0.0...1.0
}
