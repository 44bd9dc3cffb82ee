import Foundation
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraCommand

/// The parts of the test card, as they are named.
@MainActor
@Suite struct TestCardTests {
    private func corners(_ path: Path) -> [CGPoint] {
        var corners: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): corners.append(point)
            default: break
            }
        }
        return corners
    }

    @Test("The star has five tips on a circle, the first at the top, each two fifths of a turn after the one before")
    func star() {
        let tips = corners(CardPaths.star(48, 36, 30))
        #expect(tips.count == 5 && abs(tips[0].x - 48) < 1e-9 && abs(tips[0].y - 6) < 1e-9)
        for (a, b) in zip(tips, tips.dropFirst() + tips.prefix(1)) {
            #expect(abs(hypot(a.x - 48, a.y - 36) - 30) < 1e-9)
            let (p, q) = (atan2(a.y - 36, a.x - 48), atan2(b.y - 36, b.x - 48))
            #expect(abs(remainder(q - p - 0.8 * .pi, 2 * .pi)) < 1e-9)
        }
    }

    @Test("Gradients of the card have the numbers of their labels")
    func gradients() throws {
        func paint(_ label: String) throws -> Paint {
            let cell = try #require(TestCard.paints.first { $0.label == label })
            guard case .fill(let fill)? = cell.nodes.first else { throw CommandError.usage("\(label) fills nothing") }
            return fill.paint
        }
        func radii(_ label: String) throws -> [Double] {
            guard case .radial(let radial) = try paint(label) else { return [] }
            return [radial.startRadius, radial.endRadius, radial.aspect.width, radial.aspect.height]
        }
        #expect(try radii("radial") == [0, 40, 1, 1])
        #expect(try radii("radial 40 to 10") == [40, 10, 1, 1])
        #expect(try radii("elliptical") == [0, 0.5, 96, 72])
        func angles(_ label: String) throws -> [Double] {
            guard case .angular(let angular) = try paint(label) else { return [] }
            return [angular.startAngle, angular.endAngle].map { ($0 * 180 / .pi).rounded() }
        }
        #expect(try angles("angular") == [0, 360])
        #expect(try angles("angular 0 to 240") == [0, 240])
        #expect(try angles("angular -90 to 450") == [-90, 450])
        func stops(_ label: String) throws -> [Double] {
            guard case .linear(let linear) = try paint(label) else { return [] }
            return linear.ramp.stops.map(\.location)
        }
        #expect(try stops("hard stop") == [0, 0.5, 0.5, 1])
        #expect(try stops("stops beyond 0 and 1") == [-0.5, 1.5])
        #expect(try stops("linear, device") == [0, 1])
    }

    @Test("Every cell has a label of its own and something to draw")
    func cells() {
        let cells = TestCard.paints
        #expect(Set(cells.map(\.label)).count == cells.count)
        #expect(cells.allSatisfy { !$0.nodes.isEmpty })
    }
}
