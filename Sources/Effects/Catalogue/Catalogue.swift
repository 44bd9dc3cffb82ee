import Foundation

/// Every effect. Each family lists its own in `Catalogue+Family.swift` beside them, so that several people can add effects
/// without meeting in one list.
public enum Catalogue {
    /// A group of related effects: a folder of this module.
    public struct Family: Sendable {
        /// As a heading has it.
        public let name: String
        /// Its effects, in the order of their names.
        public let entries: [CatalogueEntry]
    }

    /// The families, as a table of contents would have them.
    public static let families: [Family] = [
        Family(name: "Text", entries: text),
        Family(name: "Layout", entries: layout),
        Family(name: "Lists", entries: lists),
        Family(name: "Pointer", entries: pointer),
        Family(name: "Buttons", entries: buttons),
        Family(name: "Globes", entries: globes),
        Family(name: "Progress", entries: progress),
        Family(name: "Scroll", entries: scroll),
        Family(name: "Borders", entries: borders),
        Family(name: "Light", entries: light),
        Family(name: "Particles", entries: particles),
        Family(name: "Backgrounds", entries: backgrounds),
        Family(name: "Glass", entries: glass),
        Family(name: "Shapes", entries: shapes),
        Family(name: "Gestures", entries: gestures),
        Family(name: "Motion", entries: motion),
        Family(name: "Shaders", entries: shaders),
        Family(name: "Transitions", entries: transitions),
    ]

    /// Every effect, in the alphabetical order of their names.
    public static let entries: [CatalogueEntry] = families.flatMap(\.entries).sorted { $0.name < $1.name }

    /// The effect called `name`, or nil; `effect(named:)` throws an error with the nearest name instead.
    public static func entry(named name: String) -> CatalogueEntry? { byName[name] }

    /// Of two entries with one name the first would win; a test says that there are none.
    private static let byName = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
