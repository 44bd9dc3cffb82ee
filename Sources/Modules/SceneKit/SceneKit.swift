/// The module that sources import for scenes in space: neutral boxes. Nodes, cameras, lights and shapes keep what is written to them.
@_exported import KinoraViews
@_exported import simd

open class SCNScene: NSObject {
    public override init() { super.init() }
    /// Files of scenes are not read: an empty one.
    public init?(named name: String) { super.init() }
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { self.init() }
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let checkConsistency = LoadingOption(rawValue: "checkConsistency")
    }
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    public let physicsWorld = SCNPhysicsWorld()
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    open var fogColor: Any = UIColor.white
}

@MainActor @preconcurrency public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
@MainActor @preconcurrency public protocol SCNSceneRenderer: AnyObject {
    var scene: SCNScene? { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
}
@MainActor @preconcurrency
open class SCNView: _KinoraPlaceholderView, SCNSceneRenderer {
    public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 0
    open var antialiasingMode = SCNAntialiasingMode.multisampling4X
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    open var debugOptions: SCNDebugOptions = []
    public let defaultCameraController = SCNCameraController()
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var audioListener: SCNNode?
    open func snapshot() -> UIImage { UIImage(size: bounds.size) }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    /// There is nothing in the box to be hit.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
}
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
/// How fingers would move the camera.
@MainActor @preconcurrency
open class SCNCameraController: NSObject {
    public nonisolated override init() { super.init() }
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3()
    open var automaticTarget = false
    open var inertiaEnabled = true
    open var inertiaFriction: Float = 0.05
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0
    open func rollAroundTarget(_ delta: Float) {}
    open func rotateBy(x deltaX: Float, y deltaY: Float) {}
    open func dolly(toTarget delta: Float) {}
    open func stopInertia() {}
}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "boundingBoxOnly")
    public static let searchMode = SCNHitTestOption(rawValue: "searchMode")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "categoryBitMask")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "ignoreHiddenNodes")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "ignoreChildNodes")
    public static let backFaceCulling = SCNHitTestOption(rawValue: "backFaceCulling")
    public static let rootNode = SCNHitTestOption(rawValue: "rootNode")
}
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }
open class SCNHitTestResult: NSObject {
    public let node: SCNNode
    init(node: SCNNode) { self.node = node }
}

public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let rendersContinuously = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
    ) {}
    public var body: some View { _KinoraPlaceholder("SceneView") }
}
