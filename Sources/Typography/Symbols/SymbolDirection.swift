import KinoraGeometry

// Symbols with a reading direction, which are drawn as in a mirror where text runs from right to left. By their names:
//
// | mirrored | not mirrored |
// | --- | --- |
// | a word `forward` or `backward`: `chevron.forward`, `arrow.up.backward.circle.fill` | `left` and `right`: `chevron.right`, `arrow.left` |
// | a word that begins with `leading` or `trailing`: `sidebar.leading`, `star.leadinghalf.filled` | `sidebar.left` |
// | lists: `list.bullet`, `list.dash`, `list.star`, `list.triangle`, with all that follows | `list.number`, whose digits are read |
// | lines of text: `text.append`, `text.insert`, `text.quote`, `text.redaction`, `text.badge.plus`, `.minus`, `.xmark` | `text.alignleft` |
// | indents: `increase.indent`, `decrease.indent` | marks and glasses: `checklist`, `text.badge.checkmark`, `text.magnifyingglass` |
//
// What plays a medium, as `forward.fill` and `backward.end`, points the way of the tape everywhere.

extension Symbol {
    /// Whether a symbol of this name is mirrored where text runs from right to left.
    package static func isMirrored(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first, words.last != "rtl" else { return false }
        // A medium is played, or an explicit drawing of it named.
        if first == "forward" || first == "backward" { return false }
        if words.contains(where: { $0 == "forward" || $0 == "backward" }) { return true }
        if words.contains(where: { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }) { return true }
        let base = words.prefix(2).joined(separator: ".")
        guard base == "text.badge" else { return directed.contains(base) }
        return words.count > 2 && ["plus", "minus", "xmark"].contains(words[2])
    }

    /// The first two words of names that are mirrored though they name no direction.
    private static let directed: Set<String> = [
        "list.bullet", "list.dash", "list.star", "list.triangle", "text.append", "text.insert", "text.quote",
        "text.redaction", "increase.indent", "decrease.indent",
    ]
}

extension SymbolOutline {
    /// The same as in a mirror, in the same box.
    package var mirrored: SymbolOutline {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
        return SymbolOutline(
            key: key + "@mirror", path: path.applying(mirror),
            layers: layers.map { Layer(path: $0.path.applying(mirror), level: $0.level, color: $0.color) },
            bounds: bounds, ink: ink.applying(mirror))
    }
}
