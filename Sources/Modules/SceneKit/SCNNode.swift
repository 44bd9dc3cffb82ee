import KinoraViews

public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
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
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(Float(x), Float(y), Float(z), Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public typealias SCNQuaternion = SCNVector4

/// Vectors in boxes, as animations take them. Their numbers are kept as a rectangle's, which Foundation's box has.
extension NSValue {
    public convenience init(scnVector3 v: SCNVector3) {
        self.init(scnVector4: SCNVector4(v.x, v.y, v.z, 0))
    }
    public convenience init(scnVector4 v: SCNVector4) {
        self.init(rect: CGRect(x: Double(v.x), y: Double(v.y), width: Double(v.z), height: Double(v.w)))
    }
    public var scnVector3Value: SCNVector3 {
        let vector = scnVector4Value
        return SCNVector3(vector.x, vector.y, vector.z)
    }
    public var scnVector4Value: SCNVector4 {
        let numbers = rectValue
        return SCNVector4(numbers.origin.x, numbers.origin.y, numbers.size.width, numbers.size.height)
    }
}

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
    open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {}

    /// Kept: the place, turns and scale say where the node is.
    open var transform = SCNMatrix4Identity
    open var simdPosition: SIMD3<Float> {
        get { SIMD3(position.x, position.y, position.z) }
        set { position = SCNVector3(newValue.x, newValue.y, newValue.z) }
    }
    open var simdScale: SIMD3<Float> {
        get { SIMD3(scale.x, scale.y, scale.z) }
        set { scale = SCNVector3(newValue.x, newValue.y, newValue.z) }
    }
    open var simdOrientation: simd_quatf {
        get { simd_quatf(ix: orientation.x, iy: orientation.y, iz: orientation.z, r: orientation.w) }
        set { orientation = SCNVector4(newValue.imag.x, newValue.imag.y, newValue.imag.z, newValue.real) }
    }
    open var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) }
        set { eulerAngles = SCNVector3(newValue.x, newValue.y, newValue.z) }
    }
    open var simdTransform: simd_float4x4 {
        get { simd_float4x4(transform) }
        set { transform = SCNMatrix4(newValue) }
    }
    open var simdPivot: simd_float4x4 {
        get { simd_float4x4(pivot) }
        set { pivot = SCNMatrix4(newValue) }
    }
    /// The sum of the places of all around it, which are taken as neither turned nor scaled.
    open var worldPosition: SCNVector3 {
        get {
            let outer = parent?.worldPosition ?? SCNVector3()
            return SCNVector3(outer.x + position.x, outer.y + position.y, outer.z + position.z)
        }
        set {
            let outer = parent?.worldPosition ?? SCNVector3()
            position = SCNVector3(newValue.x - outer.x, newValue.y - outer.y, newValue.z - outer.z)
        }
    }
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        let (from, to) = (worldPosition, node?.worldPosition ?? SCNVector3())
        return SCNVector3(position.x + from.x - to.x, position.y + from.y - to.y, position.z + from.z - to.z)
    }
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        node?.convertPosition(position, to: self) ?? SCNNode().convertPosition(position, to: self)
    }
    open func localTranslate(by translation: SCNVector3) {
        position = SCNVector3(position.x + translation.x, position.y + translation.y, position.z + translation.z)
    }
    open var simdWorldPosition: SIMD3<Float> {
        get { SIMD3(worldPosition.x, worldPosition.y, worldPosition.z) }
        set { worldPosition = SCNVector3(newValue.x, newValue.y, newValue.z) }
    }
    /// Shapes have no size here, so that nothing is hit.
    open func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
    open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
    open var constraints: [SCNConstraint]?
    open var physicsBody: SCNPhysicsBody?
    open private(set) var particleSystems: [SCNParticleSystem]? = []
    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems?.append(system) }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = [] }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var (found, stop): ([SCNNode], ObjCBool) = ([], ObjCBool(false))
        enumerateChildNodes { node, _ in if !stop.boolValue, predicate(node, &stop) { found.append(node) } }
        return found
    }
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        block(self, &stop)
        if !stop.boolValue { enumerateChildNodes(block) }
    }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: min(max(0, index), childNodes.count))
        child.parent = self
    }
    /// The node and those below it once more, with the same shapes.
    open func clone() -> SCNNode {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.camera, copy.light, copy.position) = (name, camera, light, position)
        (copy.scale, copy.eulerAngles, copy.rotation, copy.orientation) = (scale, eulerAngles, rotation, orientation)
        (copy.pivot, copy.transform, copy.opacity, copy.isHidden) = (pivot, transform, opacity, isHidden)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    open func flattenedClone() -> SCNNode { clone() }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open var animationKeys: [String] { [] }

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
    open var automaticallyAdjustsShadowProjection = true
    open var forcesBackFaceCasters = false
    open var orthographicScale: CGFloat = 1
    /// In pixels.
    open var shadowMapSize = CGSize.zero
    open var shadowMode = SCNShadowMode.forward
    open var shadowSampleCount = 16
    open var shadowBias: CGFloat = 1
    open var shadowCascadeCount = 1
    open var maximumShadowDistance: CGFloat = 100
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var categoryBitMask = -1
}
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }

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
    public class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func rotateTo(
        x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool
    ) -> SCNAction { lasting(duration) }
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction { lasting(duration) }
    public class func wait(duration: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        lasting(duration)
    }
    public class func hide() -> SCNAction { lasting(0) }
    public class func unhide() -> SCNAction { lasting(0) }
    public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { lasting(0) }
    public class func customAction(
        duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { lasting(duration) }
    open func reversed() -> SCNAction { self }
    open var timingFunction: ((Float) -> Float)?
}
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// Changes of scenes that would move. They are there at once.
@MainActor @preconcurrency
open class SCNTransaction: NSObject {
    public static var animationDuration: CFTimeInterval = 0
    public static var disableActions = false
    public static var animationTimingFunction: CAMediaTimingFunction?
    private static var completions: [(() -> Void)?] = []
    public static var completionBlock: (() -> Void)? {
        get { completions.last ?? nil }
        set { if !completions.isEmpty { completions[completions.count - 1] = newValue } }
    }
    public class func begin() { completions.append(nil) }
    public class func commit() { completions.popLast()??() }
    public class func flush() {}
    public class func lock() {}
    public class func unlock() {}
}
