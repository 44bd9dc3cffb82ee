import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct BooleanLineTests {
    private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

    private func line(_ points: CGPoint...) -> Path {
        var path = Path()
        path.addLines(points)
        return path
    }

    @Test(arguments: [0.0, 10, 30, 49])
    func aChordIsAsLongAsPythagorasSays(height: Double) {
        let long = line(CGPoint(x: -80, y: height), CGPoint(x: 80, y: height))
        let chord = 2 * (2500 - height * height).squareRoot()
        // The circle's curves lie outside it by up to 1/3700 of the radius, which counts for more at its rim.
        let slack = 0.0136 * 50 / (2500 - height * height).squareRoot() * 2 + 1e-6
        let (inside, outside) = (long.lineIntersection(circle), long.lineSubtraction(circle))
        #expect(abs(PathMeasure(inside).length - chord) < slack)
        #expect(abs(PathMeasure(outside).length - (160 - chord)) < slack)
        #expect(inside.elements.count == 2)
        #expect(outside.elements.count == 4)
    }

    @Test func everyPieceIsOnTheSideItIsSaidToBe() {
        var numbers = SplitMix(seed: 3)
        for number in 0..<100 {
            let (lines, area) = numbers.pair()
            for eoFill in [false, true] {
                let inside = lines.lineIntersection(area, eoFill: eoFill)
                let outside = lines.lineSubtraction(area, eoFill: eoFill)
                let whole = PathMeasure(lines).length
                let both = PathMeasure(inside).length + PathMeasure(outside).length
                #expect(abs(both - whole) < 1e-3 * whole + 0.05, "\(number) \(both) \(whole)\n\(lines)\n\(area)")
                for (path, side) in [(inside, true), (outside, false)] {
                    for point in densePoints(path, 6).joined()
                    where area.contains(point, eoFill: eoFill) != side {
                        #expect(distance(from: point, to: area) < BooleanAreaTests.tolerance, "\(number) \(side)")
                    }
                }
            }
        }
    }

    @Test func wholeSubpathsStayClosed() {
        let small = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
        let far = Path(roundedRect: CGRect(x: 100, y: 0, width: 20, height: 20), cornerRadius: 5)
        var both = small
        both.addPath(far)
        #expect(both.lineIntersection(circle) == small)
        #expect(both.lineSubtraction(circle) == far)
        #expect(line(.zero, CGPoint(x: 3, y: 4)).lineIntersection(circle) == line(.zero, CGPoint(x: 3, y: 4)))
    }

    @Test func aCutSubpathIsOpenAndGoesOnOverItsSeam() {
        // The rectangle begins at its upper left corner, which lies inside.
        let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inside = rect.lineIntersection(circle)
        #expect(
            inside.elements == [
                .move(to: CGPoint(x: 0, y: 50)), .line(to: .zero), .line(to: CGPoint(x: 50, y: 0)),
            ])
        #expect(!rect.lineSubtraction(circle).elements.contains(.closeSubpath))
    }

    @Test func crossingsOfALineWithItselfDoNotCutIt() {
        let loop = line(
            CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 10, y: 20),
            CGPoint(x: 10, y: -20))
        #expect(loop.lineIntersection(circle) == loop)
        #expect(loop.lineSubtraction(circle).isEmpty)
    }
}
