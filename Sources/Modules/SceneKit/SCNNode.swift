import KinoraViews

public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public let SCNVector3Zero = SCNVector3()

public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
}
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public typealias SCNQuaternion = SCNVector4

/// A place in a scene with what is there, and the nodes that move with it.
open class SCNNode: NSObject {
    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    open var name: String?
    open var geometry: SCNGeometry?
    open var camera: SCNCamera?
    open var light: SCNLight?
    open var position = SCNVector3()
    open var scale = SCNVector3(1, 1, 1)
    /// In radians.
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNQuaternion(0, 0, 0, 1)
    open var pivot = CATransform3DIdentity
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var categoryBitMask = 1
    open var renderingOrder = 0
    open private(set) var childNodes: [SCNNode] = []
    open private(set) weak var parent: SCNNode?
    open var presentation: SCNNode { self }

    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in childNodes where !stop.boolValue {
            block(node, &stop)
            if !stop.boolValue { node.enumerateChildNodes(block) }
        }
    }
    open func look(at worldTarget: SCNVector3) {}

    private var actions: [String: SCNAction] = [:]
    open var hasActions: Bool { !actions.isEmpty }
    /// Nodes have no picture here, so that actions do not move them.
    open func runAction(_ action: SCNAction) { actions["\(actions.count)"] = action }
    open func runAction(_ action: SCNAction, forKey key: String?) { actions[key ?? "\(actions.count)"] = action }
    open func action(forKey key: String) -> SCNAction? { actions[key] }
    open func removeAction(forKey key: String) { actions[key] = nil }
    open func removeAllActions() { actions = [:] }
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
}

open class SCNCamera: NSObject {
    public override init() { super.init() }
    open var name: String?
    /// In degrees.
    open var fieldOfView: CGFloat = 60
    open var zNear = 1.0
    open var zFar = 100.0
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0
    open var automaticallyAdjustsZRange = false
    open var wantsHDR = false
    open var wantsDepthOfField = false
    open var bloomIntensity: CGFloat = 0
    open var bloomThreshold: CGFloat = 1
}

open class SCNLight: NSObject {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }
    public override init() { super.init() }
    open var name: String?
    open var type = LightType.omni
    open var color: Any = UIColor.white
    /// In lumens.
    open var intensity: CGFloat = 1000
    /// In kelvins.
    open var temperature: CGFloat = 6500
    open var castsShadow = false
    open var shadowRadius: CGFloat = 3
    open var shadowColor: Any = UIColor.black
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
}

/// A change of a node over time.
open class SCNAction: NSObject {
    /// In seconds.
    open var duration: TimeInterval = 0
    open var timingMode = SCNActionTimingMode.linear
    open var speed: CGFloat = 1
    private static func lasting(_ duration: TimeInterval) -> SCNAction {
        let action = SCNAction()
        action.duration = duration
        return action
    }
    public class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeIn(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeOut(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func wait(duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func sequence(_ actions: [SCNAction]) -> SCNAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
    public class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }
    public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        lasting(action.duration * Double(count))
    }
    public class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
    public class func removeFromParentNode() -> SCNAction { lasting(0) }
}
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
