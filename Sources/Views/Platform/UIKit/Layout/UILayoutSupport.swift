import KinoraStage

/// What bars cover at the upper or lower edge of a controller's view. Pages stand between the bars here, so that it is nothing.
@MainActor
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
    public var topLayoutGuide: any UILayoutSupport { EdgeLine(of: view, view.topAnchor) }
    public var bottomLayoutGuide: any UILayoutSupport { EdgeLine(of: view, view.bottomAnchor) }
}

/// A line at an edge of a view.
private final class EdgeLine: UILayoutGuide, UILayoutSupport {
    let length: CGFloat = 0

    init(of view: UIView, _ edge: NSLayoutYAxisAnchor) {
        super.init()
        view.addLayoutGuide(self)
        topAnchor.constraint(equalTo: edge).isActive = true
        heightAnchor.constraint(equalToConstant: 0).isActive = true
    }
}
