import KinoraStage

/// A relation between two edges or lengths of views and guides: `first = multiplier · second + constant`, or an inequality.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
        case centerYWithinMargins
    }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    let first: (any _LayoutItem)?
    let second: (any _LayoutItem)?
    public var firstItem: AnyObject? { first }
    public var secondItem: AnyObject? { second }
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// Points.
    open var constant: CGFloat
    open var priority: UILayoutPriority = .required
    open var identifier: String?
    open var shouldBeArchived = false
    open var isActive = false {
        didSet {
            guard let owner = first?._owner ?? second?._owner, isActive != oldValue else { return }
            if isActive { owner.constraintStore.append(self) } else { owner.constraintStore.removeAll { $0 === self } }
        }
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        (first, second) = (view1 as? any _LayoutItem, view2 as? any _LayoutItem)
        (firstAttribute, secondAttribute) = (attr1, attr2)
        (self.relation, self.multiplier, constant) = (relation, multiplier, c)
        super.init()
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension UIView {
    /// The constraints whose first item is the view or one of its guides.
    public var constraints: [NSLayoutConstraint] { constraintStore }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}
