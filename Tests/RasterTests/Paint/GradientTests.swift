import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Ramps from the definition, in Double.
enum RampOracle {
    static func color(_ ramp: Ramp, _ t: Double) -> SIMD4<Double> {
        let stops = ramp.stops
        guard t >= stops[0].location else { return device(mixed(stops[0].color, ramp.space), ramp.space) }
        for (a, b) in zip(stops, stops.dropFirst()).reversed() where t >= a.location {
            guard t < b.location else { break }
            let u = (t - a.location) / (b.location - a.location)
            let (from, to) = (mixed(a.color, ramp.space), mixed(b.color, ramp.space))
            return device(from + (to - from) * u, ramp.space)
        }
        return device(mixed(stops[stops.count - 1].color, ramp.space), ramp.space)
    }

    static func mixed(_ c: RGBA, _ space: GradientSpace) -> SIMD4<Double> {
        guard space == .perceptual else { return premultiplied(c) }
        func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        let (r, g, b) = (linear(c.red), linear(c.green), linear(c.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        let lab = SIMD4(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, 1)
        return lab * c.alpha
    }

    static func device(_ c: SIMD4<Double>, _ space: GradientSpace) -> SIMD4<Double> {
        guard space == .perceptual else { return c }
        guard c.w > 0 else { return .zero }
        let (L, a, b) = (c.x / c.w, c.y / c.w, c.z / c.w)
        let l = pow(L + 0.3963377774 * a + 0.2158037573 * b, 3)
        let m = pow(L - 0.1055613458 * a - 0.0638541728 * b, 3)
        let s = pow(L - 0.0894841775 * a - 1.2914855480 * b, 3)
        func encoded(_ v: Double) -> Double {
            v <= 0.0031308 ? min(max(v * 12.92, 0), 1) : min(1.055 * pow(v, 1 / 2.4) - 0.055, 1)
        }
        return SIMD4(
            encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), 1) * c.w
    }
}

@Suite("Gradients follow their formulas within 1/255")
struct GradientTests {
    private static let uneven = Ramp(stops: [
        .init(color: RGBA(red: 0.05, green: 0.06, blue: 0.15), location: 0),
        .init(color: RGBA(red: 0.36, green: 0.16, blue: 0.52), location: 0.2),
        .init(color: RGBA(red: 0.88, green: 0.27, blue: 0.48, alpha: 0.4), location: 0.45),
        .init(color: RGBA(red: 0.98, green: 0.63, blue: 0.25, alpha: 0), location: 0.8),
        .init(color: .white, location: 1),
    ])
    private static let outside = Ramp(stops: [
        .init(color: RGBA(red: 1, green: 0, blue: 0), location: -0.7),
        .init(color: RGBA(red: 0, green: 0, blue: 1), location: 1.9),
    ])
    private static let hard = Ramp(stops: [
        .init(color: .black, location: 0.1), .init(color: .white, location: 0.5),
        .init(color: RGBA(red: 1, green: 0, blue: 0), location: 0.5),
        .init(color: RGBA(red: 0, green: 1, blue: 0, alpha: 0.5), location: 0.502),
        .init(color: RGBA(red: 0, green: 0, blue: 1), location: 0.9),
    ])
    private static let perceptual = Ramp(stops: uneven.stops, space: .perceptual)
    static let ramps = [uneven, outside, hard, perceptual, Ramp(stops: [uneven.stops[2]])]

    /// Compares every pixel of a frame filled with `paint` with the ramp at `t` of its center. Pixels whose center lies
    /// within 10^-4 of a hard edge may show either side.
    private func check(
        _ paint: Paint, _ ramp: Ramp, transform: CGAffineTransform = .identity, _ t: (SIMD2<Double>) -> Double
    ) throws {
        let (width, height) = (83, 61)
        let inverse = transform.inverted()
        let corners = CGRect(x: 0, y: 0, width: width, height: height).applying(inverse)
        let pixmap = try render(
            [.layer(.transform(transform), [.fill(Fill(Path(.rect(corners)), paint: paint))])], width, height)
        var worst = 0
        for y in 0..<height {
            for x in 0..<width {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                let position = t(SIMD2(Double(p.x), Double(p.y)))
                let nearby = [position - 1e-4, position, position + 1e-4].map {
                    distance(pixmap[x, y], pixel(RampOracle.color(ramp, $0)))
                }
                worst = max(worst, nearby.min()!)
            }
        }
        tell("gradient, \(kind(paint)), \(ramp.space.rawValue)", cases: width * height, worst: worst)
        #expect(worst <= 1)
    }

