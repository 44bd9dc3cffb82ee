import Foundation
import KinoraBasics
import KinoraGeometry

/// A named picture that stands among letters, after SF Symbols: drawn by Kinora, an icon of the icon font, or a sign of the
/// text font, alone or within a circle, square or other shape.
package struct Symbol: Hashable, Sendable {
    package let name: String
    let source: SymbolSource

    /// The symbol of this name, or nil; `suggestions(for:)` then knows names close to it.
    package static func named(_ name: String) -> Symbol? {
        SymbolSource(name).map { Symbol(name: name, source: $0) }
    }

    /// What is drawn in place of a symbol that is not known.
    static let standIn: Symbol = {
        guard let square = named("square.dashed") else { fatalError("square.dashed is a symbol") }
        return square
    }()

    /// Says that there is no symbol of a name, and which come near.
    package static func sentence(unknown name: String) -> String {
        let near = suggestions(for: name).map { "“\($0)”" }.joined(separator: ", ")
        return "There is no symbol named “\(name)”; the nearest are \(near)."
    }

    /// Names that draw something, sorted. Enclosed forms (`.circle`, `.square.fill`, ...) of all others exist beyond them.
    package static let allNames: [String] = {
        var names = Set(SymbolShape.library.keys).union(SymbolTable.aliases.keys).union(SymbolTable.signs.keys)
        for (name, entry) in SymbolTable.entries {
            names.insert(name)
            if entry.outlined != nil { names.insert(name + ".fill") }
        }
        return names.sorted()
    }()

    /// Up to `count` known names that look most like an unknown one, the likeliest first.
    package static func suggestions(for name: String, count: Int = 3) -> [String] {
        NearestName.ranked(allNames, for: name).prefix(count).map(\.name)
    }
}

/// The size of a symbol beside text: `imageScale(_:)`.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    package var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// A symbol ready to draw at 1 point per em: y down, the left end of its box on the baseline at (0, 0).
package struct SymbolOutline: Equatable, Sendable {
    /// A part that can have a color of its own.
    package struct Layer: Equatable, Sendable {
        package var path: Path
        package var level: SymbolLevel
        /// Its own color in multicolor rendering; nil: the style that monochrome rendering uses.
        package var color: SymbolColor?

        package init(path: Path, level: SymbolLevel, color: SymbolColor? = nil) {
            (self.path, self.level, self.color) = (path, level, color)
        }
    }

    /// Names the outline for caches, like the key of a font face.
    package var key: String
    /// The whole symbol for one color, to be filled non-zero.
    package var path: Path
    /// Back to front, for hierarchical, palette and multicolor rendering and effects by layer; a simple symbol has one. A
    /// layer that only cuts (the tick in a filled seal) is here the part that is cut, to be drawn over the others.
    package var layers: [Layer]
    /// The symbol's box in layout, in em, centered on the middle of the text's capitals.
    package var bounds: CGRect
    /// The ink's bounds in em, in the middle of the box.
    package var ink: CGRect

    package init(key: String, path: Path, layers: [Layer], bounds: CGRect, ink: CGRect) {
        (self.key, self.path, self.layers, self.bounds, self.ink) = (key, path, layers, bounds, ink)
    }

    /// The symbol's width in a line, in em.
    package var advance: Double { bounds.width }
    /// Above the baseline, in em.
    package var ascent: Double { -bounds.minY }
    /// Below the baseline, in em.
    package var descent: Double { bounds.maxY }
}
