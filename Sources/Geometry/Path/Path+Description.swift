import Foundation

// Paths as text, in the form SwiftUI prints: operands, then a letter.
//
//     10 10 m   90 10 l   90 50 50 90 q   30 90 10 70 10 50 c   h
//
// `m` moves, `l` draws a line, `q` and `c` a quadratic and a cubic curve (control points first), `h` closes; `x y w h re` is
// read as a rectangle. Numbers are the shortest that read back as the same bits.

extension Path: LosslessStringConvertible, CustomStringConvertible {
    /// No text makes a path of more elements than this.
    package static let maximumParsedElements = 1 << 20

    /// The elements as text.
    public var description: String {
        var text = ""
        func write(_ letter: Character, _ points: CGPoint...) {
            if !text.isEmpty { text.append(" ") }
            for point in points { text += "\(PathText.format(point.x)) \(PathText.format(point.y)) " }
            text.append(letter)
        }
        forEach { element in
            switch element {
            case .move(let end): write("m", end)
            case .line(let end): write("l", end)
            case .quadCurve(let end, let control): write("q", control, end)
            case .curve(let end, let control1, let control2): write("c", control1, control2, end)
            case .closeSubpath: write("h")
            }
        }
        return text
    }

    /// The path that `description` described; nil for anything else, for numbers that are not finite, for drawing before
    /// the first move, and for more than about a million elements.
    public init?(_ string: String) {
        self.init()
        var reader = PathText(string)
        var count = 0
        while let word = reader.next() {
            switch word {
            case .number: continue
            case .letters(let letters):
                guard let operands = reader.takeOperands(for: letters) else { return nil }
                count += letters == "re" ? 5 : 1
                guard count <= Path.maximumParsedElements, add(letters, operands) else { return nil }
            case .invalid: return nil
            }
        }
        guard reader.operands.isEmpty else { return nil }
    }

    private mutating func add(_ letters: Substring, _ n: [Double]) -> Bool {
        func point(_ i: Int) -> CGPoint { CGPoint(x: n[i], y: n[i + 1]) }
        guard letters == "m" || letters == "re" || currentPoint != nil else { return false }
        switch letters {
        case "m": move(to: point(0))
        case "l": addLine(to: point(0))
        case "q": addQuadCurve(to: point(2), control: point(0))
        case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
        case "re": Path.forEachElement(of: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))) { append($0) }
        default: closeSubpath()
        }
        return true
    }
}

/// Reads and writes the words of a path's text.
struct PathText {
    enum Word {
        case number
        case letters(Substring)
        case invalid
    }

    /// Numbers read and not yet used by a letter.
    private(set) var operands: [Double] = []
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// How many numbers each letter takes.
    private static let counts: [Substring: Int] = ["m": 2, "l": 2, "q": 4, "c": 6, "re": 4, "h": 0]

    mutating func next() -> Word? {
        let blanks: Set<UInt8> = [32, 9, 10, 13]
        var bytes = rest.utf8
        while let byte = bytes.first, blanks.contains(byte) { bytes.removeFirst() }
        guard !bytes.isEmpty else { return nil }
        let end = bytes.firstIndex { blanks.contains($0) } ?? bytes.endIndex
        let word = Substring(bytes[..<end])
        rest = Substring(bytes[end...])
        if PathText.counts[word] != nil { return .letters(word) }
        guard operands.count < 6, let number = PathText.parse(word) else { return .invalid }
        operands.append(number)
        return .number
    }

    /// The operands before a letter, if there are as many as it takes.
    mutating func takeOperands(for letters: Substring) -> [Double]? {
        guard PathText.counts[letters] == operands.count else { return nil }
        defer { operands.removeAll(keepingCapacity: true) }
        return operands
    }

    /// A finite decimal number.
    static func parse(_ word: Substring) -> Double? {
        let decimal = word.utf8.allSatisfy { (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) }
        guard decimal, word.utf8.count <= 400, let number = Double(word), number.isFinite else { return nil }
        return number
    }

    /// The shortest decimal that reads back as the same number, without a needless fraction.
    static func format(_ number: CGFloat) -> String {
        let text = "\(number.native)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
