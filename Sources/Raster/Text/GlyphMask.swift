import KinoraPixels

/// The coverage of one glyph at one size and sub-pixel position, ready to be laid on a surface at whole pixels.
final class GlyphMask {
    /// Relative to the pixel in which the glyph's origin lies. Empty for a glyph without marks.
    let bounds: PixelRect
    /// Rows of `stride` bytes, a multiple of four; what is beyond the width is 0.
    let coverage: UnsafeMutablePointer<UInt8>
    let stride: Int
    /// False where the glyph is larger than a mask may be, and is cut.
    let isWhole: Bool

    /// The same without reference counting: valid as long as the mask lives.
    struct View {
        let coverage: UnsafePointer<UInt8>
        private let x, y, width, height: Int32
        let isWhole: Bool

        fileprivate init(_ mask: GlyphMask) {
            coverage = UnsafePointer(mask.coverage)
            // A mask has at most a few thousand pixels a side.
            (x, y) = (Int32(truncatingIfNeeded: mask.bounds.x), Int32(truncatingIfNeeded: mask.bounds.y))
            (width, height) = (
                Int32(truncatingIfNeeded: mask.bounds.width), Int32(truncatingIfNeeded: mask.bounds.height)
            )
            isWhole = mask.isWhole
        }

        var stride: Int { (Int(width) &+ 3) & ~3 }

        func bounds(atX dx: Int, y dy: Int) -> PixelRect {
            PixelRect(x: Int(x) &+ dx, y: Int(y) &+ dy, width: Int(width), height: Int(height))
        }
    }

    var view: View { View(self) }

    /// The bytes of memory that it takes, bookkeeping included.
    var byteCount: Int { stride * max(0, bounds.height) + 160 }

    /// An empty mask.
    init(bounds: PixelRect, isWhole: Bool = true) {
        self.bounds = bounds
        self.isWhole = isWhole
        stride = (max(0, bounds.width) + 3) & ~3
        let count = max(1, stride * max(0, bounds.height))
        coverage = .allocate(capacity: count)
        coverage.initialize(repeating: 0, count: count)
    }

    deinit { coverage.deallocate() }

    /// Writes a batch of coverage; the mask is 0 elsewhere. Groups lie at multiples of four from the left edge.
    func set(_ runs: CoverageRuns) {
        for i in 0..<runs.solidCount {
            let run = runs.solids[i]
            byte(run.x, run.y).update(repeating: UInt8(truncatingIfNeeded: run.coverage), count: Int(run.count))
        }
        for i in 0..<runs.quadCount {
            let quad = runs.quads[i]
            UnsafeMutableRawPointer(byte(quad.x, quad.y)).storeBytes(of: quad.mask, as: UInt32.self)
        }
    }

    private func byte(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt8> {
        coverage + ((Int(y) - bounds.y) * stride + Int(x) - bounds.x)
    }
}
