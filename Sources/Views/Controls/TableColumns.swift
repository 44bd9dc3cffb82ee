import Foundation
import KinoraStage

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// One column: its title, its width, and what it shows of a row.
public struct _TableColumn<Row> {
    let label: AnyView
    var width = _TableColumnWidth()
    /// By what a customization knows it.
    var id: String?
    var visibility = Visibility.automatic
    /// What the rows may be sorted by; nil where the column does not say.
    var comparator: Any?
    let cell: (Row) -> AnyView
}

/// How wide a column may be, in points.
public struct _TableColumnWidth: Equatable, Sendable {
    var range: ClosedRange<CGFloat> = 10...(.infinity)
    var alignment = TableColumnAlignment.automatic
}

/// A column with a title.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public var _columns: [_TableColumn<RowValue>]

    private init(_ label: Label, sortedBy comparator: Any? = nil, _ content: @escaping (RowValue) -> Content) {
        _columns = [_TableColumn(label: AnyView(label), comparator: comparator, cell: { AnyView(content($0)) })]
    }

    /// - Parameter width: in points; nil is what is left.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        resized(width.map { $0...$0 } ?? 10...(.infinity))
    }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        let low = min ?? 10
        return resized(low...Swift.max(low, max ?? .infinity))
    }
    private func resized(_ range: ClosedRange<CGFloat>) -> TableColumn {
        var copy = self
        copy._columns[0].width.range = range
        return copy
    }

    /// By what a table's customization knows the column.
    public func customizationID(_ id: String) -> TableColumn {
        var copy = self
        copy._columns[0].id = id
        return copy
    }
    /// Nobody moves columns or makes them wider here.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn { self }
    /// Whether the column is shown where a customization does not say.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var copy = self
        copy._columns[0].visibility = visibility
        return copy
    }
    /// - Parameter alignment: of the title and the values.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy._columns[0].width.alignment = alignment
        return copy
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content)
    }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, content) }
    /// A column that can be sorted by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), sortedBy: KeyPathComparator(value), content)
    }
    public init<V, C: SortComparator<V>>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), sortedBy: KeyPathComparator(value, comparator: comparator), content)
    }
    public init<C: SortComparator<RowValue>>(
        _ titleKey: LocalizedStringKey, sortUsing comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), sortedBy: comparator, content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), sortedBy: KeyPathComparator(value), content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator<V>>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), sortedBy: KeyPathComparator(value, comparator: comparator), content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator<RowValue>>(
        _ title: S, sortUsing comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), sortedBy: comparator, content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column of strings, which it can be sorted by.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), sortedBy: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), sortedBy: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
    /// - Parameter comparator: how the strings are compared.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(Text(titleKey), sortedBy: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(Text(title), sortedBy: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

/// Several columns as one.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
    public let _columns: [_TableColumn<RowValue>]
}

/// A column for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content>:
    TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue {
    public let _columns: [_TableColumn<RowValue>]

    public init(_ data: Data, @TableColumnBuilder<RowValue> content: (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Sort == Never {
        _columns = data.flatMap { content($0)._columns }
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue> content: (Data.Element) -> Content
    ) where Sort == Never {
        _columns = data.flatMap { content($0)._columns }
    }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    @MainActor public static func buildExpression<C: TableColumnContent<RowValue>>(_ column: C) -> C { column }
    @MainActor public static func buildPartialBlock<C: TableColumnContent<RowValue>>(first: C) -> _TableColumns<
        RowValue
    > {
        _TableColumns(_columns: first._columns)
    }
    @MainActor public static func buildPartialBlock<C: TableColumnContent<RowValue>>(
        accumulated: _TableColumns<RowValue>, next: C
    ) -> _TableColumns<RowValue> {
        _TableColumns(_columns: accumulated._columns + next._columns)
    }
    @MainActor public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(_columns: [])
    }
    @MainActor public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }
    @MainActor public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
    @MainActor public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue>) -> _TableColumns<
        RowValue
    > { columns }
}

public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")

    var horizontal: HorizontalAlignment {
        switch self {
        case .center: .center
        case .trailing, .numeric: .trailing
        default: .leading
        }
    }
}

/// Which columns a person has hidden.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]
    public init() {}

    public subscript(visibility id: String) -> Visibility {
        get { Visibility(chosen: visibilities[id]) }
        set { visibilities[id] = newValue.chosen }
    }
    /// Columns keep the order of the source.
    public mutating func resetOrder() {}

    /// The columns that are shown.
    @MainActor
    func shown(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
        columns.filter { column in
            let own = column.id.map { self[visibility: $0] } ?? .automatic
            return (own == .automatic ? column.visibility : own) != .hidden
        }
    }
}
