/// The module that sources import for scenes of sprites: a neutral box.
@_exported import KinoraViews

open class SKNode: NSObject {
    public override init() { super.init() }
    open var position: CGPoint = .zero
    open var zPosition: CGFloat = 0
    open var alpha: CGFloat = 1
    open var name: String?
    open private(set) var children: [SKNode] = []
    open func addChild(_ node: SKNode) { children.append(node) }
    open func removeFromParent() {}
    open func removeAllChildren() { children = [] }
}
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
open class SKScene: SKNode {
    open var size: CGSize = .zero
    open var backgroundColor: UIColor = .darkGray
    open var scaleMode: SKSceneScaleMode = .fill
    open var anchorPoint: CGPoint = .zero
    open func update(_ currentTime: TimeInterval) {}
    public override init() { super.init() }
    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public init?(fileNamed filename: String) { super.init() }
}
open class SKEmitterNode: SKNode {
    public init?(fileNamed filename: String) { super.init() }
}
public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let allowsTransparency = Options(rawValue: 2)
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
    }
    public init(scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = []) {}
    public var body: some View { _KinoraPlaceholder("SpriteView") }
}
