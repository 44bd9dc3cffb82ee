/// The coverage of one glyph at one size and sub-pixel position, ready to be laid on a surface at whole pixels.
final class GlyphMask {
    /// Relative to the pixel in which the glyph's origin lies. Empty for a glyph without marks.
    let bounds: PixelRect
    /// Rows of `stride` bytes, a multiple of four; what is beyond the width is 0.
    let coverage: UnsafeMutablePointer<UInt8>
    let stride: Int

    var byteCount: Int { stride * max(0, bounds.height) + 64 }

    /// An empty mask.
    init(bounds: PixelRect) {
        self.bounds = bounds
        stride = (max(0, bounds.width) + 3) & ~3
        let count = max(1, stride * max(0, bounds.height))
        coverage = .allocate(capacity: count)
        coverage.initialize(repeating: 0, count: count)
    }

    deinit { coverage.deallocate() }

    /// Writes the spans of a row; the mask is 0 elsewhere.
    func set(_ row: SpanRow, y: Int) {
        let line = coverage + (y - bounds.y) * stride - bounds.x
        for span in UnsafeBufferPointer(start: row.spans, count: row.count) {
            let (x, count) = (Int(span.x), Int(span.count))
            if span.coverage == 0 {
                (line + x).update(from: row.mask + (x - row.origin), count: count)
            } else {
                (line + x).update(repeating: UInt8(truncatingIfNeeded: span.coverage), count: count)
            }
        }
    }
}
