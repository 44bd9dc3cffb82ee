import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct PathMeasureTests {
    /// Sums of chords from many samples, improved once by Richardson's extrapolation (chords err by O(h²)).
    private func sampledLength(_ path: Path, _ count: Int) -> Double {
        func chords(_ count: Int) -> Double {
            densePoints(path, count).map { contour in
                zip(contour, contour.dropFirst()).map { distance($0, $1) }.reduce(0, +)
            }.reduce(0, +)
        }
        return (4 * chords(2 * count) - chords(count)) / 3
    }

    @Test func lengthsAreExactToOnePartInAMillion() {
        var numbers = SplitMix(seed: 51)
        for _ in 0..<60 {
            let path = numbers.curve(pieces: 3, in: -100...100)
            let measured = PathMeasure(path).length
            #expect(abs(measured - sampledLength(path, 2000)) < 1e-6 * measured)
        }
    }

    @Test func cuspsAndCurvesThatReturnOnThemselvesAreMeasuredToo() {
        var cusp = Path()
        cusp.move(to: .zero)
        cusp.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 0, y: 100))
        #expect(abs(PathMeasure(cusp).length - sampledLength(cusp, 20_000)) < 1e-5)
        // There and back on a line: out to x = 75, as 100 · 3 (t − t²) at its middle, and home again.
        var back = Path()
        back.move(to: .zero)
        back.addCurve(to: .zero, control1: CGPoint(x: 100, y: 0), control2: CGPoint(x: 100, y: 0))
        #expect(abs(PathMeasure(back).length - 150) < 1e-6)
        var quad = Path()
        quad.move(to: .zero)
        quad.addQuadCurve(to: .zero, control: CGPoint(x: 0, y: 80))
        #expect(abs(PathMeasure(quad).length - 80) < 1e-6)
    }

    @Test func aCirclesLengthIsThatOfItsFourCubics() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(abs(PathMeasure(circle).length - 2 * .pi) < 2e-4 * 2 * .pi)
        #expect(abs(PathMeasure(circle).length - sampledLength(circle, 4000)) < 1e-9)
    }

    @Test func pointsAtADistanceLieThatFarAlong() throws {
        var numbers = SplitMix(seed: 52)
        for _ in 0..<20 {
            let path = numbers.curve(pieces: 4, in: -100...100)
            let measure = PathMeasure(path)
            for _ in 0..<20 {
                let s = numbers.number(0...measure.length)
                let before = measure.path(from: 0, to: s)
                #expect(abs(PathMeasure(before).length - s) < 1e-6 * measure.length)
                let place = try #require(measure.point(at: s))
                #expect(distance(place.point, before.currentPoint!) < 1e-7)
                #expect(abs(place.tangent.length - 1) < 1e-12)
                // The tangent is where the point goes next.
                let ahead = try #require(measure.point(at: s + 1e-5))
                let step =
                    (ahead.point.x - place.point.x) * place.tangent.x + (ahead.point.y - place.point.y)
                    * place.tangent.y
                if s + 1e-4 < measure.length && distance(ahead.point, place.point) > 0.99e-5 { #expect(step > 0.9e-5) }
            }
        }
    }

    @Test func halfwayAlongACircleIsNineOClock() throws {
        let place = try #require(
            PathMeasure(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))).point(atFraction: 0.5))
        #expect(distance(place.point, CGPoint(x: 0, y: 5)) < 1e-9)
        #expect(abs(place.tangent.x) < 1e-9 && abs(place.tangent.y + 1) < 1e-9)
    }

    @Test func trimsSplitTheLength() {
        var numbers = SplitMix(seed: 53)
        var path = numbers.curve(pieces: 3, in: 0...50)
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: 60, y: 0, width: 30, height: 20))
        path.addRect(CGRect(x: 0, y: 60, width: 10, height: 10))
        let whole = PathMeasure(path).length
        for _ in 0..<40 {
            let (a, b) = (numbers.number(0...1), numbers.number(0...1))
            let (from, to) = (min(a, b), max(a, b))
            let trimmed = path.trimmedPath(from: from, to: to)
            #expect(abs(PathMeasure(trimmed).length - (to - from) * whole) < 2e-6 * whole)
        }
    }

    @Test func partsAreThoseOfAFreshMeasureWhateverWasMeasuredBefore() {
        var numbers = SplitMix(seed: 54)
        let outline = Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 60), cornerRadius: 12)
        var paths = [outline, Path(outline.description)!, numbers.curve(pieces: 2, in: 0...50)]
        paths += [
            numbers.curve(pieces: 100, in: 0...50), Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 7)), Path(),
        ]
        for _ in 0..<200 {
            let path = paths[min(paths.count - 1, Int(numbers.number(0...Double(paths.count))))]
            let (from, measure) = (numbers.number(0...0.6), PathMeasure(path))
            let part = measure.path(from: from * measure.length, to: (from + 0.3) * measure.length)
            #expect(path.trimmedPath(from: from, to: from + 0.3) == part)
        }
    }

    @Test func trimsFollowSwiftUIsRules() {
        let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(rect.trimmedPath(from: 0, to: 1) == rect)
        #expect(rect.trimmedPath(from: -3, to: 7) == rect)
        #expect(rect.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(rect.trimmedPath(from: 0.8, to: 0.2).isEmpty)
        #expect(rect.trimmedPath(from: .nan, to: .nan).isEmpty)
        #expect(rect.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        // The closing line counts as a line, and the end is open.
        #expect(rect.trimmedPath(from: 0.7, to: 1).description.hasSuffix("0 10 l 0 0 l"))
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func subpathsInsideATrimStayClosed() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(
            path.trimmedPath(from: 0, to: 0.75).description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l")
    }

    @Test func aWindowWrapsAroundTheSeamInOnePiece() {
        let measure = PathMeasure(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(measure.wrappedPath(from: 35, to: 45).description == "0 5 m 0 0 l 5 0 l")
        #expect(measure.wrappedPath(from: -5, to: 5).description == "0 5 m 0 0 l 5 0 l")
        #expect(measure.wrappedPath(from: 75, to: 85).description == "0 5 m 0 0 l 5 0 l")
        #expect(measure.wrappedPath(from: 12, to: 14).description == "10 2 m 10 4 l")
        #expect(measure.wrappedPath(from: 3, to: 43) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(measure.wrappedPath(from: 3, to: 3).isEmpty)
        #expect(measure.wrappedPath(from: .nan, to: 3).isEmpty)
        var open = Path()
        open.addLines([.zero, CGPoint(x: 10, y: 0)])
        #expect(PathMeasure(open).wrappedPath(from: 8, to: 12).description == "8 0 m 10 0 l 0 0 m 2 0 l")
    }

    @Test func pathsWithoutLengthHaveNoPlaces() {
        #expect(PathMeasure(Path()).point(at: 0) == nil)
        var dot = Path()
        dot.move(to: CGPoint(x: 3, y: 4))
        dot.addLine(to: CGPoint(x: 3, y: 4))
        #expect(PathMeasure(dot).point(at: 1)?.point == CGPoint(x: 3, y: 4))
        #expect(PathMeasure(dot).length == 0)
    }
}
