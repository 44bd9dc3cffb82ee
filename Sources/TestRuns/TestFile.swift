import KinoraBasics
import KinoraScripts
import Yams

/// `.kinora.yml`: how the previews of a project are tested.
package struct TestFile: Sendable {
    /// The folder of the approved pictures, below that of the file.
    package var goldens = TestFile.usualGoldens
    package var settings = TestSettings()
    package var rules: [Rule] = []

    /// What holds for the previews that a pattern names.
    package struct Rule: Sendable {
        package let pattern: TestPattern
        let change: @Sendable (inout TestSettings) -> Void
    }

    package static let fileName = ".kinora.yml"
    package static let usualGoldens = "__Previews__"
    package static let document = YAMLDocument(
        kind: "test settings", kinds: "test settings", expectation: "it takes keys such as \"variants: [light, dark]\"")

    package init() {}

    /// - Parameter name: how errors call the file.
    package init(_ text: String, name: String) throws {
        let place = DocumentPlace(file: name)
        let reader = TestFileReader(place: place)
        let root = try TestFile.document.root(text, place)
        let fields = try DocumentFields(
            root, "the test settings", keys: ["goldens", "previews"] + TestFileReader.keys, place,
            example: "{variants: [light, dark]}")
        if let node = fields["goldens"] {
            guard let path = node.scalar?.string, !path.isEmpty, !path.hasPrefix("/"),
                !path.split(separator: "/").contains("..")
            else { throw place.error(node, "\"goldens\" is a folder below that of this file, such as __Previews__") }
            goldens = path
        }
        try reader.change(fields, of: "the test settings")(&settings)
        guard let previews = fields["previews"] else { return }
        guard let mapping = previews.mapping else {
            throw place.error(previews, "\"previews\" is a mapping such as {\"Sky*\": {skip: it shows the weather}}")
        }
        for (key, node) in mapping {
            guard let pattern = key.scalar?.string, !pattern.isEmpty else {
                throw place.error(key, "a preview's name is text")
            }
            let own = try DocumentFields(
                node, "a preview's settings", keys: ["skip"] + TestFileReader.keys, place, example: "{at: [0.5]}")
            let change = try reader.change(own, of: "a preview's settings")
            let skip = own["skip"].map { $0.scalar?.string ?? "" }
            rules.append(
                Rule(pattern: TestPattern(pattern)) { settings in
                    change(&settings)
                    if let skip { settings.skip = skip == "false" ? nil : skip }
                })
        }
    }

    /// The settings of a preview: those of all, then of each rule that names it, in order, then its own.
    ///
    /// - Parameters:
    ///   - names: what patterns may call it.
    ///   - own: what its source says.
    package func settings(of names: [String], own: TestOverride? = nil) throws -> TestSettings {
        var settings = settings
        for rule in rules where names.contains(where: rule.pattern.matches) { rule.change(&settings) }
        guard let own else { return settings }
        if let moments = own.moments {
            settings.moments = moments.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
                .map { TestSettings.Moment(name: $0.key, time: $0.value) }
        }
        if let tolerance = own.tolerance { settings.tolerance = tolerance }
        if let skip = own.skip { settings.skip = skip }
        if let variants = own.variants {
            settings.looks = try variants.map { name in
                guard
                    let look = (self.settings.looks + settings.looks).first(where: { $0.name == name })
                        ?? TestLook(known: name)
                else { throw UnknownLook(name: name, known: self.settings.looks.map(\.name) + TestLook.names) }
                return look
            }
        }
        return settings
    }
}

/// A variant that a source names and nobody knows.
package struct UnknownLook: Error, CustomStringConvertible {
    let name: String
    let known: [String]

    package var description: String {
        "There is no variant \(TypedText.quoted(name))\(NearestName.hint(for: name, among: known))."
    }
}

/// A name in which `*` stands for anything.
package struct TestPattern: Sendable {
    private let parts: [Substring]

    package init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

    package func matches(_ name: String) -> Bool {
        guard parts.count > 1 else { return parts.first.map { name == $0 } ?? false }
        guard name.hasPrefix(parts[0]) else { return false }
        var rest = name.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
