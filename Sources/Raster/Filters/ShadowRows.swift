import KinoraPixels

/// Rows of a layer's content, zero outside it, and of its blurred, moved alpha.
final class ShadowRows {
    let area: PixelRect
    private let source: Surface
    /// Of the area what has content.
    private let part: PixelRect
    private let alpha: BlurredRows
    /// A row with nothing around its content, and one with nothing at all.
    private let rows: UnsafeMutablePointer<UInt32>

    /// - Parameter area: not empty.
    init(_ source: Surface, _ area: PixelRect, _ alpha: BlurredRows) {
        (self.source, self.area, self.alpha) = (source, area, alpha)
        part = area.intersection(source.bounds)
        rows = .allocate(capacity: 2 * area.width)
        rows.initialize(repeating: 0, count: 2 * area.width)
    }

    deinit { rows.deallocate() }

    /// The pixels of the content in row `y`, valid until the next call.
    func content(_ y: Int) -> UnsafePointer<UInt32> {
        guard !part.isEmpty, part.yRange.contains(y) else { return UnsafePointer(rows + area.width) }
        let pixels = source.row(y) + (part.x - source.bounds.x)
        if part.width == area.width { return UnsafePointer(pixels) }
        (rows + (part.x - area.x)).update(from: pixels, count: part.width)
        return UnsafePointer(rows)
    }

    /// The blurred alpha of row `y`, 0…255, valid until the next call.
    func blurred(_ y: Int) -> UnsafePointer<Float> { alpha.row(y) }
}