    private func kind(_ paint: Paint) -> String {
        switch paint {
        case .linear: "linear"
        case .radial(let paint): paint.aspect.width == paint.aspect.height ? "radial" : "elliptical"
        default: "angular"
        }
    }

    @Test("linear", arguments: ramps)
    func linear(_ ramp: Ramp) throws {
        let (s, e) = (SIMD2(10.0, 7), SIMD2(71.0, 50))
        let paint = LinearPaint(ramp: ramp, start: CGPoint(x: s.x, y: s.y), end: CGPoint(x: e.x, y: e.y))
        try check(.linear(paint), ramp) { (($0 - s) * (e - s)).sum() / ((e - s) * (e - s)).sum() }
    }

    @Test("linear, seen through a shear and a rotation")
    func linearTransformed() throws {
        let t = CGAffineTransform(a: 1.3, b: 0.4, c: -0.7, d: 0.9, tx: 12, ty: -8)
        let paint = LinearPaint(ramp: Self.uneven, start: .zero, end: CGPoint(x: 40, y: 20))
        try check(.linear(paint), Self.uneven, transform: t) { ($0.x * 40 + $0.y * 20) / 2000 }
    }

    @Test("radial", arguments: ramps)
    func radial(_ ramp: Ramp) throws {
        let paint = RadialPaint(ramp: ramp, center: CGPoint(x: 40.3, y: 28.8), startRadius: 5, endRadius: 44)
        try check(.radial(paint), ramp) { (hypot($0.x - 40.3, $0.y - 28.8) - 5) / 39 }
    }

    @Test("radial, from outside inwards")
    func reversedRadial() throws {
        let paint = RadialPaint(ramp: Self.uneven, center: CGPoint(x: 40, y: 30), startRadius: 40, endRadius: 8)
        try check(.radial(paint), Self.uneven) { (hypot($0.x - 40, $0.y - 30) - 40) / -32 }
    }

    @Test("elliptical")
    func elliptical() throws {
        let paint = RadialPaint(
            ramp: Self.uneven, center: CGPoint(x: 41, y: 30), startRadius: 0, endRadius: 0.5,
            aspect: CGSize(width: 83, height: 61))
        try check(.radial(paint), Self.uneven) { hypot(($0.x - 41) / 83, ($0.y - 30) / 61) / 0.5 }
    }

    @Test("angular over a full turn, from any angle", arguments: [0, 0.7, -2.1, 9])
    func angular(_ start: Double) throws {
        let paint = AngularPaint(
            ramp: Self.uneven, center: CGPoint(x: 40.2, y: 30.7), startAngle: start, endAngle: start + 2 * .pi)
        try check(.angular(paint), Self.uneven) { p in
            let turns = (atan2(p.y - 30.7, p.x - 40.2) - start) / (2 * .pi)
            return turns - turns.rounded(.down)
        }
    }

    @Test("angular with a gap: the last color to its middle, then the first")
    func gap() throws {
        let (start, end) = (0.3, 4.1)
        let paint = AngularPaint(
            ramp: Self.outside, center: CGPoint(x: 40.2, y: 30.7), startAngle: start, endAngle: end)
        try check(.angular(paint), Self.outside) { p in
            let turns = (atan2(p.y - 30.7, p.x - 40.2) - start) / (2 * .pi)
            let angle = (turns - turns.rounded(.down)) * 2 * .pi
            if angle <= end - start { return angle / (end - start) }
            return angle < (end - start + 2 * .pi) / 2 ? 1e9 : -1e9
        }
    }

    @Test("angular over more than a turn shows only the last one")
    func manyTurns() throws {
        let (start, end) = (0.0, 15.0)
        let paint = AngularPaint(ramp: Self.uneven, center: CGPoint(x: 40.2, y: 30.7), startAngle: start, endAngle: end)
        try check(.angular(paint), Self.uneven) { p in
            let from = end - 2 * .pi
            let turns = (atan2(p.y - 30.7, p.x - 40.2) - from) / (2 * .pi)
            return (from - start + (turns - turns.rounded(.down)) * 2 * .pi) / (end - start)
        }
    }

