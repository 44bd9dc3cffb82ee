import KinoraViews

/// Entities that a closure adds, in a neutral box. The closures are called, as they may change what other views show.
public struct RealityView<Content: View>: View {
    private let make: @MainActor (RealityViewContent) async -> Void
    private let update: @MainActor (RealityViewContent) -> Void
    @State private var content = RealityViewContent()
    @State private var isMade = false

    public var body: some View {
        if isMade { let _ = update(content) }
        _KinoraPlaceholder("RealityView")
            .task {
                await make(content)
                isMade = true
            }
    }
}

extension RealityView where Content == EmptyView {
    /// - Parameters:
    ///   - make: adds entities, once.
    ///   - update: changes them after that, whenever something that it reads has changed.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) {
        self.make = { content in
            var content = content
            await make(&content)
        }
        self.update = { content in
            var content = content
            update?(&content)
        }
    }
    /// - Parameter placeholder: what would be shown until the entities are there; the box is.
    public init<Placeholder: View>(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> Placeholder
    ) { self.init(make: make, update: update) }

    /// - Parameter attachments: views that become entities, each by its identifier. They are not drawn.
    public init(
        make: @escaping @MainActor (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
        @AttachmentContentBuilder attachments: @escaping () -> [AnyHashable]
    ) {
        let views = RealityViewAttachments(attachments())
        self.init(make: { await make(&$0, views) }, update: { update?(&$0, views) })
    }
}

/// The entities of a `RealityView`.
@MainActor @preconcurrency
public struct RealityViewContent {
    private let root = Entity()
    /// Which camera would look at them.
    public var camera = RealityViewCamera.virtual
    public var entities: Entity.ChildCollection { root.children }
    public func add(_ entity: Entity) { root.addChild(entity) }
    public func remove(_ entity: Entity) { root.removeChild(entity) }
    /// Events do not happen.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
        _ handler: @escaping (E) -> Void
    ) -> EventSubscription { EventSubscription() }
}
/// The same under the name that it has on phones and on the Mac.
public typealias RealityViewCameraContent = RealityViewContent
public enum RealityViewCamera: Sendable { case virtual, spatialTracking, worldTracking }

/// A view that becomes an entity.
public struct Attachment<Content: View> {
    let id: AnyHashable
    public init(id: AnyHashable, @ViewBuilder content: () -> Content) { self.id = id }
}
@resultBuilder
public enum AttachmentContentBuilder {
    public static func buildExpression<Content>(_ attachment: Attachment<Content>) -> [AnyHashable] { [attachment.id] }
    public static func buildBlock(_ parts: [AnyHashable]...) -> [AnyHashable] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AnyHashable]?) -> [AnyHashable] { part ?? [] }
    public static func buildEither(first: [AnyHashable]) -> [AnyHashable] { first }
    public static func buildEither(second: [AnyHashable]) -> [AnyHashable] { second }
    public static func buildArray(_ parts: [[AnyHashable]]) -> [AnyHashable] { parts.flatMap { $0 } }
}
@MainActor @preconcurrency
public struct RealityViewAttachments {
    private let entities: [AnyHashable: ViewAttachmentEntity]
    init(_ ids: [AnyHashable]) {
        entities = Dictionary(ids.map { ($0, ViewAttachmentEntity()) }) { first, _ in first }
    }
    public func entity(for id: some Hashable) -> ViewAttachmentEntity? { entities[AnyHashable(id)] }
}
public final class ViewAttachmentEntity: Entity {}

// MARK: Gestures

/// What a gesture on an entity gives. A finger on the box counts as one on the entity that is meant, or on one that nobody added.
@dynamicMemberLookup
public struct EntityTargetValue<Value> {
    public let entity: Entity
    public let gestureValue: Value
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member { gestureValue[keyPath: keyPath] }
    /// The same point, without its third direction.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol, to entity: Entity) -> SIMD3<Float> {
        [Float(point.x), Float(point.y), 0]
    }
}

extension EntityTargetValue: Equatable where Value: Equatable {}

@MainActor
extension Gesture {
    public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Value>> { targetedToEntity(Entity()) }
    public func targetedToEntity(where query: QueryPredicate<Entity>) -> some Gesture<EntityTargetValue<Value>> {
        targetedToEntity(Entity())
    }
    public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Value>> {
        map { EntityTargetValue(entity: entity, gestureValue: $0) }
    }
}
