import KinoraBasics
import KinoraPixels

/// A gradient whose colors are rounded to levels by thresholds that differ from pixel to pixel, so that a slow ramp shows no bands.
///
/// Where it is translucent it is laid over what is behind before it is rounded: the bands of a dark veil are in the sum.
/// Constant parts of the ramp are rounded to the nearest level as without dithering.
final class DitheredShader: RowShader {
    private let ramp: FineRamp
    private let field: any RampPositions
    private let positions: UnsafeMutablePointer<Float> = .allocate(capacity: chunk)
    private static let chunk = 256

    let isOpaque: Bool
    var dithered: DitheredShader? { self }

    /// - Parameter coversAll: false where the field shows nothing at some places.
    init(_ ramp: FineRamp, _ field: any RampPositions, coversAll: Bool) {
        self.ramp = ramp
        self.field = field
        isOpaque = coversAll && ramp.isOpaque
        positions.initialize(repeating: 0, count: Self.chunk)
    }

    deinit { positions.deallocate() }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        forEach(x: x, y: y, count: count) { i, color, threshold in pixels[i] = Self.word(color, threshold) }
    }

    /// Lays the gradient over `count` pixels of row `y` from `x` on, times a coverage of 0...255 for each.
    func compose(
        onto pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: (Int) -> UInt32
    ) {
        forEach(x: x, y: y, count: count) { i, color, threshold in
            let source = color * (Float(coverage(i)) * (1 / 255))
            let below = SIMD4<Float>(unsafeBitCast(pixels[i], to: SIMD4<UInt8>.self))
            let sum = source + below * (1 - source.w * (1 / 255))
            pixels[i] = Self.word(sum, threshold)
        }
    }

    /// The same for a group of four pixels, of which those from the column `right` on do not exist.
    func compose(onto pixels: UnsafeMutablePointer<UInt32>, _ quad: MaskQuad, right: Int) {
        compose(onto: pixels, x: Int(quad.x), y: Int(quad.y), count: min(4, right - Int(quad.x))) {
            (quad.mask >> UInt32(8 * $0)) & 255
        }
    }

    @inline(__always)
    private func forEach(x: Int, y: Int, count: Int, _ body: (Int, SIMD4<Float>, Float) -> Void) {
        OrderedDither.row(y) { thresholds in
            var done = 0
            while done < count {
                // Chunks begin at multiples of their length, so that a pixel's position does not depend on where a run does.
                let start = x + done
                let origin = start & ~(Self.chunk - 1)
                let length = min(origin + Self.chunk - start, count - done)
                field.positions(
                    positions, RampRow(origin: origin, skipping: start - origin, y: y, count: length), .position)
                for i in 0..<length {
                    let (color, isConstant) = ramp.color(at: positions[i])
                    body(done + i, color, isConstant ? 0.5 : thresholds[(start + i) & 7])
                }
                done += length
            }
        }
    }

    /// Levels of 0...255, each up where its fraction reaches beyond the threshold. One threshold for all channels keeps colors within
    /// their alpha.
    @inline(__always)
    private static func word(_ levels: SIMD4<Float>, _ threshold: Float) -> UInt32 {
        // Rounding to the nearest of what is half a level lower is dropping the fraction; see `ByteLevel.nearest`.
        var v = levels + (threshold - 0.5)
        v.replace(with: 0, where: v .< 0)
        v.replace(with: 255, where: v .> 255)
        let bits = unsafeBitCast(v + 8_388_608, to: SIMD4<UInt32>.self)
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
    }
}
