import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct BooleanLimitTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
    func aPathThatCannotBeFilledIsEmpty(number: Double) {
        var broken = square
        broken.addLines([.zero, CGPoint(x: number, y: 3), CGPoint(x: 4, y: 4)])
        #expect(square.union(broken) == square)
        #expect(square.intersection(broken).isEmpty)
        #expect(square.subtracting(broken) == square)
        #expect(broken.normalized().isEmpty)
        #expect(broken.lineSubtraction(square).isEmpty)
        #expect(square.lineSubtraction(broken) == square)
    }

    @Test func nothingComesOfNothing() {
        let empty = Path()
        var dot = Path()
        dot.move(to: CGPoint(x: 3, y: 3))
        for nothing in [empty, dot, Path(.null), Path(.zero), Path(CGRect(x: 0, y: 0, width: 50, height: 0))] {
            #expect(nothing.normalized().isEmpty)
            #expect(nothing.union(nothing).isEmpty)
            #expect(square.union(nothing) == square)
            #expect(square.subtracting(nothing) == square)
            #expect(nothing.subtracting(square).isEmpty)
        }
    }

    @Test func manySmallShapesAreQuick() {
        // A checkerboard of 100 by 100 squares that touch at corners, and one square over a quarter of it.
        var board = Path()
        for row in 0..<100 {
            for column in 0..<100 where (row + column) % 2 == 0 {
                board.addRect(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        let quarter = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(board.intersection(quarter).signedArea == 1250)
        #expect(board.union(quarter).signedArea == 5000 + 1250)
        #expect(board.components(eoFill: false).count == 5000)
    }

    @Test func linesThroughOnePointAreQuick() {
        var star = Path()
        for index in 0..<200 {
            let angle = Double(index) * .pi / 200
            let (x, y) = (100 * cos(angle), 100 * sin(angle))
            star.move(to: CGPoint(x: x, y: y))
            star.addLine(to: CGPoint(x: -x, y: -y))
            star.addLine(to: CGPoint(x: -x + 1e-3, y: -y))
        }
        // Two hundred needles with bases of 1/1000 point to one side, each 200 points long.
        let area = star.normalized(eoFill: false).signedArea
        #expect(area > 0 && area < 200 * 0.1)
    }

    @Test func aHundredThousandSegmentsAreQuick() {
        var saw = Path()
        saw.move(to: CGPoint(x: 0, y: 100))
        for index in 0..<50_000 {
            saw.addLine(to: CGPoint(x: 0.01 * Double(index), y: 10))
            saw.addLine(to: CGPoint(x: 0.01 * Double(index) + 0.005, y: 20))
        }
        saw.addLine(to: CGPoint(x: 500, y: 100))
        let area = saw.intersection(Path(CGRect(x: 0, y: 15, width: 500, height: 5))).signedArea
        // Below y = 15 the teeth fill a half at the top and all at the bottom: three quarters of the strip.
        #expect(abs(area - 1875) < 5)
    }

    @Test func manyCrossingsAreFound() {
        var numbers = SplitMix(seed: 9)
        var tangle = Path()
        tangle.addLines((0..<300).map { _ in numbers.point(-100...100) })
        tangle.closeSubpath()
        let area = tangle.normalized(eoFill: true)
        var (inside, count) = (0, 0)
        for _ in 0..<500 {
            let point = numbers.point(-100...100)
            inside += tangle.contains(point, eoFill: true) == (area.windingNumber(around: point) == 1) ? 1 : 0
            count += 1
        }
        // Cells between thousands of crossings: a point or two may be within the grid's step of an edge.
        #expect(inside >= count - 1)
    }

    @Test func tooMuchIsGivenUp() {
        var path = square
        for index in 0...Outlines.mostLines { path.addLine(to: CGPoint(x: index & 7, y: 3)) }
        #expect(path.normalized().isEmpty)
        #expect(square.union(path).isEmpty)
        #expect(square.lineIntersection(path).isEmpty)
    }
}
