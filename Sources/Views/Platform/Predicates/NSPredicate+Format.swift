import Foundation

extension NSPredicate {
    /// A condition in words. Values are found by name in what Core Data keeps, in dictionaries and in plain values.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let test = try PredicateParser.test(predicateFormat, arguments ?? [])
            self.init { object, _ in test(object) }
        } catch {
            // As on a device, where this is an exception.
            let reason = (error as? PredicateParser.Failure)?.sentence ?? "\(error)"
            fatalError("The format \"\(predicateFormat)\" is no predicate: \(reason).")
        }
    }
}

extension NSSortDescriptor {
    /// By a value that is found by its name.
    public convenience init(key: String?, ascending: Bool) {
        self.init(ascending: ascending) { KeyPathText.value(of: key ?? "self", in: $0) }
    }

    /// By a value that may be missing: what has none comes first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(ascending: ascending) { ($0 as? Root)?[keyPath: keyPath] }
    }

    /// By a value without an order of its own, such as a `Bool`: `false` comes first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(ascending: ascending) { ($0 as? Root)?[keyPath: keyPath] }
    }

    private convenience init(ascending: Bool, value: @escaping (Any) -> Any?) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            let (a, b) = (PredicateValue.unwrapped(value(a)), PredicateValue.unwrapped(value(b)))
            guard a != nil, b != nil else { return ComparisonResult(a == nil ? 0 : 1, b == nil ? 0 : 1) }
            return PredicateValue.order(a, b) ?? .orderedSame
        }
    }
}
