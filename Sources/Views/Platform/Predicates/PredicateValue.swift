import Foundation

/// What predicates and sort descriptors compare: numbers with numbers of any kind, texts with texts, dates with dates.
enum PredicateValue {
    /// A value without the optional around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// What is in a list or set; nil for a value of another kind.
    static func items(of value: Any?) -> [Any]? {
        switch unwrapped(value) {
        case let list as [Any]: list
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as NSArray: (0..<list.count).map { list[$0] }
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let truth as Bool: truth ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    static func text(_ value: Any) -> String? {
        switch value {
        case let text as any StringProtocol: String(text)
        case let text as NSString: String(describing: text)
        case let id as UUID: id.uuidString
        case let url as URL: url.absoluteString
        default: nil
        }
    }

    /// The order of two values; nil where they have none.
    static func order(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        guard let a = unwrapped(a), let b = unwrapped(b) else { return nil }
        if let a = number(a), let b = number(b) { return ComparisonResult(a, b) }
        if let a = text(a), let b = text(b) {
            return options.isEmpty ? ComparisonResult(a, b) : a.compare(b, options: options)
        }
        if let a = date(a), let b = date(b) { return ComparisonResult(a, b) }
        return nil
    }

    static func areEqual(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> Bool {
        guard let first = unwrapped(a), let second = unwrapped(b) else {
            return unwrapped(a) == nil && unwrapped(b) == nil
        }
        if let order = order(first, second, options) { return order == .orderedSame }
        if let a = first as? AnyHashable, let b = second as? AnyHashable { return a == b }
        return first as AnyObject === second as AnyObject
    }

    private static func date(_ value: Any) -> Double? {
        switch value {
        case let date as Foundation.Date: date.timeIntervalSinceReferenceDate
        case let date as NSDate: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}

extension ComparisonResult {
    init<Value: Comparable>(_ a: Value, _ b: Value) {
        self = a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
}
