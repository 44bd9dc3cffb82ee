import KinoraPixels

/// Coverage times the alpha of a clip. Where the clip lets all through, as most do but for their edge, runs stay runs: these cost less
/// than groups of four pixels, and opaque sources are stored there and not blended.
extension RunCompositor {
    func composite(_ runs: CoverageRuns, through clip: Surface) {
        let clipped = scratch.clipped
        clipped.begin(width: target.width)
        func finish() {
            compositeInside(clipped)
            clipped.removeAll()
        }
        for i in 0..<runs.solidCount {
            append(runs.solids[i], through: clip, to: clipped)
            if clipped.isFull { finish() }
        }
        for i in 0..<runs.quadCount {
            let quad = runs.quads[i]
            append(quad.mask, quad.x, quad.y, Self.alphas(of: clip, quad.x, quad.y), to: clipped)
            if clipped.isFull { finish() }
        }
        finish()
        compositeEdges(
            runs.edges.map {
                MaskQuad(x: $0.x, y: $0.y, mask: Self.multiplied($0.mask, by: Self.alphas(of: clip, $0.x, $0.y)))
            })
    }

    private static func alphas(of clip: Surface, _ x: Int32, _ y: Int32) -> UnsafePointer<UInt32> {
        UnsafePointer(clip.row(Int(y)) - clip.bounds.x + Int(x))
    }

    private func append(_ run: SolidRun, through clip: Surface, to clipped: CoverageRuns) {
        let (coverage, end) = (run.coverage &* 0x0101_0101, run.x + run.count)
        var (x, alphas) = (run.x, Self.alphas(of: clip, run.x, run.y))
        while x < end {
            let left = Int(end - x)
            // Blend modes round groups and runs in their own ways.
            var length = mode == .normal ? ClipAlphas.opaque(alphas, count: left) : 0
            if length > 0 {
                clipped.append(SolidRun(x: x, y: run.y, count: Int32(length), coverage: run.coverage))
            } else {
                length = min(4, left)
                append(coverage & (.max &>> UInt32(8 * (4 - length))), x, run.y, alphas, to: clipped)
            }
            x += Int32(length)
            alphas += length
        }
    }

    private func append(
        _ mask: UInt32, _ x: Int32, _ y: Int32, _ alphas: UnsafePointer<UInt32>, to clipped: CoverageRuns
    ) {
        let mask = Self.multiplied(mask, by: alphas)
        if mask != 0 { clipped.append(MaskQuad(x: x, y: y, mask: mask)) }
    }

    /// Four coverages times the alphas of the clip below them.
    private static func multiplied(_ mask: UInt32, by alphas: UnsafePointer<UInt32>) -> UInt32 {
        var result: UInt32 = 0
        for i in 0..<4 {
            let c = (mask &>> UInt32(8 * i)) & 255
            if c != 0 { result |= SourceOver.divided(c &* (alphas[i] &>> 24)) &<< UInt32(8 * i) }
        }
        return result
    }
}

/// Looks along rows of a clip.
enum ClipAlphas {
    /// Fewer pixels are no run: a call for each would cost more than it saves.
    private static let shortest = 16

    /// How many pixels from the first on are opaque, in whole groups of four; 0 for few.
    static func opaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Int {
        var length = 0
        while length &+ 4 <= count, isOpaque(pixels + length) { length = length &+ 4 }
        return length < shortest ? 0 : length
    }

    /// Whether four pixels are.
    @inline(__always)
    private static func isOpaque(_ pixels: UnsafePointer<UInt32>) -> Bool {
        let alphas: UInt64 = 0xFF00_0000_FF00_0000
        let bytes = UnsafeRawPointer(pixels)
        let (first, second) = (
            bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        )
        return first & second & alphas == alphas
    }
}
