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
}

/// What a node's place and turn are kept to. Kept, and not followed.
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    open var enabled = true
    open var referenceNode: SKNode?
    public nonisolated override init() { super.init() }
    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}
