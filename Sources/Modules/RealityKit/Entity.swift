import KinoraViews
import simd

/// A thing in space: where it is, what it is made of, and what belongs to it. It keeps what it is told; nothing moves it.
@MainActor @preconcurrency
open class Entity: EventSource {
    open var name = ""
    open var isEnabled = true
    public var isEnabledInHierarchy: Bool { isEnabled && (parent?.isEnabledInHierarchy ?? true) }
    public var isActive: Bool { isEnabledInHierarchy && scene != nil }
    public nonisolated let id = ID()
    /// Tells entities apart.
    public final class ID: Hashable, Sendable {
        public static func == (a: ID, b: ID) -> Bool { a === b }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    public required init() {}
    /// Files of models are not read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw ModelFileError(name: name)
    }
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        throw ModelFileError(name: url.lastPathComponent)
    }
    struct ModelFileError: LocalizedError {
        let name: String
        var errorDescription: String? { "The model \(name) is not read: there is no space to show it in." }
    }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw ModelFileError(name: name)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw ModelFileError(name: url.lastPathComponent)
    }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw ModelFileError(name: name)
    }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw ModelFileError(name: url.lastPathComponent)
    }
    public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
        throw ModelFileError(name: name)
    }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> AnyPublisher<Entity, any Error> {
        Fail(error: ModelFileError(name: name)).eraseToAnyPublisher()
    }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil)
        -> AnyPublisher<ModelEntity, any Error>
    { Fail(error: ModelFileError(name: name)).eraseToAnyPublisher() }

    // MARK: Place

    public var transform = Transform()
    /// In meters, from its parent.
    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    /// From its points to those of another entity; nil for the scene's.
    public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
        let whole = matrixInScene
        return referenceEntity.map { $0.matrixInScene.inverse * whole } ?? whole
    }
    private var matrixInScene: float4x4 { parent.map { $0.matrixInScene * transform.matrix } ?? transform.matrix }
    public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
        let whole = referenceEntity.map { $0.matrixInScene * transform } ?? transform
        self.transform = Transform(matrix: parent.map { $0.matrixInScene.inverse * whole } ?? whole)
    }
    public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).translation
    }
    public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.translation = position }
    }
    public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
    }
    public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.rotation = orientation }
    }
    public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        change(relativeTo: referenceEntity) { $0.scale = scale }
    }
    private func change(relativeTo referenceEntity: Entity?, _ change: (inout Transform) -> Void) {
        var transform = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        change(&transform)
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    }
    public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: referenceEntity) * SIMD4(position, 1)
        return [place.x, place.y, place.z]
    }
    public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: referenceEntity).inverse * SIMD4(position, 1)
        return [place.x, place.y, place.z]
    }
    /// A box around what it is made of. Meshes have no size here: where it is.
    public func visualBounds(
        recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
    ) -> BoundingBox {
        let place = position(relativeTo: referenceEntity)
        return BoundingBox(min: place, max: place)
    }
    /// Kept as a place: it is not turned.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
        relativeTo referenceEntity: Entity?
    ) { setPosition(position, relativeTo: referenceEntity) }

    // MARK: Children

    public private(set) weak var parent: Entity?
    fileprivate var below: [Entity] = []
    public var children: ChildCollection { ChildCollection(owner: self) }
    weak var ownScene: Scene?
    public var scene: Scene? { ownScene ?? parent?.scene }
    public var anchor: AnchorEntity? { self as? AnchorEntity ?? parent?.anchor }

    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let whole = entity.matrixInScene
        entity.removeFromParent()
        entity.parent = self
        below.append(entity)
        if preservingWorldTransform { entity.setTransformMatrix(whole, relativeTo: nil) }
    }
    public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent {
            parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
        } else {
            removeFromParent(preservingWorldTransform: preservingWorldTransform)
        }
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent(preservingWorldTransform: preservingWorldTransform) }
    }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let whole = matrixInScene
        parent?.below.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { transform = Transform(matrix: whole) }
    }
    public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in below {
            if let found = child.findEntity(named: name) { return found }
        }
        return nil
    }
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        (copy.name, copy.transform, copy.isEnabled, copy.kept) = (name, transform, isEnabled, kept)
        if recursive { for child in below { copy.addChild(child.clone(recursive: true)) } }
        return copy
    }

    /// The children of an entity, which has those that are put in here.
    @MainActor @preconcurrency
    public struct ChildCollection: @preconcurrency RandomAccessCollection {
        fileprivate let owner: Entity
        public var startIndex: Int { 0 }
        public var endIndex: Int { owner.below.count }
        public subscript(index: Int) -> Entity { owner.below[index] }
        public func append(_ child: Entity, preservingWorldTransforms: Bool = false) {
            owner.addChild(child, preservingWorldTransform: preservingWorldTransforms)
        }
        public func append<S: Sequence>(contentsOf children: S) where S.Element: Entity {
            for child in children { owner.addChild(child) }
        }
        public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) { owner.removeChild(child) }
        public func removeAll(preservingWorldTransforms: Bool = false) {
            for child in owner.below { child.removeFromParent() }
        }
        public func contains(_ child: Entity) -> Bool { child.parent === owner }
    }

    // MARK: Components

    fileprivate var kept: [ObjectIdentifier: any Component] = [:]
    /// What it is made of, one of each kind.
    public var components: ComponentSet { ComponentSet(owner: self) }
    @MainActor @preconcurrency
    public struct ComponentSet {
        fileprivate let owner: Entity
        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { owner.kept[ObjectIdentifier(componentType)] as? T }
            nonmutating set { owner.kept[ObjectIdentifier(componentType)] = newValue }
        }
        public func set<T: Component>(_ component: T) { owner.kept[ObjectIdentifier(T.self)] = component }
        public func set(_ components: [any Component]) {
            for component in components { owner.kept[ObjectIdentifier(type(of: component))] = component }
        }
        public func has(_ componentType: any Component.Type) -> Bool {
            owner.kept[ObjectIdentifier(componentType)] != nil
        }
        public func remove(_ componentType: any Component.Type) { owner.kept[ObjectIdentifier(componentType)] = nil }
        public func removeAll() { owner.kept = [:] }
        public var count: Int { owner.kept.count }
    }
    public func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {}

    // MARK: Motion

    public var availableAnimations: [AnimationResource] { [] }
    /// It is where it is moved to at once.
    @discardableResult
    public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
        return AnimationPlaybackController()
    }
    @discardableResult
    public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController() }
    public func stopAllAnimations(recursive: Bool = true) {}
}

