import KinoraBasics
import KinoraScripts
import KinoraJobs
import Yams

/// One thing that an entry lists values of.
struct BatchDimension {
    struct Choice {
        /// As the file says it.
        let value: String
        /// As the command line takes it.
        let words: [String]
        /// Its part of an entry's name.
        let label: String
    }

    let key: String
    let isParameter: Bool
    let choices: [Choice]
    let node: Node

    /// Whether names need to tell the choices apart.
    var varies: Bool { choices.count > 1 }
}

/// All combinations of an entry's values.
struct BatchMatrix {
    let name: String?
    let dimensions: [BatchDimension]

    /// nil when the number overflows.
    var size: Int? {
        var size = 1
        for dimension in dimensions {
            let (product, overflow) = size.multipliedReportingOverflow(by: dimension.choices.count)
            guard !overflow, product <= BatchRecord.entryLimit else { return nil }
            size = product
        }
        return size
    }

    struct Combination {
        let name: String
        let choices: [(dimension: BatchDimension, choice: BatchDimension.Choice)]

        subscript(key: String) -> String? {
            choices.first { $0.dimension.key == key && !$0.dimension.isParameter }?.choice.value
        }

        func entry(_ node: Node) -> BatchEntry {
            BatchEntry(
                name: name, words: choices.flatMap(\.choice.words),
                everyPreview: self["source"] != nil && self["preview"] == nil && self["view"] == nil, node: node)
        }
    }

    /// The last dimension varies fastest. Call it only after checking that `size` is small.
    func combinations() -> [Combination] {
        var rows: [[BatchDimension.Choice]] = [[]]
        for dimension in dimensions { rows = rows.flatMap { row in dimension.choices.map { row + [$0] } } }
        return rows.map { row in Combination(name: name(row), choices: Array(zip(dimensions, row))) }
    }

    /// What is shown, or the given name, and whatever varies.
    private func name(_ row: [BatchDimension.Choice]) -> String {
        let parts = zip(dimensions, row).enumerated().compactMap { index, pair in
            let isSubject = ["source", "effect"].contains(pair.0.key) || pair.0.key == "preview"
            return pair.0.varies || (name == nil && isSubject && !pair.0.isParameter) ? pair.1.label : nil
        }
        return ([name].compactMap { $0 } + parts).joined(separator: "-")
    }
}

/// Reads the values of a dimension: one, or a list of them.
struct BatchValues {
    let place: DocumentPlace

    /// - Parameters:
    ///   - label: how a value shows in names.
    ///   - words: the command line's words for a value; throws where it is none.
    func dimension(
        _ key: String, _ node: Node, isParameter: Bool = false, label: ((String) -> String)? = nil,
        words: (String) throws -> [String]
    ) throws -> BatchDimension {
        let nodes = node.sequence.map(Array.init) ?? [node]
        guard !nodes.isEmpty else {
            throw place.error(node, "\"\(key)\" lists nothing; it takes a value or a list of values")
        }
        guard nodes.count <= BatchRecord.entryLimit else {
            throw place.error(node, "\"\(key)\" lists too much; the limit is \(BatchRecord.entryLimit) entries in all")
        }
        let values = try nodes.map { try value($0, key, isElement: node.sequence != nil) }
        var seen: Set<String> = []
        for (value, node) in zip(values, nodes) where !seen.insert(value).inserted {
            throw place.error(node, "\"\(key)\" lists \(TypedText.quoted(value)) twice")
        }
        let plain = label ?? { key == "source" ? BatchValues.stem($0) : isParameter ? "\(key)\($0)" : $0 }
        let labels = BatchName.labels(values.map(plain), of: key)
        let choices = try zip(values, zip(labels, nodes)).map { value, look in
            BatchDimension.Choice(value: value, words: try checked(look.1) { try words(value) }, label: look.0)
        }
        return BatchDimension(key: key, isParameter: isParameter, choices: choices, node: node)
    }

    /// One word. A list inside a list is several words joined by commas, as parameters of several colors take them.
    private func value(_ node: Node, _ key: String, isElement: Bool) throws -> String {
        if isElement, let list = node.sequence { return try list.map { try word($0, key) }.joined(separator: ",") }
        return try word(node, key)
    }

    func word(_ node: Node, _ key: String) throws -> String {
        guard let text = node.scalar?.string else {
            throw place.error(node, "\"\(key)\" takes a word or a number here")
        }
        return text
    }

    /// Runs a check of the command line, and reports its error at a place in the file.
    func checked<T>(_ node: Node, _ body: () throws -> T) throws -> T {
        do { return try body() } catch {
            let sentence = CommandError(error).sentence
            let bare = sentence.hasPrefix("--") ? String(sentence.dropFirst(2)) : sentence
            throw place.error(node, bare.hasSuffix(".") ? String(bare.dropLast()) : bare)
        }
    }

    private static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
