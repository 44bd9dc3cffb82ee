import RasterKernels
import SceneGraph
import Testing

@testable import Rasterizer

/// The loops for wide processors against their twins in Swift. On a processor without them there is nothing to compare.
@Suite("Kernels give the bytes of their twins in Swift")
struct KernelTests {
    private static let length = 4099

    /// Premultiplied pixels of every kind: transparent, opaque, at the ends of the range and anywhere between.
    private static func pixels(_ seed: UInt64) -> [UInt32] {
        var dice = Dice(seed)
        return (0..<length).map { index in
            let alpha = index % 5 == 0 ? 0 : index % 3 == 0 ? 255 : UInt32(dice.roll() * 256)
            func channel() -> UInt32 {
                let share = dice.roll()
                return share < 0.1 ? 0 : share > 0.9 ? alpha : UInt32(dice.roll() * Double(alpha + 1))
            }
            return channel() | channel() << 8 | channel() << 16 | alpha << 24
        }
    }

    private let source = pixels(1)
    private let target = pixels(2)

    /// Runs both on a copy of the target, or neither where the processor has no such loop.
    private func compare(
        _ count: Int, _ name: String, _ kernel: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Bool,
        _ plain: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) {
        var (wide, narrow) = (target, target)
        guard wide.withUnsafeMutableBufferPointer({ kernel($0.baseAddress!, source) }) else { return }
        narrow.withUnsafeMutableBufferPointer { plain($0.baseAddress!, source) }
        #expect(wide == narrow, "\(name)")
        #expect(Array(wide[count...]) == Array(target[count...]), "\(name) writes beyond its end")
    }

    @Test("source-over, of any length and with any factor")
    func sourceOver() {
        for count in [1, 7, 8, 9, 63, 4096, Self.length] {
            compare(count, "over \(count)", { rk_over($0, $1, count) }, { SourceOver.plainPixels($1, onto: $0, count: count) })
            for factor in [0, 1, 100, 254, 255] as [UInt32] {
                compare(
                    count, "over \(count) times \(factor)", { rk_over_scaled($0, $1, count, factor) },
                    { SourceOver.plainPixels($1, onto: $0, count: count, coverage: factor) })
            }
        }
    }

    @Test("one colour over many")
    func mix() {
        for (color, coverage) in zip(source, target.map { $0 & 255 }).prefix(300) {
            let rest = 255 - SourceOver.divided((color >> 24) * coverage)
            let (evens, odds) = (
                (color & 0x00FF_00FF) * coverage + 0x0080_0080, ((color >> 8) & 0x00FF_00FF) * coverage + 0x0080_0080
            )
            compare(
                333, "colour \(color) at \(coverage)", { target, _ in rk_mix(target, 333, evens, odds, rest) },
                { target, _ in SourceOver.plainMix(evens, odds, rest, onto: target, count: 333) })
        }
    }

    @Test("the separable modes in whole numbers")
    func lanes() {
        func check<B: LaneBlend>(_ mode: B.Type) {
            for opacity in [0, 1, 127, 191, 255] as [UInt16] {
                compare(
                    4096, "\(mode) at \(opacity)", { rk_blend(mode.kernel!, $0, $1, 4096, UInt32(opacity)) },
                    {
                        BlendRow(source: $1, target: $0, count: 4096, opacity: opacity, coverage: nil).plainBlend(mode)
                    })
            }
        }
        check(Multiply.self)
        check(Screen.self)
        check(Overlay.self)
        check(HardLight.self)
        check(Darken.self)
        check(Lighten.self)
        check(Difference.self)
        check(Exclusion.self)
    }

    @Test("the modes in floats")
    func floats() {
        func check<B: FloatBlend>(_ mode: B.Type) {
            for opacity in [0, 0.3, 0.75, 1] as [Float] {
                compare(
                    4096, "\(mode) at \(opacity)", { rk_blend_hard(mode.kernel!, $0, $1, 4096, opacity) },
                    {
                        BlendRow(source: $1, target: $0, count: 4096, opacity: 255, coverage: nil)
                            .plainBlendFloat(mode, opacity: opacity)
                    })
            }
        }
        check(ColorDodge.self)
        check(ColorBurn.self)
        check(SoftLight.self)
        check(Hue.self)
        check(Saturation.self)
        check(ColorMode.self)
        check(Luminosity.self)
    }
}
