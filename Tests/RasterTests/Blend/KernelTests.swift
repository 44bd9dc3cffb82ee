import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraRasterKernels
import KinoraScene
import Synchronization
import Testing

@testable import KinoraRaster

/// The loops in C, for each width of vectors that the processor has, against their twins in Swift. Where there is no such loop, there is
/// nothing to compare.
@Suite("Kernels give the bytes of their twins in Swift", .serialized)
struct KernelTests {
    private static let length = 4099
    private static let widths = [16, 32, 64]

    /// Premultiplied pixels of every kind: transparent, opaque, at the ends of the range and anywhere between.
    private static func pixels(_ seed: UInt64) -> [UInt32] {
        var dice = SplitMix(seed: seed)
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

    /// Eight pixels are the work of the narrower loops, also where there are wider ones.
    private static let pieces = [8, 4096]

    private func inPieces(
        _ piece: Int, _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
        _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Bool
    ) -> Bool {
        stride(from: 0, to: 4096, by: piece).allSatisfy { body(target + $0, source + $0) }
    }

    @Test("A thread that is held to narrower loops leaves others alone")
    func threads() {
        /// Whether colors can be gathered, which needs vectors of 32 bytes.
        @Sendable func isWide() -> Bool {
            let before = rk_use_gathers(true)
            defer { _ = rk_use_gathers(before) }
            return rk_use_gathers(true)
        }
        let isFree = isWide()
        func held() -> Bool {
            rk_allow_width(16)
            defer { rk_allow_width(64) }
            let other = Mutex<Bool?>(nil)
            let thread = Thread { other.withLock { $0 = isWide() } }
            thread.start()
            while !thread.isFinished { usleep(100) }
            #expect(!isWide() && other.withLock { $0 } == isFree)
            return isWide()
        }
        #expect(!held() && isWide() == isFree)
    }

    @Test("source-over, of any length and with any factor", arguments: widths)
    func sourceOver(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        for count in [1, 7, 8, 9, 15, 16, 17, 31, 63, 4096, Self.length] {
            compare(
                count, "over \(count)", { rk_over($0, $1, count) },
                { SourceOver.plainPixels($1, onto: $0, count: count) })
            for factor in [0, 1, 100, 254, 255] as [UInt32] {
                compare(
                    count, "over \(count) times \(factor)", { rk_over_scaled($0, $1, count, factor) },
                    { SourceOver.plainPixels($1, onto: $0, count: count, coverage: factor) })
            }
        }
    }

    @Test("source-over through a clip that is whole, partial and nothing by turns", arguments: widths)
    func clipped(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        var dice = SplitMix(seed: 5)
        var clip: [UInt8] = []
        while clip.count < Self.length {
            let share = [0, 255, 255, UInt8(dice.roll() * 255)][Int(dice.roll() * 4)]
            clip += [UInt8](repeating: share, count: Int(dice.roll() * 60))
        }
        clip.withUnsafeBufferPointer { clip in
            for count in [1, 7, 8, 24, 333, Self.length] {
                for opacity in [0, 100, 255] as [UInt16] {
                    func row(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>) -> BlendRow {
                        BlendRow(
                            source: source, target: target, count: count, opacity: opacity, coverage: clip.baseAddress)
                    }
                    compare(
                        count, "clipped \(count) times \(opacity)",
                        {
                            row($1, $0).sourceOver()
                            return true
                        }, { row($1, $0).plainSourceOver() })
                }
            }
        }
    }

    @Test("one color through a row of coverage, of any length", arguments: widths)
    func coveredRow(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        let mask = target.enumerated().map { $0 % 300 < 130 ? 0 : UInt8(truncatingIfNeeded: $1) }
        for count in [1, 3, 4, 63, 64, 66, 333, Self.length] {
            for color in source.prefix(40) {
                compare(
                    count, "color \(color) on \(count)",
                    { target, _ in
                        SourceOver.color(PremultipliedPixel(word: color), onto: target, count: count, mask: mask)
                        return true
                    },
                    { target, _ in
                        for i in 0..<count where mask[i] != 0 {
                            target[i] = SourceOver.over(color, target[i], UInt32(mask[i]))
                        }
                    })
            }
        }
    }

    @Test("one color over many", arguments: widths)
    func mix(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        for (color, coverage) in zip(source, target.map { $0 & 255 }).prefix(300) {
            let rest = 255 - SourceOver.divided((color >> 24) * coverage)
            let (evens, odds) = (
                (color & 0x00FF_00FF) * coverage + 0x0080_0080, ((color >> 8) & 0x00FF_00FF) * coverage + 0x0080_0080
            )
            for count in [3, 13, 333] {
                compare(
                    count, "color \(color) at \(coverage)", { target, _ in rk_mix(target, count, evens, odds, rest) },
                    { target, _ in SourceOver.plainMix(evens, odds, rest, onto: target, count: count) })
            }
        }
    }

    @Test("content over its shadow, black or tinted, of any length", arguments: widths)
    func shadows(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        var dice = SplitMix(seed: 3)
        // Blurs leave shares a little outside of 0...255, too.
        let shares = (0..<Self.length).map { $0 % 7 == 0 ? 0 : Float(dice.roll() * 255.0001) }
        for tint in [(0, 0, 0, 1), (0, 0, 0, 0.3), (0.2, 0, 0.4, 0.8), (1, 1, 1, 1)] as [(Float, Float, Float, Float)] {
            let tint = rk_tint(red: tint.0, green: tint.1, blue: tint.2, alpha: tint.3)
            for count in [1, 7, 8, 9, 15, 16, 17, 333, Self.length] {
                compare(
                    count, "\(count) pixels over a shadow of \(tint)",
                    { rk_over_shadow($0, $1, shares, count, tint) },
                    { ShadowFilter.plainOver($1, shares, count, tint, onto: $0) })
            }
        }
    }

    @Test(
        "the steps of blurs and packed planes, of any length and with numbers of every kind", arguments: widths)
    func planes(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        for seed in 0..<600 as Range<UInt64> {
            var trial = KernelTrial(seed: seed)
            #expect(trial.planes() == nil)
        }
    }

    @Test("colors that go on from pixel to pixel, of any length")
    func steps() {
        var dice = SplitMix(seed: 5)
        for count in [0, 1, 2, 3, 4, 5, 6, 7, 8, 21, 128] {
            for _ in 0..<20 {
                let (word, step) = (dice.next(), dice.next())
                compare(
                    count, "\(count) steps of \(step) from \(word)",
                    { target, _ in rk_color_steps(target, count, word, step) },
                    { target, _ in FixedColor.plainSteps(target, count, word, step) })
            }
        }
    }

    @Test("the separable modes in whole numbers", arguments: widths)
    func lanes(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        func check<B: LaneBlend>(_ mode: B.Type) {
            for opacity in [0, 1, 127, 191, 255] as [UInt16] {
                for piece in Self.pieces {
                    compare(
                        4096, "\(mode) at \(opacity), \(piece) pixels at a time",
                        { inPieces(piece, $0, $1) { rk_blend(mode.kernel!, $0, $1, piece, UInt32(opacity)) } },
                        {
                            BlendRow(source: $1, target: $0, count: 4096, opacity: opacity, coverage: nil).plainBlend(
                                mode)
                        })
                }
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

    @Test("the modes in floats", arguments: widths)
    func floats(bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        func check<B: FloatBlend>(_ mode: B.Type) {
            for opacity in [0, 0.3, 0.75, 1] as [Float] {
                for piece in Self.pieces {
                    compare(
                        4096, "\(mode) at \(opacity), \(piece) pixels at a time",
                        { inPieces(piece, $0, $1) { rk_blend_hard(mode.kernel!, $0, $1, piece, opacity) } },
                        {
                            BlendRow(source: $1, target: $0, count: 4096, opacity: 255, coverage: nil)
                                .plainBlendFloat(mode, opacity: opacity)
                        })
                }
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

    @Test("groups of four pixels, also where the target ends within one", arguments: widths)
    func groups(bytes: Int) {
        // Other tests may run meanwhile: all loops give the same bytes.
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        var dice = SplitMix(seed: 3)
        let (width, height) = (61, 67)
        // Groups side by side, some left out; the last of a row reaches beyond the target.
        var quads: [MaskQuad] = []
        for y in 0..<height {
            for x in stride(from: 1, to: width, by: 4) where dice.roll() < 0.7 {
                var mask = UInt32(dice.roll() * 4_294_967_295)
                if x + 4 > width { mask &= .max >> UInt32(8 * (x + 4 - width)) }
                quads.append(MaskQuad(x: Int32(x), y: Int32(y), mask: mask))
            }
        }
        let (count, right) = (quads.count, Int32(width))
        compare(
            width * height, "pixels", { rk_pixel_quads($0, width, right, $1, quads, count) },
            { SourceOver.plainPixels($1, quads, count, onto: $0, stride: width, right: right) })
        for color in source.prefix(40) {
            compare(
                width * height, "color \(color)",
                { target, _ in rk_color_quads(target, width, right, color, quads, count) },
                { target, _ in SourceOver.plainColor(color, quads, count, onto: target, stride: width, right: right) })
        }
    }

    @Test("one color through a block of coverage", arguments: [4, 8, 12, 16, 20, 44], widths)
    func masks(stride: Int, bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        var dice = SplitMix(seed: 5)
        let (rowLength, rows) = (67, 41)
        for color in source.prefix(60) {
            let mask = (0..<stride * rows).map { _ in
                let roll = dice.roll()
                return roll < 0.4 ? UInt8(0) : roll > 0.9 ? 255 : UInt8(dice.roll() * 255)
            }
            compare(
                rowLength * rows, "color \(color)",
                { target, _ in rk_color_mask(target, rowLength, color, mask, stride, rows) },
                { target, _ in
                    SourceOver.plainColor(
                        color, onto: target, rowLength: rowLength, mask: mask, stride: stride, rows: rows)
                })
        }
    }

    @Test("lines to areas: steep and flat ones, short and long, up and down")
    func areas() {
        var dice = SplitMix(seed: 6)
        for count in [2, 3, 4, 9, 64, 65, 200] {
            for side in [1, 3, 40, 700] {
                let (width, height) = (side, 1 + Int(dice.roll() * Double(side)))
                // Every third point on a border of cells, every fourth near the last.
                var points: [SIMD2<Double>] = []
                for index in 0..<count {
                    var p = SIMD2(dice.roll() * Double(width), dice.roll() * Double(height))
                    if index % 4 == 3 { p = points[index - 1] * 0.97 + p * 0.03 }
                    points.append(index % 3 == 0 ? p.rounded(.down) : p)
                }
                let origin = SIMD2(-31.0, 17.0)
                let shifted = points.map { $0 + origin }
                let (memory, other) = (CoverageMemory(), CoverageMemory())
                let grid = memory.grid(width: width, height: height)
                let twin = other.grid(width: width, height: height)
                grid.addContour(shifted, count, origin)
                grid.commit()
                twin.plainAddContour(shifted, count, origin)
                twin.plainCommit()
                let cells = grid.stride * height
                #expect(
                    (0..<cells).allSatisfy { grid.cells[$0] == twin.cells[$0] },
                    "\(count) lines in \(width) x \(height)")
                #expect((0..<grid.groupsPerRow * height).allSatisfy { grid.touched[$0] == twin.touched[$0] })
                #expect((0..<cells).allSatisfy { grid.cells[$0] == 0 || isMarked($0, grid) })
            }
        }
    }

    private func isMarked(_ cell: Int, _ grid: CoverageGrid) -> Bool {
        grid.touched[cell / grid.stride * grid.groupsPerRow + cell % grid.stride / 4] == 1
    }

    @Test(
        "sums of areas to runs and groups, many rows at a time", arguments: [FillRule.nonzero, .evenOdd], widths)
    func sweep(_ rule: FillRule, bytes: Int) {
        rk_allow_width(bytes)
        defer { rk_allow_width(64) }
        var dice = SplitMix(seed: 4)
        for index in 0..<150 {
            // A few groups a row, or so many that batches are full within the grid.
            let (width, height) = (1 + Int(dice.roll() * 600), index % 3 == 0 ? 1 : 1 + Int(dice.roll() * 120))
            func filled(_ memory: CoverageMemory, _ dice: inout SplitMix) -> CoverageGrid {
                let grid = memory.grid(width: width, height: height)
                for _ in 0..<12 {
                    let (a, b) = (Float(dice.roll() * Double(width)), Float(dice.roll() * Double(width)))
                    let (c, d) = (Float(dice.roll() * Double(height)), Float(dice.roll() * Double(height)))
                    grid.addLine(SIMD2(a, c), SIMD2(b, d))
                }
                grid.commit()
                return grid
            }
            let (memory, other) = (CoverageMemory(), CoverageMemory())
            var again = dice
            let (grid, twin) = (filled(memory, &dice), filled(other, &again))
            let (runs, expected) = (CoverageRuns(), CoverageRuns())
            func words<T>(_ start: UnsafeMutablePointer<T>, _ count: Int) -> [UInt8] {
                Array(UnsafeRawBufferPointer(start: start, count: count * MemoryLayout<T>.stride))
            }
            var row = 0
            while row < height {
                runs.begin(width: width)
                expected.begin(width: width)
                let next = grid.sweep(from: row, x: 7, y: 9, rule: rule, into: runs)
                #expect(next > row && (next == height || runs.isFull))
                for index in row..<next { twin.plainSweep(row: index, x: 7, y: 9 + index, rule: rule, into: expected) }
                #expect(words(runs.solids, runs.solidCount) == words(expected.solids, expected.solidCount))
                #expect(words(runs.quads, runs.quadCount) == words(expected.quads, expected.quadCount))
                row = next
            }
            #expect((0..<grid.stride * height).allSatisfy { grid.cells[$0] == 0 })
            #expect((0..<grid.groupsPerRow * height).allSatisfy { grid.touched[$0] == 0 })
        }
    }

    private let ramp: RampTable = {
        let colors: [RGBA] = [.white, .black, RGBA(red: 1, green: 0.2, blue: 0.1, alpha: 0.4)]
        return RampTable(Ramp(stops: colors.enumerated().map { .init(color: $1, location: Double($0) / 2) }))
    }()

    /// Runs `body` with the loops for one kind of processor. Other tests may run meanwhile: all loops give the same bytes.
    private func on(bytes: Int, gathers: Bool, _ body: () -> Void) {
        rk_allow_width(bytes)
        let before = rk_use_gathers(gathers)
        body()
        rk_allow_width(64)
        _ = rk_use_gathers(before)
    }

    /// Through a map that turns, and one that keeps rows level.
    private static let maps = [
        CGAffineTransform(a: 0.9, b: 0.2, c: -0.3, d: 1.1, tx: -20, ty: 4),
        CGAffineTransform(a: 0.7, b: 0, c: 0.1, d: 1.1, tx: -20, ty: 4),
    ]

    @Test("gradients around a center, colors gathered or loaded one by one", arguments: widths, [true, false])
    func gradients(bytes: Int, gathers: Bool) {
        let center = CGPoint(x: 90, y: 60)
        func turns(_ from: Double, _ to: Double) -> AngularPaint {
            AngularPaint(ramp: Ramp(stops: []), center: center, startAngle: from, endAngle: to)
        }
        let rings = RadialPaint(ramp: Ramp(stops: []), center: center, startRadius: 5, endRadius: 110)
        for map in Self.maps {
            let angular = [turns(0.4, 7), turns(3, -1), turns(0, 2 * .pi)].map {
                CentralField.angular(AngularField($0, inverse: map))
            }
            for field in [.radial(RadialField(rings, inverse: map))] + angular {
                let shader = GradientShader(ramp, field)
                for y in -20..<160 {
                    // Within a chunk and over several, from any column on, of every length of the last vector.
                    let (x, count) = ((abs(y) % 19) * 29 - 300, abs(y) % 3 == 0 ? 1 + abs(y) % 40 : 500 + abs(y) % 70)
                    var (pixels, twin) = ([UInt32](repeating: 0, count: 700), [UInt32](repeating: 0, count: 700))
                    on(bytes: bytes, gathers: gathers) { shader.shade(&pixels, x: x, y: y, count: count) }
                    shader.shadePlain(&twin, x: x, y: y, count: count)
                    #expect(pixels == twin, "\(count) pixels of row \(y) from \(x) on of \(field)")
                }
            }
        }
    }

    @Test("gradients along lines, gentle and steep, beside each pixel alone", arguments: widths, [true, false])
    func lines(bytes: Int, gathers: Bool) {
        // The table has 1024 entries: of which a vector of sixteen pixels needs up to 16, 32, 64, more, and more than 256.
        for length in [1500.0, 900, 420, 200, 90, 20, 0.5] {
            for map in Self.maps {
                for back in [false, true] {
                    let (near, far) = (CGPoint(x: 20, y: 30), CGPoint(x: 20 + length, y: 70))
                    let paint = LinearPaint(ramp: Ramp(stops: []), start: back ? far : near, end: back ? near : far)
                    let shader = LinearGradientShader(ramp, paint, inverse: map)
                    for y in stride(from: -20, to: 160, by: 7) {
                        let x = abs(y) * 13 % 300 - 150
                        let count = abs(y) % 3 == 0 ? 1 + abs(y) % 40 : 500 + abs(y) % 70
                        var (pixels, twin) = ([UInt32](repeating: 0, count: 700), [UInt32](repeating: 0, count: 700))
                        on(bytes: bytes, gathers: gathers) { shader.shade(&pixels, x: x, y: y, count: count) }
                        for i in 0..<count { shader.shade(&twin[i], x: x + i, y: y, count: 1) }
                        #expect(pixels == twin, "\(count) pixels of row \(y) from \(x) on, \(length) long")
                    }
                }
            }
        }
    }
}
