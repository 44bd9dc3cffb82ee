import KinoraBasics

/// Refuses what is no JSON, what is nested too deeply, keys and words that the format does not have, and keys that are given twice,
/// before anything is decoded.
struct SceneSyntax: JSONVisitor {
    typealias Context = SceneGrammar.Value

    /// How many brackets may be open, as many as the decoder takes.
    static let depthLimit = 512

    /// One key or one element on the way to what is looked at.
    private enum Step {
        case key(Key)
        case element(Int)
    }

    private var path: [Step] = []
    /// The keys of the objects that are not over yet, the innermost last.
    private var objects: [[(name: String, place: JSONPlace)]] = []

    static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(SceneError) {
        var walk = JSONWalk(bytes, depthLimit: depthLimit, visitor: SceneSyntax())
        try walk.run(.object(.scene))
    }

    mutating func enterObject(_ context: Context) { objects.append([]) }

    mutating func enter(key: Key, at place: JSONPlace, in context: Context) -> Context {
        path.append(.key(key))
        let name = Self.text(key)
        objects[objects.count - 1].append((name, place))
        guard case .object(let form) = context else { return .plain }
        return SceneGrammar.keys(of: form).values[name] ?? .plain
    }

    mutating func enter(element: Int, in context: Context) -> Context {
        path.append(.element(element))
        if case .list(let form) = context { return .object(form) }
        return .plain
    }

    func visit(text: Key, at place: JSONPlace, in context: Context) throws(SceneError) {
        // What is written with escapes is the decoder's to read.
        guard case .word(let words) = context, !text.contains(UInt8(ascii: "\\")) else { return }
        let word = Self.text(text)
        guard !words.contains(word) else { return }
        throw SceneError(
            place: self.text(of: path),
            problem: "\(TypedText.quoted(word)) at \(place) is not known\(NearestName.hint(for: word, among: words))")
    }

    mutating func leave() { path.removeLast() }

    mutating func leaveObject(_ context: Context) throws(SceneError) {
        let found = objects.removeLast()
        var names: Set<String> = []
        for key in found where !names.insert(key.name).inserted {
            throw SceneError(
                place: text(of: path), problem: "\(TypedText.quoted(key.name)) at \(key.place) is given twice")
        }
        // A list where an object is wanted, and the other way round, are the decoder's to refuse.
        guard case .object(let form) = context else { return }
        let keys = SceneGrammar.keys(of: form)
        for key in found where keys.values[key.name] == nil {
            throw problem(key.name, key.place, "is no key of \(keys.name)", Set(keys.values.keys))
        }
        let kinds = found.filter { keys.beside[$0.name] != nil }
        guard kinds.count == 1, let kind = kinds.first, let beside = keys.beside[kind.name] else { return }
        for key in found where key.name != kind.name && !beside.contains(key.name) {
            throw problem(key.name, key.place, "has no meaning beside \"\(kind.name)\"", beside)
        }
    }

    private func problem(_ name: String, _ place: JSONPlace, _ words: String, _ others: Set<String>) -> SceneError {
        SceneError(
            place: text(of: path),
            problem:
                "\(TypedText.quoted(name)) at \(place) \(words)\(NearestName.hint(for: name, among: others.sorted()))")
    }

    private func text(of path: [Step]) -> String {
        path.reduce(into: "") { text, step in
            switch step {
            case .element(let index): text += "[\(index)]"
            case .key(let key): text += text.isEmpty ? Self.text(key) : ".\(Self.text(key))"
            }
        }
    }

    /// Keys of the format have no escapes; one written with them counts as unknown.
    private static func text(_ key: Key) -> String { String(decoding: key, as: UTF8.self) }
}
