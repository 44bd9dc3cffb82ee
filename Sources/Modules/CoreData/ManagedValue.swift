import Foundation

/// A type that variables of managed objects have.
protocol ManagedValue {
    /// What a variable is that was never set.
    static var unset: Self { get }
    /// The value as another type was kept: numbers of one kind for those of another.
    static func converted(_ value: Any) -> Self?
}
extension ManagedValue {
    static func converted(_ value: Any) -> Self? { nil }
}
extension Optional: ManagedValue {
    static var unset: Wrapped? { nil }
    static func converted(_ value: Any) -> Wrapped?? {
        ((Wrapped.self as? any ManagedValue.Type)?.converted(value) as? Wrapped).map(Optional.some)
    }
}
extension ManagedValue where Self: FixedWidthInteger {
    static var unset: Self { 0 }
    static func converted(_ value: Any) -> Self? {
        (value as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) }
    }
}
extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension ManagedValue where Self: BinaryFloatingPoint {
    static var unset: Self { 0 }
    static func converted(_ value: Any) -> Self? { (value as? NSNumber).map { Self($0.doubleValue) } }
}
extension Double: ManagedValue {}
extension Float: ManagedValue {}
extension Bool: ManagedValue {
    static var unset: Bool { false }
    static func converted(_ value: Any) -> Bool? { (value as? NSNumber)?.boolValue }
}
extension String: ManagedValue {
    static var unset: String { "" }
    static func converted(_ value: Any) -> String? { (value as? NSString).map(String.init(describing:)) }
}
extension Foundation.Date: ManagedValue {
    static var unset: Foundation.Date { Foundation.Date(timeIntervalSinceReferenceDate: 0) }
    static func converted(_ value: Any) -> Foundation.Date? {
        (value as? NSDate).map { Foundation.Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }
}
extension Data: ManagedValue { static var unset: Data { Data() } }
extension Foundation.UUID: ManagedValue {
    static var unset: Foundation.UUID { Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Array: ManagedValue {
    static var unset: [Element] { [] }
    static func converted(_ value: Any) -> [Element]? { RelatedItems.all(of: value) as? [Element] }
}
extension Set: ManagedValue {
    static var unset: Set<Element> { [] }
    static func converted(_ value: Any) -> Set<Element>? { (RelatedItems.all(of: value) as? [Element]).map(Set.init) }
}

/// What is in a relationship to many, of whatever type it is declared.
enum RelatedItems {
    static func all(of value: Any?) -> [Any] {
        switch value {
        case let set as NSOrderedSet: set.array
        case let set as NSSet: set.allObjects
        case let list as [Any]: list
        case let set as Set<NSManagedObject>: Array(set)
        case let some?: [some]
        case nil: []
        }
    }

    static func objects(of value: Any?) -> [NSManagedObject] { all(of: value).compactMap { $0 as? NSManagedObject } }
}
