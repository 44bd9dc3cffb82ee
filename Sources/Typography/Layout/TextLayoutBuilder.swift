import Foundation

extension TextLayout {
    /// Sets runs in lines. Throws only when a font is missing.
    package init(_ runs: [TextRun], options: TextLayoutOptions = .init(), library: FontLibrary = .shared) throws {
        let text = try TextUnits(runs, library: library, fallsRight: options.isRightToLeft)
        self = TextLayoutBuilder(text: text, options: options).layout()
    }

    /// As large as fits without cutting text off, neither across nor down, between full size and `minimumScale` (0...1) of it, in
    /// steps of 1/64; when even the smallest does not fit, it is the smallest, cut off.
    package static func fitting(
        _ runs: [TextRun], options: TextLayoutOptions, minimumScale: Double, library: FontLibrary = .shared
    ) throws -> TextLayout {
        let full = try TextLayout(runs, options: options, library: library)
        let least = Int((min(max(minimumScale, 1.0 / 64), 1) * 64).rounded(.up))
        if full.fits(options) || least >= 64 { return full }
        func scaled(_ step: Int) throws -> TextLayout {
            let scale = Double(step) / 64
            let smaller = runs.map { run in
                var copy = run
                copy.font = run.font.scaled(by: scale)
                copy.baselineOffset *= scale
                return copy
            }
            var layout = try TextLayout(smaller, options: options, library: library)
            layout.scale = scale
            return layout
        }
        var (fits, fails, best) = (least, 64, try scaled(least))
        if !best.fits(options) { return best }
        while fails - fits > 1 {
            let middle = (fits + fails) / 2
            let layout = try scaled(middle)
            if layout.fits(options) { (fits, best) = (middle, layout) } else { fails = middle }
        }
        return best
    }

    /// Whether nothing was left out, and a single line, which is never left out, is no higher than there is room.
    private func fits(_ options: TextLayoutOptions) -> Bool {
        guard !isTruncated else { return false }
        guard lines.count == 1, let room = options.maximumHeight else { return true }
        return lines[0].bounds.ascent + lines[0].bounds.descent <= room + LineFilling.slack
    }
}

/// Stacks lines from the top and aligns them.
struct TextLayoutBuilder {
    let text: TextUnits
    let options: TextLayoutOptions

    /// A line shaped but not yet placed.
    private struct Draft {
        var runs: [TextLayout.Run]
        /// Without the spaces that hang over a soft end.
        var width: Double
        /// How far the line's ink begins from its left end: spaces hang there when the text runs right to left.
        var hangingStart = 0.0
        var ascent: Double
        var descent: Double
        /// Between this line and the next one, and below the last one.
        var leading: Double
        /// Between this line and the next one alone.
        var styleLeading: Double
        var range: Range<Int>
    }

    func layout() -> TextLayout {
        guard !text.runs.isEmpty else {
            return TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
        }
        let filling = LineFilling(text, maximumWidth: options.maximumWidth)
        let limit = max(options.lineLimit ?? .max, 1)
        let filled = filling.lines(limit: limit)
        var drafts = filled.prefix(limit).map {
            draft(Array(text.units[$0.range]), near: $0.range.lowerBound, isSoft: $0.isSoft)
        }
        drafts = fittingHeight(drafts)
        let isTruncated = drafts.count < filled.count
        if isTruncated { drafts[drafts.count - 1] = truncated(filled[drafts.count - 1]) }
        return place(drafts, isTruncated: isTruncated)
    }

    private func truncated(_ line: LineFilling.Filled) -> Draft {
        let truncation = TextTruncation(
            text: text, mode: options.truncation, maximumWidth: options.maximumWidth ?? .infinity)
        let units = truncation.line(from: line.range.lowerBound)
        return draft(units, near: line.range.lowerBound, isSoft: false)
    }

    // MARK: One line

    private func draft(_ units: [TextUnits.Unit], near index: Int, isSoft: Bool) -> Draft {
        let (runs, width) = text.shape(units)
        let hanging = hangingWidth(units, runs: runs, isSoft: isSoft, width: width)
        let fallback = text.fonts[text.font(near: index)]
        let (ascents, descents) = (runs.map(\.roomAbove), runs.map(\.roomBelow))
        let start = units.map(\.range.lowerBound).min() ?? text.byteOffset(of: index)
        var draft = Draft(
            runs: runs, width: max(width - hanging, 0),
            hangingStart: units.first?.paragraphLevel == 1 ? hanging : 0,
            ascent: ascents.max() ?? fallback.ascent, descent: descents.max() ?? fallback.descent,
            leading: runs.map(\.bounds.leading).max() ?? fallback.leading,
            styleLeading: runs.map(\.font.request.leading).max() ?? fallback.request.leading,
            range: start..<(units.map(\.range.upperBound).max() ?? start))
        if let lineHeight = options.lineHeight {
            let size = runs.map(\.font.request.size).max() ?? fallback.request.size
            let own = draft.ascent + draft.descent + draft.leading
            draft.ascent += lineHeight.height(own: own, size: size) - own
            draft.styleLeading = 0
        }
        return draft
    }

