/// The names that a text gives to its values, `%(count)lld`. They are numbered as they come in the text of a catalogue's own language.
struct NamedPlaceholders {
    private let names: [String]

    var isEmpty: Bool { names.isEmpty }

    /// - Parameter format: in the catalogue's own language.
    init(of format: String) {
        var names: [String] = []
        // Few texts have names, and patterns take their time.
        let matches = format.contains("%(") ? format.matches(of: #/%\(([^()]+)\)/#) : []
        for match in matches {
            let name = String(match.1)
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }

    /// From 1; nil for a name that is not in the text.
    func number(of name: String) -> Int? { names.firstIndex(of: name).map { $0 + 1 } }

    /// A text in whatever language with numbers in place of the names.
    func numbered(_ format: String) -> String {
        format.replacing(#/%\(([^()]+)\)/#) { match in
            number(of: String(match.1)).map { "%\($0)$" } ?? "%"
        }
    }

    /// A text without the names.
    static func unnamed(_ format: String) -> String {
        format.contains("%(") ? format.replacing(#/%\([^()]+\)/#, with: "%") : format
    }
}
