import Foundation

/// Shapes the units of one line (or of a whole paragraph, to measure it) into runs from left to right.
extension TextUnits {
    /// Runs with the pen starting at x = 0 on a baseline at y = 0.
    func shape(_ line: [Unit]) -> (runs: [TextLayout.Run], width: Double) {
        let line = withLevelEnds(line)
        let ranges = stretches(of: line)
        let order = BidiParagraph.visualOrder(ranges.map { line[$0.lowerBound].level })
        var pieces = order.map { shapePiece(Array(line[ranges[$0]])) }
        let tabs = order.indices.filter { line[ranges[order[$0]].lowerBound].isTab }
        if !tabs.isEmpty { widen(tabs, in: &pieces, fromRight: line[0].paragraphLevel == 1) }
        var pen = 0.0
        for i in pieces.indices {
            pieces[i].shift(x: pen, y: 0)
            pen += pieces[i].bounds.width
        }
        return (pieces, pen)
    }

    /// Makes tabs as wide as the way to their stops, which are counted from where the paragraph's lines begin.
    private func widen(_ tabs: [Int], in pieces: inout [TextLayout.Run], fromRight: Bool) {
        var pen = 0.0
        for place in pieces.indices {
            let i = fromRight ? pieces.count - 1 - place : place
            if tabs.contains(i) { pieces[i].widen(to: TabStops.next(after: pen) - pen) }
            pen += pieces[i].bounds.width
        }
    }

    /// Spaces at a line's end take the paragraph's direction (rule L1 of UAX #9).
    private func withLevelEnds(_ line: [Unit]) -> [Unit] {
        guard let base = line.first?.paragraphLevel, line.contains(where: { $0.level != base }) else { return line }
        var line = line
        for i in line.indices.reversed() {
            guard line[i].isSpace || line[i].isIsolate else { break }
            line[i].level = base
        }
        return line
    }

    /// Neighbors that can be shaped together: same run, face, script and direction. A tab stands alone.
    private func stretches(of line: [Unit]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for i in line.indices.dropFirst() {
            let (a, b) = (line[i - 1], line[i])
            let together =
                a.run == b.run && a.face === b.face && a.level == b.level && a.script == b.script
                && a.isSmallCapital == b.isSmallCapital && runs[a.run].attachment == nil && !a.isTab && !b.isTab
                && a.range.upperBound == b.range.lowerBound
            if !together {
                ranges.append(start..<i)
                start = i
            }
        }
        if !line.isEmpty { ranges.append(start..<line.count) }
        return ranges
    }

    private func shapePiece(_ piece: [Unit]) -> TextLayout.Run {
        let first = piece[0]
        let font = fonts[first.run]
        let raise = runs[first.run].baselineOffset
        if let attachment = runs[first.run].attachment { return picture(attachment, first, font, raise) }
        var features = font.request.features
        if font.request.tracking != 0 { features.insert(.noLigatures) }
        if font.isSystemDesign, first.face === font.face { features.insert(.noContextualAlternates) }
        // Fonts have no sign for a tab: it is room, as a space is.
        let text = first.isTab ? " " : String(piece.map(\.character))
        let key = ShapeKey(
            text: text, face: first.face, features: features, isRightToLeft: first.isRightToLeft,
            language: first.language)
        let shaped = Shaper.shape(key, in: library).glyphs
        let style = PieceStyle(font, first)
        let beginnings = characterStarts(piece)
        let starts = shaped.map { beginnings.indices.contains($0.cluster) ? beginnings[$0.cluster] : $0.cluster }
        let ends = clusterEnds(starts, textLength: text.utf8.count)
        let invisible = invisibleStarts(piece)
        var pen = 0.0
        var glyphs: [TextLayout.Glyph] = []
        glyphs.reserveCapacity(shaped.count)
        for (i, glyph) in shaped.enumerated() {
            // Spacing is added once after each cluster, so that accents stay with their letters.
            let closesCluster = i + 1 == shaped.count || shaped[i + 1].cluster != glyph.cluster
            let start = first.range.lowerBound + glyph.cluster
            let isSpaced = closesCluster && !invisible.contains(start)
            let advance = style.advance(of: glyph) + (isSpaced ? style.spacing : 0)
            glyphs.append(
                TextLayout.Glyph(
                    id: glyph.id,
                    origin: CGPoint(x: pen + glyph.offsetX * style.size, y: glyph.offsetY * style.size - raise),
                    x: pen, advance: advance,
                    range: first.range.lowerBound + starts[i]..<first.range.lowerBound
                        + (ends[starts[i]] ?? text.utf8.count)))
            pen += advance
        }
        let bounds = TypographicBounds(
            origin: CGPoint(x: 0, y: -raise), width: pen, ascent: font.ascent, descent: font.descent,
            leading: font.leading)
        return TextLayout.Run(
            index: first.run, font: font, face: first.face, drawnSize: style.size, glyphs: glyphs, bounds: bounds,
            isRightToLeft: first.isRightToLeft, pictures: style.pictures)
    }

