import KinoraBasics
import KinoraScripts

/// There is no effect of a name.
public struct UnknownEffect: Error, Equatable, CustomStringConvertible {
    /// The name that was looked for.
    public let name: String

    /// With the name that comes nearest.
    public var description: String {
        let hint = NearestName.hint(for: name, among: Catalogue.entries.map(\.name))
        return "There is no effect \"\(name.prefix(64))\"\(hint)."
    }
}

extension Catalogue {
    /// The effect called `name`.
    ///
    /// - Throws: `UnknownEffect`, which says which name is the nearest.
    public static func effect(named name: String) throws -> CatalogueEntry {
        guard let entry = entry(named: name) else { throw UnknownEffect(name: name) }
        return entry
    }

    /// A line for each of `entries`: its name and its summary.
    public static func list(_ entries: [CatalogueEntry] = entries) -> String {
        TextTable.text(entries.map { [$0.name, $0.summary] })
    }

    /// A JSON array of what `CatalogueEntry.json()` says of each of `entries`.
    public static func json(_ entries: [CatalogueEntry] = entries) throws -> String {
        try JSONText.encode(entries.map(EffectFacts.init))
    }
}

extension CatalogueEntry {
    /// What there is to know before one renders it, in words: size, duration, each parameter with its sentence, range, unit
    /// and default, the script in the format of script files, and for the effects that people know best how they compare with the
    /// original.
    public var explanation: String {
        let size = "\(NumberText.text(size.width))x\(NumberText.text(size.height)) points"
        let length = "\(NumberText.text(duration)) s" + (loops ? ", loops" : "")
        var text = "\(name): \(summary)\n\n"
        text += TextTable.text([["Size", size], ["Duration", length]])
        text += "\nPARAMETERS\n"
        text += parameters.isEmpty ? "  none\n" : parameters.map(\.paragraph).joined()
        if !presets.isEmpty { text += "\nPRESETS\n" + presets.map(\.paragraph).joined() }
        text += "\nSCRIPT\n"
        text += script.events.isEmpty ? "  none\n" : TextTable.indented(script.text)
        if let original { text += "\nCOMPARED WITH \(original.name)\n" + original.points.map { "  \($0)\n" }.joined() }
        return text
    }

    /// The same for programs: an object with the keys `name`, `summary`, `rows`, `family` (of Kinora's own effects), `size` in
    /// points, `duration` in seconds, `loops`, `presets` (names, each with what it sets), `script` and `parameters`, in alphabetical order. A parameter has `name`,
    /// `summary`, `type` and, where they apply, `unit`, `default`, `minimum`, `maximum`, `good`, `options`, `minimumCount` and
    /// `maximumCount`.
    public func json() throws -> String { try JSONText.encode(EffectFacts(self)) }
}

extension Preset {
    fileprivate var paragraph: String {
        "  \(name)\n      \(values.map { "\($0.name)=\(ShellWord.quoted($0.value))" }.joined(separator: " "))\n"
    }
}

extension ParameterDescription {
    fileprivate var paragraph: String {
        var facts = expectation
        if case .number(_, let range, let good?, _) = kind, good != range {
            facts += "; looks good from \(NumberText.text(good.lowerBound)) to \(NumberText.text(good.upperBound))"
        }
        let ending = kind == .image ? "the effect's own picture" : ShellWord.quoted(defaultText)
        return "  \(name)\n      \(summary)\n      \(facts); default \(ending)\n"
    }
}

/// Text in columns.
private enum TextTable {
    /// Rows of columns, the first as wide as its longest cell.
    static func text(_ rows: [[String]]) -> String {
        let width = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            "  " + row[0] + String(repeating: " ", count: width - row[0].count + 2)
                + row.dropFirst().joined(separator: "  ") + "\n"
        }.joined()
    }

    /// Each line behind two spaces.
    static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
