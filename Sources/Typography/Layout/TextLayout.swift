import Foundation

/// Text set in lines: what to draw where. Points, y down, (0, 0) is the top left corner of the text's frame.
package struct TextLayout: Sendable, Equatable {
    package let lines: [Line]
    /// The frame: as wide as the longest line, in whole pixels.
    package let size: CGSize
    /// Below the top of the frame.
    package let firstBaseline: Double
    /// Below the top of the frame.
    package let lastBaseline: Double
    /// Whether some of the text was left out.
    package let isTruncated: Bool
    /// 1, or how much smaller the fonts were made to fit.
    package internal(set) var scale = 1.0

    package struct Line: Sendable, Equatable {
        /// Where the line's left end meets the baseline.
        package var origin: CGPoint
        package var bounds: TypographicBounds
        /// From left to right.
        package var runs: [Run]
        /// Of the text, in UTF-8 bytes of all runs put together.
        package var range: Range<Int>
    }

    /// Glyphs of one font from one of the caller's runs.
    package struct Run: Sendable, Equatable {
        /// Which of the caller's runs this came from.
        package var index: Int
        package var font: ResolvedFont
        /// Differs from the font's own where a fallback font shows the characters.
        package var face: FontFace
        /// Points per em of `face`.
        package var drawnSize: Double
        /// From left to right.
        package var glyphs: [Glyph]
        /// The glyphs that belong together, from left to right: a letter with its marks, or what became one sign.
        package var clusters: [Range<Int>] {
            var clusters: [Range<Int>] = []
            for index in glyphs.indices {
                if let last = clusters.last, glyphs[last.lowerBound].range == glyphs[index].range {
                    clusters[clusters.count - 1] = last.lowerBound..<index + 1
                } else {
                    clusters.append(index..<index + 1)
                }
            }
            return clusters
        }
        package var bounds: TypographicBounds
        package var isRightToLeft: Bool
        /// Set where glyphs are colored pictures: the size in which each is drawn, in points, and where its top left corner is
        /// from the glyph's origin.
        package var pictures: CGRect?
        /// Set for a picture of the caller's; it has one glyph, which is not to be drawn.
        package var attachment: TextAttachment?
    }

    package struct Glyph: Sendable, Equatable {
        package var id: UInt32
        /// Where the outline's origin goes, in the frame.
        package var origin: CGPoint
        /// The pen's position: the left end of the glyph's slice of the line.
        package var x: Double
        package var advance: Double
        /// The characters it shows, in UTF-8 bytes of all runs put together.
        package var range: Range<Int>
    }
}

/// The room that a line, a run or a glyph takes, in points, as SwiftUI's type of the same name.
package struct TypographicBounds: Hashable, Sendable {
    /// Where it meets the baseline on the left.
    package var origin: CGPoint = .zero
    package var width = 0.0
    package var ascent = 0.0
    package var descent = 0.0
    package var leading = 0.0

    package var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    package static func == (a: TypographicBounds, b: TypographicBounds) -> Bool {
        a.origin == b.origin && a.width == b.width && a.ascent == b.ascent && a.descent == b.descent
            && a.leading == b.leading
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(ascent)
        hasher.combine(descent)
        hasher.combine(leading)
        hasher.combine(origin.x)
        hasher.combine(origin.y)
    }
}

extension TextLayout.Run {
    /// The room of one glyph, for drawing letter by letter.
    package func bounds(of glyph: TextLayout.Glyph) -> TypographicBounds {
        var bounds = bounds
        bounds.origin.x = glyph.x
        bounds.width = glyph.advance
        return bounds
    }
}
