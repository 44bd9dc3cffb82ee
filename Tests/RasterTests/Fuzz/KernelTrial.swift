import Foundation
import KinoraBasics
import KinoraPixels
import KinoraRasterKernels
import KinoraScene

@testable import KinoraGeometry
@testable import KinoraRaster

/// What must hold of every loop in C: it stays inside its row, and gives the bytes of its twin in Swift. Rows of any
/// length and alignment, pixels of every kind.
///
/// Where the processor has no such loop there is nothing to compare.
struct KernelTrial: ChanceSource {
    var words: SplitMix
    private let seed: UInt64

    init(seed: UInt64) {
        words = SplitMix(seed: seed.scattered)
        self.seed = seed
    }

    /// What is wrong with the kernel that `seed` chooses; nil where nothing is.
    static func problem(seed: UInt64) -> String? {
        var trial = KernelTrial(seed: seed)
        // Wherever there is a loop for AVX-512, the narrower ones have their turn as well.
        rk_allow_width([16, 32, 64][trial.below(3)])
        defer { rk_allow_width(64) }
        return trial.problem()
    }

    private mutating func problem() -> String? {
        switch below(14) {
        case 0: return over()
        case 1: return mix()
        case 2: return lanes()
        case 3: return floats()
        case 4: return groups()
        case 5: return sweep()
        case 6: return gradient()
        case 7: return samples()
        case 8: return contour()
        case 9: return strokeSteps()
        case 10: return shadow()
        case 11: return steps()
        case 12: return planes()
        default: return maths()
        }
    }

    // MARK: Kernels

    private mutating func over() -> String? {
        let count = length()
        guard chance(0.7) else {
            return compare(
                "over", count, { rk_over($0, $1, count) }, { SourceOver.plainPixels($1, onto: $0, count: count) })
        }
        let factor = UInt32(byte())
        return compare(
            "over at \(factor)", count, { rk_over_scaled($0, $1, count, factor) },
            { SourceOver.plainPixels($1, onto: $0, count: count, coverage: factor) })
    }

    private mutating func shadow() -> String? {
        let count = length()
        let shares = (0..<max(1, count)).map { _ in chance(0.2) ? 0 : Float(uniform() * 255) }
        let isBlack = chance(0.5)
        func part(_ trial: inout KernelTrial) -> Float { isBlack ? 0 : Float(trial.uniform()) }
        let tint = rk_tint(red: part(&self), green: part(&self), blue: part(&self), alpha: Float(uniform()))
        return compare(
            "over a shadow of \(tint)", count, { rk_over_shadow($0, $1, shares, count, tint) },
            { ShadowFilter.plainOver($1, shares, count, tint, onto: $0) })
    }

