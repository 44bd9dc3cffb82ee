import KinoraViews
import simd

// What entities are made of. Components keep what they are told.

/// A part of an entity.
public protocol Component {}
extension Component {
    public static func registerComponent() {}
}

public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]
    public var boundsMargin: Float = 0
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

public struct CollisionComponent: Component {
    public enum Mode: Sendable { case `default`, trigger, colliding }
    public var shapes: [ShapeResource]
    public var mode: Mode
    public var filter: CollisionFilter
    public init(
        shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default, isStatic: Bool = false
    ) { (self.shapes, self.mode, self.filter) = (shapes, mode, filter) }
}
public struct CollisionGroup: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `default` = CollisionGroup(rawValue: 1)
    public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
    public static let all = CollisionGroup(rawValue: .max)
}
public struct CollisionFilter: Equatable, Sendable {
    public var group: CollisionGroup
    public var mask: CollisionGroup
    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
    public static let `default` = CollisionFilter(group: .default, mask: .all)
    public static let sensor = CollisionFilter(group: [], mask: [])
}

public enum PhysicsBodyMode: Int, Sendable { case `static`, kinematic, dynamic }
public struct PhysicsMassProperties: Sendable {
    public var mass: Float
    public init(mass: Float) { self.mass = mass }
    public init(shape: ShapeResource, mass: Float) { self.mass = mass }
    public static let `default` = PhysicsMassProperties(mass: 1)
}
/// How a body rubs and bounces.
public final class PhysicsMaterialResource: Sendable {
    public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
        PhysicsMaterialResource()
    }
    public static func generate(staticFriction: Float, dynamicFriction: Float, restitution: Float)
        -> PhysicsMaterialResource
    { PhysicsMaterialResource() }
}
public struct PhysicsBodyComponent: Component {
    public var mode: PhysicsBodyMode
    public var massProperties: PhysicsMassProperties
    public var isAffectedByGravity = true
    public var isContinuousCollisionDetectionEnabled = false
    public var isTranslationLocked = (x: false, y: false, z: false)
    public var isRotationLocked = (x: false, y: false, z: false)
    public var linearDamping: Float = 0
    public var angularDamping: Float = 0
    public init(
        massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { (self.massProperties, self.mode) = (massProperties, mode) }
    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { self.init(massProperties: PhysicsMassProperties(mass: mass), material: material, mode: mode) }
}
public struct PhysicsMotionComponent: Component {
    public var linearVelocity: SIMD3<Float>
    public var angularVelocity: SIMD3<Float>
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}

public struct AnchoringComponent: Component {
    public enum Target {
        case camera, face, body
        case world(transform: float4x4)
        case image(group: String, name: String)
        case object(group: String, name: String)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)

        public struct Alignment: OptionSet, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let horizontal = Alignment(rawValue: 1)
            public static let vertical = Alignment(rawValue: 2)
            public static let any: Alignment = [.horizontal, .vertical]
        }
        public struct Classification: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Classification(rawValue: 1)
            public static let floor = Classification(rawValue: 2)
            public static let ceiling = Classification(rawValue: 4)
            public static let table = Classification(rawValue: 8)
            public static let seat = Classification(rawValue: 16)
            public static let any = Classification(rawValue: .max)
        }
    }
    public var target: Target
    public init(_ target: Target) { self.target = target }
}

public struct InputTargetComponent: Component {
    public struct InputType: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let direct = InputType(rawValue: 1)
        public static let indirect = InputType(rawValue: 2)
        public static let all: InputType = [.direct, .indirect]
    }
    public var isEnabled = true
    public var allowedInputTypes: InputType
    public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
public struct HoverEffectComponent: Component { public init() {} }
public struct BillboardComponent: Component {
    public var blendFactor: Float = 1
    public init() {}
}
public struct OpacityComponent: Component {
    public var opacity: Float
    public init(opacity: Float = 1) { self.opacity = opacity }
}
public struct GroundingShadowComponent: Component {
    public var castsShadow: Bool
    public init(castsShadow: Bool) { self.castsShadow = castsShadow }
}
public struct PerspectiveCameraComponent: Component {
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}
public struct PointLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float
    public init(color: UIColor = .white, intensity: Float = 26_963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}
public struct SpotLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public var innerAngleInDegrees: Float
    public var outerAngleInDegrees: Float
    public var attenuationRadius: Float
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
        outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
    }
}
public struct DirectionalLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public var isRealWorldProxy: Bool
    public init(color: UIColor = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false) {
        (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
    }
}

// MARK: Systems

/// Changes entities sixty times a second. None is run.
@MainActor @preconcurrency
public protocol System {
    init(scene: Scene)
    func update(context: SceneUpdateContext)
}
extension System {
    public static func registerSystem() {}
    public func update(context: SceneUpdateContext) {}
}
public struct SceneUpdateContext {
    public let scene: Scene
    public let deltaTime: TimeInterval
    public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition) -> [Entity] {
        []
    }
}
public enum SystemUpdateCondition: Sendable { case rendering }
public struct EntityQuery: Sendable {
    public init() {}
    public init(where predicate: QueryPredicate<Entity>) {}
}
public struct QueryPredicate<Value>: Sendable {
    public static func has(_ componentType: any Component.Type) -> QueryPredicate { QueryPredicate() }
    public static func && (a: QueryPredicate, b: QueryPredicate) -> QueryPredicate { a }
    public static func || (a: QueryPredicate, b: QueryPredicate) -> QueryPredicate { a }
    public static prefix func ! (a: QueryPredicate) -> QueryPredicate { a }
}
