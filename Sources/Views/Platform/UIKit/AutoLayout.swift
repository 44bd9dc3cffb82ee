import KinoraStage

/// How much a constraint matters. All constraints count alike.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// One equation between two edges or sizes of views.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
    }
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    let first: UIView?
    let firstAttribute: Attribute
    let relation: Relation
    let second: UIView?
    let secondAttribute: Attribute
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var priority: UILayoutPriority = .required
    open var identifier: String?
    open var isActive = false {
        didSet {
            guard let first, isActive != oldValue else { return }
            if isActive { first.constraintStore.append(self) } else { first.constraintStore.removeAll { $0 === self } }
        }
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        first = view1 as? UIView ?? (view1 as? UILayoutGuide)?.owningView
        second = view2 as? UIView ?? (view2 as? UILayoutGuide)?.owningView
        (firstAttribute, secondAttribute) = (attr1, attr2)
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
        super.init()
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// An edge or size that constraints are made from.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
        (self.view, self.attribute) = (view, attribute)
        super.init()
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: other?.view,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, c)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 0, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 0, c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, 0, c)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

// Distances that the system chooses: 8 points for each.
extension NSLayoutXAxisAnchor {
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}
extension NSLayoutYAxisAnchor {
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
}

/// A rectangle without a picture that constraints name; here that of its view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    public internal(set) weak var owningView: UIView?
    init(of view: UIView) {
        owningView = view
        super.init()
    }
    public override init() { super.init() }
    private var owner: UIView { owningView ?? UIView() }
    /// In the view that owns it.
    public var layoutFrame: CGRect { owningView?.bounds ?? .zero }
    public var leadingAnchor: NSLayoutXAxisAnchor { owner.leadingAnchor }
    public var trailingAnchor: NSLayoutXAxisAnchor { owner.trailingAnchor }
    public var leftAnchor: NSLayoutXAxisAnchor { owner.leftAnchor }
    public var rightAnchor: NSLayoutXAxisAnchor { owner.rightAnchor }
    public var centerXAnchor: NSLayoutXAxisAnchor { owner.centerXAnchor }
    public var topAnchor: NSLayoutYAxisAnchor { owner.topAnchor }
    public var bottomAnchor: NSLayoutYAxisAnchor { owner.bottomAnchor }
    public var centerYAnchor: NSLayoutYAxisAnchor { owner.centerYAnchor }
    public var widthAnchor: NSLayoutDimension { owner.widthAnchor }
    public var heightAnchor: NSLayoutDimension { owner.heightAnchor }
}

extension UIView {
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
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var constraints: [NSLayoutConstraint] { constraintStore }
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}

/// Finds the frames that constraints say, one unknown value after the other; what they leave open is the view's own size and its
/// superview's origin. Inequalities count only where nothing else says a value.
@MainActor
struct ConstraintSolver {
    /// What is known of a view along one axis, in the root's coordinates.
    private struct Span {
        var low: CGFloat?
        var high: CGFloat?
        var middle: CGFloat?
        var size: CGFloat?

        /// Completes what two values say; returns whether that was something new.
        mutating func complete() -> Bool {
            let before = known
            if let low, let high { (size, middle) = (size ?? high - low, middle ?? (low + high) / 2) }
            if let low, let size { (high, middle) = (high ?? low + size, middle ?? low + size / 2) }
            if let high, let size { (low, middle) = (low ?? high - size, middle ?? high - size / 2) }
            if let middle, let size { (low, high) = (low ?? middle - size / 2, high ?? middle + size / 2) }
            if let middle, let low { (high, size) = (high ?? 2 * middle - low, size ?? 2 * (middle - low)) }
            if let middle, let high { (low, size) = (low ?? 2 * middle - high, size ?? 2 * (high - middle)) }
            return known != before
        }
        var known: Int { [low, high, middle, size].compactMap { $0 }.count }
    }

    private var spans: [ObjectIdentifier: [Span]] = [:]
    private let views: [UIView]
    private let constraints: [NSLayoutConstraint]

    static func solve(below root: UIView) {
        var views: [UIView] = []
        func collect(_ view: UIView) {
            views.append(view)
            view.subviews.forEach(collect)
        }
        collect(root)
        let constraints = views.flatMap(\.constraintStore)
        guard !constraints.isEmpty else { return }
        var solver = ConstraintSolver(views: views, constraints: constraints)
        solver.run(root)
    }

