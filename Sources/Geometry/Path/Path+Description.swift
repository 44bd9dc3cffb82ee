import Foundation

// Paths as text, in the form SwiftUI prints: operands, then a letter.
//
//     10 10 m   90 10 l   90 50 50 90 q   30 90 10 70 10 50 c   h
//
// `m` moves, `l` draws a line, `q` and `c` a quadratic and a cubic curve (control points first), `h` closes; `x y w h
// re` is read as a rectangle. Numbers are the shortest that read back as the same bits.

extension Path: LosslessStringConvertible, CustomStringConvertible {
    /// No text makes a path of more elements than this.
    package static let maximumParsedElements = 1 << 20

    /// The elements as text.
    public var description: String {
        var text = ""
        func write(_ letter: Character, _ points: CGPoint...) {
            if !text.isEmpty { text.append(" ") }
            for point in points { text += "\(PathText.format(point.x.native)) \(PathText.format(point.y.native)) " }
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

    /// The path that `description` described; nil for anything else, for numbers that are not finite, for drawing
    /// before the first move, and for more than about a million elements.
    public init?(_ string: String) {
        self.init()
        var string = string
        let isSound = string.withUTF8 { bytes in
            var reader = PathText(bytes)
            var count = 0
            while let word = reader.next() {
                count += 1
                guard word != .invalid, count <= Path.maximumParsedElements, add(word, &reader) else { return false }
            }
            return reader.isFinished
        }
        guard isSound else { return nil }
    }

    private mutating func add(_ word: PathText.Word, _ reader: inout PathText) -> Bool {
        if word == .rectangle {
            guard let n = reader.take(4) else { return false }
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            if isEmpty { self = Path(rect) } else { addRect(rect) }
            return true
        }
        guard word == .move || currentPoint != nil, let n = reader.take(word.operandCount) else { return false }
        func point(_ i: Int) -> CGPoint { CGPoint(x: n[i], y: n[i + 1]) }
        switch word {
        case .move: move(to: point(0))
        case .line: addLine(to: point(0))
        case .quadCurve: addQuadCurve(to: point(2), control: point(0))
        case .curve: addCurve(to: point(4), control1: point(0), control2: point(2))
        default: closeSubpath()
        }
        return true
    }
}
