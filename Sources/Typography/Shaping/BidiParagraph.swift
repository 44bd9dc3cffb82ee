/// The order of a paragraph whose parts run in different directions: the bidirectional algorithm of Unicode (UAX #9) with
/// embeddings, overrides, isolates and brackets.
struct BidiParagraph {
    /// For every character; odd ones run right to left.
    let levels: [UInt8]
    /// Of the paragraph as a whole: 0 or 1.
    let base: UInt8

    /// - Parameter fallsRight: the direction of a paragraph without any letter.
    init(_ characters: [Character], fallsRight: Bool = false) {
        let classes = characters.map { BidiClass(of: $0) }
        let first = BidiParagraph.direction(of: classes[...])
        base = first ?? fallsRight ? 1 : 0
        let isPlain = classes.allSatisfy {
            switch $0 {
            case .left, .number, .numberSign, .numberEnd, .numberSeparator, .mark, .space, .neutral, .boundary: true
            default: false
            }
        }
        guard base == 1 || !isPlain else {
            levels = [UInt8](repeating: 0, count: characters.count)
            return
        }
        var resolution = BidiResolution(characters, classes, base: base)
        resolution.resolve()
        levels = resolution.levels
    }

    /// Whether the first letter outside of isolates runs right to left; nil where there is none (rules P2 and P3).
    static func direction(of classes: ArraySlice<BidiClass>) -> Bool? {
        var depth = 0
        for kind in classes {
            switch kind {
            case .isolate: depth += 1
            case .endOfIsolate: depth = max(depth - 1, 0)
            case .left where depth == 0: return false
            case .right where depth == 0, .arabicLetter where depth == 0: return true
            default: break
            }
        }
        return nil
    }

    /// The places of a line's parts from left to right, from the parts' levels (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}

/// One paragraph on its way through the rules.
private struct BidiResolution {
    private static let highestLevel: UInt8 = 125

    let characters: [Character]
    let original: [BidiClass]
    let base: UInt8
    var classes: [BidiClass]
    var levels: [UInt8]
    /// The partners of isolates, both ways.
    private var partners: [Int: Int] = [:]

    init(_ characters: [Character], _ classes: [BidiClass], base: UInt8) {
        self.characters = characters
        original = classes
        self.classes = classes
        self.base = base
        levels = [UInt8](repeating: base, count: classes.count)
        var open: [Int] = []
        for (index, kind) in classes.enumerated() {
            if case .isolate = kind { open.append(index) }
            if kind == .endOfIsolate, let start = open.popLast() {
                partners[start] = index
                partners[index] = start
            }
        }
    }

    mutating func resolve() {
        readControls()
        let runs = sequences()
        for run in runs { resolve(run) }
        // What was left out takes the level of what is before it.
        for index in levels.indices where isLeftOut(index) { levels[index] = index > 0 ? levels[index - 1] : base }
    }

    /// Whether rule X9 takes a character out.
    private func isLeftOut(_ index: Int) -> Bool {
        switch original[index] {
        case .embedding, .override, .endOfEmbedding, .boundary: true
        default: false
        }
    }

    // MARK: Explicit levels (X1 to X8)

    private struct Entry {
        var level: UInt8
        var override: BidiClass?
        var isIsolate: Bool
    }

