import KinoraViews

// What intents are about. Only the system looks for entities and shows them.

public protocol AppEntity: Identifiable, Sendable {}
extension AppEntity { public typealias Property = EntityProperty }
/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity {}
public protocol TransientAppEntity: AppEntity {}
public protocol IndexedEntity: AppEntity {}
public protocol AppEnum: Hashable, Sendable, RawRepresentable {}

public protocol EntityQuery: Sendable { init() }
public protocol EntityStringQuery: EntityQuery {}
public protocol EnumerableEntityQuery: EntityQuery {}

/// A property of an entity that shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    private var value: Value?
    /// As on a phone, asking for one that was not set stops the program; one that may be absent is nil.
    public var wrappedValue: Value {
        get { value ?? (Any?.none as! Value) }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
    public init() {}
    public init(title: LocalizedStringResource) {}
    public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL, isTemplate: Bool? = nil) {}
    }
    public init(stringLiteral value: String) {}
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {}
}

// MARK: Answers in sections

/// What people may choose from, in sections.
public struct IntentItemCollection<Item: Sendable>: ExpressibleByArrayLiteral, Sendable {
    public let items: [Item]
    public let sections: [IntentItemSection<Item>]
    public init(items: [Item]) { (self.items, sections) = (items, []) }
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
        self.init(items: items)
    }
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Item>]
    ) { (items, self.sections) = (sections.flatMap(\.items), sections) }
    public init(arrayLiteral elements: Item...) { self.init(items: elements) }
}
public struct IntentItemSection<Item: Sendable>: Sendable {
    public let items: [Item]
    public init(_ title: LocalizedStringResource, items: [Item]) { self.items = items }
    public init(items: [Item]) { self.items = items }
}
