// Views that want to hear of changed traits. The traits of a stage are the same for all of its time, so that none ever does.

/// A trait by its type.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// What takes a registration back.
public protocol UITraitChangeRegistration: AnyObject {}
private final class Registration: UITraitChangeRegistration {}

/// What can be told of changed traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UITraitChangeObservable {
    /// The handler is never called: the traits of a stage do not change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    /// Another may be named as the observer.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
