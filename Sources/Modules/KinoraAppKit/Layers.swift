import KinoraViews

// A view of UIKit's always has a layer. One of AppKit's has it where it wants one, so that sources take it for an optional.

extension UIView {
    /// The view's layer; one that is set fills it. UIKit's name of it holds where both would do.
    @_disfavoredOverload
    public var layer: CALayer? {
        get { _layerOfView }
        set {
            guard let newValue, newValue !== _layerOfView else { return }
            _layerOfView.sublayers = nil
            newValue.frame = bounds
            _layerOfView.addSublayer(newValue)
        }
    }

    /// There is always a layer.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
}

extension UIWindow {
    /// What a title bar would say. It is what a reader of the screen says of the window.
    public var title: String {
        get { accessibilityLabel ?? "" }
        set { accessibilityLabel = newValue }
    }
}
