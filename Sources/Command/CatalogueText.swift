import KinoraEffects
import Foundation
import KinoraViews

/// The catalogue in words.
enum CatalogueText {
    static func list(_ entries: [CatalogueEntry]) -> String {
        table(entries.map { [$0.name, $0.summary] }) + "\n\"kinora describe EFFECT\" tells more.\n"
    }

    static func description(_ entry: CatalogueEntry) -> String {
        let size = "\(NumberText.text(entry.size.width))x\(NumberText.text(entry.size.height)) points"
        let length = "\(NumberText.text(entry.duration)) s" + (entry.loops ? ", loops" : "")
        var text = "\(entry.name): \(entry.summary)\n\n"
        text += table([["Size", size], ["Duration", length]])
        text += "\nPARAMETERS\n"
        text += entry.parameters.isEmpty ? "  none\n" : entry.parameters.map(paragraph).joined()
        text += "\nSCRIPT\n"
        text += entry.script.events.isEmpty ? "  none\n" : indented(ScriptFormat.text(entry.script))
        text +=
            "\nEXAMPLE\n  kinora render \(entry.name)\((ownMaterial(entry) ?? entry.parameters.first).map(example) ?? "")\n"
        return text
    }

    private static func paragraph(_ parameter: ParameterDescription) -> String {
        var facts = parameter.expectation
        if case .number(_, let range, let good?, _) = parameter.kind, good != range {
            facts += "; looks good from \(NumberText.text(good.lowerBound)) to \(NumberText.text(good.upperBound))"
        }
        let fallback = parameter.defaultText
        let ending =
            parameter.kind == .image ? "; default the effect's own picture" : "; default \(shellWord(fallback))"
        return "  \(parameter.name)\n      \(parameter.summary)\n      \(facts)\(ending)\n"
    }

    /// The parameter for the example line: preferably one for the user's own text or picture.
    private static func ownMaterial(_ entry: CatalogueEntry) -> ParameterDescription? {
        entry.parameters.first { parameter in
            switch parameter.kind {
            case .text, .image: true
            default: false
            }
        }
    }

    private static func example(_ parameter: ParameterDescription) -> String {
        let value: String
        if case .image = parameter.kind { value = "photo.png" } else { value = shellWord(parameter.defaultText) }
        return " --param \(parameter.name)=\(value)"
    }

    /// `text` as a shell takes it.
    static func shellWord(_ text: String) -> String {
        let plain = text.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
                || [44, 45, 46, 95].contains($0)
        }
        return plain && !text.isEmpty ? text : "'\(text.replacingOccurrences(of: "'", with: "'\\''"))'"
    }

    /// Rows of columns, each as wide as its longest cell.
    private static func table(_ rows: [[String]]) -> String {
        let width = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            "  " + row[0] + String(repeating: " ", count: width - row[0].count + 2)
                + row.dropFirst().joined(separator: "  ") + "\n"
        }.joined()
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