    /// Where characters begin that only steer the text; nothing is put between them and their neighbors.
    private func invisibleStarts(_ piece: [Unit]) -> Set<Int> {
        Set(piece.lazy.filter(\.isInvisible).map(\.range.lowerBound))
    }

    private func picture(
        _ attachment: TextAttachment, _ unit: Unit, _ font: ResolvedFont, _ raise: Double
    ) -> TextLayout.Run {
        let glyph = TextLayout.Glyph(
            id: 0, origin: CGPoint(x: 0, y: -raise), x: 0, advance: attachment.width, range: unit.range)
        let bounds = TypographicBounds(
            origin: CGPoint(x: 0, y: -raise), width: attachment.width, ascent: attachment.ascent,
            descent: attachment.descent, leading: 0)
        return TextLayout.Run(
            index: unit.run, font: font, face: font.face, drawnSize: font.drawnSize, glyphs: [glyph], bounds: bounds,
            isRightToLeft: unit.isRightToLeft, attachment: attachment)
    }

    /// Of each byte of a piece, where its character begins. One character may be several of HarfBuzz's clusters, as the letters of an
    /// Indic conjunct are: its glyphs belong together all the same.
    private func characterStarts(_ piece: [Unit]) -> [Int] {
        piece.reduce(into: []) { starts, unit in
            starts += [Int](repeating: starts.count, count: unit.character.utf8.count)
        }
    }

    /// Where each cluster's characters end, in bytes of the piece.
    private func clusterEnds(_ starts: [Int], textLength: Int) -> [Int: Int] {
        let starts = Set(starts).sorted()
        return Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [textLength]))
    }
}

/// How large the glyphs of a piece are drawn and what is put between them.
private struct PieceStyle {
    /// Points per em of the face.
    let size: Double
    /// After each cluster, in points.
    let spacing: Double
    /// Where a glyph's picture goes, from its origin.
    let pictures: CGRect?
    /// The room of a picture; nil for glyphs with outlines, which have their own.
    private let side: Double?

    init(_ font: ResolvedFont, _ unit: TextUnits.Unit) {
        let request = font.request
        guard unit.face !== font.face else {
            let share = unit.isSmallCapital ? SmallCapitals.share : 1
            (size, spacing, side, pictures) = (font.drawnSize * share, font.spacing, nil, nil)
            return
        }
        if unit.face.hasPictures {
            let side = EmojiMetrics.side(size: request.size)
            let box = unit.face.pictureBox
            let scale = side / (box.width * EmojiMetrics.filledShare)
            self.side = side
            size = scale
            spacing = request.tracking + request.kerning
            // The picture is in the middle of its room, and its middle is that of the capitals.
            pictures = CGRect(
                x: (side - box.width * scale) / 2, y: -(font.capHeight + box.height * scale) / 2,
                width: box.width * scale, height: box.height * scale)
            return
        }
        (side, pictures) = (nil, nil)
        size = PieceStyle.size(of: unit, in: font) * (unit.isSmallCapital ? SmallCapitals.share : 1)
        spacing = unit.script.joinsLetters ? 0 : request.tracking + request.kerning
    }

    func advance(of glyph: ShapedGlyph) -> Double {
        guard let side else { return glyph.advance * size }
        return glyph.advance > 0 ? side : 0
    }

    /// Faces with Latin letters are drawn so that the lower-case ones are about as tall as the wanted font's, within reason;
    /// others fill the size that is asked for, as ideographs do. Arabic letters are small for their size.
    private static func size(of unit: TextUnits.Unit, in font: ResolvedFont) -> Double {
        let size = font.request.size
        if unit.script == .arabic { return size * 1.1 }
        guard unit.face.glyph(for: "x") != nil, unit.face.xHeight > 0.2, unit.script != .han, unit.script != .hangul
        else { return size }
        return min(max(font.xHeight / unit.face.xHeight, size * 0.8), size * 1.1)
    }
}

extension FontFace {
    /// The box that all pictures of the face have: that of the first one.
    fileprivate var pictureBox: CGRect {
        glyph(for: "\u{1F600}").flatMap { box(of: $0) } ?? CGRect(x: 0, y: -0.93, width: 1.25, height: 1.17)
    }
}

extension TextUnits.Unit {
    /// Whether it only steers the text and is never seen.
    fileprivate var isInvisible: Bool {
        !character.isASCII && character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }

    fileprivate var isIsolate: Bool {
        switch BidiClass(of: character) {
        case .isolate, .endOfIsolate: true
        default: false
        }
    }
}

extension TextLayout.Run {
    /// Gives the only glyph of a run another advance.
    fileprivate mutating func widen(to width: Double) {
        bounds.width = width
        if !glyphs.isEmpty { glyphs[0].advance = width }
    }

    mutating func shift(x: Double, y: Double) {
        bounds.origin.x += x
        bounds.origin.y += y
        for i in glyphs.indices {
            glyphs[i].origin.x += x
            glyphs[i].origin.y += y
            glyphs[i].x += x
        }
    }
}
