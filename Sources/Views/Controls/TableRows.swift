import KinoraStage

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _rows: [TableRowValue] { get }
}

/// The row of a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public let _rows: [Value]
    public init(_ value: Value) { _rows = [value] }
}

/// Several rows as one.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public let _rows: [Value]
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<R: TableRowContent<Value>>(_ row: R) -> R { row }
    public static func buildPartialBlock<R: TableRowContent<Value>>(first: R) -> _TableRows<Value> {
        _TableRows(_rows: first._rows)
    }
    public static func buildPartialBlock<R: TableRowContent<Value>>(accumulated: _TableRows<Value>, next: R)
        -> _TableRows<Value>
    { _TableRows(_rows: accumulated._rows + next._rows) }
    public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_rows: []) }
    public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
    public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }

    // The builder's value has a name of its own: the compiler does not find it by way of the content.
    public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
}
