import ARKit
import KinoraViews
import simd

// Entities of a kind.

// What entities may have.
@MainActor @preconcurrency public protocol HasTransform: Entity {}
@MainActor @preconcurrency public protocol HasHierarchy: Entity {}
@MainActor @preconcurrency public protocol HasSynchronization: Entity {}
@MainActor @preconcurrency public protocol HasAnchoring: HasTransform {}
@MainActor @preconcurrency public protocol HasCollision: HasTransform {}
@MainActor @preconcurrency public protocol HasModel: HasTransform {}
@MainActor @preconcurrency public protocol HasPhysicsBody: HasCollision {}
@MainActor @preconcurrency public protocol HasPhysicsMotion: HasPhysicsBody {}
@MainActor @preconcurrency public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}
@MainActor @preconcurrency public protocol HasPointLight: HasTransform {}
@MainActor @preconcurrency public protocol HasDirectionalLight: HasTransform {}
extension Entity: HasTransform, HasHierarchy, HasSynchronization {}

extension HasModel {
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}
extension HasCollision {
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}
extension HasPhysicsBody {
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
    public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
}
extension HasPhysicsMotion {
    public var physicsMotion: PhysicsMotionComponent? {
        get { components[PhysicsMotionComponent.self] }
        set { components[PhysicsMotionComponent.self] = newValue }
    }
}
extension HasAnchoring {
    public var anchoring: AnchoringComponent {
        get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: matrix_identity_float4x4)) }
        set { components[AnchoringComponent.self] = newValue }
    }
}

/// A mesh in materials.
open class ModelEntity: Entity, HasModel, HasPhysics {
    public required init() { super.init() }
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    public convenience init(
        mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float
    ) {
        self.init(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: [collisionShape])
        physicsBody = PhysicsBodyComponent()
    }
}

/// An entity at a place of the world. Nothing is found there.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }
    public convenience init(_ target: AnchoringComponent.Target) {
        self.init()
        anchoring = AnchoringComponent(target)
    }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    public convenience init(world transform: float4x4) {
        self.init(.world(transform: transform))
        self.transform = Transform(matrix: transform)
    }
    public convenience init(
        plane: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
    ) { self.init(.plane(plane, classification: classification, minimumBounds: minimumBounds)) }
    public convenience init(anchor: ARAnchor) { self.init(world: anchor.transform) }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
    public var isAnchored: Bool { false }
}

open class PerspectiveCamera: Entity {
    public var camera = PerspectiveCameraComponent()
}
open class PointLight: Entity, HasPointLight { public var light = PointLightComponent() }
open class SpotLight: Entity { public var light = SpotLightComponent() }
open class DirectionalLight: Entity, HasDirectionalLight { public var light = DirectionalLightComponent() }
open class TriggerVolume: Entity, HasCollision {}
