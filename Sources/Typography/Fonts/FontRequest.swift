import Foundation

/// What text asks of a font. `FontLibrary` answers with a `ResolvedFont`.
package struct FontRequest: Hashable, Sendable {
    /// Which design to draw with.
    package enum Family: Hashable, Sendable {
        /// The system design (San Francisco on Apple's platforms), drawn with Inter.
        case text
        /// The rounded system design (SF Rounded), drawn with Inter.
        case rounded
        /// The serif system design (New York), drawn with Noto Serif: regular, and bold from semibold on.
        case serif
        /// The fixed-width system design (SF Mono), drawn with JetBrains Mono.
        case monospaced
        /// A family ("Menlo", "DejaVu Sans") or PostScript name ("DejaVuSans-Bold").
        case named(String)
        /// A font file.
        case file(String)

        /// Drawn with a stand-in for one of Apple's designs.
        package var isSystemDesign: Bool {
            switch self {
            case .text, .rounded, .serif, .monospaced: true
            case .named, .file: false
            }
        }
    }

    package var family: Family
    /// Points per em, as SwiftUI counts them. Kept within 0.1...4096 when resolved.
    package var size: Double
    /// 100 (ultraLight) to 900 (black), 400 is regular. Every value in between is allowed.
    package var weight: Int
    package var italic: Bool
    package var features: FontFeatures
    /// Extra points after every glyph. Other than zero it also switches ligatures off, as SwiftUI's `tracking(_:)` does.
    package var tracking: Double
    /// Extra points after every glyph; keeps ligatures, as SwiftUI's `kerning(_:)` does.
    package var kerning: Double
    /// Extra points between lines, as the text styles have them: their lines are further apart than those of the same font by its size.
    package var leading = 0.0

    package init(
        family: Family = .text, size: Double, weight: Int = 400, italic: Bool = false, features: FontFeatures = [],
        tracking: Double = 0, kerning: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.italic = italic
        self.features = features
        self.tracking = tracking
        self.kerning = kerning
    }

    package init(style: TextStyle, family: Family = .text) {
        self.init(family: family, size: style.size, weight: style.weight)
        leading = SystemMetrics.leading(lineHeight: style.lineHeight, size: style.size)
    }

    /// The same request at another size, with the extra spacing scaled along.
    package func scaled(by factor: Double) -> FontRequest {
        var copy = self
        copy.size *= factor
        copy.tracking *= factor
        copy.kerning *= factor
        copy.leading *= factor
        return copy
    }
}

/// OpenType features that text can ask for beyond the defaults.
package struct FontFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Digits of equal width (`tnum`).
    package static let monospacedDigits = FontFeatures(rawValue: 1)
    /// A zero with a slash or dot (`zero`).
    package static let slashedZero = FontFeatures(rawValue: 2)
    /// No ligatures and no contextual alternates, so that every character keeps its own glyph.
    package static let noLigatures = FontFeatures(rawValue: 4)
    /// No pair kerning.
    package static let noKerning = FontFeatures(rawValue: 8)
    /// No contextual alternates (`calt`). The system designs never have them here: Inter and JetBrains Mono would draw an
    /// arrow for "->", which San Francisco does not.
    package static let noContextualAlternates = FontFeatures(rawValue: 32)
    /// Small capitals for lower case letters (`smcp`); made of capitals where the font has none.
    package static let smallCaps = FontFeatures(rawValue: 16)
    /// Small capitals for capitals (`c2sc`); made of them where the font has none.
    package static let capitalsToSmallCaps = FontFeatures(rawValue: 64)
}
