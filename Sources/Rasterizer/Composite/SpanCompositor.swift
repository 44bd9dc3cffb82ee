/// Lays the spans of a row over a surface: picks the loop for each span's kind, after clip and opacity have had their say.
struct SpanCompositor {
    let target: Surface
    let source: PixelSource
    /// 0...255, for shaders; a colour comes with its opacity.
    let opacity: UInt32
    /// A surface whose alpha multiplies the coverage; spans lie inside its bounds.
    let clip: Surface?
    /// Room for a row of `target`.
    let pixels: UnsafeMutablePointer<UInt32>

    func composite(_ row: SpanRow, y: Int) {
        if let clip { Self.multiply(row, by: clip, y: y) }
        let line = target.row(y) - target.bounds.x
        switch source {
        case .color(let color):
            for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
                let (x, count) = (Int(span.x), Int(span.count))
                if span.coverage == 0 {
                    SourceOver.color(color, onto: line + x, count: count, mask: row.mask + (x &- row.origin))
                } else {
                    SourceOver.color(color, onto: line + x, count: count, coverage: span.coverage)
                }
            }
        case .shader(let shader):
            for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
                composite(span, of: row, by: shader, y: y, onto: line + Int(span.x))
            }
        }
    }

    private func composite(
        _ span: Span, of row: SpanRow, by shader: any RowShader, y: Int, onto d: UnsafeMutablePointer<UInt32>
    ) {
        let (x, count) = (Int(span.x), Int(span.count))
        if span.coverage == 255 && opacity == 255 && shader.isOpaque {
            return shader.shade(d, x: x, y: y, count: count)
        }
        shader.shade(pixels, x: x, y: y, count: count)
        if span.coverage != 0 {
            return SourceOver.pixels(
                pixels, onto: d, count: count, coverage: SourceOver.divided(span.coverage &* opacity))
        }
        let mask = row.mask + (x &- row.origin)
        if opacity != 255 {
            for i in 0..<count { mask[i] = UInt8(truncatingIfNeeded: SourceOver.divided(UInt32(mask[i]) &* opacity)) }
        }
        SourceOver.pixels(pixels, onto: d, count: count, mask: mask)
    }

    /// Turns every span into one with coverage per pixel, multiplied by the clip's alpha.
    private static func multiply(_ row: SpanRow, by clip: Surface, y: Int) {
        let alphas = clip.row(y) - clip.bounds.x
        for index in 0..<row.count {
            let span = row.spans[index]
            let (x, count) = (Int(span.x), Int(span.count))
            let mask = row.mask + (x &- row.origin)
            if span.coverage == 255 {
                for i in 0..<count { mask[i] = UInt8(truncatingIfNeeded: alphas[x &+ i] &>> 24) }
            } else {
                for i in 0..<count {
                    let c = span.coverage == 0 ? UInt32(mask[i]) : span.coverage
                    mask[i] = UInt8(truncatingIfNeeded: SourceOver.divided(c &* (alphas[x &+ i] &>> 24)))
                }
            }
            row.spans[index].coverage = 0
        }
    }
}
