import KinoraPixels
import KinoraScene

/// Compositing of premultiplied rows and surfaces: every blend mode and operator, with opacity and coverage.
///
/// Formulas: W3C Compositing and Blending Level 1, on premultiplied gamma-encoded color S over D with alphas `as`, `ad`.
/// - Blend modes: `S(1 − ad) + D(1 − as) + as·ad·B(D/ad, S/as)`, alpha `as + ad − as·ad`.
/// - Porter-Duff operators: `S·Fs + D·Fd`. `plusLighter`: `min(1, S + D)`.
/// - `plusDarker`: `max(0, S + D − max(0, as + ad − 1))`, alpha `min(1, as + ad)`: Core Graphics' `S + D − 1` where both
///   are opaque, and no change where either is transparent (the published formula would turn those black).
///
/// Opacity scales the source before the formula; coverage (a clip) mixes the formula's result with what was there.
enum Blend {
    /// True where a transparent source leaves the target as it is, so that only the source's own area need be visited.
    static func keepsTargetOutsideSource(_ mode: BlendMode) -> Bool {
        switch mode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        default: true
        }
    }

    /// True where scaling the source scales the change of the target, so that coverage may be mixed in afterwards, and
    /// where a transparent source changes nothing.
    static func isLinearInSource(_ mode: BlendMode) -> Bool {
        keepsTargetOutsideSource(mode) && mode != .plusLighter && mode != .plusDarker
    }

    /// Composites `source` onto `target`.
    ///
    /// - Parameters:
    ///   - opacity: 0…1, multiplied into the source. Values outside are clamped.
    ///   - clip: the device rectangle that may change; nil is all of `target`. Modes that do not keep the target outside
    ///     the source (`clear`, `copy`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop`) change all of it.
    ///   - coverage: a surface whose alpha says how much of each pixel may change; outside its bounds nothing does.
    static func composite(
        _ source: Surface, onto target: Surface, mode: BlendMode = .normal, opacity: Float = 1, clip: PixelRect? = nil,
        coverage: Surface? = nil
    ) {
        var region = target.bounds
        if let clip { region = region.intersection(clip) }
        if let coverage { region = region.intersection(coverage.bounds) }
        let covered = region.intersection(source.bounds)
        if keepsTargetOutsideSource(mode) { region = covered }
        guard !region.isEmpty else { return }

        var alphas = [UInt8](repeating: 255, count: coverage == nil ? 0 : region.width)
        var padded = [UInt32](repeating: 0, count: covered == region ? 0 : region.width)
        for y in region.y..<region.maxY {
            let targetRow = target.row(y) + (region.x - target.bounds.x)
            if let coverage {
                let row = coverage.row(y) + (region.x - coverage.bounds.x)
                for x in 0..<region.width { alphas[x] = UInt8(truncatingIfNeeded: row[x] &>> 24) }
            }
            alphas.withUnsafeBufferPointer { buffer in
                let alphas = coverage == nil ? nil : buffer.baseAddress
                if covered == region {
                    let sourceRow = source.row(y) + (region.x - source.bounds.x)
                    row(sourceRow, onto: targetRow, count: region.width, mode: mode, opacity: opacity, coverage: alphas)
                } else {
                    padded.withUnsafeMutableBufferPointer { buffer in
                        buffer.update(repeating: 0)
                        if y >= covered.y && y < covered.maxY {
                            (buffer.baseAddress! + (covered.x - region.x)).update(
                                from: source.row(y) + (covered.x - source.bounds.x), count: covered.width)
                        }
                        row(
                            buffer.baseAddress!, onto: targetRow, count: region.width, mode: mode, opacity: opacity,
                            coverage: alphas)
                    }
                }
            }
        }
    }

    /// Composites `count` pixels of a row.
    ///
    /// - Parameters:
    ///   - opacity: 0…1, multiplied into the source.
    ///   - coverage: per pixel, how much of it may change; nil is all.
    static func row(
        _ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int, mode: BlendMode,
        opacity: Float = 1, coverage: UnsafePointer<UInt8>? = nil
    ) {
        let opacity = opacity > 0 ? (opacity < 1 ? opacity : 1) : 0
        let row = BlendRow(
            source: source, target: target, count: count, opacity: UInt16(ByteLevel.of(opacity)), coverage: coverage)
        switch mode {
        case .normal: row.sourceOver()
        case .multiply: row.blend(Multiply.self)
        case .screen: row.blend(Screen.self)
        case .overlay: row.blend(Overlay.self)
        case .darken: row.blend(Darken.self)
        case .lighten: row.blend(Lighten.self)
        case .hardLight: row.blend(HardLight.self)
        case .difference: row.blend(Difference.self)
        case .exclusion: row.blend(Exclusion.self)
        case .sourceAtop: row.blend(SourceAtop.self)
        case .destinationOver: row.blend(DestinationOver.self)
        case .destinationOut: row.blend(DestinationOut.self)
        case .xor: row.blend(Xor.self)
        case .plusLighter: row.blend(PlusLighter.self)
        case .plusDarker: row.blendFloat(PlusDarker.self, opacity: opacity)
        case .clear: row.blend(Clear.self)
        case .copy: row.blend(Copy.self)
        case .sourceIn: row.blend(SourceIn.self)
        case .sourceOut: row.blend(SourceOut.self)
        case .destinationIn: row.blend(DestinationIn.self)
        case .destinationAtop: row.blend(DestinationAtop.self)
        case .colorDodge: row.blendFloat(ColorDodge.self, opacity: opacity)
        case .colorBurn: row.blendFloat(ColorBurn.self, opacity: opacity)
        case .softLight: row.blendFloat(SoftLight.self, opacity: opacity)
        case .hue: row.blendFloat(Hue.self, opacity: opacity)
        case .saturation: row.blendFloat(Saturation.self, opacity: opacity)
        case .color: row.blendFloat(ColorMode.self, opacity: opacity)
        case .luminosity: row.blendFloat(Luminosity.self, opacity: opacity)
        }
    }
}
