import Foundation
import Testing

@testable import KinoraGeometry

@Suite struct CGPathBooleanTests {
    private let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    private let square = CGPath(rect: CGRect(x: 50, y: 50, width: 100, height: 100), transform: nil)

    @Test func operationsAreThoseOfPath() {
        let (a, b) = (Path(circle), Path(square))
        #expect(circle.union(square) == a.union(b).cgPath)
        #expect(circle.intersection(square) == a.intersection(b).cgPath)
        #expect(circle.subtracting(square) == a.subtracting(b).cgPath)
        #expect(circle.symmetricDifference(square) == a.symmetricDifference(b).cgPath)
        #expect(circle.lineIntersection(square) == a.lineIntersection(b).cgPath)
        #expect(circle.lineSubtracting(square) == a.lineSubtraction(b).cgPath)
        #expect(circle.normalized() == a.normalized().cgPath)
    }

    @Test func theRuleSaysWhatAHoleIs() {
        let rings = CGMutablePath()
        rings.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(Path(rings.normalized()).signedArea == 900)
        #expect(Path(rings.normalized(using: .evenOdd)).signedArea == 800)
        // By default the nonzero rule, other than with `Path`.
        #expect(Path(rings).normalized().signedArea == 800)
    }

    @Test func componentsKeepTheirHoles() {
        // A ring with a disc in its hole, and a square that touches nothing; a bar joins two discs.
        let path = CGMutablePath()
        for inset in [0.0, 10, 20] {
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60).insetBy(dx: inset, dy: inset))
        }
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        let components = path.componentsSeparated(using: .evenOdd).map { Path($0) }
        #expect(components.count == 3)
        #expect(components.map { $0.elements.filter { $0 == .closeSubpath }.count } == [2, 1, 1])
        #expect(components[0].contains(CGPoint(x: 5, y: 30)) && !components[0].contains(CGPoint(x: 15, y: 30)))
        #expect(components[1].contains(CGPoint(x: 30, y: 30)))
        #expect(components[2] == Path(CGRect(x: 100, y: 0, width: 10, height: 10)))
        #expect(path.componentsSeparated().count == 2)
        #expect(CGMutablePath().componentsSeparated().isEmpty)
    }

    @Test func pathsIntersectWhereTheirAreasDo() {
        #expect(circle.intersects(square))
        #expect(!circle.intersects(CGPath(rect: CGRect(x: 90, y: 90, width: 20, height: 20), transform: nil)))
        #expect(circle.intersects(CGPath(rect: CGRect(x: 40, y: 40, width: 2, height: 2), transform: nil)))
        // Neighbors share an edge, which is no area.
        let neighbor = CGPath(rect: CGRect(x: 150, y: 50, width: 10, height: 10), transform: nil)
        #expect(!square.intersects(neighbor))
        #expect(!circle.intersects(CGMutablePath()))
    }

    @Test(arguments: [0.01, 0.1, 1, 10])
    func flatteningKeepsWithinTheThreshold(threshold: Double) {
        let flat = Path(circle.flattened(threshold: threshold))
        var count = 0
        flat.forEach {
            if case .line = $0 { count += 1 }
            if case .curve = $0 { Issue.record("a curve is left") }
        }
        // The distance from the middle of every line to the circle.
        let points = densePoints(flat, 20).joined()
        #expect(points.allSatisfy { abs(distance($0, CGPoint(x: 50, y: 50)) - 50) < threshold + 0.02 })
        #expect(count >= 3 && Double(count) < 8 * (50 / threshold).squareRoot() + 8)
    }
}
