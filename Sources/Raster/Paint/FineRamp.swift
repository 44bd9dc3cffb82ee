import KinoraBasics
import KinoraPixels
import KinoraScene

/// A color ramp whose colors keep their fractions of a level, for dithering.
struct FineRamp {
    /// Between two stops: entries at even steps, with straight lines between them.
    private struct Interval {
        var start: Float
        var scale: Float
        var offset: Int
        /// 1 for a constant color.
        var count: Int
    }

    private var intervals: [Interval] = []
    /// Premultiplied, in levels of 255.
    private var entries: [SIMD4<Float>] = []
    let isOpaque: Bool

    /// In Oklab the way from one stop to the next is curved: so many straight pieces are within a hundredth of a level.
    private static let curvedPieces = 256
    /// With many stops, each of which covers little, there are fewer.
    private static let pieceLimit = 1 << 20
    private static let fewestPieces = 4

    init(_ ramp: Ramp, _ colors: PictureColors = .sRGB) {
        let space = MixedColor(space: ramp.space, colors: colors)
        let stops = RampTable.cleaned(ramp, space)
        isOpaque = stops.allSatisfy { $0.mixed.w >= 1 }
        add(constant: stops[0].mixed, from: -.infinity, space)
        for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
            guard a.mixed != b.mixed else {
                add(constant: a.mixed, from: Float(a.location), space)
                continue
            }
            let curved = (Self.pieceLimit / stops.count).clamped(to: Self.fewestPieces...Self.curvedPieces)
            let pieces = space.isStraight ? 1 : curved
            intervals.append(
                Interval(
                    start: Float(a.location), scale: Float(Double(pieces) / (b.location - a.location)),
                    offset: entries.count, count: pieces + 1))
            for i in 0...pieces {
                let mixed = a.mixed + (b.mixed - a.mixed) * (Float(i) / Float(pieces))
                entries.append(Self.levels(space.toDevice(mixed)))
            }
        }
        let last = stops[stops.count - 1]
        add(constant: last.mixed, from: Float(last.location), space)
    }

    /// A constant color has the levels that it has without dithering.
    private mutating func add(constant mixed: SIMD4<Float>, from start: Float, _ space: MixedColor) {
        intervals.append(Interval(start: start, scale: 0, offset: entries.count, count: 1))
        entries.append(PremultipliedRGBA(space.toDevice(mixed).pixel).components * 255)
    }

    /// Alpha limited to 0…255, colors to 0…alpha.
    private static func levels(_ color: PremultipliedRGBA) -> SIMD4<Float> {
        var c = color.components * 255
        c.replace(with: 0, where: .!(c .> 0))
        let alpha = SIMD4<Float>(repeating: c.w < 255 ? c.w : 255)
        c.replace(with: alpha, where: c .> alpha)
        return c
    }

    /// The color at `t` and whether it is constant there. NaN, where a gradient shows nothing, is transparent.
    @inline(__always)
    func color(at t: Float) -> (levels: SIMD4<Float>, isConstant: Bool) {
        guard t == t else { return (.zero, true) }
        let interval = intervals[IntervalSearch.last(of: intervals.count) { t >= intervals[$0].start }]
        if interval.count == 1 { return (entries[interval.offset], true) }
        let u = min((t - interval.start) * interval.scale, Float(interval.count - 1))
        let i = min(Int(u), interval.count - 2)
        let (a, b) = (entries[interval.offset + i], entries[interval.offset + i + 1])
        return (a + (b - a) * (u - Float(i)), false)
    }
}
