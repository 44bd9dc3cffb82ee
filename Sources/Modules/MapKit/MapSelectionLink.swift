import KinoraViews

/// What a map does with the mark that is touched, whatever the type of its selection.
@MainActor
struct MapSelectionLink {
    /// Whether any of the tags is the selection; nil where none of them can be.
    let isSelected: ([AnyHashable]) -> Bool?
    let select: ([AnyHashable]) -> Void
    let clear: () -> Void

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        isSelected = { tags in
            MapSelectionLink.value(of: tags).map { (value: Value) in value == selection.wrappedValue }
        }
        select = { tags in if let value: Value = MapSelectionLink.value(of: tags) { selection.wrappedValue = value } }
        clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
    }

    /// The first tag of the selection's type.
    private static func value<Value>(of tags: [AnyHashable]) -> Value? {
        for tag in tags {
            if let value = tag.base as? Value { return value }
        }
        return (Value.self as? any MadeOfTags.Type)?.made(of: tags) as? Value
    }
}

/// A selection that wraps what the source has put on the map.
private protocol MadeOfTags {
    static func made(of tags: [AnyHashable]) -> Self?
}
extension MapSelection: MadeOfTags {
    static func made(of tags: [AnyHashable]) -> MapSelection? {
        tags.lazy.compactMap { $0.base as? Value }.first.map { MapSelection($0) }
    }
}
