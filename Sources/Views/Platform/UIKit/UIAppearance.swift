import KinoraStage

/// A kind of views that `appearance()` can say something of.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}
/// What such views may be in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// What is set here, views of this kind that are made later begin with, for as long as the performance lasts. Views that exist keep
    /// what they have, as they do in UIKit where they are in a window.
    @_disfavoredOverload
    public static func appearance() -> _KinoraAppearance<Self> { _KinoraAppearance() }
    /// The same: containers make no difference here.
    @_disfavoredOverload
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> _KinoraAppearance<Self> { appearance() }
    @_disfavoredOverload
    public static func appearance(for trait: UITraitCollection) -> _KinoraAppearance<Self> { appearance() }
}

/// Stands for all views of a kind that are made later. Each of their properties can be set; one that was not is nil.
@MainActor @preconcurrency @dynamicMemberLookup
public struct _KinoraAppearance<Kind: UIView> {
    public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Kind, Value>) -> Value? {
        get { ViewAppearances.value(of: property) }
        nonmutating set {
            guard let newValue else { return }
            ViewAppearances.told.set(property, to: newValue)
        }
    }
    public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Kind, Value?>) -> Value? {
        get { ViewAppearances.value(of: property) ?? nil }
        nonmutating set { ViewAppearances.told.set(property, to: newValue) }
    }
}

/// What `appearance()` of views is told, for all views of a performance.
@MainActor
final class ViewAppearances {
    private struct Property {
        let kind: UIView.Type
        let path: AnyKeyPath
        let value: Any
        let apply: (UIView) -> Void
    }
    /// Those of a kind stand before those of kinds below it, which so have the last word.
    private var properties: [Property] = []

    private static var current: ViewAppearances { Graph.current?.companion(ViewAppearances()) ?? outside }
    /// The same for a source, which may change it: where an action does so, going back begins the performance again.
    static var told: ViewAppearances {
        VirtualClock.noteChange()
        return current
    }
    /// What is said outside of any performance, and holds for all.
    private static let outside = ViewAppearances()

    func set<Kind: UIView, Value>(_ path: ReferenceWritableKeyPath<Kind, Value>, to value: Value) {
        properties.removeAll { $0.kind == Kind.self && $0.path == path }
        let place = properties.firstIndex { $0.kind != Kind.self && $0.kind is Kind.Type } ?? properties.endIndex
        let property = Property(kind: Kind.self, path: path, value: value) { view in
            (view as? Kind)?[keyPath: path] = value
        }
        properties.insert(property, at: place)
    }

    static func value<Kind: UIView, Value>(of path: KeyPath<Kind, Value>) -> Value? {
        [current, outside].lazy.flatMap(\.properties).first { $0.kind == Kind.self && $0.path == path }?.value as? Value
    }

    /// Gives a view that was just made what was said of its kind.
    static func apply(to view: UIView) {
        let current = current
        if current !== outside { outside.apply(to: view) }
        current.apply(to: view)
    }
    private func apply(to view: UIView) { for property in properties { property.apply(view) } }
}
