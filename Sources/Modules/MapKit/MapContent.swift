import CoreLocation
import KinoraStage
import KinoraViews

/// Something on a map.
public struct _MapItem {
    enum Shape {
        case mark(MapMark)
        case area(MapArea)
    }
    var shape: Shape
    /// By which it may be selected: what the source says, and what it is made of.
    var tags: [AnyHashable] = []
    /// Where it comes from, by which it stays the same while others come and go.
    private(set) var identity: [AnyHashable] = []

    init(_ mark: MapMark, tags: [AnyHashable] = []) { (shape, self.tags) = (.mark(mark), tags) }
    init(_ area: MapArea) { shape = .area(area) }

    /// Where it lies.
    var places: [CLLocationCoordinate2D] {
        switch shape {
        case .mark(let mark): [mark.coordinate]
        case .area(let area): area.lines.flatMap(\.self)
        }
    }

    func within(_ place: some Hashable) -> _MapItem {
        var item = self
        item.identity.insert(AnyHashable(place), at: 0)
        return item
    }
}

/// What is drawn at a place.
struct MapMark {
    let coordinate: CLLocationCoordinate2D
    /// The point of the view that is at the place.
    let anchor: UnitPoint
    /// The words below it.
    var title: AnyView?
    /// nil: its own color.
    var tint: AnyShapeStyle?
    let view: @MainActor (_ tint: AnyShapeStyle?, _ isSelected: Bool) -> AnyView
}

/// A line between places, or what is within an odd number of such.
struct MapArea {
    let lines: [[CLLocationCoordinate2D]]
    var line: (style: AnyShapeStyle, stroke: StrokeStyle)?
    var fill: AnyShapeStyle?
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
        var index = 0
        for part in repeat each content {
            items += part._items.map { $0.within(index) }
            index += 1
        }
        return _MapContents(_items: items)
    }
    @MainActor public static func buildIf(_ content: _MapContents?) -> _MapContents {
        content ?? _MapContents(_items: [])
    }
    @MainActor public static func buildEither<Content: MapContent>(first: Content) -> _MapContents {
        _MapContents(_items: first._items.map { $0.within(true) })
    }
    @MainActor public static func buildEither<Content: MapContent>(second: Content) -> _MapContents {
        _MapContents(_items: second._items.map { $0.within(false) })
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
    /// What has no tag is selected by the identifier of its element.
    public var _items: [_MapItem] {
        data.flatMap { element in
            let id = id(element)
            return content(element)._items.map { item in
                var item = item.within(id)
                item.tags.append(AnyHashable(id))
                return item
            }
        }
    }
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(collecting: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(collecting: data, id: { $0[keyPath: id] }, content: content) }
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(collecting: data, id: { $0 }, content: content) }
}
