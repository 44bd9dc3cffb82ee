/// What property lists are made of: texts, numbers, dates, data, and arrays and dictionaries of these.
///
/// Numbers are objects, so that a whole number that was written is also read as a `Double`, and a switch as 0 or 1, as on a
/// phone.
enum PropertyListValue {
    /// A value as a property list keeps it: one that nobody changes later. nil for what no property list has.
    static func kept(_ value: Any) -> Any? {
        if let text = value as? String { return text }
        if let number = value as? NSNumber { return number }
        if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
        if let date = value as? Date { return date }
        if let data = value as? Data { return data }
        if let list = value as? [Any] { return all(list) }
        return (value as? [AnyHashable: Any]).flatMap(all)
    }

    private static func all(_ list: [Any]) -> [Any]? {
        let kept = list.compactMap(kept)
        return kept.count == list.count ? kept : nil
    }

    private static func all(_ values: [AnyHashable: Any]) -> [String: Any]? {
        var all: [String: Any] = [:]
        for (name, value) in values {
            guard let name = name.base as? String, let value = kept(value) else { return nil }
            all[name] = value
        }
        return all
    }

    /// The values of a dictionary that a property list can keep.
    static func kept(of values: [String: Any]) -> [String: Any] { values.compactMapValues(kept) }

    /// Whether two such values are equal.
    static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
        switch (old, new) {
        case (nil, nil): true
        case (let old as String, let new as String): old == new
        case (let old as NSNumber, let new as NSNumber): old.isEqual(new)
        case (let old?, let new?): NSArray(array: [old]).isEqual(to: [new])
        default: false
        }
    }
}
