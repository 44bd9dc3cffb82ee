import CoreLocation
import KinoraStage
import KinoraViews

/// Something on a map.
public struct _MapItem {
    let coordinate: CLLocationCoordinate2D?
    let path: [CLLocationCoordinate2D]
    let anchor: UnitPoint
    var view: AnyView
    var line: (AnyShapeStyle, StrokeStyle)? = nil
    /// What the area within the path is filled with.
    var fill: AnyShapeStyle? = nil
    /// The view in a color, until one is said.
    var tinted: (@MainActor (AnyShapeStyle) -> AnyView)? = nil

    /// Has a color, unless it has one already.
    @MainActor mutating func tint(_ style: AnyShapeStyle) {
        guard let tinted else { return }
        (view, self.tinted) = (tinted(style), nil)
    }
}
@MainActor @preconcurrency
public protocol MapContent {
    var _items: [_MapItem] { get }
}
public struct _MapContents: MapContent { public let _items: [_MapItem] }
@resultBuilder
public struct MapContentBuilder {
    @MainActor public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    @MainActor public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapContents {
        var items: [_MapItem] = []
        repeat items += (each content)._items
        return _MapContents(_items: items)
    }
    @MainActor public static func buildIf(_ content: _MapContents?) -> _MapContents {
        content ?? _MapContents(_items: [])
    }
    @MainActor public static func buildEither<Content: MapContent>(first: Content) -> _MapContents {
        _MapContents(_items: first._items)
    }
    @MainActor public static func buildEither<Content: MapContent>(second: Content) -> _MapContents {
        _MapContents(_items: second._items)
    }
    @MainActor public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapContents {
        _MapContents(_items: content._items)
    }
}
public struct EmptyMapContent: MapContent {
    public nonisolated init() {}
    public var _items: [_MapItem] { [] }
}
/// Content that is made of data.
@MainActor @preconcurrency
public protocol DynamicMapContent: MapContent {
    associatedtype Data: Collection
    var data: Data { get }
}
extension ForEach: DynamicMapContent where Content: MapContent {}
extension ForEach: MapContent where Content: MapContent {
    public var _items: [_MapItem] { data.flatMap { content($0)._items } }
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
}
