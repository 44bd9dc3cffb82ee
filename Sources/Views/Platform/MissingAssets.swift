import KinoraBasics
import KinoraStage
import Synchronization

/// Pictures and colors that views asked for by names which nothing has. As on a phone nothing is drawn in their place, and who runs the
/// performance is told.
package struct MissingAssets: Sendable {
    package enum Kind: CaseIterable, Sendable { case picture, color }

    private var names: [Kind: Set<String>] = [:]
    private var isStrict = false

    private static let record = Mutex(MissingAssets())

    /// Whether such a name ends the performance with an error.
    package static var isStrict: Bool {
        get { record.withLock { $0.isStrict } }
        set { record.withLock { $0.isStrict = newValue } }
    }

    /// A name that nothing has.
    static func note(_ kind: Kind, _ name: String) {
        let isStrict = record.withLock { record in
            if !record.isStrict { record.names[kind, default: []].insert(name) }
            return record.isStrict
        }
        if isStrict { onMain { Graph.current?.fail(.missing(sentence(kind, [name]))) } }
    }

    /// A sentence for each kind of what was missing since the process began.
    package static var sentences: [String] {
        let names = record.withLock { $0.names }
        return Kind.allCases.compactMap { kind in names[kind].map { sentence(kind, $0.sorted()) } }
    }

    /// Names in a sentence at most; the others are counted.
    private static let namedAtMost = 12

    private static func sentence(_ kind: Kind, _ names: [String]) -> String {
        var listed = names.prefix(namedAtMost).map { "“\($0)”" }
        if names.count > namedAtMost { listed.append("\(names.count - namedAtMost) more") }
        let isOne = names.count == 1
        return switch kind {
        case .picture:
            "No \(isOne ? "picture is" : "pictures are") named \(listed.sentenceList). "
                + "Put a file such as \(example(names)).png beside the source, or into an asset catalog there."
        case .color:
            "No \(isOne ? "color set is" : "color sets are") named \(listed.sentenceList). "
                + "Put one, such as \(example(names)).colorset, into an asset catalog beside the source."
        }
    }

    private static func example(_ names: [String]) -> String { names.first { !$0.isEmpty } ?? "name" }
}