    private mutating func readControls() {
        var stack = [Entry(level: base, override: nil, isIsolate: false)]
        var (lostIsolates, lostEmbeddings, isolates) = (0, 0, 0)
        func next(_ level: UInt8, _ rightToLeft: Bool) -> UInt8 {
            rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        }
        for index in classes.indices {
            let top = stack[stack.count - 1]
            switch original[index] {
            case .embedding(let right), .override(let right):
                let level = next(top.level, right)
                if level <= BidiResolution.highestLevel, lostIsolates == 0, lostEmbeddings == 0 {
                    var override: BidiClass?
                    if case .override = original[index] { override = right ? .right : .left }
                    stack.append(Entry(level: level, override: override, isIsolate: false))
                } else if lostIsolates == 0 {
                    lostEmbeddings += 1
                }
            case .isolate(let direction):
                levels[index] = top.level
                if let override = top.override { classes[index] = override }
                let end = partners[index] ?? classes.count
                let right = direction ?? BidiParagraph.direction(of: original[(index + 1)..<end]) ?? false
                let level = next(top.level, right)
                if level <= BidiResolution.highestLevel, lostIsolates == 0, lostEmbeddings == 0 {
                    isolates += 1
                    stack.append(Entry(level: level, override: nil, isIsolate: true))
                } else {
                    lostIsolates += 1
                }
            case .endOfIsolate:
                if lostIsolates > 0 {
                    lostIsolates -= 1
                } else if isolates > 0 {
                    lostEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    isolates -= 1
                }
                let now = stack[stack.count - 1]
                levels[index] = now.level
                if let override = now.override { classes[index] = override }
            case .endOfEmbedding:
                if lostIsolates > 0 { break }
                if lostEmbeddings > 0 {
                    lostEmbeddings -= 1
                } else if !top.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .boundary: break
            default:
                levels[index] = top.level
                if let override = top.override { classes[index] = override }
            }
        }
    }

    // MARK: Runs of one level, joined across isolates (X10)

    private struct Sequence {
        var indices: [Int]
        /// The directions at its two ends.
        var start: BidiClass
        var end: BidiClass
    }

    private func sequences() -> [Sequence] {
        let kept = classes.indices.filter { !isLeftOut($0) }
        var runs: [[Int]] = []
        for index in kept {
            if let last = runs.last?.last, levels[last] == levels[index] {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        let starts = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1[0], $0) })
        var result: [Sequence] = []
        for run in runs {
            if original[run[0]] == .endOfIsolate, partners[run[0]] != nil { continue }
            var indices = run
            while let last = indices.last, case .isolate = original[last], let partner = partners[last],
                let more = starts[partner]
            {
                indices += runs[more]
            }
            result.append(sequence(indices, among: kept))
        }
        return result
    }

    private func sequence(_ indices: [Int], among kept: [Int]) -> Sequence {
        let level = levels[indices[0]]
        let before = kept.last { $0 < indices[0] }.map { levels[$0] } ?? base
        var after = base
        let last = indices[indices.count - 1]
        if case .isolate = original[last], partners[last] == nil {
        } else {
            after = kept.first { $0 > last }.map { levels[$0] } ?? base
        }
        func direction(_ other: UInt8) -> BidiClass { max(level, other) % 2 == 1 ? .right : .left }
        return Sequence(indices: indices, start: direction(before), end: direction(after))
    }

    // MARK: Weak and neutral characters (W1 to W7, N0 to N2, I1 and I2)

    private mutating func resolve(_ run: Sequence) {
        resolveWeak(run)
        resolveBrackets(run)
        resolveNeutral(run)
        for index in run.indices {
            switch (classes[index], levels[index] % 2) {
            case (.right, 0): levels[index] += 1
            case (.number, 0), (.arabicNumber, 0): levels[index] += 2
            case (.left, 1), (.number, 1), (.arabicNumber, 1): levels[index] += 1
            default: break
            }
        }
    }

