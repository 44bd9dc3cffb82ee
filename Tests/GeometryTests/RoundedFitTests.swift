import Foundation
import Testing

@testable import KinoraGeometry

struct RoundedFitTests {
    private let rect = CGRect(x: 1, y: 2, width: 40, height: 20)

    private func shape(_ width: Double, _ height: Double) -> Path.SimpleShape {
        .roundedRect(fitting: rect, cornerSize: CGSize(width: width, height: height), style: .circular)
    }

    @Test("Corners with two lengths are at most half of each side; without a width or a height there are none")
    func corners() {
        #expect(shape(3, 4) == .roundedRect(rect, cornerSize: CGSize(width: 3, height: 4), style: .circular))
        #expect(shape(99, 98) == .roundedRect(rect, cornerSize: CGSize(width: 20, height: 10), style: .circular))
        for (width, height) in [(0.0, 4.0), (3, 0), (0, 0), (-1, 4), (3, -1)] {
            #expect(shape(width, height) == .rect(rect))
        }
    }

    @Test(
        "A round corner stays round: its radius is at most half of the shorter side, so that a large one makes a capsule"
    )
    func radius() {
        for radius in [10.0, 15, 99, .infinity] {
            #expect(
                shape(radius, radius)
                    == .roundedRect(rect, cornerSize: CGSize(width: 10, height: 10), style: .circular))
        }
        // In a capsule the top edge is straight from one half circle to the other.
        let top = Path(roundedRect: rect, cornerRadius: 99, style: .circular)
        #expect(top.contains(CGPoint(x: 12, y: 2.1)) && top.contains(CGPoint(x: 30, y: 2.1)))
        #expect(!top.contains(CGPoint(x: 8, y: 2.1)))
    }

    @Test("A path without length has no part")
    func noLength() {
        #expect(PathMeasure(Path()).wrappedPath(from: 0, to: 5).isEmpty)
        var point = Path()
        point.move(to: .zero)
        #expect(PathMeasure(point).wrappedPath(from: -1, to: 1).isEmpty)
    }
}
