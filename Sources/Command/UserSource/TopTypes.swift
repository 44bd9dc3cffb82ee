import KinoraMacroExpansion

/// The types and extensions at the top of a source, for leaving out those that do not compile outside of their functions' bodies: the other
/// ones of the file are kept.
struct TopTypes {
    private struct Place {
        /// Bytes, attributes and modifiers included.
        let range: Range<Int>
        let lines: ClosedRange<Int>
    }

    private let bytes: [UInt8]
    private var places: [Place] = []

    init(_ source: String) {
        let tokens = Tokens(source)
        bytes = tokens.bytes
        let starts =
            TypeDeclarations(source).all.filter { $0.outer == [] && $0.conditions.isEmpty }.map(\.start)
            + TopTypes.protocols(tokens)
        let breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        func line(_ place: Int) -> Int { breaks.prefix { $0 < place }.count + 1 }
        for start in Set(starts).sorted() {
            // Nothing of one that was found before.
            guard places.last.map({ $0.range.upperBound <= start }) ?? true,
                let first = tokens.all.firstIndex(where: { $0.range.lowerBound >= start }),
                let open = tokens.all.indices[first...].first(where: { tokens.isToken($0, "{") }),
                tokens.all.indices.contains(tokens.afterBracket(open) - 1)
            else { continue }
            let end = tokens.all[tokens.afterBracket(open) - 1].range.upperBound
            // What hands a type over goes with it.
            let door = DoorFunction.start(before: start, in: bytes)
            places.append(Place(range: door..<end, lines: line(start)...line(end)))
        }
    }

    /// Where protocols at the top begin.
    private static func protocols(_ tokens: Tokens) -> [Int] {
        var (found, depth): ([Int], Int) = ([], 0)
        for index in tokens.all.indices {
            if tokens.isToken(index, "{") { depth += 1 }
            if tokens.isToken(index, "}") { depth -= 1 }
            if depth == 0, tokens.isToken(index, "protocol"), tokens.all[index].startsLine {
                found.append(tokens.all[index].range.lowerBound)
            }
        }
        return found
    }

    /// The source without the types that these lines are in, and how many they are; nil where a line is in none, or where nothing would be
    /// left. Lines stay where they are.
    func leavingOut(_ lines: Set<Int>) -> (text: String, count: Int)? {
        var left: Set<Int> = []
        for line in lines {
            guard let place = places.indices.first(where: { places[$0].lines.contains(line) }) else { return nil }
            left.insert(place)
        }
        guard left.count < places.count else { return nil }
        var result = bytes
        for index in left.sorted(by: >) {
            let range = places[index].range
            result.replaceSubrange(range, with: bytes[range].filter { $0 == UInt8(ascii: "\n") })
        }
        return (String(decoding: result, as: UTF8.self), left.count)
    }
}