    private mutating func resolveWeak(_ run: Sequence) {
        var previous = run.start
        var strong = run.start
        for index in run.indices {
            if classes[index] == .mark {
                switch previous {
                case .isolate, .endOfIsolate: classes[index] = .neutral
                default: classes[index] = previous
                }
            }
            switch classes[index] {
            case .left, .right, .arabicLetter: strong = classes[index]
            case .number: if strong == .arabicLetter { classes[index] = .arabicNumber }
            default: break
            }
            previous = classes[index]
        }
        let places = run.indices
        for index in places where classes[index] == .arabicLetter { classes[index] = .right }
        for k in places.indices.dropFirst().dropLast() {
            let (before, after) = (classes[places[k - 1]], classes[places[k + 1]])
            guard before == after else { continue }
            switch (classes[places[k]], before) {
            case (.numberSign, .number), (.numberSeparator, .number): classes[places[k]] = .number
            case (.numberSeparator, .arabicNumber): classes[places[k]] = .arabicNumber
            default: break
            }
        }
        var k = 0
        while k < places.count {
            guard classes[places[k]] == .numberEnd else {
                k += 1
                continue
            }
            let end = places[k...].firstIndex { classes[$0] != .numberEnd } ?? places.count
            let touches =
                (k > 0 && classes[places[k - 1]] == .number) || (end < places.count && classes[places[end]] == .number)
            for place in places[k..<end] { classes[place] = touches ? .number : .neutral }
            k = end
        }
        strong = run.start
        for index in places {
            switch classes[index] {
            case .numberSign, .numberSeparator: classes[index] = .neutral
            case .left, .right: strong = classes[index]
            case .number: if strong == .left { classes[index] = .left }
            default: break
            }
        }
    }

    private mutating func resolveBrackets(_ run: Sequence) {
        let embedding: BidiClass = levels[run.indices[0]] % 2 == 1 ? .right : .left
        for (open, close) in bracketPairs(run) {
            let inside = run.indices[(open + 1)..<close].compactMap { BidiResolution.strength(classes[$0]) }
            var direction: BidiClass?
            if inside.contains(embedding) {
                direction = embedding
            } else if !inside.isEmpty {
                let before = run.indices[..<open].last { BidiResolution.strength(classes[$0]) != nil }
                direction = before.flatMap { BidiResolution.strength(classes[$0]) } ?? run.start
            }
            guard let direction else { continue }
            for place in [open, close] {
                classes[run.indices[place]] = direction
                // Marks on a bracket go with it.
                for next in run.indices[(place + 1)...] {
                    guard original[next] == .mark else { break }
                    classes[next] = direction
                }
            }
        }
    }

    /// Numbers count as right to left.
    private static func strength(_ kind: BidiClass) -> BidiClass? {
        switch kind {
        case .left: .left
        case .right, .number, .arabicNumber: .right
        default: nil
        }
    }

    /// Places in the run, by their beginning.
    private func bracketPairs(_ run: Sequence) -> [(Int, Int)] {
        var open: [(place: Int, closing: Unicode.Scalar)] = []
        var pairs: [(Int, Int)] = []
        for (place, index) in run.indices.enumerated() where classes[index] == .neutral {
            let scalar = characters[index].unicodeScalars.first!
            if let closing = BidiResolution.closing(of: scalar) {
                // The algorithm gives up on brackets nested deeper.
                if open.count == 63 { return [] }
                open.append((place, closing))
            } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
                pairs.append((open[match].place, place))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.0 < $1.0 }
    }

    /// The bracket that closes an opening one: the next in the code or the one after it.
    private static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.generalCategory == .openPunctuation, scalar.properties.isBidiMirrored else {
            return nil
        }
        return [1, 2].lazy.compactMap { Unicode.Scalar(scalar.value + $0) }.first {
            $0.properties.generalCategory == .closePunctuation && $0.properties.isBidiMirrored
        }
    }

    private mutating func resolveNeutral(_ run: Sequence) {
        func isNeutral(_ kind: BidiClass) -> Bool {
            switch kind {
            case .separator, .space, .neutral, .isolate, .endOfIsolate: true
            default: false
            }
        }
        let places = run.indices
        var k = 0
        while k < places.count {
            guard isNeutral(classes[places[k]]) else {
                k += 1
                continue
            }
            let end = places[k...].firstIndex { !isNeutral(classes[$0]) } ?? places.count
            let before = k > 0 ? BidiResolution.strength(classes[places[k - 1]]) ?? run.start : run.start
            let after = end < places.count ? BidiResolution.strength(classes[places[end]]) ?? run.end : run.end
            let embedding: BidiClass = levels[places[k]] % 2 == 1 ? .right : .left
            for place in places[k..<end] { classes[place] = before == after ? before : embedding }
            k = end
        }
    }
}
