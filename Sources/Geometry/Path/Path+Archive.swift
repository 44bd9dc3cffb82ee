import Foundation

// Paths as text that remembers simple shapes, so that a scene written and read again is drawn by the same closed
// forms, to the same bytes. What is no simple shape is written as its description.
//
//     rect 0 0 100 50        ellipse 0 0 40 40        rounded 0 0 100 50 8 8 continuous

extension Path {
    /// The path as text from which `init(archive:)` makes the same path, bit for bit.
    package var archive: String {
        func words(_ name: String, _ numbers: CGFloat...) -> String {
            name + " " + numbers.map { PathText.format($0.native) }.joined(separator: " ")
        }
        switch simpleShape {
        case .rect(let r): return words("rect", r.origin.x, r.origin.y, r.size.width, r.size.height)
        case .ellipse(let r): return words("ellipse", r.origin.x, r.origin.y, r.size.width, r.size.height)
        case .roundedRect(let r, let size, let style):
            let numbers = words(
                "rounded", r.origin.x, r.origin.y, r.size.width, r.size.height, size.width, size.height)
            return numbers + (style == .continuous ? " continuous" : " circular")
        case nil: return description
        }
    }

    /// The path that `archive` described; nil for anything else.
    package init?(archive: String) {
        guard let first = archive.utf8.first, first == UInt8(ascii: "r") || first == UInt8(ascii: "e") else {
            self.init(archive)
            return
        }
        guard archive.utf8.count < 4096, let shape = SimpleShape(words: archive.split(separator: " ")) else {
            return nil
        }
        self.init(shape)
    }
}

extension Path.SimpleShape {
    fileprivate init?(words: [Substring]) {
        let hasStyle = words.first == "rounded"
        var numbers: [CGFloat] = []
        for word in words.dropFirst().dropLast(hasStyle ? 1 : 0) {
            var word = String(word)
            guard let number = word.withUTF8({ PathText.parse($0) }) else { return nil }
            numbers.append(number)
        }
        guard numbers.count == (hasStyle ? 6 : 4) else { return nil }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        switch words[0] {
        case "rect": self = .rect(rect)
        case "ellipse": self = .ellipse(rect)
        case "rounded":
            guard let style = RoundedCornerStyle(word: words[words.count - 1]) else { return nil }
            let size = CGSize(width: numbers[4], height: numbers[5])
            guard size.width > 0, size.height > 0, 2 * size.width <= rect.width, 2 * size.height <= rect.height else {
                return nil
            }
            self = .roundedRect(rect, cornerSize: size, style: style)
        default: return nil
        }
    }
}

extension RoundedCornerStyle {
    fileprivate init?(word: Substring) {
        switch word {
        case "continuous": self = .continuous
        case "circular": self = .circular
        default: return nil
        }
    }
}
