/// A kind of views that `appearance()` can say something of.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}
/// What such views may be in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

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
