/// What `appearance()` of views is told, for all views of a performance.
final class ViewAppearances: Appearances {
    private struct Property {
        let kind: UIView.Type
        let path: AnyKeyPath
        let value: Any
        let apply: (UIView) -> Void
    }
    /// Those of a kind stand before those of kinds below it, which so have the last word.
    private var properties: [Property] = []

    static let outside = ViewAppearances()

    func set<Kind: UIView, Value>(_ path: ReferenceWritableKeyPath<Kind, Value>, to value: Value) {
        properties.removeAll { $0.kind == Kind.self && $0.path == path }
        let place = properties.firstIndex { $0.kind != Kind.self && $0.kind is Kind.Type } ?? properties.endIndex
        let property = Property(kind: Kind.self, path: path, value: value) { view in
            (view as? Kind)?[keyPath: path] = value
        }
        properties.insert(property, at: place)
    }

    static func value<Kind: UIView, Value>(of path: KeyPath<Kind, Value>) -> Value? {
        followed.lazy.flatMap(\.properties).first { $0.kind == Kind.self && $0.path == path }?.value as? Value
    }

    /// A color for what SwiftUI draws as the views of a kind; nil where none was told.
    static func color<Kind: UIView>(_ path: KeyPath<Kind, UIColor?>) -> Color? {
        (value(of: path) ?? nil).map { Color($0) }
    }

    /// Gives a view that was just made what was said of its kind.
    static func apply(to view: UIView) {
        for property in followed.reversed().flatMap(\.properties) { property.apply(view) }
    }
}
