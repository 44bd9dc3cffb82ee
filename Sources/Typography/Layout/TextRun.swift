/// A stretch of text with one set of attributes, as the caller gives it. The caller's own attributes (color, custom
/// attributes) stay with the caller, who finds them again through the run's index.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontRequest
    /// Points; positive raises the text.
    package var baselineOffset: Double
    /// Whose forms Chinese characters take; nil for what the paragraph tells.
    package var language: HanLanguage?
    /// Set for a picture within text; `text` is then one object replacement character.
    package var attachment: TextAttachment?

    package init(_ text: String, font: FontRequest, baselineOffset: Double = 0, language: HanLanguage? = nil) {
        self.text = text
        self.font = font
        self.baselineOffset = baselineOffset
        self.language = language
    }

    /// A picture that stands in the line like a letter.
    package init(attachment: TextAttachment, font: FontRequest, baselineOffset: Double = 0) {
        text = "\u{FFFC}"
        self.font = font
        self.baselineOffset = baselineOffset
        self.attachment = attachment
    }
}

/// The room that a picture takes within a line, in points.
package struct TextAttachment: Hashable, Sendable {
    package var width: Double
    /// Above the baseline.
    package var ascent: Double
    /// Below the baseline, positive.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// How runs become lines.
package struct TextLayoutOptions: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// Points; nil does not wrap.
    package var maximumWidth: Double?
    /// Points; lines that do not fit are cut off, but one always stays. nil is unbounded.
    package var maximumHeight: Double?
    package var lineLimit: Int?
    /// The size is that of at least so many lines.
    package var reservedLines = 0
    package var alignment = Alignment.leading
    package var truncation = Truncation.tail
    /// Extra points between lines.
    package var lineSpacing = 0.0
    /// nil: as the fonts say.
    package var lineHeight: LineHeight?
    /// Pixels per point; sizes are rounded up to whole pixels and baselines to the nearest. 0 does not round.
    package var displayScale = 1.0
    /// Leading is on the right, and text without any letter runs from there.
    package var isRightToLeft = false

    package init() {}

    /// How high a line is, in points. What is more or less than the fonts' own height is above the baseline.
    package enum LineHeight: Hashable, Sendable {
        /// The fonts' own, and so much more.
        case increased(by: Double)
        /// The size of the largest font, and so much more.
        case size(plus: Double)
        /// A number of times the size of the largest font.
        case multiple(of: Double)
        case exact(Double)

        /// - Parameters:
        ///   - own: the height that the fonts give the line.
        ///   - size: that of the largest font.
        func height(own: Double, size: Double) -> Double {
            switch self {
            case .increased(let more): max(0, own + more)
            case .size(let more): max(0, size + more)
            case .multiple(let factor): max(0, size * factor)
            case .exact(let height): max(0, height)
            }
        }
    }
}
