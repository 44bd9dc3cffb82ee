internal import KinoraRasterKernels

/// One row being composited: eight pixels at a time in 16-bit lanes, the last ones through a padded vector.
struct BlendRow {
    let source: UnsafePointer<UInt32>
    let target: UnsafeMutablePointer<UInt32>
    let count: Int
    /// 0…255.
    let opacity: UInt16
    /// Per pixel; nil is full coverage.
    let coverage: UnsafePointer<UInt8>?

    /// Source-over, with opacity and coverage folded into one factor for the source.
    func sourceOver() {
        guard let coverage else {
            return SourceOver.pixels(source, onto: target, count: count, coverage: UInt32(opacity))
        }
        // Clips cover most of what they cover at all wholly, which takes the loops for rows without them.
        func isWhole(_ x: Int) -> Bool {
            x + 8 <= count && UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self) == .max
        }
        var start = 0
        while start < count {
            let whole = isWhole(start)
            var end = start
            repeat { end = min(end + 8, count) } while end < count && isWhole(end) == whole
            if whole {
                SourceOver.pixels(source + start, onto: target + start, count: end - start, coverage: UInt32(opacity))
            } else {
                part(start..<end).plainSourceOver()
            }
            start = end
        }
    }

    func plainSourceOver() {
        if coverage == nil && opacity == 255 {
            eachBlock { s, d, _ in Self.over(s, d) }
        } else if coverage == nil {
            let factor = Lanes(repeating: opacity)
            eachBlock { s, d, _ in Self.over(s, d, factor: factor) }
        } else {
            let factor = Lanes(repeating: opacity)
            eachBlock { s, d, coverage in Self.over(s, d, factor: divideBy255(factor &* coverage)) }
        }
    }

    func blend<B: LaneBlend>(_ mode: B.Type) {
        var rest = self
        if coverage == nil, let kernel = B.kernel {
            let whole = count & ~7
            if whole > 0 && rk_blend(kernel, target, source, whole, UInt32(opacity)) { rest = after(whole) }
        }
        rest.plainBlend(mode)
    }

    /// The row without its first pixels.
    func after(_ pixels: Int) -> BlendRow { part(pixels..<count) }

    private func part(_ range: Range<Int>) -> BlendRow {
        BlendRow(
            source: source + range.lowerBound, target: target + range.lowerBound, count: range.count, opacity: opacity,
            coverage: coverage.map { $0 + range.lowerBound })
    }

    /// The portable version, in Swift.
    func plainBlend<B: LaneBlend>(_ mode: B.Type) {
        if coverage == nil && opacity == 255 {
            eachBlock { s, d, _ in Self.formula(mode, UnpackedPixels(s), UnpackedPixels(d)).packed }
        } else {
            let opacity = Lanes(repeating: self.opacity)
            eachBlock { s, d, coverage in Self.formula(mode, s, d, opacity: opacity, coverage: coverage) }
        }
    }

    /// `S + D (255 − as) / 255`.
    @inline(__always)
    private static func over(_ source: Pixels8, _ target: Pixels8) -> Pixels8 {
        let d = UnpackedPixels(target)
        let rest = 255 &- UnpackedPixels(source).alpha
        return source
            &+ UnpackedPixels(redBlue: divideBy255(d.redBlue &* rest), greenAlpha: divideBy255(d.greenAlpha &* rest))
            .packed
    }

    /// `(S·f + D (255 − as·f / 255)) / 255`: one rounding for the alpha, one for the sum.
    @inline(__always)
    private static func over(_ source: Pixels8, _ target: Pixels8, factor: Lanes) -> Pixels8 {
        let (s, d) = (UnpackedPixels(source), UnpackedPixels(target))
        let rest = 255 &- divideBy255(s.alpha &* factor)
        return UnpackedPixels(
            redBlue: divideBy255(s.redBlue &* factor &+ d.redBlue &* rest),
            greenAlpha: divideBy255(s.greenAlpha &* factor &+ d.greenAlpha &* rest)
        ).packed
    }

    @inline(__always)
    private static func formula<B: LaneBlend>(_ mode: B.Type, _ s: UnpackedPixels, _ d: UnpackedPixels)
        -> UnpackedPixels
    {
        let redBlue = B.blend(s.redBlue, d.redBlue, s.alpha, d.alpha)
        var greenAlpha = B.blend(s.greenAlpha, d.greenAlpha, s.alpha, d.alpha)
        if B.hasOwnAlpha {
            let alpha = s.alpha &+ d.alpha &- divideBy255(s.alpha &* d.alpha)
            let low = unsafeBitCast(greenAlpha, to: Pixels8.self) & Pixels8(repeating: 0x0000_FFFF)
            let high = unsafeBitCast(alpha, to: Pixels8.self) & Pixels8(repeating: 0xFFFF_0000)
            greenAlpha = unsafeBitCast(low | high, to: Lanes.self)
        }
        return UnpackedPixels(redBlue: redBlue, greenAlpha: greenAlpha)
    }

    @inline(__always)
    private static func formula<B: LaneBlend>(
        _ mode: B.Type, _ source: Pixels8, _ target: Pixels8, opacity: Lanes, coverage: Lanes
    ) -> Pixels8 {
        var s = UnpackedPixels(source)
        let d = UnpackedPixels(target)
        if B.opacity == .scaleSource {
            s.redBlue = divideBy255(s.redBlue &* opacity)
            s.greenAlpha = divideBy255(s.greenAlpha &* opacity)
            s.alpha = divideBy255(s.alpha &* opacity)
        }
        let result = formula(mode, s, d)
        let keep: Lanes
        let take: Lanes
        switch B.opacity {
        case .mix:
            take = divideBy255(opacity &* coverage)
            keep = 255 &- take
        case .scale:
            take = divideBy255(opacity &* coverage)
            keep = 255 &- coverage
        case .scaleSource:
            take = coverage
            keep = 255 &- coverage
        }
        return UnpackedPixels(
            redBlue: divideBy255(result.redBlue &* take &+ d.redBlue &* keep),
            greenAlpha: divideBy255(result.greenAlpha &* take &+ d.greenAlpha &* keep)
        ).packed
    }

    /// Runs `body` over blocks of eight pixels with their coverage (255 in every lane where there is none).
    @inline(__always)
    private func eachBlock(_ body: (Pixels8, Pixels8, Lanes) -> Pixels8) {
        let full = Lanes(repeating: 255)
        let whole = count & ~7
        var x = 0
        if let coverage {
            while x < whole {
                let bits = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
                if bits != 0 {
                    let lanes = bits == .max ? full : Self.lanes(bits)
                    storePixels(body(loadPixels(source + x), loadPixels(target + x), lanes), target + x)
                }
                x &+= 8
            }
        } else {
            while x < whole {
                storePixels(body(loadPixels(source + x), loadPixels(target + x), full), target + x)
                x &+= 8
            }
        }
        let rest = count &- whole
        guard rest > 0 else { return }
        var s = Pixels8.zero
        var d = Pixels8.zero
        for i in 0..<rest {
            s[i] = source[whole &+ i]
            d[i] = target[whole &+ i]
        }
        let result = body(s, d, coverage.map { Self.lanes($0 + whole, count: rest) } ?? full)
        for i in 0..<rest { target[whole &+ i] = result[i] }
    }

    /// The coverage of eight pixels, each in both its lanes.
    @inline(__always)
    private static func lanes(_ bytes: UInt64) -> Lanes {
        let pixels = Pixels8(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD8<UInt8>.self))
        return unsafeBitCast(pixels | (pixels &<< 16), to: Lanes.self)
    }

    /// The coverage of up to eight pixels, each in both its lanes.
    @inline(__always)
    private static func lanes(_ coverage: UnsafePointer<UInt8>, count: Int) -> Lanes {
        var pixels = Pixels8.zero
        for i in 0..<count {
            let value = UInt32(coverage[i])
            pixels[i] = value | (value &<< 16)
        }
        return unsafeBitCast(pixels, to: Lanes.self)
    }
}
