import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct BooleanAreaTests {
    /// An operation and what it means for a point that is inside of the first area or not, and of the second.
    struct Rule: Sendable {
        let name: String
        let make: @Sendable (Path, Path, Bool) -> Path
        let holds: @Sendable (Bool, Bool) -> Bool
    }

    static let rules = [
        Rule(name: "union", make: { $0.union($1, eoFill: $2) }, holds: { $0 || $1 }),
        Rule(name: "intersection", make: { $0.intersection($1, eoFill: $2) }, holds: { $0 && $1 }),
        Rule(name: "subtracting", make: { $0.subtracting($1, eoFill: $2) }, holds: { $0 && !$1 }),
        Rule(name: "symmetricDifference", make: { $0.symmetricDifference($1, eoFill: $2) }, holds: { $0 != $1 }),
        Rule(
            name: "normalized", make: { first, _, eoFill in first.normalized(eoFill: eoFill) },
            holds: { first, _ in first }),
    ]

    /// Where cut curves may be from where they were, in points: twice the tolerance of a path of 128 points.
    static let tolerance = 1.0 / 128

    @Test(arguments: 0..<8)
    func everyPointIsInsideAsBothAreasSay(seed: Int) {
        var numbers = SplitMix(seed: UInt64(1000 + seed))
        for number in 0..<30 {
            let (first, second) = numbers.pair()
            let outline = (densePoints(first, 7) + densePoints(second, 7)).joined().map { $0 }
            var points = (0..<80).map { _ in numbers.point(-60...60) }
            for _ in 0..<80 where !outline.isEmpty {
                let (near, way) = (outline[numbers.whole(0...outline.count - 1)], numbers.point(-0.3...0.3))
                points.append(CGPoint(x: near.x + way.x, y: near.y + way.y))
            }
            for eoFill in [false, true] {
                let known = points.map {
                    (first.contains($0, eoFill: eoFill), second.contains($0, eoFill: eoFill))
                }
                for rule in Self.rules {
                    let result = rule.make(first, second, eoFill)
                    for (point, sides) in zip(points, known) {
                        let winding = result.windingNumber(around: point)
                        if winding == (rule.holds(sides.0, sides.1) ? 1 : 0) { continue }
                        let away = distance(from: point, to: first, second)
                        #expect(
                            away <= Self.tolerance,
                            "\(rule.name) \(number) \(eoFill) \(point) \(winding) \(away)\n\(first)\n\(second)\n\(result)"
                        )
                    }
                }
            }
        }
    }

    @Test func areasAddUp() {
        var numbers = SplitMix(seed: 5)
        for _ in 0..<100 {
            let (first, second) = numbers.pair()
            for eoFill in [false, true] {
                let (a, b) = (first.normalized(eoFill: eoFill).signedArea, second.normalized(eoFill: eoFill).signedArea)
                let union = first.union(second, eoFill: eoFill).signedArea
                let shared = first.intersection(second, eoFill: eoFill).signedArea
                let other = first.symmetricDifference(second, eoFill: eoFill).signedArea
                let less = first.subtracting(second, eoFill: eoFill).signedArea
                // Slivers thinner than the tolerance may be on either side, over outlines of some hundred points.
                #expect(abs(a + b - union - shared) < 0.5, "\(first)\n\(second)")
                #expect(abs(union - shared - other) < 0.5, "\(first)\n\(second)")
                #expect(abs(a - shared - less) < 0.5, "\(first)\n\(second)")
            }
        }
    }

    @Test func polygonsHaveExactAreas() {
        let big = Path(CGRect(x: 0, y: 0, width: 40, height: 30))
        var triangle = Path()
        triangle.addLines([CGPoint(x: 20, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 20, y: 50)])
        // Of the triangle's corner, a rectangle of 20 by 20 lies in the big one, none of it beyond the slanted edge.
        #expect(big.intersection(triangle).signedArea == 400)
        #expect(big.union(triangle).signedArea == 1200 + 800 - 400)
        #expect(big.subtracting(triangle).signedArea == 800)
        #expect(triangle.subtracting(big).signedArea == 400)
        #expect(big.symmetricDifference(triangle).signedArea == 800 + 400)
    }

    @Test(arguments: [5.0, 20, 31.5, 50, 63, 79])
    func twoDiscsShareALens(apart: Double) {
        let radius = 40.0
        func disc(_ x: Double) -> Path {
            Path(ellipseIn: CGRect(x: x - radius, y: -radius, width: 2 * radius, height: 2 * radius))
        }
        let lens =
            2 * radius * radius * acos(apart / (2 * radius))
            - apart / 2 * (4 * radius * radius - apart * apart).squareRoot()
        let (a, b) = (disc(0), disc(apart))
        // The four curves of a circle lie outside it by up to 1/3700 of the radius.
        let slack = 2 * .pi * radius * radius / 3700
        #expect(abs(a.intersection(b).signedArea - lens) < slack)
        #expect(abs(a.union(b).signedArea - (2 * .pi * radius * radius - lens)) < slack)
        #expect(abs(a.subtracting(b).signedArea - (.pi * radius * radius - lens)) < slack)
    }

    @Test func cutCurvesAreCutWhereTheCurvesCross() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        // The curve of the circle's upper right quarter at its middle is on the diagonal, so that this band cuts it there.
        var band = Path()
        band.addLines([CGPoint(x: 50, y: 50), CGPoint(x: 150, y: -50), CGPoint(x: 150, y: 150)])
        let wedge = circle.intersection(band)
        // At its middle the curve has gone this share of the radius in both directions.
        let half = 0.5 + 0.375 * 0.5522847498307936
        var ends: [CGPoint] = []
        wedge.forEach { if let end = $0.end { ends.append(CGPoint(end)) } }
        for sign in [-1.0, 1] {
            let corner = CGPoint(x: 50 + 50 * half, y: 50 + sign * 50 * half)
            #expect(ends.contains { distance($0, corner) < 1e-9 }, "\(wedge)")
        }
    }

    @Test("A coarser tolerance cuts curves at the same places", arguments: [0x1p-13, 0x1p-8])
    func tolerance(_ tolerance: Double) {
        func disc(_ x: Double) -> Path { Path(ellipseIn: CGRect(x: x - 0.4, y: -0.4, width: 0.8, height: 0.8)) }
        let (fine, coarse) = (disc(0).union(disc(0.3)), disc(0).combined(.union, disc(0.3), tolerance: tolerance))
        #expect(fine.elements.count == coarse.elements.count)
        var ends: [CGPoint] = []
        fine.forEach { if let end = $0.end { ends.append(CGPoint(end)) } }
        var index = 0
        coarse.forEach {
            guard let end = $0.end else { return }
            #expect(distance(CGPoint(end), ends[index]) < 1e-12)
            index += 1
        }
        #expect(index == ends.count)
    }

    @Test func curvesThatAreNotCutStayAsTheyWere() {
        let circle = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 30.3, height: 30.7))
        let far = Path(roundedRect: CGRect(x: 100.1, y: 0.3, width: 20, height: 30), cornerRadius: 4)
        let inner = Path(ellipseIn: CGRect(x: 10, y: 10, width: 5, height: 5))
        #expect(circle.normalized() == circle)
        #expect(circle.union(far).elements == circle.elements + far.elements)
        #expect(circle.subtracting(far) == circle)
        #expect(circle.intersection(inner) == inner)
        #expect(circle.union(inner) == circle)
        #expect(Array(circle.subtracting(inner).elements.prefix(6)) == circle.elements)
        #expect(circle.union(circle.backwards) == circle)
        #expect(circle.symmetricDifference(circle.backwards).isEmpty)
        #expect(circle.intersection(far).isEmpty)
    }

    @Test func neighborsLoseTheEdgeBetweenThem() {
        let left = Path(CGRect(x: 0.1, y: 0.1, width: 10, height: 10))
        let right = Path(CGRect(x: 10.1, y: 0.1, width: 10, height: 10))
        #expect(left.union(right) == Path(CGRect(x: 0.1, y: 0.1, width: 20, height: 10)))
        #expect(left.intersection(right).isEmpty)
    }

    @Test func aCapsuleWithoutItsRoundEndHasNoHairs() {
        let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 51, height: 31), cornerRadius: 15.5, style: .circular)
        let end = Path(ellipseIn: CGRect(x: 0, y: 0, width: 31, height: 31))
        let rest = capsule.subtracting(end)
        #expect(end.subtracting(capsule).isEmpty)
        // What is right of the circle: two rectangles of 15.5 by 31 less half a disc, and the other end's half.
        #expect(abs(rest.signedArea - (35.5 - 15.5) * 31) < 0.1)
    }

    @Test func aResultIsItsOwnNormalForm() {
        var numbers = SplitMix(seed: 77)
        for _ in 0..<100 {
            let (first, second) = numbers.pair()
            let union = first.union(second)
            #expect(abs(union.normalized(eoFill: false).signedArea - union.signedArea) < 0.5)
            #expect(abs(union.normalized(eoFill: true).signedArea - union.signedArea) < 0.5)
        }
    }

    @Test(arguments: [1e-6, 1, 1e4, 1e8, 1e60])
    func sizeDoesNotMatter(scale: Double) {
        func square(_ x: Double, _ side: Double) -> Path {
            Path(CGRect(x: x * scale, y: x * scale, width: side * scale, height: side * scale))
        }
        let shared = square(0, 2).intersection(square(1, 2)).signedArea / scale / scale
        #expect(abs(shared - 1) < 1e-9)
        let disc = Path(ellipseIn: CGRect(x: -scale, y: -scale, width: 2 * scale, height: 2 * scale))
        let quarter = disc.intersection(square(0, 2)).signedArea / scale / scale
        #expect(abs(quarter - .pi / 4) < 1e-3)
    }

    @Test func aSmallHoleInAHugeRectangleIsRound() {
        let huge = Path(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
        let hole = Path(ellipseIn: CGRect(x: 3, y: 4, width: 10, height: 10))
        let rest = huge.subtracting(hole)
        #expect(abs(rest.signedArea - (4e8 - hole.signedArea)) < 1e-6)
        let cut = Path(CGRect(x: 8, y: -10_000, width: 10_000, height: 20_000)).intersection(hole)
        #expect(abs(cut.signedArea - hole.signedArea / 2) < 1e-3)
    }
}
