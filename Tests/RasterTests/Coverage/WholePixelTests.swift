import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Rectangles between pixels have no coverage computed; with a point more on a side the same shape is taken for any other.
@Suite("Rectangles on whole pixels have the bytes of any shape with their sides")
struct WholePixelTests {
    private static let paints: [Paint] = [
        .color(RGBA(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6)),
        .linear(LinearPaint(ramp: ramp(1), start: CGPoint(x: 3, y: 2), end: CGPoint(x: 60, y: 30))),
        .radial(RadialPaint(ramp: ramp(0.4), center: CGPoint(x: 30, y: 9), startRadius: 2, endRadius: 33)),
    ]

    private static func ramp(_ alpha: Double) -> Ramp {
        Ramp(stops: [
            .init(color: RGBA(red: 0.1, green: 0.9, blue: 0.4, alpha: 1), location: 0),
            .init(color: RGBA(red: 0.8, green: 0.2, blue: 0.7, alpha: alpha), location: 1),
        ])
    }

    /// Corners: in whole pixels, of one column, over the frame on two sides and on all, from the right bottom and around the other way.
    private static let corners: [[SIMD2<Double>]] = [
        [SIMD2(3, 2), SIMD2(50, 2), SIMD2(50, 21), SIMD2(3, 21)],
        [SIMD2(7, 0), SIMD2(8, 0), SIMD2(8, 28), SIMD2(7, 28)],
        [SIMD2(-5, -9), SIMD2(21, -9), SIMD2(21, 13), SIMD2(-5, 13)],
        [SIMD2(90, 40), SIMD2(-10, 40), SIMD2(-10, -40), SIMD2(90, -40)],
        [SIMD2(13, 25), SIMD2(13, 4), SIMD2(66, 4), SIMD2(66, 25)],
    ]

    /// The picture over a ground with a gradient, alone, blended and within a mask of another shape.
    private func pictures(_ path: Path, _ paint: Paint, antialiased: Bool) throws -> [Pixmap] {
        let ground = Node.fill(Fill(rectangle(0.5, 1.25, 60, 24), paint: Self.paints[1]))
        let fill = Node.fill(Fill(path, paint: paint, antialiased: antialiased))
        let clip = Path(.ellipse(CGRect(x: 4, y: 1, width: 50, height: 22)))
        let clipped = Node.layer(.clip(clip, rule: .nonzero, inverse: false), [fill])
        let shown: [[Node]] = [[fill], [.layer(.blend(.multiply), [fill])], [clipped]]
        return try shown.map { try render([ground] + $0, 64, 28) }
    }

    @Test("alone, blended and clipped, in one color and in gradients", arguments: [true, false])
    func looksAlike(antialiased: Bool) throws {
        for corners in Self.corners {
            // The middle of a side is a point of its own.
            let longer = corners + [(corners[3] + corners[0]) / 2]
            for paint in Self.paints {
                let known = try pictures(polygon(corners), paint, antialiased: antialiased)
                let unknown = try pictures(polygon(longer), paint, antialiased: antialiased)
                #expect(known.map(\.pixels) == unknown.map(\.pixels), "\(corners) in \(paint)")
            }
        }
    }

    @Test("and those between pixels keep their edges", arguments: [0.25, 0.5])
    func partly(_ shift: Double) throws {
        let pixmap = try render([filled(rectangle(2 + shift, 1, 4, 3))], 10, 5)
        let level = (255 * (1 - shift)).rounded()
        #expect([1, 2, 3, 6, 7].map { alpha(pixmap, $0, 2) } == [0, Int(level), 255, Int((255 * shift).rounded()), 0])
    }
}
