/// A namespace that belongs to one view: identifiers in it differ from those of other views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        /// The place of the view, and which of its properties it is.
        fileprivate let place: Int
        fileprivate let slot: Int
    }

    private var id = ID(place: -1, slot: 0)

    public init() {}

    public var wrappedValue: ID { id }

    public mutating func _install(_ context: BuildContext, slot: Int) {
        id = ID(place: context.identity.number, slot: slot)
    }
}
