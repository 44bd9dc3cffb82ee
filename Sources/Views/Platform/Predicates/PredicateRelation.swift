import Foundation

/// How the two sides of a predicate's comparison are compared.
enum PredicateRelation {
    typealias Relation = (Any?, Any?) -> Bool

    static func named(_ name: String, _ options: String.CompareOptions) throws -> Relation {
        switch name {
        case "=", "==": { PredicateValue.areEqual($0, $1, options) }
        case "!=", "<>": { !PredicateValue.areEqual($0, $1, options) }
        case "<": { PredicateValue.order($0, $1, options) == .orderedAscending }
        case ">": { PredicateValue.order($0, $1, options) == .orderedDescending }
        case "<=", "=<": { PredicateValue.order($0, $1, options).map { $0 != .orderedDescending } ?? false }
        case ">=", "=>": { PredicateValue.order($0, $1, options).map { $0 != .orderedAscending } ?? false }
        case "BEGINSWITH": onTexts { $0.range(of: $1, options: options.union(.anchored)) != nil || $1.isEmpty }
        case "ENDSWITH":
            onTexts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil || $1.isEmpty }
        case "CONTAINS": { contains($0, $1, options) }
        case "IN": { contains($1, $0, options) }
        case "LIKE": onTexts { matches($0, pattern: pattern(ofWildcards: $1), options) }
        case "MATCHES": onTexts { matches($0, pattern: $1, options) }
        case "BETWEEN":
            { value, limits in
                guard let limits = PredicateValue.items(of: limits), limits.count == 2,
                    let low = PredicateValue.order(limits[0], value), let high = PredicateValue.order(value, limits[1])
                else { return false }
                return low != .orderedDescending && high != .orderedDescending
            }
        default: throw PredicateParser.Failure(sentence: "\(name) is no comparison")
        }
    }

    private static func onTexts(_ compare: @escaping (String, String) -> Bool) -> Relation {
        { a, b in
            guard let a = PredicateValue.unwrapped(a).flatMap(PredicateValue.text),
                let b = PredicateValue.unwrapped(b).flatMap(PredicateValue.text)
            else { return false }
            return compare(a, b)
        }
    }

    /// Whether a list has a value, or a text another.
    private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if let items = PredicateValue.items(of: whole) {
            return items.contains { PredicateValue.areEqual($0, part, options) }
        }
        return onTexts { $0.range(of: $1, options: options) != nil }(whole, part)
    }

    /// Whether an expression covers all of a text.
    private static func matches(_ text: String, pattern: String, _ options: String.CompareOptions) -> Bool {
        let ignoresCase = options.contains(.caseInsensitive)
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? [.caseInsensitive] : [])
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` stands for any letters, `?` for one.
    private static func pattern(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }
}
