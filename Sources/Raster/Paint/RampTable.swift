import KinoraBasics
import KinoraPixels
import KinoraScene

/// A color ramp as tables of pixels: the gradient's position becomes an index, and no color is mixed per pixel.
///
/// One table of equal steps serves most ramps. Where a hard edge or a steep rise would blur in it, each interval between
/// two stops has a table of its own, and the interval is looked for first. Either way neighboring entries differ by at
/// most half a level of 255 in a channel of the device space, so that the nearest entry is within half a level of the
/// formula after rounding.
final class RampTable {
    /// Positions are clamped to first...last stop; index = (t − first) · scale, rounded.
    let first: Double
    let last: Double
    /// The table of equal steps over first...last; empty where intervals are needed. It is read in loops that should not count
    /// references, and lives as long as this object.
    let even: UnsafeBufferPointer<UInt32>
    /// The tables of the intervals, one after the other.
    private(set) var intervals: [Interval] = []
    private(set) var entries: [UInt32] = []
    let isOpaque: Bool

    /// Index of an even table = t · scale + bias, rounded and limited.
    var scale: Double { Double(even.count - 1) / (last - first) }
    var bias: Double { -first * scale }

    struct Interval {
        var start: Float
        var end: Float
        var scale: Float
        var offset: Int
        var count: Int
    }

    /// Entries of an even table; a ramp that needs more gets intervals.
    private static let evenSizes = [256, 512, 1024, 2048, 4096]
    private static let largestInterval = 2048
    /// So that many stops do not need any amount of memory: entries of all intervals together, as long as each keeps the fewest.
    private static let entryLimit = 1 << 22
    private static let smallestInterval = 16

    init(_ ramp: Ramp, _ colors: PictureColors = .sRGB) {
        let space = MixedColor(space: ramp.space, colors: colors)
        let stops = RampTable.cleaned(ramp, space)
        let (first, last) = (stops[0].location, stops[stops.count - 1].location)
        (self.first, self.last) = (first, last)
        isOpaque = stops.allSatisfy { $0.mixed.w >= 1 }
        let steepest =
            zip(stops, stops.dropFirst()).map { a, b in
                a.location == b.location
                    ? (a.mixed == b.mixed ? 0 : .infinity)
                    : RampTable.levels(a, b, space) / ((b.location - a.location) / (last - first))
            }.max() ?? 0
        if let size = RampTable.evenSizes.first(where: { steepest <= 0.5 * Double($0) }), last > first {
            even = RampTable.even(stops, size, first, last, space)
        } else {
            even = UnsafeBufferPointer(start: nil, count: 0)
            addIntervals(stops, space)
        }
    }

    deinit { even.deallocate() }

    /// The word of the premultiplied pixel at `t`.
    func pixel(_ t: Float) -> UInt32 {
        if !even.isEmpty {
            let u = Double(t) * scale + bias
            return even[u > 0 ? (u < Double(even.count - 1) ? Int(u + 0.5) : even.count - 1) : 0]
        }
        return entries.withUnsafeBufferPointer { entries in
            intervals.withUnsafeBufferPointer { RampTable.lookup(t, $0, entries) }
        }
    }

    /// The pixel at `t`: of the last interval that begins at or before it.
    @inline(__always)
    static func lookup(
        _ t: Float, _ intervals: UnsafeBufferPointer<Interval>, _ entries: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        let interval = intervals[IntervalSearch.last(of: intervals.count) { t >= intervals[$0].start }]
        let u = (t - interval.start) * interval.scale + 0.5
        let limit = Float(interval.count - 1)
        return entries[interval.offset + (u > 0 ? (u < limit ? Int(u) : interval.count - 1) : 0)]
    }

    // MARK: Building

    struct Stop {
        var location: Double
        var mixed: SIMD4<Float>
    }

    /// Stops with finite, rising locations; a ramp without any is transparent.
    static func cleaned(_ ramp: Ramp, _ space: MixedColor) -> [Stop] {
        var stops: [Stop] = []
        for stop in ramp.stops where stop.location.isFinite {
            let location = max(stop.location, stops.last?.location ?? -.infinity)
            stops.append(Stop(location: location, mixed: space.from(stop.color)))
        }
        return stops.isEmpty ? [Stop(location: 0, mixed: .zero)] : stops
    }

    /// The largest change of a channel between two stops, in levels of 255.
    private static func levels(_ a: Stop, _ b: Stop, _ space: MixedColor) -> Double {
        // In Oklab the path between the ends is curved: measure it in pieces, as if each were as steep as the steepest.
        let pieces = space.isStraight ? 1 : 16
        var steepest: Float = 0
        var previous = space.toDevice(a.mixed).components
        for i in 1...pieces {
            let mixed = a.mixed + (b.mixed - a.mixed) * (Float(i) / Float(pieces))
            let next = space.toDevice(mixed).components
            let change = next - previous
            steepest = max(steepest, change.max(), -change.min())
            previous = next
        }
        return Double(steepest) * 255 * Double(pieces)
    }

    private static func even(
        _ stops: [Stop], _ size: Int, _ first: Double, _ last: Double, _ space: MixedColor
    ) -> UnsafeBufferPointer<UInt32> {
        let entries = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: size)
        var k = 0
        for i in 0..<size {
            let t = first + (last - first) * (Double(i) / Double(size - 1))
            while k + 2 < stops.count, t >= stops[k + 1].location { k += 1 }
            entries.initializeElement(
                at: i, to: mix(stops[k], stops[min(k + 1, stops.count - 1)], t, space).word)
        }
        return UnsafeBufferPointer(entries)
    }

    private static func mix(_ a: Stop, _ b: Stop, _ t: Double, _ space: MixedColor) -> PremultipliedPixel {
        let length = b.location - a.location
        let u = length > 0 ? Float(((t - a.location) / length).clamped(to: 0...1)) : 0
        return space.toDevice(a.mixed + (b.mixed - a.mixed) * u).pixel
    }

    private func addIntervals(_ stops: [Stop], _ space: MixedColor) {
        let most = (Self.entryLimit / stops.count - 1).clamped(to: Self.smallestInterval...Self.largestInterval)
        add(constant: stops[0], from: -.infinity, space)
        for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
            let wanted = (2 * RampTable.levels(a, b, space)).rounded(.up)
            let count = Int(wanted.clamped(from: 1, to: Double(most))) + 1
            intervals.append(
                Interval(
                    start: Float(a.location), end: Float(b.location),
                    scale: Float(Double(count - 1) / (b.location - a.location)), offset: entries.count, count: count))
            for i in 0..<count {
                let t = a.location + (b.location - a.location) * (Double(i) / Double(count - 1))
                entries.append(RampTable.mix(a, b, t, space).word)
            }
        }
        add(constant: stops[stops.count - 1], from: Float(last), space)
    }

    private func add(constant stop: Stop, from start: Float, _ space: MixedColor) {
        intervals.append(Interval(start: start, end: start, scale: 0, offset: entries.count, count: 1))
        entries.append(space.toDevice(stop.mixed).pixel.word)
    }
}

/// What was made of the ramps seen last.
final class RampCache<Table> {
    private let limit = 32
    private var entries: [(ramp: Ramp, table: Table)] = []
    private let make: (Ramp) -> Table

    init(_ make: @escaping (Ramp) -> Table) { self.make = make }

    func table(for ramp: Ramp) -> Table {
        if let index = entries.lastIndex(where: { $0.ramp == ramp }) { return entries[index].table }
        if entries.count == limit { entries.removeFirst() }
        let table = make(ramp)
        entries.append((ramp, table))
        return table
    }
}
