import KinoraGeometry
import KinoraViews

/// Lower and upper limits of a value.
open class SKRange: NSObject {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) {
        self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
    }
    public convenience init(upperLimit upper: CGFloat) {
        self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
    }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> SKRange {
        SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
    }

    /// The nearest value within the limits; the upper one where they are the wrong way round.
    func nearest(to value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }

    /// The nearest place whose distance from a center is within the limits; from the center itself no direction is nearest.
    func nearest(to place: CGPoint, around center: CGPoint) -> CGPoint {
        let (x, y) = (place.x - center.x, place.y - center.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return place }
        let share = max(0, nearest(to: length)) / length
        return CGPoint(x: center.x + x * share, y: center.y + y * share)
    }
}

/// What a node's place or turn is kept to, after actions and bodies have moved it.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    open var enabled = true
    /// In whose points places are meant; nil for those of the node's parent.
    open var referenceNode: SKNode?
    /// Changes a node, whose points of reference are given.
    private let change: (_ node: SKNode, _ reference: SKNode?) -> Void

    private init(_ change: @escaping (_ node: SKNode, _ reference: SKNode?) -> Void) { self.change = change }

    func apply(to node: SKNode) { change(node, referenceNode ?? node.parent) }

    // MARK: Places

    open class func positionX(_ range: SKRange) -> SKConstraint { positionX(range, y: .withNoLimits()) }
    open class func positionY(_ range: SKRange) -> SKConstraint { positionX(.withNoLimits(), y: range) }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        moving { place, _ in CGPoint(x: xRange.nearest(to: place.x), y: yRange.nearest(to: place.y)) }
    }

    /// Keeps a node at a distance from another one.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        moving { range.nearest(to: $0, around: node.position(in: $1)) }
    }
    /// Keeps a node at a distance from a point in the points of reference.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        moving { place, _ in range.nearest(to: place, around: point) }
    }
    /// Keeps a node at a distance from a point of another node.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        moving { range.nearest(to: $0, around: node.point(point, in: $1)) }
    }

    private class func moving(
        _ kept: @escaping (_ place: CGPoint, _ reference: SKNode?) -> CGPoint
    ) -> SKConstraint {
        SKConstraint { node, reference in
            let place = node.position(in: reference)
            let goal = kept(place, reference)
            guard goal != place else { return }
            node.position = reference === node.parent ? goal : reference?.point(goal, in: node.parent) ?? goal
        }
    }

    // MARK: Turns

    open class func zRotation(_ zRange: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = zRange.nearest(to: node.zRotation) }
    }
    /// Turns a node's x axis to another node, up to an angle within the range, in radians against the clock.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        turning(radians) { node.position(in: $0) }
    }
    /// Turns a node's x axis to a point in the points of reference.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        turning(radians) { _ in point }
    }
    /// Turns a node's x axis to a point of another node.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        turning(radians) { node.point(point, in: $0) }
    }

    private class func turning(
        _ range: SKRange, to goal: @escaping (_ reference: SKNode?) -> CGPoint
    ) -> SKConstraint {
        SKConstraint { node, reference in
            let (place, goal) = (node.position(in: reference), goal(reference))
            guard goal != place else { return }
            let angle = CGFloat(Maths.atan2(goal.y - place.y, goal.x - place.x))
            let apart = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
            node.zRotation = angle + range.nearest(to: apart)
        }
    }
}

extension SKNode {
    /// A point of this node in the points of another one.
    fileprivate func point(_ point: CGPoint, in other: SKNode?) -> CGPoint {
        other.map { $0.convert(point, from: self) } ?? point
    }
    /// Where it is, in the points of another one.
    fileprivate func position(in other: SKNode?) -> CGPoint {
        other === parent ? position : parent?.point(position, in: other) ?? position
    }
}
