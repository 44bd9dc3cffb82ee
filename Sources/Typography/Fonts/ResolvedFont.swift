/// The answer to a request: which face, at which size, with which spacing, in which box. Lengths are in points.
package struct ResolvedFont: Hashable, Sendable {
    package let request: FontRequest
    package let face: FontFace
    /// Points per em at which glyphs are drawn; differs from the size asked for where a stand-in is fitted.
    package let drawnSize: Double
    /// Added after every glyph, tracking and kerning included.
    package let spacing: Double
    /// The height of the font box above the baseline.
    package let ascent: Double
    /// The depth of the font box below the baseline, positive.
    package let descent: Double
    package let leading: Double
    package let capHeight: Double
    package let xHeight: Double
    /// The distance of the underline's middle below the baseline.
    package let underlineOffset: Double
    package let underlineThickness: Double
    /// The distance of the strikethrough's middle above the baseline.
    package var strikethroughOffset: Double { xHeight / 2 }
    /// Drawn with a stand-in for one of Apple's designs.
    package let isSystemDesign: Bool
    /// Ascent, descent and leading together.
    package var lineHeight: Double { ascent + descent + leading }

    init(request: FontRequest, face: FontFace) {
        let size = request.size
        self.request = request
        self.face = face
        isSystemDesign = request.family.isSystemDesign
        let extra = request.tracking + request.kerning
        if isSystemDesign {
            let inter = face.info.file.hasPrefix("Inter")
            let fitted = face.capHeight > 0 ? SystemMetrics.capHeight / face.capHeight : 1
            drawnSize = size * (inter ? SystemMetrics.interScale : fitted)
            let own: Double
            if request.family == .monospaced, let letter = face.glyph(for: "0") {
                own = size * SystemMetrics.monospacedAdvance - drawnSize * face.advance(of: letter)
            } else {
                own = inter ? SystemMetrics.interSpacing(size: size, weight: request.weight) : 0
            }
            spacing = own + extra
            ascent = size * SystemMetrics.ascent
            descent = size * SystemMetrics.descent
            leading = size * SystemMetrics.leading
        } else {
            drawnSize = size
            spacing = extra
            ascent = size * face.ascent
            descent = size * face.descent
            leading = size * face.leading
        }
        capHeight = drawnSize * face.capHeight
        xHeight = drawnSize * face.xHeight
        underlineOffset = drawnSize * face.underlineOffset
        underlineThickness = drawnSize * face.underlineThickness
    }
}
