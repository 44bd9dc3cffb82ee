import Foundation

/// Shapes the units of one line (or of a whole paragraph, to measure it) into runs from left to right.
extension TextUnits {
    /// Runs with the pen starting at x = 0 on a baseline at y = 0.
    func shape(_ line: [Unit]) -> (runs: [TextLayout.Run], width: Double) {
        var pieces = stretches(of: line).map { shapePiece(Array(line[$0])) }
        if line.first?.paragraphIsRightToLeft == true { pieces = reordered(pieces) }
        var pen = 0.0
        for i in pieces.indices {
            pieces[i].shift(x: pen, y: 0)
            pen += pieces[i].bounds.width
        }
        return (pieces, pen)
    }

    /// In a right-to-left paragraph the pieces themselves follow each other from right to left.
    private func reordered(_ pieces: [TextLayout.Run]) -> [TextLayout.Run] {
        var reversed: [TextLayout.Run] = []
        var i = pieces.count - 1
        while i >= 0 {
            if pieces[i].isRightToLeft {
                reversed.append(pieces[i])
                i -= 1
                continue
            }
            var start = i
            while start > 0, !pieces[start - 1].isRightToLeft { start -= 1 }
            reversed += pieces[start...i]
            i = start - 1
        }
        return reversed
    }

    /// Neighbors that can be shaped together: same run, face and direction.
    private func stretches(of line: [Unit]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for i in line.indices.dropFirst() {
            let (a, b) = (line[i - 1], line[i])
            let together =
                a.run == b.run && a.face === b.face && a.isRightToLeft == b.isRightToLeft
                && runs[a.run].attachment == nil
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
        let text = String(piece.map(\.character))
        let key = ShapeKey(text: text, face: first.face, features: features, isRightToLeft: first.isRightToLeft)
        let shaped = Shaper.shape(key, in: library).glyphs
        let size = first.face === font.face ? font.drawnSize : fallbackSize(font, first.face)
        let ends = clusterEnds(shaped, textLength: text.utf8.count)
        var pen = 0.0
        var glyphs: [TextLayout.Glyph] = []
        glyphs.reserveCapacity(shaped.count)
        for (i, glyph) in shaped.enumerated() {
            // Spacing is added once after each cluster, so that accents stay with their letters.
            let closesCluster = i + 1 == shaped.count || shaped[i + 1].cluster != glyph.cluster
            let advance = glyph.advance * size + (closesCluster ? font.spacing : 0)
            let start = first.range.lowerBound + glyph.cluster
            glyphs.append(
                TextLayout.Glyph(
                    id: glyph.id, origin: CGPoint(x: pen + glyph.offsetX * size, y: glyph.offsetY * size - raise),
                    x: pen, advance: advance,
                    range: start..<first.range.lowerBound + (ends[glyph.cluster] ?? text.utf8.count)))
            pen += advance
        }
        let bounds = TypographicBounds(
            origin: CGPoint(x: 0, y: -raise), width: pen, ascent: font.ascent, descent: font.descent,
            leading: font.leading)
        return TextLayout.Run(
            index: first.run, font: font, face: first.face, drawnSize: size, glyphs: glyphs, bounds: bounds,
            isRightToLeft: first.isRightToLeft)
    }

    /// Fallback glyphs are drawn so that their lower-case letters are about as tall as the wanted font's, within reason.
    private func fallbackSize(_ font: ResolvedFont, _ face: FontFace) -> Double {
        guard face.xHeight > 0.2 else { return font.request.size }
        return min(max(font.xHeight / face.xHeight, font.request.size * 0.8), font.request.size * 1.1)
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

    /// Where each cluster's characters end, in bytes of the piece.
    private func clusterEnds(_ glyphs: [ShapedGlyph], textLength: Int) -> [Int: Int] {
        let starts = Set(glyphs.map(\.cluster)).sorted()
        return Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [textLength]))
    }
}

extension TextLayout.Run {
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
