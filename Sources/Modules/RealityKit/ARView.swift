import ARKit
import KinoraViews
import simd

/// What the camera sees, with a scene in it: a neutral box.
@MainActor @preconcurrency
open class ARView: _KinoraPlaceholderView {
    public enum CameraMode: Sendable { case ar, nonAR }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none = DebugOptions([])
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let showStatistics = DebugOptions(rawValue: 2)
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disableCameraGrain = RenderOptions(rawValue: 1)
        public static let disableHDR = RenderOptions(rawValue: 2)
        public static let disableMotionBlur = RenderOptions(rawValue: 4)
        public static let disableDepthOfField = RenderOptions(rawValue: 8)
        public static let disablePersonOcclusion = RenderOptions(rawValue: 16)
        public static let disableAREnvironmentLighting = RenderOptions(rawValue: 32)
        public static let disableGroundingShadows = RenderOptions(rawValue: 64)
        public static let disableFaceMesh = RenderOptions(rawValue: 128)
    }
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all: EntityGestures = [.translation, .rotation, .scale]
    }
    public struct Environment {
        public struct Background {
            public static func color(_ color: UIColor) -> Background { Background() }
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background() }
            public static func skybox(_ resource: EnvironmentResource) -> Background { Background() }
        }
        public struct ImageBasedLight {
            public var resource: EnvironmentResource?
            public var intensityExponent: Float = 0
        }
        public struct SceneUnderstanding {
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let occlusion = Options(rawValue: 1)
                public static let receivesLighting = Options(rawValue: 2)
                public static let physics = Options(rawValue: 4)
                public static let collision = Options(rawValue: 8)
            }
            public var options: Options = []
        }
        public var background = Background.cameraFeed()
        public var lighting = ImageBasedLight()
        public var sceneUnderstanding = SceneUnderstanding()
    }

    public let scene = Scene()
    open var session = ARSession()
    open var cameraMode = CameraMode.ar
    open var automaticallyConfigureSession = true
    open var debugOptions = DebugOptions.none
    open var renderOptions: RenderOptions = []
    open var environment = Environment()
    open var cameraTransform: Transform { .identity }
    open override var placeholderLabel: String { cameraMode == .ar ? "AR view" : "3D view" }

    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.init(frame: frame)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    }

    // Nothing is seen, so that nothing is met.
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func hitTest(_ point: CGPoint) -> [CollisionCastHit] { [] }
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func makeRaycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
    @discardableResult
    open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision)
        -> [UIGestureRecognizer]
    { [] }
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
}
public struct CollisionCastHit {
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

/// What a view shows: anchors, with the entities below them.
@MainActor @preconcurrency
public final class Scene: EventSource {
    public var name = ""
    fileprivate var all: [any HasAnchoring] = []
    public var anchors: AnchorCollection { AnchorCollection(scene: self) }
    public func addAnchor(_ anchor: any HasAnchoring) {
        anchor.ownScene = self
        all.append(anchor)
    }
    public func removeAnchor(_ anchor: any HasAnchoring) {
        anchor.ownScene = nil
        all.removeAll { $0 === anchor }
    }
    public func findEntity(named name: String) -> Entity? {
        for anchor in all {
            if let found = anchor.findEntity(named: name) { return found }
        }
        return nil
    }
    public func performQuery(_ query: EntityQuery) -> [Entity] { [] }
    public func raycast(
        origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100,
        query: CollisionCastQueryType = .all, mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
    /// Events do not happen.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
    ) -> any Cancellable { EventSubscription() }
    public func publisher<E: Event>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> AnyPublisher<
        E, Never
    > { Empty(completeImmediately: false).eraseToAnyPublisher() }

    @MainActor @preconcurrency
    public struct AnchorCollection: @preconcurrency RandomAccessCollection {
        fileprivate let scene: Scene
        public var startIndex: Int { 0 }
        public var endIndex: Int { scene.all.count }
        public subscript(index: Int) -> any HasAnchoring { scene.all[index] }
        public func append(_ anchor: any HasAnchoring) { scene.addAnchor(anchor) }
        public func remove(_ anchor: any HasAnchoring) { scene.removeAnchor(anchor) }
        public func removeAll() { for anchor in scene.all { scene.removeAnchor(anchor) } }
    }
}
public enum CollisionCastQueryType: Sendable { case nearest, all, any }

// MARK: Events

public protocol Event {}
public protocol EventSource: AnyObject {}
/// What would be told of events.
public final class EventSubscription: Cancellable {
    public func cancel() {}
}
public enum SceneEvents {
    public struct Update: Event {
        public let scene: Scene
        public let deltaTime: TimeInterval
    }
    public struct AnchoredStateChanged: Event {
        public let anchor: any HasAnchoring
        public let isAnchored: Bool
    }
    public struct DidAddEntity: Event { public let entity: Entity }
}
public enum CollisionEvents {
    public struct Began: Event {
        public let entityA: Entity
        public let entityB: Entity
    }
    public struct Ended: Event {
        public let entityA: Entity
        public let entityB: Entity
    }
    public struct Updated: Event {
        public let entityA: Entity
        public let entityB: Entity
    }
}
public enum AnimationEvents {
    public struct PlaybackCompleted: Event { public let playbackController: AnimationPlaybackController }
}
