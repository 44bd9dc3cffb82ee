import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Gradients that repeat, are reflected or have a focus follow their definition within 1/255")
struct SpreadTests {
    private static let stops: [Ramp.Stop] = [
        .init(color: RGBA(red: 0.9, green: 0.1, blue: 0.2), location: 0),
        .init(color: RGBA(red: 0.1, green: 0.8, blue: 0.3, alpha: 0.6), location: 0.4),
        .init(color: RGBA(red: 0.2, green: 0.2, blue: 1), location: 1),
    ]

    /// The unit interval again and again, found by counting instead of by a formula.
    private func place(_ t: Double, _ spread: GradientSpread) -> Double {
        var (t, isBackwards) = (t, false)
        while t < 0 || t > 1 {
            t += t < 0 ? 1 : -1
            isBackwards.toggle()
        }
        return spread == .reflect && isBackwards ? 1 - t : t
    }

    /// Draws the paint and compares every pixel that is not at a hard edge with the ramp at `t`; nil is transparent.
    private func check(
        _ paint: Paint, _ spread: GradientSpread, _ transform: CGAffineTransform = .identity, count: Int,
        _ t: (CGPoint) -> Double?
    ) throws {
        let (width, height) = (64, 48)
        let inverse = transform.inverted()
        let area = CGRect(x: 0, y: 0, width: width, height: height).applying(inverse)
        let node = Node.layer(.transform(transform), [.fill(Fill(Path(.rect(area)), paint: paint))])
        let pixmap = try render([node], width, height)
        var (worst, drawn, seen) = (0, 0, Set<Int>())
        for y in 0..<height {
            for x in 0..<width {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                guard let position = t(p) else {
                    worst = max(worst, distance(pixmap[x, y], 0))
                    continue
                }
                drawn += 1
                seen.insert(Int(position.rounded(.down)))
                let nearby = [position - 1e-4, position, position + 1e-4].map {
                    distance(
                        pixmap[x, y],
                        pixel(RampOracle.color(Ramp(stops: Self.stops), spread == .pad ? $0 : place($0, spread))))
                }
                worst = max(worst, nearby.min()!)
            }
        }
        tell("gradient, \(spread.rawValue)", cases: width * height, worst: worst)
        #expect(worst <= 1)
        #expect(drawn > 1000 && seen.count >= count, "\(drawn) pixels, \(seen.count) turns")
    }

    private static let spreads = [GradientSpread.repeat, .reflect]

    @Test("linear, seen through a shear", arguments: spreads)
    func linear(_ spread: GradientSpread) throws {
        let paint = LinearPaint(
            ramp: Ramp(stops: Self.stops, spread: spread), start: CGPoint(x: 20, y: 9), end: CGPoint(x: 27, y: 12))
        let t = CGAffineTransform(a: 1.3, b: 0.4, c: -0.7, d: 0.9, tx: 12, ty: -8)
        try check(.linear(paint), spread, t, count: 6) { (($0.x - 20) * 7 + ($0.y - 9) * 3) / 58 }
    }

    @Test("radial and elliptical", arguments: spreads)
    func radial(_ spread: GradientSpread) throws {
        let paint = RadialPaint(
            ramp: Ramp(stops: Self.stops, spread: spread), center: CGPoint(x: 30, y: 20), startRadius: 4, endRadius: 9,
            aspect: CGSize(width: 2, height: 1))
        try check(.radial(paint), spread, count: 4) { (hypot(($0.x - 30) / 2, $0.y - 20) - 4) / 5 }
    }

    @Test("angular", arguments: spreads)
    func angular(_ spread: GradientSpread) throws {
        let paint = AngularPaint(
            ramp: Ramp(stops: Self.stops, spread: spread), center: CGPoint(x: 30.3, y: 20.4), startAngle: 0.5,
            endAngle: 1.7)
        try check(.angular(paint), spread, count: 5) { p in
            var angle = atan2(p.y - 20.4, p.x - 30.3) - 0.5
            if angle < 0 { angle += 2 * .pi }
            return angle / 1.2
        }
    }

    /// The rings are searched for one by one: of those that pass through the point, the one with the greatest t.
    @Test(
        "with a focus, inside and outside of the last ring", arguments: [CGPoint(x: 36, y: 26), CGPoint(x: 2, y: 24)])
    func focus(_ focus: CGPoint) throws {
        let center = CGPoint(x: 30, y: 24)
        let paint = RadialPaint(
            ramp: Ramp(stops: Self.stops), center: center, startRadius: 1, endRadius: 14, focus: focus)
        func distance(_ p: CGPoint, _ t: Double) -> Double {
            hypot(
                p.x - focus.x - t * (center.x - focus.x), p.y - focus.y - t * (center.y - focus.y)) - (1 + 13 * t)
        }
        try check(.radial(paint), .pad, count: 2) { p in
            // Beyond t = 40 the ramp has ended long ago; below -1/13 there are no rings.
            var high = 40.0
            var low = high
            repeat {
                low = high - 0.01
                if low < -1.0 / 13 { return nil }
                if distance(p, low) * distance(p, high) <= 0 { break }
                high = low
            } while true
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if distance(p, middle) * distance(p, high) <= 0 { low = middle } else { high = middle }
            }
            return high
        }
    }

    @Test("Where no ring about a focus passes, the scene's background is seen, though all colors are opaque")
    func background() throws {
        let stops = [RGBA.white, .black].enumerated().map { Ramp.Stop(color: $1, location: Double($0)) }
        let paint = RadialPaint(
            ramp: Ramp(stops: stops), center: CGPoint(x: 30, y: 24), startRadius: 1, endRadius: 14,
            focus: CGPoint(x: 2, y: 24))
        let fill = Node.fill(Fill(Path(.rect(CGRect(x: 0, y: 0, width: 64, height: 48))), paint: .radial(paint)))
        let red = RGBA(red: 1, green: 0, blue: 0)
        let pixmap = try render([fill], 64, 48, background: red)
        #expect(pixmap[0, 0] == 0xFF00_00FF)
        #expect(pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }

    @Test("A spread of pad and a focus in the center are the gradient as it was")
    func plain() throws {
        let frame = Path(.rect(CGRect(x: 0, y: 0, width: 64, height: 48)))
        func draw(_ paint: Paint) throws -> Pixmap { try render([.fill(Fill(frame, paint: paint))], 64, 48) }
        let center = CGPoint(x: 30, y: 20)
        func radial(_ focus: CGPoint?) -> Paint {
            .radial(
                RadialPaint(ramp: Ramp(stops: Self.stops), center: center, startRadius: 3, endRadius: 30, focus: focus))
        }
        #expect(distance(try draw(radial(center)), try draw(radial(nil))) <= 1)
    }
}
