import Foundation
import KinoraGeometry

/// Where a symbol's outline comes from.
indirect enum SymbolSource: Hashable, Sendable {
    case shape(String)
    case icon(String)
    /// The rim of a solid icon.
    case rim(String)
    /// A word of the text font.
    case sign(String)
    case enclosed(SymbolSource, SymbolEnclosure, filled: Bool)
    /// With a line across it.
    case slashed(SymbolSource)
    case badged(SymbolSource, SymbolBadge)

    init?(_ name: String) {
        guard
            let found = SymbolSource.plain(name) ?? SymbolSource.enclosed(name) ?? SymbolSource.slashed(name)
                ?? SymbolSource.badged(name)
        else { return nil }
        self = found
    }

    /// A symbol that the tables have.
    private static func plain(_ name: String) -> SymbolSource? {
        if SymbolShape.named(name) != nil { return .shape(name) }
        if let sign = sign(name) { return .sign(sign) }
        if let entry = SymbolTable.entries[name] {
            switch entry.outlined {
            case nil: return .icon(entry.solid)
            case .icon(let outlined): return .icon(outlined)
            case .rim: return .rim(entry.solid)
            }
        }
        if name.hasSuffix(".fill"), let entry = SymbolTable.entries[String(name.dropLast(5))] {
            return .icon(entry.solid)
        }
        return (SymbolTable.aliases[name] ?? newName(name)).flatMap(SymbolSource.init)
    }

    /// The name of today for one of iOS 13 and 14, `circle.lefthalf.fill`: shapes of which a part is solid end in `filled`.
    private static func newName(_ name: String) -> String? {
        guard name.hasSuffix(".fill"), partsOfShapes.contains(where: name.contains) else { return nil }
        return name + "ed"
    }

    private static let partsOfShapes = ["half.", ".inset.", ".cross.", ".top."]

    /// Signs by name, numbers up to 50, those from 00 to 09 and single letters.
    private static func sign(_ name: String) -> String? {
        if let sign = SymbolTable.signs[name] { return sign }
        if let number = UInt8(name), number < 10 && name == "0\(number)" || number <= 50 && name == String(number) {
            return name
        }
        guard name.utf8.count == 1, let letter = name.first, ("a"..."z").contains(letter) else { return nil }
        return name.uppercased()
    }

    /// `base.circle`, `base.circle.fill` and the like.
    private static func enclosed(_ name: String) -> SymbolSource? {
        let filled = name.hasSuffix(".fill")
        let bare = filled ? String(name.dropLast(5)) : name
        for enclosure in SymbolEnclosure.allCases where bare.hasSuffix("." + enclosure.rawValue) {
            let base = String(bare.dropLast(enclosure.rawValue.count + 1))
            guard !base.isEmpty else { continue }
            // Inside an enclosure symbols are solid, as in SF Symbols.
            if let content = plain(insides[base] ?? base + ".fill") ?? plain(base) ?? slashed(base + ".fill")
                ?? slashed(base)
            {
                return .enclosed(content, enclosure, filled: filled)
            }
        }
        return nil
    }

    /// `base.slash` and `base.slash.fill`.
    private static func slashed(_ name: String) -> SymbolSource? {
        let (bare, ending) = parts(of: name)
        guard bare.hasSuffix(".slash") else { return nil }
        let base = String(bare.dropLast(6))
        return plain(base + ending).map { .slashed($0) }
    }

    /// `base.badge.plus`, `base.fill.badge.plus`, `base.badge.fill` and the like.
    private static func badged(_ name: String) -> SymbolSource? {
        let (bare, ending) = parts(of: name)
        for badge in SymbolBadge.allCases where bare.hasSuffix(badge.ending) {
            let base = String(bare.dropLast(badge.ending.count)) + ending
            return (plain(base) ?? enclosed(base)).map { .badged($0, badge) }
        }
        return nil
    }

    /// A name without its `.fill`, and that.
    private static func parts(of name: String) -> (bare: String, ending: String) {
        name.hasSuffix(".fill") ? (String(name.dropLast(5)), ".fill") : (name, "")
    }

    /// Contents that have another name on their own.
    private static let insides = ["text": "text.alignleft", "quote": "quote.opening", "123": "textformat.123"]
}

/// The shapes that symbols come in.
enum SymbolEnclosure: String, CaseIterable, Sendable {
    case circle, square, app, diamond, hexagon, octagon, seal, shield, triangle, rectangle, capsule, bubble, message
    case folder, heart, icloud, doc, portrait = "rectangle.portrait"

    /// How much of an em the content may take across, and how far below the middle it sits.
    var room: (width: Double, height: Double, drop: Double) {
        switch self {
        case .circle: (0.66, 0.62, 0)
        case .square, .app: (0.68, 0.64, 0)
        case .diamond: (0.50, 0.50, 0)
        case .hexagon, .octagon, .seal: (0.60, 0.58, 0)
        case .shield: (0.50, 0.50, -0.05)
        case .triangle: (0.40, 0.46, 0.14)
        case .rectangle: (0.90, 0.62, 0)
        case .capsule: (0.90, 0.52, 0)
        case .bubble, .message: (0.56, 0.46, -0.09)
        case .folder: (0.50, 0.44, 0.16)
        case .heart: (0.54, 0.44, -0.08)
        case .icloud: (0.56, 0.42, 0.10)
        case .doc: (0.48, 0.48, 0.16)
        case .portrait: (0.58, 0.70, 0)
        }
    }

    /// The name of the shape to draw.
    func shapeName(filled: Bool) -> String { (self == .icloud ? "cloud" : rawValue) + (filled ? ".fill" : "") }
}
