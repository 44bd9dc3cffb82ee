import KinoraBasics
import Yams

/// The keys of one mapping in a script or batch, checked: each known, each of its type and range.
package struct DocumentFields {
    package let node: Node
    private let title: String
    private let place: DocumentPlace
    private var values: [String: Node] = [:]

    /// - Parameters:
    ///   - title: what the mapping is, as in `an event`.
    ///   - keys: those it may have.
    ///   - example: how it may look.
    package init(
        _ node: Node, _ title: String, keys: [String], _ place: DocumentPlace, example: String = "{at: 1, tap: center}"
    ) throws {
        (self.node, self.title, self.place) = (node, title, place)
        guard let mapping = node.mapping else {
            throw place.error(node, "\(title) is a mapping such as \(example)")
        }
        for (key, value) in mapping {
            guard let name = key.scalar?.string else { throw place.error(key, "a key is one word") }
            guard keys.contains(name) else {
                let hint = NearestName.hint(for: name, among: keys)
                throw place.error(key, "\(TypedText.quoted(name)) is not a key of \(title)\(hint)")
            }
            values[name] = value
        }
    }

    package subscript(key: String) -> Node? { values[key] }

    package func required(_ key: String, _ expected: String) throws -> Node {
        guard let value = values[key] else { throw place.error(node, "\(title) needs \"\(key)\": \(expected)") }
        return value
    }

    package func number(_ key: String, in range: ClosedRange<Double>, _ unit: String) throws -> Double {
        let bounds =
            "a number from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound)) (\(unit))"
        let value = try required(key, bounds)
        guard let number = NumberText.number(value.scalar?.string ?? ""), range.contains(number) else {
            throw place.error(value, "\"\(key)\" of \(title) takes \(bounds)\(found(value))")
        }
        return number
    }

    package func integer(_ key: String, in range: ClosedRange<Int>, default fallback: Int) throws -> Int {
        guard let value = values[key] else { return fallback }
        guard let number = NumberText.integer(value.scalar?.string ?? ""), range.contains(number) else {
            throw place.error(
                value,
                "\"\(key)\" of \(title) takes a whole number from \(range.lowerBound) to \(range.upperBound)\(found(value))"
            )
        }
        return number
    }

    package func boolean(_ key: String, default fallback: Bool) throws -> Bool {
        guard let value = values[key] else { return fallback }
        switch value.scalar?.string {
        case "true": return true
        case "false": return false
        default: throw place.error(value, "\"\(key)\" of \(title) takes true or false\(found(value))")
        }
    }

    package func choice(_ key: String, _ options: [String], default fallback: String) throws -> String {
        guard let value = values[key] else { return fallback }
        guard let word = value.scalar?.string, options.contains(word) else {
            let hint = NearestName.hint(for: value.scalar?.string ?? "", among: options)
            throw place.error(
                value, "\"\(key)\" of \(title) takes \(options.joined(separator: " or "))\(found(value))\(hint)")
        }
        return word
    }

    private func found(_ value: Node) -> String {
        guard let word = value.scalar?.string else { return ", not a list or mapping" }
        return ", not \(TypedText.quoted(word))"
    }
}
