import KinoraStage

// How a view looks while it is lifted, for a menu, a pointer or a drag. No view is lifted alone here: it is kept.

@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .clear
    public nonisolated override init() { super.init() }
}
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget?
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        (self.view, self.parameters, target) = (view, parameters, nil)
        super.init()
    }
    open var size: CGSize { view.bounds.size }
}
