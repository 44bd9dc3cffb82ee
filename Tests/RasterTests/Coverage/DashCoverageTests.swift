import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Dashes as PDF (ISO 32000-1, 8.4.3.6) and Core Graphics have them.
@Suite("Dashes without length and unusable ones")
struct DashCoverageTests {
    private static let (width, height) = (48, 32)

    private func draw(_ path: Path, _ style: StrokeStyle) throws -> Pixmap {
        try render([.stroke(Stroke(path, style: style, paint: .color(.white)))], Self.width, Self.height)
    }

    /// The sum of all coverage, in pixels.
    private func ink(_ pixmap: Pixmap) -> Double {
        pixmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    }

    private let level = Path { $0.addLines([CGPoint(x: 6, y: 16), CGPoint(x: 42, y: 16)]) }
    private let slope = Path { $0.addLines([CGPoint(x: 6, y: 4), CGPoint(x: 42, y: 28)]) }

    private func style(_ dash: [CGFloat], _ cap: CGLineCap) -> StrokeStyle {
        StrokeStyle(lineWidth: 5, lineCap: cap, dash: dash)
    }

    @Test("Dashes of no length are discs, squares along the path, or nothing, as the caps say")
    func dots() throws {
        for path in [level, slope] {
            // At 0, 9, 18 and so on along 36 or 43.3 pixels; that which would begin at the very end is not there.
            let count = path == level ? 4.0 : 5.0
            #expect(abs(ink(try draw(path, style([0, 9], .round))) - count * .pi * 6.25) < 0.02 * count * 19.6)
            #expect(abs(ink(try draw(path, style([0, 9], .square))) - count * 25) < 0.01 * count * 25)
            #expect(ink(try draw(path, style([0, 9], .butt))) == 0)
        }
        let dotted = try draw(level, style([0, 9], .round))
        #expect(alpha(dotted, 6, 16) == 255 && alpha(dotted, 15, 16) == 255 && alpha(dotted, 24, 16) == 255)
        #expect(alpha(dotted, 10, 16) == 0 && alpha(dotted, 19, 16) == 0)
    }

    @Test("Gaps of no length leave none", arguments: [CGLineCap.butt, .round, .square])
    func closedGaps(cap: CGLineCap) throws {
        for path in [level, slope] {
            let (dashed, solid) = (try draw(path, style([5, 0], cap)), try draw(path, style([], cap)))
            for (a, b) in zip(dashed.pixels, solid.pixels) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
        }
    }

    @Test("Patterns that say nothing are solid lines", arguments: [CGLineCap.butt, .round, .square])
    func unusable(cap: CGLineCap) throws {
        let solid = try draw(slope, style([], cap))
        for dash: [CGFloat] in [[-4, 2], [4, -2], [-4], [0, 0], [0], [.nan, 3], [.infinity], [3, -.infinity]] {
            #expect(try draw(slope, style(dash, cap)) == solid, "\(dash)")
        }
    }
}
