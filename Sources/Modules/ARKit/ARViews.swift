import KinoraViews
import SceneKit
import SpriteKit

// Views of what the camera sees: neutral boxes.

/// What the camera sees, with a scene of SceneKit's in it.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
    public let session = ARSession()
    @_nonoverride open var scene: SCNScene {
        get { super.scene ?? made }
        set { super.scene = newValue }
    }
    private let made = SCNScene()
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = true
    open override var placeholderLabel: String { "AR view" }
    // Nothing is seen, so that nothing is met.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}
extension SCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}
/// These names stand for the options of a view, too.
public enum ARSCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions.showWorldOrigin
    public static let showFeaturePoints = SCNDebugOptions.showFeaturePoints
}

@MainActor @preconcurrency
public protocol ARSCNViewDelegate: ARSessionObserver, SCNSceneRendererDelegate {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// The geometry of a plane or a face. It has no corners.
open class ARSCNPlaneGeometry: SCNGeometry {}
open class ARSCNFaceGeometry: SCNGeometry {}

/// What the camera sees, with a scene of SpriteKit's in front of it, which is drawn.
@MainActor @preconcurrency
open class ARSKView: SKView {
    public let session = ARSession()
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
}
@MainActor @preconcurrency
public protocol ARSKViewDelegate: ARSessionObserver, SKViewDelegate {
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
}
extension ARSKViewDelegate {
    public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
}

/// What tells how to move the phone. It is never shown: there is no session to help.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var session: ARSession?
    open weak var sessionProvider: AnyObject?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open private(set) var isActive = false
    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: AnyObject {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
