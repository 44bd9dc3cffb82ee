import KinoraBasics

/// A look of an effect: parameters that are set together, under a name.
public struct Preset: Sendable {
    /// As it is typed: lower case, with hyphens.
    public let name: String
    /// What is set, as it would be typed; parameters that are not named keep their defaults.
    public let values: [(name: String, value: String)]

    /// A look called `name`, in which the parameters have `values`.
    public init(_ name: String, _ values: KeyValuePairs<String, String>) {
        self.name = name
        self.values = values.map { (name: $0.key, value: $0.value) }
    }
}

/// An effect has no preset of a name.
public struct UnknownPreset: Error, Equatable, CustomStringConvertible {
    /// The sentence: what was given, what there is, and which name is the nearest.
    public let description: String

    init(_ name: String, of entry: CatalogueEntry) {
        let names = entry.presets.map(\.name)
        let all = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        description =
            "\(entry.name) has no preset \"\(name.prefix(64))\"; \(all)\(NearestName.hint(for: name, among: names))."
    }
}

extension CatalogueEntry {
    /// What a preset sets, but for those parameters that `assignments` set themselves, followed by these.
    ///
    /// - Parameters:
    ///   - preset: the preset's name; nil for none.
    ///   - assignments: names and values as they were typed.
    /// - Throws: `UnknownPreset`, which says which name is the nearest.
    public func assignments(
        ofPreset preset: String?, and assignments: [(name: String, value: String)]
    ) throws -> [(name: String, value: String)] {
        guard let preset else { return assignments }
        guard let found = presets.first(where: { $0.name == preset }) else { throw UnknownPreset(preset, of: self) }
        let typed = Set(assignments.map(\.name))
        return found.values.filter { !typed.contains($0.name) } + assignments
    }
}
