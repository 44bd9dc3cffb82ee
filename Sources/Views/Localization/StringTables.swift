import KinoraStage

/// The texts of a source's string tables, by key.
package enum StringTables {
    /// What a table has for a key.
    package struct Entry: Equatable, Sendable {
        /// The text; nil where there are only forms by number.
        package var text: String?
        /// By the name of the plural category: zero, one, two, few, many, other.
        package var plurals: [String: String]
        /// What stands for a name in the text, `%#@name@`.
        package var substitutions: [String: Substitution]

        package init(text: String?, plurals: [String: String] = [:], substitutions: [String: Substitution] = [:]) {
            (self.text, self.plurals, self.substitutions) = (text, plurals, substitutions)
        }
    }

    /// A part of a text that has forms by a number of its own.
    package struct Substitution: Equatable, Sendable {
        /// Which of the text's values decides, from 1; nil for the next one.
        package var argument: Int?
        /// How the value is written where a form says `%arg`, such as `lld`.
        package var specifier: String
        /// By the name of the plural category.
        package var plurals: [String: String]

        package init(argument: Int? = nil, specifier: String = "lld", plurals: [String: String]) {
            (self.argument, self.specifier, self.plurals) = (argument, specifier, plurals)
        }
    }

    /// Asked for a key and a table's name, of which nil is the usual one. It is set before performances begin.
    nonisolated(unsafe) package static var lookup: ((_ key: String, _ table: String?) -> Entry?)?
    /// The same in another language than the stage's, `de_AT`.
    nonisolated(unsafe) package static var lookupIn: ((_ language: String, _ key: String, _ table: String?) -> Entry?)?

    /// The text of a key with its arguments in their places; nil where no table has the key.
    ///
    /// - Parameter language: another one than the stage's.
    static func text(
        _ key: String, _ table: String?, _ arguments: [LocalizedStringKey.Argument], language: String? = nil
    ) -> Text? {
        found(key, table, language).flatMap { FilledFormat.text(of: $0, arguments, language ?? StageLocale.identifier) }
    }

    private static func found(_ key: String, _ table: String?, _ language: String?) -> Entry? {
        guard let language else { return lookup?(key, table) }
        return lookupIn?(language, key, table)
    }

    /// A format for values that the source puts in itself; nil where no table has the key.
    ///
    /// - Parameter language: another one than the stage's.
    static func format(_ key: String, _ table: String?, language: String? = nil) -> String? {
        guard let entry = found(key, table, language), var format = entry.text ?? entry.plurals["other"] else {
            return nil
        }
        for (name, part) in entry.substitutions.sorted(by: { $0.key < $1.key }) {
            let place = part.argument.map { "%\($0)$" } ?? "%"
            let form = (part.plurals["other"] ?? "").replacing("%arg", with: place + part.specifier)
            format = format.replacing("%#@\(name)@", with: form)
        }
        return format
    }
}

/// Which form of a text goes with a number (Unicode's plural rules, for whole numbers of common languages).
enum PluralRule {
    /// The form for a number. A form for none is taken in every language that has one.
    static func form(_ forms: [String: String], _ number: Double, _ locale: String) -> String? {
        if number == 0, let none = forms["zero"] { return none }
        return forms[category(number, locale)] ?? forms["other"]
    }

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
