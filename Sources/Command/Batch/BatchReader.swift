import KinoraBasics
import KinoraScripts
import KinoraEffects
import Foundation
import KinoraJobs
import Yams

/// From a YAML tree to the entries of a batch: every combination of the values that each entry of the file lists.
struct BatchReader {
    let place: DocumentPlace
    let paths: BatchPaths

    private static let example = "{effect: ripple, scale: [1, 2]}"
    private static let subjects = ["effect", "source", "preview", "view"]
    private static let looks = BatchKey.allCases.map(\.rawValue) + ["parameters"]

    /// A list of entries, or a mapping of `entries` and what holds for all of them by default.
    func entries(_ root: Node) throws -> [BatchEntry] {
        var list = root
        var defaults: [BatchDimension] = []
        if root.mapping != nil {
            let fields = try DocumentFields(
                root, "the batch", keys: ["defaults", "entries"], place, example: "{entries: [\(Self.example)]}")
            list = try fields.required("entries", "a list of entries such as \(Self.example)")
            if let node = fields["defaults"] {
                defaults = try dimensions(
                    try DocumentFields(node, "the defaults", keys: Self.looks, place, example: "{fps: 60}"))
            }
        }
        guard let nodes = list.sequence, !nodes.isEmpty else {
            throw place.error(list, "a batch is a list of entries such as \(Self.example)")
        }
        var entries: [BatchEntry] = []
        var frames = 0
        for node in nodes {
            let matrix = try matrix(node, defaults)
            guard let size = matrix.size, entries.count + size <= BatchRecord.entryLimit else {
                throw place.error(
                    node, "the batch has too many entries with this one; the limit is \(BatchRecord.entryLimit)")
            }
            for combination in matrix.combinations() {
                frames += try BatchCheck(place: place, node: node).frames(combination)
                guard frames <= FrameLimits.frames else {
                    throw place.error(
                        node, "the batch has too many frames with this one; the limit is \(FrameLimits.frames) in all")
                }
                entries.append(combination.entry(node))
            }
        }
        try refuseEqualNames(entries)
        return entries
    }

    private func matrix(_ node: Node, _ defaults: [BatchDimension]) throws -> BatchMatrix {
        let fields = try DocumentFields(
            node, "an entry", keys: ["name"] + Self.subjects + Self.looks, place, example: Self.example)
        let own = try dimensions(fields)
        let names = Set(own.map(\.key))
        let dimensions = try subject(fields) + defaults.filter { !names.contains($0.key) } + own
        var name: String?
        if let node = fields["name"] {
            let text = try BatchValues(place: place).word(node, "name")
            guard BatchName.isValid(text) else {
                throw place.error(
                    node,
                    "the name \(TypedText.quoted(text)) cannot be a folder's; it takes letters, digits and - _ . +, and begins "
                        + "with neither a dot nor a dash")
            }
            name = text
        }
        let matrix = BatchMatrix(name: name, dimensions: dimensions)
        if let effects = dimensions.first(where: { $0.key == "effect" }) {
            for effect in effects.choices {
                try BatchCheck(place: place, node: node).parameters(dimensions, of: effect.value)
            }
        } else if let parameter = dimensions.first(where: { $0.isParameter }) {
            throw place.error(parameter.node, "a view of a source takes no parameters; name values in \"view\"")
        }
        return matrix
    }

    /// What is shown: effects of the catalogue, or sources with previews or views.
    private func subject(_ fields: DocumentFields) throws -> [BatchDimension] {
        let values = BatchValues(place: place)
        switch (fields["effect"], fields["source"]) {
        case (let node?, nil):
            for key in ["preview", "view"] {
                guard let other = fields[key] else { continue }
                throw place.error(other, "\"\(key)\" is of sources; effects of the catalogue have none")
            }
            let effects = try values.dimension("effect", node) { value in
                _ = try Catalogue.effect(named: value)
                return [value]
            }
            return [effects]
        case (nil, let node?):
            let sources = try values.dimension("source", node) { value in
                guard UserSource.isSource(paths.resolve(value)) || value.contains("/") else {
                    throw CommandError.usage("source \(TypedText.quoted(value)) is no Swift file and no folder.")
                }
                return [paths.resolve(value)]
            }
            guard fields["preview"] == nil || fields["view"] == nil else {
                throw place.error(fields.node, "\"preview\" and \"view\" exclude each other; give one of them")
            }
            let choices = try ["preview", "view"].compactMap { key in
                try fields[key].map { try values.dimension(key, $0) { ["--\(key)", $0] } }
            }
            return [sources] + choices
        default:
            throw place.error(fields.node, "an entry needs \"effect\" or \"source\", and takes one of them")
        }
    }

    private func dimensions(_ fields: DocumentFields) throws -> [BatchDimension] {
        let values = BatchValues(place: place)
        let looks = try BatchKey.allCases.compactMap { key in
            try fields[key.rawValue].map { node in
                try values.dimension(key.rawValue, node, label: key.label) { value in
                    try key.check(value)
                    return key.words(value, paths: paths)
                }
            }
        }
        guard let parameters = fields["parameters"] else { return looks }
        guard let mapping = parameters.mapping else {
            throw place.error(parameters, "\"parameters\" is a mapping such as {speed: [40, 80]}")
        }
        return try looks
            + mapping.map { key, node in
                let name = try values.word(key, "a parameter's name")
                return try values.dimension(name, node, isParameter: true) { ["--param", "\(name)=\($0)"] }
            }
    }

    /// Upper and lower case count as one, as they do on some file systems.
    private func refuseEqualNames(_ entries: [BatchEntry]) throws {
        var owners: [String: BatchEntry] = [:]
        for entry in entries {
            guard let other = owners.updateValue(entry, forKey: entry.name.lowercased()) else { continue }
            let line = other.node.mark?.line ?? 1
            let isSame = line == entry.node.mark?.line && other.node.mark?.column == entry.node.mark?.column
            let which = isSame ? "two combinations of this entry" : "this entry and the one in line \(line)"
            throw place.error(entry.node, "\(which) would both be called \(entry.name); give one a \"name\" of its own")
        }
    }
}
