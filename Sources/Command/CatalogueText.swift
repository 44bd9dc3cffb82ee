import KinoraBasics
import KinoraEffects

/// The catalogue in words, with what to type next.
enum CatalogueText {
    static func list(_ entries: [CatalogueEntry]) -> String {
        Catalogue.list(entries) + "\n\"kinora describe EFFECT\" tells more.\n"
    }

    static func description(_ entry: CatalogueEntry) -> String {
        let parameter = (ownMaterial(entry) ?? entry.parameters.first).map(example) ?? ""
        return entry.explanation + "\nEXAMPLE\n  kinora render \(entry.name)\(parameter)\n"
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
        let value = parameter.kind == .image ? "photo.png" : ShellWord.quoted(parameter.defaultText)
        return " --param \(parameter.name)=\(value)"
    }
}
