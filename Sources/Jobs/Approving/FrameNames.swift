import KinoraFrames

/// Many file names in few words.
enum FrameNames {
    private static let mostRuns = 12

    /// `frame-00013.png to frame-00059.png, title.png`: neighbors by their number are drawn together.
    static func text(_ names: some Sequence<String>) -> String {
        var runs: [(first: Parts, last: Parts)] = []
        for name in names.sorted(by: NaturalOrder.isBefore) {
            let parts = Parts(name)
            if let last = runs.last?.last, parts.follows(last) {
                runs[runs.count - 1].last = parts
            } else {
                runs.append((parts, parts))
            }
        }
        let words = runs.prefix(mostRuns).map {
            $0.first == $0.last ? $0.first.name : "\($0.first.name) to \($0.last.name)"
        }
        let rest = runs.count - words.count
        return words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// A name by the last number in it.
    private struct Parts: Equatable {
        let name: String
        var before = "", after = ""
        var number: Int?

        init(_ name: String) {
            self.name = name
            guard let end = name.lastIndex(where: \.isASCIIDigit) else { return }
            let start = name[...end].lastIndex { !$0.isASCIIDigit }.map(name.index(after:)) ?? name.startIndex
            (before, after) = (String(name[..<start]), String(name[name.index(after: end)...]))
            number = Int(name[start...end])
        }

        func follows(_ other: Parts) -> Bool {
            guard let number, let previous = other.number else { return false }
            return before == other.before && after == other.after && number == previous + 1
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
