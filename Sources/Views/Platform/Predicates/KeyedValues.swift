import Foundation

/// An object whose values are found by name, as Apple's systems find them through Objective-C: what Core Data keeps.
public protocol _KeyedValues: AnyObject {
    func _value(forKey key: String) -> Any?
}

/// The values behind keys joined by periods, as predicates and sort descriptors name them.
enum KeyPathText {
    static func value(of path: String, in object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { value, key in KeyPathText.value(forKey: String(key), in: value) }
    }

    private static func value(forKey key: String, in object: Any?) -> Any? {
        guard let object = PredicateValue.unwrapped(object) else { return nil }
        if key == "self" || key == "SELF" { return object }
        if let items = PredicateValue.items(of: object) {
            // Of many objects, the values of each.
            return key == "@count" ? items.count : items.map { value(forKey: key, in: $0) }
        }
        if let keyed = object as? any _KeyedValues { return keyed._value(forKey: key) }
        if let values = object as? [String: Any] { return values[key] }
        if key == "length" || key == "count", let text = object as? String { return text.utf16.count }
        return Mirror(reflecting: object).children.first { $0.label == key }?.value
    }
}
