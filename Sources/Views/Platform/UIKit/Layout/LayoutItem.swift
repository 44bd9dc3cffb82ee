import KinoraStage

/// What constraints are about: a view, or a rectangle of one.
@MainActor @preconcurrency
public protocol _LayoutItem: AnyObject {
    /// The view that it is or belongs to.
    var _owner: UIView? { get }
}
extension UIView: _LayoutItem { public var _owner: UIView? { self } }
extension UILayoutGuide: _LayoutItem { public var _owner: UIView? { owningView } }

extension _LayoutItem {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
extension UIView {
    /// That of the first line of a text; the lower edge of other views.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}