    private init(views: [UIView], constraints: [NSLayoutConstraint]) {
        (self.views, self.constraints) = (views, constraints)
    }

    private mutating func run(_ root: UIView) {
        for view in views { spans[ObjectIdentifier(view)] = [Span(), Span()] }
        set(root, [Span(low: 0, size: root.frame.width), Span(low: 0, size: root.frame.height)])
        propagate(with: [.equal])
        propagate(with: [.equal, .lessThanOrEqual, .greaterThanOrEqual])
        for view in views.dropFirst() {
            for axis in 0...1 {
                settle(view, axis)
                propagate(with: [.equal, .lessThanOrEqual, .greaterThanOrEqual])
            }
        }
        for view in views.dropFirst() where !view.translatesAutoresizingMaskIntoConstraints {
            guard let own = spans[ObjectIdentifier(view)],
                let outer = view.superview.flatMap({ spans[ObjectIdentifier($0)] })
            else { continue }
            view.frame = CGRect(
                x: (own[0].low ?? 0) - (outer[0].low ?? 0), y: (own[1].low ?? 0) - (outer[1].low ?? 0),
                width: own[0].size ?? 0, height: own[1].size ?? 0)
        }
    }

    private mutating func set(_ view: UIView, _ values: [Span]) {
        var values = values
        for axis in 0...1 { while values[axis].complete() {} }
        spans[ObjectIdentifier(view)] = values
    }

    /// What constraints leave open: the view's own size, then its superview's origin.
    private mutating func settle(_ view: UIView, _ axis: Int) {
        guard var span = spans[ObjectIdentifier(view)]?[axis] else { return }
        let outer = view.superview.flatMap { spans[ObjectIdentifier($0)]?[axis] }
        if view.translatesAutoresizingMaskIntoConstraints {
            span.low = (outer?.low ?? 0) + (axis == 0 ? view.frame.minX : view.frame.minY)
            span.size = axis == 0 ? view.frame.width : view.frame.height
        } else {
            if span.size == nil, span.known < 2 {
                let own = view.intrinsicContentSize
                let size = axis == 0 ? own.width : own.height
                span.size = size >= 0 ? size : 0
            }
            if span.low == nil, span.high == nil, span.middle == nil { span.low = outer?.low ?? 0 }
        }
        while span.complete() {}
        spans[ObjectIdentifier(view)]![axis] = span
    }

    private mutating func propagate(with relations: Set<NSLayoutConstraint.Relation>) {
        var changed = true
        var rounds = 0
        while changed, rounds < 64 {
            changed = false
            rounds += 1
            for constraint in constraints where relations.contains(constraint.relation) {
                if apply(constraint) { changed = true }
            }
        }
    }

    private mutating func apply(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.first else { return false }
        guard let second = constraint.second else {
            return put(constraint.constant, first, constraint.firstAttribute)
        }
        if let value = value(second, constraint.secondAttribute) {
            return put(value * constraint.multiplier + constraint.constant, first, constraint.firstAttribute)
        }
        if constraint.multiplier != 0, let value = value(first, constraint.firstAttribute) {
            return put((value - constraint.constant) / constraint.multiplier, second, constraint.secondAttribute)
        }
        return false
    }

    private static func place(_ attribute: NSLayoutConstraint.Attribute) -> (Int, WritableKeyPath<Span, CGFloat?>)? {
        switch attribute {
        case .left, .leading: (0, \.low)
        case .right, .trailing: (0, \.high)
        case .centerX: (0, \.middle)
        case .width: (0, \.size)
        case .top: (1, \.low)
        case .bottom, .lastBaseline, .firstBaseline: (1, \.high)
        case .centerY: (1, \.middle)
        case .height: (1, \.size)
        case .notAnAttribute: nil
        }
    }

    private func value(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let (axis, path) = ConstraintSolver.place(attribute) else { return nil }
        return spans[ObjectIdentifier(view)]?[axis][keyPath: path]
    }

    private mutating func put(
        _ value: CGFloat, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> Bool {
        guard let (axis, path) = ConstraintSolver.place(attribute), var span = spans[ObjectIdentifier(view)]?[axis],
            span[keyPath: path] == nil
        else { return false }
        span[keyPath: path] = value
        while span.complete() {}
        spans[ObjectIdentifier(view)]![axis] = span
        return true
    }
}
