/// Left to right or right to left, as far as shaping needs it.
///
/// This is not the full bidirectional algorithm: letters decide their own direction, digits run left to right, and
/// spaces and signs between two equal directions join them, else they follow the paragraph. Embeddings and isolates are
/// not read.
enum TextDirection {
    private enum Strength { case leftToRight, rightToLeft, neutral }

    /// For every character of a paragraph: does it run right to left?
    static func rightToLeft(_ characters: [Character]) -> (flags: [Bool], paragraph: Bool) {
        let strengths = characters.map(strength)
        let base = strengths.first { $0 != .neutral } == .rightToLeft
        guard strengths.contains(.rightToLeft) else { return (strengths.map { _ in false }, false) }
        var flags = [Bool](repeating: base, count: characters.count)
        var previous = base
        var i = 0
        while i < strengths.count {
            if strengths[i] != .neutral {
                previous = strengths[i] == .rightToLeft
                flags[i] = previous
                i += 1
                continue
            }
            let end = strengths[i...].firstIndex { $0 != .neutral } ?? strengths.count
            let next = end < strengths.count ? strengths[end] == .rightToLeft : base
            for k in i..<end { flags[k] = previous == next ? previous : base }
            i = end
        }
        return (flags, base)
    }

    private static func strength(_ character: Character) -> Strength {
        let scalar = character.unicodeScalars.first!
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EEFF:
            return scalar.properties.numericType == .decimal ? .leftToRight : .rightToLeft
        default:
            return scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal ? .leftToRight : .neutral
        }
    }
}
