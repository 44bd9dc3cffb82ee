import KinoraViews

/// What a keyed archive of Foundation's holds, in its binary form: objects that refer to each other by number. Foundation's own
/// reader makes objects of their classes, and has on Linux no way to read bytes that stand within one.
struct KeyedArchive {
    enum Value {
        case null
        case number(Double)
        case bytes([UInt8])
        case text(String)
        case reference(Int)
        case list([Value])
        case table([String: Value])
    }
    private let objects: [Value]
    /// The object that was archived.
    let root: [String: Value]

    init?(_ data: Data) {
        guard case .table(let whole)? = BinaryPropertyList.root(of: data),
            case .list(let objects)? = whole["$objects"], case .table(let top)? = whole["$top"],
            case .reference(let root)? = top["root"], objects.indices.contains(root),
            case .table(let table) = objects[root]
        else { return nil }
        (self.objects, self.root) = (objects, table)
    }

    /// What stands under a key of an object, there or as a reference; nil where nothing does.
    func value(_ key: String, of object: [String: Value]) -> Value? {
        guard case .reference(let index)? = object[key] else { return object[key] }
        guard objects.indices.contains(index) else { return nil }
        if case .text("$null") = objects[index] { return nil }
        return objects[index]
    }
    func number(_ key: String, of object: [String: Value]) -> Double? {
        if case .number(let number)? = value(key, of: object) { number } else { nil }
    }
    func text(_ key: String, of object: [String: Value]) -> String? {
        if case .text(let text)? = value(key, of: object) { text } else { nil }
    }
    func object(_ key: String, of object: [String: Value]) -> [String: Value]? {
        if case .table(let table)? = value(key, of: object) { table } else { nil }
    }
    /// The elements of an array.
    func elements(_ key: String, of object: [String: Value]) -> [Value] {
        guard let array = self.object(key, of: object), case .list(let list)? = array["NS.objects"] else { return [] }
        return list.map {
            if case .reference(let index) = $0, objects.indices.contains(index) { objects[index] } else { $0 }
        }
    }
}
