import KinoraBasics
import KinoraEffects

extension Catalogue {
    /// The effect called `name`, or an error that says which is the nearest.
    static func effect(named name: String) throws -> CatalogueEntry {
        if let entry = entry(named: name) { return entry }
        let names = entries.map(\.name)
        throw CommandError.usage(
            "There is no effect \"\(name.prefix(64))\"\(NearestName.hint(for: name, among: names)). \"kinora list\" shows all."
        )
    }
}
