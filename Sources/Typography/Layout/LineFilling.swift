/// Which units go on which line: as many words as fit, one after the other.
struct LineFilling {
    /// A line's units and how it ended.
    struct Filled {
        var range: Range<Int>
        /// The text goes on without a newline, so spaces at the end do not count.
        var isSoft: Bool
    }

    let text: TextUnits
    let maximumWidth: Double
    /// Advance of every unit.
    let widths: [Double]
    /// Lines may be too long by hundredths of a point, so that text fits into a frame that was measured for it.
    static let slack = 0.005

    init(_ text: TextUnits, maximumWidth: Double?) {
        self.text = text
        self.maximumWidth = max(maximumWidth ?? .infinity, 0) + LineFilling.slack
        widths = maximumWidth == nil ? [] : LineFilling.measure(text)
    }

    /// Every line of the text, or the first `limit` ones.
    func lines(limit: Int) -> [Filled] {
        var lines: [Filled] = []
        for paragraph in text.paragraphs {
            if lines.count > limit { break }
            if maximumWidth == .infinity {
                lines.append(Filled(range: paragraph, isSoft: false))
            } else {
                fill(paragraph, into: &lines, limit: limit)
            }
        }
        return lines
    }

    private func fill(_ paragraph: Range<Int>, into lines: inout [Filled], limit: Int) {
        let first = lines.count
        var start = paragraph.lowerBound
        repeat {
            let end = lineEnd(from: start, in: paragraph)
            lines.append(Filled(range: start..<end, isSoft: end < paragraph.upperBound))
            start = end
        } while start < paragraph.upperBound && lines.count <= limit
        if start == paragraph.upperBound, lines.count == first + 2 { pushOut(&lines) }
    }

    /// No paragraph of two lines ends with a word alone where the one before it fits beside it: iOS pushes that one out, too, unless
    /// it leaves a word alone in the first line.
    private func pushOut(_ lines: inout [Filled]) {
        let (before, last) = (lines[lines.count - 2].range, lines[lines.count - 1].range)
        guard wordStart(in: last) == nil, text.units[last.lowerBound - 1].isSpace, let start = wordStart(in: before),
            wordStart(in: before.lowerBound..<start) != nil
        else { return }
        let all = start..<last.upperBound
        guard !all.contains(where: { text.units[$0].isTab }), all.reduce(0, { $0 + widths[$1] }) <= maximumWidth else {
            return
        }
        lines[lines.count - 2].range = before.lowerBound..<start
        lines[lines.count - 1].range = all
    }

    /// Where the last word of a line begins that has more than one.
    private func wordStart(in line: Range<Int>) -> Int? {
        line.dropFirst().last { text.units[$0].breakBefore && text.units[$0 - 1].isSpace }
    }

    /// Where a line that begins at `start` ends: the last break that fits, else the last character that fits.
    private func lineEnd(from start: Int, in paragraph: Range<Int>) -> Int {
        var width = 0.0
        var lastBreak: Int?
        for i in start..<paragraph.upperBound {
            let unit = text.units[i]
            if i > start, unit.breakBefore { lastBreak = i }
            // Spaces may extend beyond the line's end; they never move a word to the next line.
            if !unit.isSpace, width + widths[i] > maximumWidth, i > start { return lastBreak ?? i }
            width = unit.isTab ? TabStops.next(after: width) : width + widths[i]
        }
        return paragraph.upperBound
    }

    private static func measure(_ text: TextUnits) -> [Double] {
        var widths = [Double](repeating: 0, count: text.units.count)
        for paragraph in text.paragraphs where !paragraph.isEmpty {
            let (runs, _) = text.shape(Array(text.units[paragraph]))
            var advances: [Int: Double] = [:]
            for run in runs {
                for glyph in run.glyphs { advances[glyph.range.lowerBound, default: 0] += glyph.advance }
            }
            for i in paragraph {
                let range = text.units[i].range
                for byte in range { widths[i] += advances[byte] ?? 0 }
            }
        }
        return widths
    }
}
