/// What may have a window: delegates of apps and of scenes.
///
/// UIKit need not be given the property, so that of a delegate of any class it is optional twice: nil where the class has none,
/// and where the window is missing (`UIApplication.shared.delegate?.window??.rootViewController`).
@MainActor @preconcurrency
public protocol _WindowOwner: AnyObject {}

extension _WindowOwner {
    public var window: UIWindow?? { (self as? any _WindowDelegate)?.ownWindow }
}

/// Declares the property that classes write. It gives way to the one above wherever the class is not known.
@MainActor @preconcurrency
public protocol _WindowDelegate: _WindowOwner {
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowDelegate {
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    var ownWindow: UIWindow? { window as UIWindow? }
}
