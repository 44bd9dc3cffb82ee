import KinoraBasics
import KinoraPixels
import KinoraScene

/// Color matrices over straight color, several in a row without clamping between.
enum ColorMatrixFilter {
    /// `source` inside `wanted` with the matrices applied in order; the result covers `wanted`.
    ///
    /// Pixels outside `source` count as transparent black, to which a matrix with constants may give alpha.
    static func apply(_ matrices: [ColorMatrix], to source: Surface, wanted: PixelRect) -> Surface {
        let matrix = matrices.dropFirst().reduce(matrices.first ?? .identity) { $0.concatenating($1) }
        let result = Surface(bounds: wanted)
        let part = wanted.intersection(source.bounds)
        let background = apply(matrix, toTransparentBlack: ())
        if background != 0 {
            result.pixels.update(repeating: background, count: max(0, wanted.width) * max(0, wanted.height))
        }
        guard !part.isEmpty else { return result }
        let weights = matrix.values.map { Float($0.isFinite ? $0 : 0) }
        let keepsAlpha =
            weights[15] == 0 && weights[16] == 0 && weights[17] == 0 && weights[18] == 1 && weights[19] == 0
        for y in part.y..<part.maxY {
            let from = source.row(y) + (part.x - source.bounds.x)
            let to = result.row(y) + (part.x - wanted.x)
            weights.withUnsafeBufferPointer { m in
                if keepsAlpha {
                    premultipliedRow(m, from, to, part.width)
                } else {
                    straightRow(m, from, to, part.width)
                }
            }
        }
        return result
    }

    private static func apply(_ matrix: ColorMatrix, toTransparentBlack: Void) -> UInt32 {
        var (source, result): (UInt32, UInt32) = (0, 0)
        matrix.values.map { Float($0.isFinite ? $0 : 0) }.withUnsafeBufferPointer {
            straightRow($0, &source, &result, 1)
        }
        return result
    }

    /// Where alpha is kept, premultiplied color needs no division: constants are scaled by alpha.
    @inline(__always)
    private static func premultipliedRow(
        _ m: UnsafeBufferPointer<Float>, _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        let (rr, rg, rb, ra) = (m[0], m[1], m[2], m[3] / 255)
        let (gr, gg, gb, ga) = (m[5], m[6], m[7], m[8] / 255)
        let (br, bg, bb, ba) = (m[10], m[11], m[12], m[13] / 255)
        let (rc, gc, bc) = (m[4], m[9], m[14])
        for i in 0..<count {
            let p = source[i]
            let r = Float(Int32(truncatingIfNeeded: p & 255))
            let g = Float(Int32(truncatingIfNeeded: (p &>> 8) & 255))
            let b = Float(Int32(truncatingIfNeeded: (p &>> 16) & 255))
            let a = Float(Int32(truncatingIfNeeded: p &>> 24))
            // The alpha column multiplies straight alpha, and premultiplying brings alpha in once more.
            let red = (r * rr + g * rg + b * rb + a * (rc + a * ra)).clamped(from: 0, to: a)
            let green = (r * gr + g * gg + b * gb + a * (gc + a * ga)).clamped(from: 0, to: a)
            let blue = (r * br + g * bg + b * bb + a * (bc + a * ba)).clamped(from: 0, to: a)
            target[i] =
                ByteLevel.nearest(red) | (ByteLevel.nearest(green) &<< 8) | (ByteLevel.nearest(blue) &<< 16)
                | (p & 0xFF00_0000)
        }
    }

    @inline(__always)
    private static func straightRow(
        _ m: UnsafeBufferPointer<Float>, _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        for i in 0..<count {
            let p = source[i]
            let alpha = Float(Int32(truncatingIfNeeded: p &>> 24))
            let unit = 1 / (alpha > 0 ? alpha : 1)
            let r = Float(Int32(truncatingIfNeeded: p & 255)) * unit
            let g = Float(Int32(truncatingIfNeeded: (p &>> 8) & 255)) * unit
            let b = Float(Int32(truncatingIfNeeded: (p &>> 16) & 255)) * unit
            let a = alpha * (1 / 255)
            let scale = (r * m[15] + g * m[16] + b * m[17] + a * m[18] + m[19]).clamped(to: 0...1) * 255
            let red = (r * m[0] + g * m[1] + b * m[2] + a * m[3] + m[4]).clamped(to: 0...1) * scale
            let green = (r * m[5] + g * m[6] + b * m[7] + a * m[8] + m[9]).clamped(to: 0...1) * scale
            let blue = (r * m[10] + g * m[11] + b * m[12] + a * m[13] + m[14]).clamped(to: 0...1) * scale
            target[i] =
                ByteLevel.nearest(red) | (ByteLevel.nearest(green) &<< 8) | (ByteLevel.nearest(blue) &<< 16)
                | (ByteLevel.nearest(scale) &<< 24)
        }
    }
}