extension Entity: Hashable, Identifiable {
    public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct BoundingBox: Equatable, Sendable {
    public var min: SIMD3<Float>
    public var max: SIMD3<Float>
    public init(min: SIMD3<Float> = .zero, max: SIMD3<Float> = .zero) { (self.min, self.max) = (min, max) }
    public var center: SIMD3<Float> { (min + max) / 2 }
    public var extents: SIMD3<Float> { max - min }
    public var boundingRadius: Float { (extents * extents).sum().squareRoot() / 2 }
    public var isEmpty: Bool { min == max }
}

/// A motion of a model's file. There is none.
public struct AnimationResource: Sendable {
    public var name: String? { nil }
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }
}
public struct AnimationTimingFunction: Sendable {
    public static let `default` = AnimationTimingFunction()
    public static let linear = AnimationTimingFunction()
    public static let easeIn = AnimationTimingFunction()
    public static let easeOut = AnimationTimingFunction()
    public static let easeInOut = AnimationTimingFunction()
}
@MainActor @preconcurrency
public final class AnimationPlaybackController {
    public var speed: Float = 1
    public var time: TimeInterval = 0
    public var isPlaying: Bool { false }
    public var isPaused: Bool { false }
    public var isComplete: Bool { true }
    public func pause() {}
    public func resume() {}
    public func stop() {}
}
