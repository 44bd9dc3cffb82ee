import KinoraScene

/// Runs and groups under a blend mode other than source-over.
extension RunCompositor {
    func blend(_ solids: UnsafePointer<SolidRun>, _ count: Int) {
        for i in 0..<count { blend(solids[i]) }
    }

    private func blend(_ run: SolidRun) {
        let (x, y, count) = (Int(run.x), Int(run.y), Int(run.count))
        let d = pixel(run.x, run.y)
        func blend(_ s: UnsafePointer<UInt32>, _ factor: UInt32) {
            Blend.row(s, onto: d, count: count, mode: mode, opacity: Float(Int32(factor)) / 255)
        }
        switch source {
        case .color(let color):
            scratch.pixels.update(repeating: color.word, count: count)
            blend(scratch.pixels, run.coverage)
        case .shader(let shader):
            let factor = SourceOver.divided(run.coverage &* opacity)
            if shader.withPixels(x: x, y: y, count: count, { blend($0, factor) }) { return }
            shader.shade(scratch.pixels, x: x, y: y, count: count)
            blend(scratch.pixels, factor)
        }
    }

    /// Groups are scattered over the surface: they are copied into one row, blended and copied back.
    func blend(_ quads: UnsafeMutablePointer<MaskQuad>, _ count: Int) {
        var done = 0
        while done < count {
            let length = min(CompositeScratch.quads, count - done)
            blendTogether(quads + done, length)
            done += length
        }
    }

    private func blendTogether(_ quads: UnsafePointer<MaskQuad>, _ count: Int) {
        var factor: Float = 1
        switch source {
        case .color(let color): scratch.pixels.update(repeating: color.word, count: 4 * count)
        case .shader(let shader):
            shader.shade(scratch.pixels, quads, count: count)
            factor = Float(Int32(opacity)) / 255
        }
        let right = Int32(target.bounds.maxX)
        for i in 0..<count {
            let d = pixel(quads[i].x, quads[i].y)
            for k in 0..<min(4, Int(right - quads[i].x)) { scratch.below[4 * i + k] = d[k] }
            scratch.coverage[i] = quads[i].mask
        }
        // The lowest byte is the leftmost pixel's.
        scratch.coverage.withMemoryRebound(to: UInt8.self, capacity: 4 * count) { coverage in
            Blend.row(
                scratch.pixels, onto: scratch.below, count: 4 * count, mode: mode, opacity: factor, coverage: coverage)
        }
        for i in 0..<count {
            let d = pixel(quads[i].x, quads[i].y)
            for k in 0..<min(4, Int(right - quads[i].x)) { d[k] = scratch.below[4 * i + k] }
        }
    }
}
