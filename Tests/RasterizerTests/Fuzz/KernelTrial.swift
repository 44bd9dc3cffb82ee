import RasterKernels
import SceneGraph

@testable import Rasterizer

/// What must hold of every loop in C: it stays inside its row, and gives the bytes of its twin in Swift. Rows of any
/// length and alignment, pixels of every kind.
///
/// Where the processor has no such loop there is nothing to compare.
struct KernelTrial: ChanceSource {
    var state: UInt64
    private let seed: UInt64

    init(seed: UInt64) {
        state = seed.scattered
        self.seed = seed
    }

    /// What is wrong with the kernel that `seed` chooses; nil where nothing is.
    static func problem(seed: UInt64) -> String? {
        var trial = KernelTrial(seed: seed)
        return trial.problem()
    }

    private mutating func problem() -> String? {
        switch below(4) {
        case 0: return over()
        case 1: return mix()
        case 2: return lanes()
        default: return floats()
        }
    }

    // MARK: Kernels

    private mutating func over() -> String? {
        let count = length()
        guard chance(0.7) else {
            return compare("over", count, { rk_over($0, $1, count) }, { SourceOver.plainPixels($1, onto: $0, count: count) })
        }
        let factor = UInt32(byte())
        return compare(
            "over at \(factor)", count, { rk_over_scaled($0, $1, count, factor) },
            { SourceOver.plainPixels($1, onto: $0, count: count, coverage: factor) })
    }

    private mutating func mix() -> String? {
        let (count, color, coverage) = (length(), pixel(), UInt32(byte()))
        let rest = 255 - SourceOver.divided((color >> 24) * coverage)
        let evens = (color & 0x00FF_00FF) * coverage + 0x0080_0080
        let odds = ((color >> 8) & 0x00FF_00FF) * coverage + 0x0080_0080
        return compare(
            "mix at \(coverage)", count, { target, _ in rk_mix(target, count, evens, odds, rest) },
            { target, _ in SourceOver.plainMix(evens, odds, rest, onto: target, count: count) })
    }

    private mutating func lanes() -> String? {
        switch below(8) {
        case 0: lanes(Multiply.self)
        case 1: lanes(Screen.self)
        case 2: lanes(Overlay.self)
        case 3: lanes(HardLight.self)
        case 4: lanes(Darken.self)
        case 5: lanes(Lighten.self)
        case 6: lanes(Difference.self)
        default: lanes(Exclusion.self)
        }
    }

    private mutating func lanes<B: LaneBlend>(_ mode: B.Type) -> String? {
        let (count, opacity) = (length() & ~7, UInt16(byte()))
        return compare(
            "\(mode) at \(opacity)", count, { rk_blend(mode.kernel!, $0, $1, count, UInt32(opacity)) },
            { BlendRow(source: $1, target: $0, count: count, opacity: opacity, coverage: nil).plainBlend(mode) })
    }

    private mutating func floats() -> String? {
        switch below(7) {
        case 0: floats(ColorDodge.self)
        case 1: floats(ColorBurn.self)
        case 2: floats(SoftLight.self)
        case 3: floats(Hue.self)
        case 4: floats(Saturation.self)
        case 5: floats(ColorMode.self)
        default: floats(Luminosity.self)
        }
    }

    private mutating func floats<B: FloatBlend>(_ mode: B.Type) -> String? {
        let count = length() & ~7
        let opacity = chance(0.3) ? one(of: [0, 1, 0.5, 1e-30, .leastNonzeroMagnitude] as [Float]) : Float(uniform())
        return compare(
            "\(mode) at \(opacity)", count, { rk_blend_hard(mode.kernel!, $0, $1, count, opacity) },
            {
                BlendRow(source: $1, target: $0, count: count, opacity: 255, coverage: nil)
                    .plainBlendFloat(mode, opacity: opacity)
            })
    }

    // MARK: Rows

    private mutating func length() -> Int { chance(0.05) ? below(3000) : below(70) }

    private mutating func byte() -> UInt8 { chance(0.4) ? one(of: [0, 1, 127, 128, 254, 255]) : UInt8(below(256)) }

    /// Premultiplied: transparent, opaque, as bright as alpha allows, or anything.
    private mutating func pixel() -> UInt32 {
        let alpha = UInt32(byte())
        func channel(_ trial: inout KernelTrial) -> UInt32 {
            let share = trial.uniform()
            return share < 0.15 ? 0 : share > 0.8 ? alpha : UInt32(trial.below(Int(alpha) + 1))
        }
        return channel(&self) | channel(&self) << 8 | channel(&self) << 16 | alpha << 24
    }

    private typealias Loop = (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Bool

    /// Runs both on rows of exactly `count` pixels, which end where their memory ends.
    private mutating func compare(
        _ name: String, _ count: Int, _ kernel: Loop,
        _ plain: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) -> String? {
        // Rows need not begin where vectors do.
        let start = below(8)
        let (source, target) = (row(start, count), row(start, count))
        var (wide, narrow) = (target, target)
        let exists = source.withUnsafeBufferPointer { source in
            let from = source.baseAddress! + start
            guard wide.withUnsafeMutableBufferPointer({ kernel($0.baseAddress! + start, from) }) else { return false }
            narrow.withUnsafeMutableBufferPointer { plain($0.baseAddress! + start, from) }
            return true
        }
        guard exists else { return nil }
        if wide[..<start] != target[..<start] { return "\(name) writes before its row" }
        guard let place = wide.indices.first(where: { wide[$0] != narrow[$0] }) else { return nil }
        func hex(_ value: UInt32) -> String { String(value, radix: 16) }
        return "\(name), pixel \(place - start) of \(count): \(hex(source[place])) onto \(hex(target[place])) is \(hex(wide[place])), "
            + "its twin says \(hex(narrow[place]))"
    }

    private mutating func row(_ start: Int, _ count: Int) -> [UInt32] {
        // One pixel at the least, so that the row has an address.
        (0..<max(1, start + count)).map { _ in pixel() }
    }
}