    @Test("angular against the clock is the mirror image")
    func backwards() throws {
        let paint = AngularPaint(
            ramp: Self.uneven, center: CGPoint(x: 40.2, y: 30.7), startAngle: 1, endAngle: 1 - 2 * .pi)
        try check(.angular(paint), Self.uneven) { p in
            let turns = (1 - atan2(p.y - 30.7, p.x - 40.2)) / (2 * .pi)
            return turns - turns.rounded(.down)
        }
    }

    /// Five pixels in a row have their centers at tenths of the length, the middle one at the hard stop.
    @Test("at a hard stop the color behind it shows, along and across")
    func hardStop() throws {
        let ramp = Ramp(stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
            .init(color: .white, location: 1),
        ])
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        for (width, height, end) in [(5, 1, CGPoint(x: 5, y: 0)), (1, 5, CGPoint(x: 0, y: 5))] {
            let paint = LinearPaint(ramp: ramp, start: .zero, end: end)
            let fill = Node.fill(Fill(rectangle(0, 0, Double(width), Double(height)), paint: .linear(paint)))
            #expect(try render([fill], width, height).pixels == [black, black, white, white, white])
        }
        // The center of the pixel at (4, 0) lies 4.5 to the right of that of the circles.
        let radial = RadialPaint(ramp: ramp, center: CGPoint(x: 0, y: 0.5), startRadius: 0, endRadius: 5)
        let ring = try render([.fill(Fill(rectangle(0, 0, 5, 1), paint: .radial(radial)))], 5, 1)
        #expect(ring.pixels == [black, black, white, white, white])
    }

    @Test("stops that do not rise lie where the one before them lies, those without a place are left out")
    func fallingStops() throws {
        func ramp(_ locations: [Double]) -> Ramp {
            let colors: [RGBA] = [
                .black, RGBA(red: 1, green: 0, blue: 0), .white, RGBA(red: 0, green: 0, blue: 1), .black,
            ]
            return Ramp(stops: zip(colors, locations).map { .init(color: $0, location: $1) })
        }
        func row(_ ramp: Ramp) throws -> [UInt32] {
            let paint = LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 64, y: 0))
            return try render([.fill(Fill(rectangle(0, 0, 64, 1), paint: .linear(paint)))], 64, 1).pixels
        }
        #expect(try row(ramp([0, 0.6, 0.3, 0.8, 1])) == row(ramp([0, 0.6, 0.6, 0.8, 1])))
        #expect(try row(ramp([0.5, 0.4, -1, 0.2, 1])) == row(ramp([0.5, 0.5, 0.5, 0.5, 1])))
        #expect(try row(ramp([0, 0.25, 0.5, 2, 1])) == row(ramp([0, 0.25, 0.5, 2, 2])))
        var placed = ramp([0, 0.25, 0.5, 0.75, 1])
        placed.stops.insert(.init(color: .white, location: .nan), at: 2)
        placed.stops.insert(.init(color: .white, location: -.infinity), at: 0)
        placed.stops.append(.init(color: .white, location: .infinity))
        #expect(try row(placed) == row(ramp([0, 0.25, 0.5, 0.75, 1])))
    }

    @Test("a gradient without length is a step, one without stops draws nothing")
    func degenerate() throws {
        let two = Ramp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        let point = LinearPaint(ramp: two, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 3, y: 3))
        let radial = RadialPaint(ramp: two, center: CGPoint(x: 8, y: 8), startRadius: 4, endRadius: 4)
        let none = LinearPaint(ramp: Ramp(stops: []), start: .zero, end: CGPoint(x: 9, y: 9))
        let full = rectangle(0, 0, 16, 16)
        #expect(Set(try render([.fill(Fill(full, paint: .linear(point)))], 16, 16).pixels).count == 1)
        let rings = try render([.fill(Fill(full, paint: .radial(radial)))], 16, 16)
        #expect(rings[8, 8] == 0xFF00_0000 && rings[0, 0] == 0xFFFF_FFFF)
        #expect(try render([.fill(Fill(full, paint: .linear(none)))], 16, 16).pixels.allSatisfy { $0 == 0 })
    }
}
