import KinoraStage

/// The texts of a source's string tables, by key.
package enum StringTables {
    /// What a table has for a key.
    package struct Entry: Equatable, Sendable {
        /// The text; nil where there are only forms by number.
        package var text: String?
        /// By the name of the plural category: zero, one, two, few, many, other.
        package var plurals: [String: String]

        package init(text: String?, plurals: [String: String] = [:]) { (self.text, self.plurals) = (text, plurals) }
    }

    /// Asked for a key and a table's name, of which nil is the usual one. It is set before performances begin.
    nonisolated(unsafe) package static var lookup: ((_ key: String, _ table: String?) -> Entry?)?

    /// The text of a key with its arguments in their places; nil where no table has the key.
    static func text(_ key: String, _ table: String?, _ arguments: [LocalizedStringKey.Argument]) -> Text? {
        guard let entry = lookup?(key, table) else { return nil }
        let number = arguments.lazy.compactMap(\.number).first
        let category = number.map { PluralRule.category($0, StageLocale.identifier) } ?? "other"
        guard let format = entry.plurals[category] ?? entry.plurals["other"] ?? entry.text else { return nil }
        return Text(segments: filled(format, arguments))
    }

    /// A format such as "%1$@ of %lld" with the arguments in their places.
    private static func filled(_ format: String, _ arguments: [LocalizedStringKey.Argument]) -> [Text.Segment] {
        var segments: [Text.Segment] = []
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
                continue
            }
            guard
                let specifier = rest.prefixMatch(
                    of: #/(?:(\d+)\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSaA]/#)
            else {
                literal.append("%")
                continue
            }
            let index = specifier.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if specifier.1 == nil { next += 1 }
            rest = rest[specifier.range.upperBound...]
            guard arguments.indices.contains(index) else { continue }
            if !literal.isEmpty { segments.append(.init(content: .string(literal), isFormat: true)) }
            literal = ""
            segments += arguments[index].segments
        }
        if !literal.isEmpty || segments.isEmpty { segments.append(.init(content: .string(literal), isFormat: true)) }
        return segments
    }
}

/// Which form of a text goes with a number (Unicode's plural rules, for whole numbers of common languages).
enum PluralRule {
    static func category(_ number: Double, _ locale: String) -> String {
        let language = String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
        let whole = Int(abs(number).rounded(.down))
        let isWhole = Double(whole) == abs(number)
        let (tens, ones) = (whole % 100, whole % 10)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
        case "fr", "pt": return whole < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "pl":
            guard isWhole else { return "other" }
            if whole == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            switch whole {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
            }
        case "he": return whole == 1 && isWhole ? "one" : whole == 2 && isWhole ? "two" : "other"
        default: return whole == 1 && isWhole ? "one" : "other"
        }
    }
}