    /// Spaces at a soft end do not count; at a hard end they do, unless they alone overflow.
    private func hangingWidth(_ units: [TextUnits.Unit], runs: [TextLayout.Run], isSoft: Bool, width: Double) -> Double
    {
        let maximum = options.maximumWidth ?? .infinity
        guard isSoft || width > maximum else { return 0 }
        guard let last = units.last, last.isSpace else { return 0 }
        let spaces = Set(units.reversed().prefix { $0.isSpace }.map(\.range.lowerBound))
        let all = runs.flatMap(\.glyphs).filter { spaces.contains($0.range.lowerBound) }.reduce(0) { $0 + $1.advance }
        return isSoft ? all : min(all, width - maximum)
    }

    // MARK: All lines

    /// Points between a line and the next one. Extra spacing takes the place of what fonts and styles put there, where it is more.
    private func gap(after draft: Draft) -> Double {
        let own = draft.leading + draft.styleLeading
        return options.lineSpacing > 0 ? max(own, options.lineSpacing) : own
    }

    private func fittingHeight(_ drafts: [Draft]) -> [Draft] {
        guard let maximum = options.maximumHeight else { return drafts }
        var kept: [Draft] = []
        var bottom = 0.0
        for draft in drafts {
            bottom += (kept.last.map(gap) ?? 0) + draft.ascent + draft.descent
            if !kept.isEmpty, bottom > maximum + LineFilling.slack { break }
            kept.append(draft)
        }
        return kept
    }

    /// Lines keep their exact distances; baselines go to the nearest pixel, and the whole up to a pixel.
    private func place(_ drafts: [Draft], isTruncated: Bool) -> TextLayout {
        let width = roundUp(drafts.map(\.width).max() ?? 0)
        var lines: [TextLayout.Line] = []
        var bottom = 0.0
        for (index, draft) in drafts.enumerated() {
            if index > 0 { bottom += gap(after: drafts[index - 1]) }
            let origin = CGPoint(x: left(of: draft, in: width), y: roundNearest(bottom + draft.ascent))
            lines.append(line(draft, at: origin))
            bottom += draft.ascent + draft.descent
        }
        let baselines = lines.map { Double($0.origin.y) }
        let reserved = min(options.reservedLines, 10_000)
        if let last = drafts.last {
            bottom += Double(max(0, reserved - drafts.count)) * (last.ascent + last.descent + gap(after: last))
            bottom += last.leading
        }
        return TextLayout(
            lines: lines, size: CGSize(width: width, height: roundUp(bottom)), firstBaseline: baselines.first ?? 0,
            lastBaseline: baselines.last ?? 0, isTruncated: isTruncated)
    }

    private func line(_ draft: Draft, at origin: CGPoint) -> TextLayout.Line {
        var runs = draft.runs
        for i in runs.indices { runs[i].shift(x: origin.x - draft.hangingStart, y: origin.y) }
        let bounds = TypographicBounds(
            origin: origin, width: draft.width, ascent: draft.ascent, descent: draft.descent, leading: draft.leading)
        return TextLayout.Line(origin: origin, bounds: bounds, runs: runs, range: draft.range)
    }

    private func left(of draft: Draft, in width: Double) -> Double {
        switch (options.alignment, options.isRightToLeft) {
        case (.leading, false), (.trailing, true): 0
        case (.center, _): (width - draft.width) / 2
        case (.trailing, false), (.leading, true): width - draft.width
        }
    }

    // MARK: Pixels

    /// Up to whole pixels; a thousandth of a pixel does not start a new one.
    private func roundUp(_ points: Double) -> Double {
        let scale = options.displayScale
        return scale > 0 ? (points * scale - 0.001).rounded(.up) / scale : points
    }

    private func roundNearest(_ points: Double) -> Double {
        let scale = options.displayScale
        return scale > 0 ? (points * scale).rounded() / scale : points
    }
}

extension TextUnits {
    /// Where a unit begins, in bytes of all runs put together.
    func byteOffset(of index: Int) -> Int {
        index < units.count ? units[index].range.lowerBound : units.last?.range.upperBound ?? 0
    }
}

extension TextLayout.Run {
    /// How far a line that the run is in reaches above its baseline. Letters that are moved keep the room where they would stand.
    fileprivate var roomAbove: Double { bounds.ascent + (attachment == nil ? max(0, raise) : raise) }
    /// How far such a line reaches below its baseline.
    fileprivate var roomBelow: Double { bounds.descent - (attachment == nil ? min(0, raise) : raise) }
    /// How far the run is above the baseline while its line has no place yet.
    private var raise: Double { -bounds.origin.y }
}
