/// The module that sources import for scenes in space: a neutral box.
@_exported import KinoraViews

open class SCNNode: NSObject {
    public override init() { super.init() }
    open var name: String?
    open private(set) var childNodes: [SCNNode] = []
    open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
}
open class SCNScene: NSObject {
    public override init() { super.init() }
    public init?(named name: String) { super.init() }
    public let rootNode = SCNNode()
}
open class SCNView: _KinoraPlaceholderView {
    open var scene: SCNScene?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
}
public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let allowsCameraControl = Options(rawValue: 1)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
    }
    public init(scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = []) {}
    public var body: some View { _KinoraPlaceholder("SceneView") }
}