    private mutating func steps() -> String? {
        let (count, word, step) = (length(), words.next(), words.next())
        return compare(
            "steps of \(step) from \(word)", count, { target, _ in rk_color_steps(target, count, word, step) },
            { target, _ in FixedColor.plainSteps(target, count, word, step) })
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
        switch below(13) {
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

    // MARK: Kernels of shapes and gradients

    /// Groups of four pixels in no order, the last of a row reaching beyond the target.
    private mutating func groups() -> String? {
        let (width, height) = (1 + below(40), 1 + below(9))
        var quads: [MaskQuad] = []
        for y in 0..<height {
            for x in stride(from: below(4), to: width, by: 4) where chance(0.7) {
                var mask = chance(0.2) ? one(of: [0, .max, 0xFF]) : UInt32(truncatingIfNeeded: words.next())
                if x + 4 > width { mask &= .max >> UInt32(8 * (x + 4 - width)) }
                quads.append(MaskQuad(x: Int32(x), y: Int32(y), mask: mask))
            }
        }
        let (count, right) = (quads.count, Int32(width))
        if chance(0.5) {
            let color = pixel()
            return compare(
                "groups of \(color)", width * height,
                { target, _ in rk_color_quads(target, width, right, color, quads, count) },
                { target, _ in SourceOver.plainColor(color, quads, count, onto: target, stride: width, right: right) })
        }
        return compare(
            "groups of pixels", width * height, sources: max(4 * count, width * height),
            { rk_pixel_quads($0, width, right, $1, quads, count) },
            { SourceOver.plainPixels($1, quads, count, onto: $0, stride: width, right: right) })
    }

    /// A closed contour in a grid that it just fits into, or that is larger.
    private mutating func contour() -> String? {
        let (width, height) = (1 + below(chance(0.1) ? 900 : 40), 1 + below(chance(0.1) ? 900 : 40))
        func place(_ trial: inout KernelTrial, _ side: Int) -> Double {
            let place = trial.chance(0.15) ? trial.one(of: [0, Double(side)]) : trial.uniform() * Double(side)
            return trial.chance(0.2) ? place.rounded() : place
        }
        var points = [SIMD2(place(&self, width), place(&self, height))]
        for _ in 0..<(1 + below(chance(0.1) ? 300 : 12)) {
            var next = SIMD2(place(&self, width), place(&self, height))
            if chance(0.4) { next = points.last! + (next - points.last!) * 0.02 }
            if chance(0.1) { next.y = points.last!.y }
            points.append(next)
        }
        let (memory, other) = (CoverageMemory(), CoverageMemory())
        let (grid, twin) = (memory.grid(width: width, height: height), other.grid(width: width, height: height))
        grid.addContour(points, points.count, .zero)
        grid.commit()
        twin.plainAddContour(points, points.count, .zero)
        twin.plainCommit()
        let isSame =
            (0..<grid.stride * height).allSatisfy { grid.cells[$0] == twin.cells[$0] }
            && (0..<grid.groupsPerRow * height).allSatisfy { grid.touched[$0] == twin.touched[$0] }
        return isSame ? nil : "contour of \(points.count) points in \(width) x \(height)"
    }

    /// Steps of a pen along a curve of any shape, some with coordinates that overflow.
    private mutating func strokeSteps() -> String? {
        func number(_ trial: inout KernelTrial) -> Double {
            trial.chance(0.05)
                ? trial.one(of: [0, 1e-200, 1e150, -1e200, .infinity, .nan]) : trial.uniform() * 200 - 100
        }
        func vector(_ trial: inout KernelTrial) -> Vector { Vector(number(&trial), number(&trial)) }
        let curve = CurvePolynomial(.cubic(vector(&self), vector(&self), vector(&self), vector(&self)))
        let steps = SmoothSteps(half: uniform() * 20, cosine: one(of: [0.99, 0.6]), reach: uniform() * 3)
        let (count, start, step) = (1 + below(30), uniform() * 0.5, uniform() * 0.04)
        var places = [PenPlace(position: curve.point(start), direction: curve.velocity(start).normalized)]
        places.append(places[0])
        var left = PointList()
        var right = PointList()
        var plainLeft = PointList()
        var plainRight = PointList()
        let taken = steps.take(count, along: curve, from: start, step: step, &places[0], &left, &right)
        let plain = steps.plainTake(count, along: curve, from: start, step: step, &places[1], &plainLeft, &plainRight)
        func isSame(_ a: Vector, _ b: Vector) -> Bool {
            a.x.bitPattern == b.x.bitPattern && a.y.bitPattern == b.y.bitPattern
        }
        let isTwin =
            taken == plain && left.count == plain && right.count == plain
            && isSame(places[0].position, places[1].position) && isSame(places[0].direction, places[1].direction)
            && (0..<plain).allSatisfy {
                left.points[$0] == plainLeft.points[$0] && right.points[$0] == plainRight.points[$0]
            }
        return isTwin ? nil : "\(taken) steps of \(count) along \(curve), its twin says \(plain)"
    }

    /// Rows of areas, from lines that wind around them any number of times.
    private mutating func sweep() -> String? {
        let (width, height) = (1 + (chance(0.1) ? below(2000) : below(90)), 1 + (chance(0.3) ? below(60) : 0))
        let rule: FillRule = chance(0.5) ? .nonzero : .evenOdd
        func place(_ trial: inout KernelTrial, _ limit: Double) -> Float {
            trial.chance(0.2) ? Float(trial.one(of: [0, limit])) : Float(trial.uniform() * limit)
        }
        let lines = (0..<below(chance(0.1) ? 200 : 12)).map { _ in
            (
                place(&self, Double(width)), place(&self, Double(height)), place(&self, Double(width)),
                place(&self, Double(height))
            )
        }
        let (memory, other) = (CoverageMemory(), CoverageMemory())
        let (grid, twin) = (memory.grid(width: width, height: height), other.grid(width: width, height: height))
        for line in lines {
            grid.addLine(SIMD2(line.0, line.1), SIMD2(line.2, line.3))
            twin.plainAddLine(SIMD2(line.0, line.1), SIMD2(line.2, line.3))
        }
        grid.commit()
        twin.plainCommit()
        guard (0..<grid.stride * height).allSatisfy({ grid.cells[$0] == twin.cells[$0] }) else {
            return "areas of \(lines.count) lines in \(width) cells"
        }
        let (runs, expected) = (CoverageRuns(), CoverageRuns())
        func words<T>(_ start: UnsafeMutablePointer<T>, _ count: Int) -> [UInt8] {
            Array(UnsafeRawBufferPointer(start: start, count: count * MemoryLayout<T>.stride))
        }
        var row = 0
        while row < height {
            runs.begin(width: width)
            expected.begin(width: width)
            let next = grid.sweep(from: row, x: 7, y: 9, rule: rule, into: runs)
            for index in row..<next { twin.plainSweep(row: index, x: 7, y: 9 + index, rule: rule, into: expected) }
            let isSame =
                words(runs.solids, runs.solidCount) == words(expected.solids, expected.solidCount)
                && words(runs.quads, runs.quadCount) == words(expected.quads, expected.quadCount)
            if !isSame || next <= row {
                return "sweep, \(rule), of \(lines.count) lines in \(width) x \(height) cells"
            }
            row = next
        }
        return (0..<grid.stride * height).allSatisfy({ grid.cells[$0] == 0 }) ? nil : "sweep leaves areas behind"
    }

    /// Rings and turns around a center, and lines, through maps of any size.
    private mutating func gradient() -> String? {
        func number(_ trial: inout KernelTrial, _ reach: Double) -> Double {
            if trial.chance(0.15) { return trial.one(of: [0, -0.0, 1e-30, 1e9, -1e20, 1e38, -1e300, .infinity, .nan]) }
            return (trial.uniform() * 2 - 1) * reach
        }
        let stops = (0..<(2 + below(4))).map { index in
            Ramp.Stop(
                color: RGBA(red: uniform(), green: uniform(), blue: uniform(), alpha: uniform()),
                location: Double(index) / 4)
        }
        let table = RampTable(Ramp(stops: stops))
        guard !table.even.isEmpty else { return nil }
        let isLevel = chance(0.4)
        let inverse = CGAffineTransform(
            a: number(&self, 2), b: isLevel ? 0 : number(&self, 1), c: number(&self, 1), d: number(&self, 2),
            tx: number(&self, 200), ty: number(&self, 200))
        let center = CGPoint(x: number(&self, 100), y: number(&self, 100))
        let (x, y) = (below(2000) - 1000, below(400) - 200)
        let count = 1 + below(chance(0.1) ? 5000 : 700)
        let before = rk_use_gathers(chance(0.5))
        defer { _ = rk_use_gathers(before) }
        if chance(0.4) { return line(table, from: center, inverse, x, y, count) }
        let field: CentralField =
            chance(0.5)
            ? .radial(
                RadialField(
                    RadialPaint(
                        ramp: Ramp(stops: []), center: center, startRadius: number(&self, 50),
                        endRadius: number(&self, 200)), inverse: inverse))
            : .angular(
                AngularField(
                    AngularPaint(
                        ramp: Ramp(stops: []), center: center, startAngle: chance(0.3) ? 0 : number(&self, 7),
                        endAngle: number(&self, 9)), inverse: inverse))
        let shader = GradientShader(table, field)
        return difference(
            "\(field)", count, { shader.shade($0, x: x, y: y, count: count) },
            { shader.shadePlain($0, x: x, y: y, count: count) })
    }

    /// A run along a line beside its pixels one by one.
    private mutating func line(
        _ table: RampTable, from start: CGPoint, _ inverse: CGAffineTransform, _ x: Int, _ y: Int, _ count: Int
    ) -> String? {
        let reach = one(of: [10, 100, 1000] as [Double])
        let end = CGPoint(x: Double(start.x) + uniform() * reach, y: Double(start.y) + (uniform() - 0.5) * reach)
        let shader = LinearGradientShader(
            table, LinearPaint(ramp: Ramp(stops: []), start: start, end: end), inverse: inverse)
        return difference(
            "line from \(start) to \(end) through \(inverse)", count, { shader.shade($0, x: x, y: y, count: count) },
            { for i in 0..<count { shader.shade($0 + i, x: x + i, y: y, count: 1) } })
    }

    private func difference(
        _ name: String, _ count: Int, _ kernel: (UnsafeMutablePointer<UInt32>) -> Void,
        _ plain: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> String? {
        var (pixels, twin) = ([UInt32](repeating: 0, count: count), [UInt32](repeating: 0, count: count))
        pixels.withUnsafeMutableBufferPointer { kernel($0.baseAddress!) }
        twin.withUnsafeMutableBufferPointer { plain($0.baseAddress!) }
        guard let place = pixels.indices.first(where: { pixels[$0] != twin[$0] }) else { return nil }
        return
            "\(name), pixel \(place) of \(count): \(String(pixels[place], radix: 16)), its twin says "
            + String(twin[place], radix: 16)
    }

    // MARK: Kernels of numbers

    static let wild: [Float] = [
        0, -0.0, .nan, .infinity, -.infinity, 1e9, -1e9, 3e38, -3e38, 1e-30, 8_388_608, 2_147_483_648,
    ]

    /// Bits, with one pattern for all that is not a number.
    static func bits(_ value: Float) -> UInt32 { value.isNaN ? 0x7FC0_0000 : value.bitPattern }

    /// Samples anywhere inside, outside and nowhere near a picture.
    private mutating func samples() -> String? {
        let (width, height) = (below(20), below(12))
        let pixels = (0..<max(1, width * height)).map { _ in pixel() }
        func places(_ trial: inout KernelTrial, _ side: Int) -> [Float] {
            let wildness = trial.chance(0.5) ? 0 : 0.15
            return (0..<BilinearRow.block).map { _ in
                if trial.chance(wildness) { return trial.one(of: Self.wild) }
                let place = Float(trial.uniform()) * Float(side + 4) - 2
                return trial.chance(0.2) ? place.rounded() : place
            }
        }
        let (xs, ys, count) = (places(&self, width), places(&self, height), 1 + below(BilinearRow.block))
        return pixels.withUnsafeBufferPointer { pixels in
            let sampler = BilinearRow(pixels: pixels.baseAddress!, width: width, height: height)
            defer { sampler.deallocate() }
            var (planes, plainPlanes) = (
                [Float](repeating: 0, count: 4 * BilinearRow.block), [Float](repeating: 0, count: 4 * BilinearRow.block)
            )
            sampler.sample(xs, ys, count, into: &planes)
            sampler.plainSample(xs, ys, count, into: &plainPlanes)
            for channel in 0..<4 {
                let row = channel * BilinearRow.block
                guard
                    let i = (0..<count).first(where: { Self.bits(planes[row + $0]) != Self.bits(plainPlanes[row + $0]) }
                    )
                else { continue }
                return
                    "sample at \(xs[i]), \(ys[i]) of \(width) x \(height): \(planes[row + i]), its twin says \(plainPlanes[row + i])"
            }
            var (target, plainTarget) = (
                [UInt32](repeating: 0, count: BilinearRow.block), [UInt32](repeating: 0, count: BilinearRow.block)
            )
            sampler.sample(xs, ys, count, to: &target)
            sampler.plainSample(xs, ys, count, to: &plainTarget)
            guard let i = (0..<count).first(where: { target[$0] != plainTarget[$0] }) else { return nil }
            return
                "pixel at \(xs[i]), \(ys[i]) of \(width) x \(height): \(String(target[i], radix: 16)), its twin says "
                + String(plainTarget[i], radix: 16)
        }
    }

    /// Sines, cosines and exponentials of anything.
    private mutating func maths() -> String? {
        let wildness = chance(0.5) ? 0 : 0.2
        let values = (0..<(1 + length())).map { _ in
            chance(wildness) ? one(of: Self.wild) : Float(uniform() * 400 - 200)
        }
        func compare(
            _ name: String, _ kernel: (UnsafeMutablePointer<Float>, Int) -> Bool,
            _ plain: (UnsafeMutablePointer<Float>, Int) -> Void
        ) -> String? {
            var (wide, narrow) = (values, values)
            guard wide.withUnsafeMutableBufferPointer({ kernel($0.baseAddress!, $0.count) }) else { return nil }
            narrow.withUnsafeMutableBufferPointer { plain($0.baseAddress!, $0.count) }
            guard let i = wide.indices.first(where: { Self.bits(wide[$0]) != Self.bits(narrow[$0]) }) else {
                return nil
            }
            return "\(name) of \(values[i]): \(wide[i]), its twin says \(narrow[i])"
        }
        switch below(3) {
        case 0: return compare("sine", { rk_sine($0, $1, false) }, { Maths.plainTurn($0, $1, quarter: 0) })
        case 1: return compare("cosine", { rk_sine($0, $1, true) }, { Maths.plainTurn($0, $1, quarter: 1) })
        default: return compare("power", { rk_power($0, $1) }, { Maths.plainExp($0, count: $1) })
        }
    }

    // MARK: Rows

    mutating func length() -> Int { chance(0.05) ? below(3000) : below(70) }

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
        _ name: String, _ count: Int, sources: Int? = nil, _ kernel: Loop,
        _ plain: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) -> String? {
        // Rows need not begin where vectors do.
        let start = below(8)
        let (source, target) = (row(start, sources ?? count), row(start, count))
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
        return
            "\(name), pixel \(place - start) of \(count): \(hex(source[place])) onto \(hex(target[place])) is \(hex(wide[place])), "
            + "its twin says \(hex(narrow[place]))"
    }

    private mutating func row(_ start: Int, _ count: Int) -> [UInt32] {
        // One pixel at the least, so that the row has an address.
        (0..<max(1, start + count)).map { _ in pixel() }
    }
}
