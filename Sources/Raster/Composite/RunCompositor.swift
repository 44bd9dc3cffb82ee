import KinoraScene

/// Composites runs and groups of coverage onto a surface: applies clip and opacity, then picks the loop for each
/// kind.
struct RunCompositor {
    let target: Surface
    let source: PixelSource
    /// 0...255, for shaders; a color comes with its opacity.
    let opacity: UInt32
    /// Linear in the source.
    let mode: BlendMode
    /// A surface whose alpha multiplies the coverage; what is drawn lies inside its bounds.
    let clip: Surface?
    let scratch: CompositeScratch

    func composite(_ runs: CoverageRuns) {
        if let clip { return composite(runs, through: clip) }
        compositeInside(runs)
        compositeEdges(runs.edges)
    }

    /// Runs and groups but for those at the left edge.
    func compositeInside(_ runs: CoverageRuns) {
        composite(runs.solids, runs.solidCount)
        composite(runs.quads, runs.quadCount)
    }

    func compositeEdges(_ edges: [MaskQuad]) {
        guard !edges.isEmpty else { return }
        // Compositing may change the masks.
        var edges = edges
        edges.withUnsafeMutableBufferPointer { composite($0.baseAddress!, $0.count) }
    }

    // MARK: Runs

    private func composite(_ solids: UnsafePointer<SolidRun>, _ count: Int) {
        guard count > 0 else { return }
        if mode != .normal { return blend(solids, count) }
        switch source {
        case .color(let color):
            for i in 0..<count {
                let run = solids[i]
                SourceOver.color(color, onto: pixel(run.x, run.y), count: Int(run.count), coverage: run.coverage)
            }
        case .shader(let shader):
            for i in 0..<count { composite(solids[i], shader) }
        }
    }

    private func composite(_ run: SolidRun, _ shader: any RowShader) {
        let (x, y, count) = (Int(run.x), Int(run.y), Int(run.count))
        let d = pixel(run.x, run.y)
        if run.coverage == 255 && opacity == 255 && shader.isOpaque {
            shader.shade(d, x: x, y: y, count: count)
            return
        }
        let factor = SourceOver.divided(run.coverage &* opacity)
        if let dithered = shader.dithered {
            return dithered.compose(onto: d, x: x, y: y, count: count) { _ in factor }
        }
        if shader.withPixels(
            x: x, y: y, count: count, { SourceOver.pixels($0, onto: d, count: count, coverage: factor) })
        {
            return
        }
        shader.shade(scratch.pixels, x: x, y: y, count: count)
        SourceOver.pixels(scratch.pixels, onto: d, count: count, coverage: factor)
    }

    // MARK: Groups

    private func composite(_ quads: UnsafeMutablePointer<MaskQuad>, _ count: Int) {
        guard count > 0 else { return }
        if mode != .normal { return blend(quads, count) }
        let origin = target.pixels - (target.bounds.y &* target.width &+ target.bounds.x)
        let right = Int32(truncatingIfNeeded: target.bounds.maxX)
        switch source {
        case .color(let color):
            SourceOver.color(color, quads, count, onto: origin, stride: target.width, right: right)
        case .shader(let shader):
            if opacity != 255 { for i in 0..<count { quads[i].mask = Self.scaled(quads[i].mask, opacity) } }
            if let dithered = shader.dithered {
                for i in 0..<count {
                    dithered.compose(onto: pixel(quads[i].x, quads[i].y), quads[i], right: Int(right))
                }
                return
            }
            var done = 0
            while done < count {
                let length = min(CompositeScratch.quads, count - done)
                shader.shade(scratch.pixels, quads + done, count: length)
                SourceOver.pixels(
                    scratch.pixels, quads + done, length, onto: origin, stride: target.width, right: right)
                done += length
            }
        }
    }

    /// Four coverages times `factor` / 255.
    private static func scaled(_ mask: UInt32, _ factor: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            result |= SourceOver.divided(((mask &>> shift) & 255) &* factor) &<< shift
        }
        return result
    }

    @inline(__always)
    func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
        target.row(Int(y)) + (Int(x) &- target.bounds.x)
    }
}

/// Memory that compositing needs beside its input.
final class CompositeScratch {
    /// The number of groups that are shaded at a time.
    static let quads = 256

    /// A row of the target, or the pixels of `quads` groups.
    private(set) var pixels: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
    /// Pixels of the target below `quads` groups, and their coverage.
    let below: UnsafeMutablePointer<UInt32> = .allocate(capacity: 4 * quads)
    let coverage: UnsafeMutablePointer<UInt32> = .allocate(capacity: quads)
    private var capacity = 0
    let clipped = CoverageRuns()

    deinit {
        pixels.deallocate()
        below.deallocate()
        coverage.deallocate()
    }

    func reserve(width: Int) {
        let needed = max(width + 4, 4 * Self.quads)
        guard needed > capacity else { return }
        pixels.deallocate()
        capacity = needed
        pixels = .allocate(capacity: needed)
        pixels.initialize(repeating: 0, count: needed)
    }
}
