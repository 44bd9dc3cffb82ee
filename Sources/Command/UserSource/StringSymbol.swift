/// Where the texts of symbols are.
struct StringSymbolPlace {
    let table: String
    let bundle: String
}

/// A text of a string catalogue by a name: a variable, or a function where the text has places for values.
struct StringSymbol {
    let name: String
    private let key: String
    private let parameters: [Parameter]

    /// A value of the text.
    private struct Parameter {
        /// Nil where the text has no name for it.
        var label: String?
        let specifier: String

        /// The type that goes with a format.
        var type: String {
            guard let conversion = specifier.last else { return "String" }
            let isLong = specifier.contains { "lqLztj".contains($0) }
            let bits = specifier.contains("hh") ? "8" : specifier.contains("h") ? "16" : isLong ? "" : "32"
            return switch conversion {
            case "d", "D", "i": "Int\(bits)"
            case "u", "U", "x", "X", "o", "O": "UInt\(bits)"
            case "f", "F", "e", "E", "g", "G", "a", "A": isLong ? "Double" : "Float"
            default: "String"
            }
        }
    }

    init(key: String, _ item: StringCatalogue.Item, in catalogue: StringCatalogue) {
        self.key = key
        name = StringSymbol.name(key)
        parameters = StringSymbol.parameters(
            of: key, catalogue.format(of: key, item), parts: catalogue.parts(of: item))
    }

    // MARK: Source

    func declaration(in place: StringSymbolPlace) -> String {
        let name = SwiftName.escaped(name)
        let key = SwiftLiteral.text(key)
        let rest = "table: \(SwiftLiteral.text(place.table)), bundle: \(place.bundle))"
        if parameters.isEmpty {
            return "nonisolated static var \(name): LocalizedStringResource { LocalizedStringResource(\(key), \(rest) }"
        }
        let variables = parameters.enumerated().map { $1.label ?? "arg\($0 + 1)" }
        let list = zip(parameters, variables).map { parameter, variable in
            "\(parameter.label == nil ? "_ " : "")\(SwiftName.escaped(variable)): \(parameter.type)"
        }
        let values = zip(parameters, variables).map { parameter, variable in
            let name = SwiftName.escaped(variable)
            return parameter.type == "String" ? "\\(\(name))" : "\\(\(name), specifier: \"%\(parameter.specifier)\")"
        }
        return "nonisolated static func \(name)(\(list.joined(separator: ", "))) -> LocalizedStringResource { "
            + "LocalizedStringResource(\(key), defaultValue: \"\(values.joined())\", \(rest) }"
    }

    // MARK: Names

    /// Xcode's rule: places of values and apostrophes are left out, each word but the first begins with a capital, and several capitals
    /// at the beginning of a word become one.
    static func name(_ key: String) -> String {
        let text = key.replacing("%%", with: " ").replacing(placeholder, with: " ").filter { !"'’".contains($0) }
        let joined = words(text).map { word in
            let capitals = word.prefix { $0.isUppercase }
            let first = String(capitals.prefix(1)) + capitals.dropFirst().lowercased()
            return capitalized(first + String(word.dropFirst(capitals.count)))
        }.joined()
        // A word that begins small stays so: "iCloud".
        let name = joined.prefix(1).lowercased() + joined.dropFirst()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The type that holds the names of a table.
    static func typeName(_ table: String) -> String {
        let name = words(table).map { capitalized($0) }.joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "$") }
    }

    private static func capitalized(_ word: some StringProtocol) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    // MARK: Values

    /// The place of a value in a text, or of a part with forms of its own.
    private static var placeholder: Regex<Placeholder> {
        #/%(?:(\d+)\$)?(?:#@([^@]+)@|(?:\(([^()]+)\))?([-+0#']*\d*(?:\.\d+)?[hlqLztj]*[@dDiuUxXoOfFeEgGcCsSaA]))/#
    }
    private typealias Placeholder = (Substring, Substring?, Substring?, Substring?, Substring?)

    /// The values of a text by their places: those of the key, those that the text has besides, and those that decide over parts of it,
    /// which have the parts' names.
    private static func parameters(
        of key: String, _ text: String, parts: [String: StringCatalogue.Substitution]
    ) -> [Parameter] {
        let names = NamedPlaceholders(of: text)
        let claimed = Set(parts.values.compactMap(\.argNum))
        var found: [Int: Parameter] = [:]
        for format in [key, text] {
            var next = 0
            for match in format.replacing("%%", with: " ").matches(of: placeholder) {
                let place = match.output
                let part = place.2.flatMap { parts[String($0)] }
                var number =
                    place.1.flatMap { Int($0) } ?? part?.argNum ?? place.3.flatMap { names.number(of: String($0)) }
                if number == nil {
                    repeat { next += 1 } while claimed.contains(next)
                    number = next
                }
                let label = (place.2 ?? place.3).map { name(String($0)) }
                let specifier = place.4.map(String.init) ?? part?.formatSpecifier ?? "lld"
                if let number, found[number] == nil || label != nil {
                    found[number] = Parameter(label: label, specifier: specifier)
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}
