import Foundation
import KinoraBasics
import Testing

@testable import KinoraGeometry

@Suite struct PathQueryTests {
    @Test func boundsHugTheCurvesNotTheirControlPoints() {
        var numbers = SplitMix(seed: 21)
        for _ in 0..<100 {
            let path = numbers.curve(pieces: 4, in: -100...100)
            let dense = densePoints(path, 4000).joined()
            let bounds = path.boundingRect
            let (xs, ys) = (dense.map(\.x), dense.map(\.y))
            #expect(abs(bounds.minX - xs.min()!) < 1e-4 && abs(bounds.maxX - xs.max()!) < 1e-4)
            #expect(abs(bounds.minY - ys.min()!) < 1e-4 && abs(bounds.maxY - ys.max()!) < 1e-4)
            #expect(bounds.minX <= xs.min()! + 1e-12 && bounds.maxX >= xs.max()! - 1e-12)
        }
    }

    @Test func anEmptyPathHasNoBounds() {
        #expect(Path().boundingRect.isNull)
        #expect(Path(CGRect(x: 5, y: 5, width: -3, height: 2)).boundingRect == CGRect(x: 2, y: 5, width: 3, height: 2))
    }

    @Test func containmentAgreesWithAPolygonOfDensePoints() {
        var numbers = SplitMix(seed: 22)
        for _ in 0..<30 {
            let path = numbers.curve(pieces: 5, in: -50...50)
            let dense = densePoints(path, 500)[0]
            for _ in 0..<100 {
                let p = numbers.point(-60...60)
                if distance(from: p, toLinesBetween: dense + [dense[0]]) < 0.01 { continue }
                var winding = 0
                for (a, b) in zip(dense, dense.dropFirst() + [dense[0]]) where (a.y <= p.y) != (b.y <= p.y) {
                    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x > p.x { winding += b.y > a.y ? 1 : -1 }
                }
                #expect(path.contains(p) == (winding != 0))
                #expect(path.contains(p, eoFill: true) == (winding % 2 != 0))
            }
        }
    }

    @Test func shapesContainTheirInsideOnly() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)) && circle.contains(CGPoint(x: 8.4, y: 8.4)))
        #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)) && !circle.contains(CGPoint(x: 11, y: 5)))
        var ring = circle
        ring.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(circle.windingNumber(around: CGPoint(x: 5, y: 5)) == 1)
    }

    @Test func transformsKeepShapesSimpleWhereTheyCan() {
        let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        let moved = oval.offsetBy(dx: 3, dy: 4)
        #expect(moved.simpleShape == .ellipse(CGRect(x: 3, y: 4, width: 10, height: 20)))
        let scaled = Path(roundedRect: CGRect(x: 1, y: 1, width: 10, height: 10), cornerRadius: 2)
            .applying(CGAffineTransform(scaleX: 3, y: 3))
        #expect(
            scaled.simpleShape
                == .roundedRect(
                    CGRect(x: 3, y: 3, width: 30, height: 30), cornerSize: CGSize(width: 6, height: 6),
                    style: .continuous))
        #expect(oval.applying(CGAffineTransform(scaleX: -1, y: 1)).simpleShape == nil)
        #expect(oval.applying(CGAffineTransform(rotationAngle: 0.1)).simpleShape == nil)
    }

    @Test func transformingShapesEqualsTransformingTheirElements() {
        var numbers = SplitMix(seed: 23)
        let rect = CGRect(x: -7, y: 3, width: 40, height: 25)
        for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 7)] {
            for index in 0..<20 {
                var t = CGAffineTransform(scaleX: numbers.number(0.1...3), y: numbers.number(0.1...3))
                if index % 2 == 0 { t = t.rotated(by: numbers.number(-3...3)) }
                t = t.concatenating(CGAffineTransform(translationX: numbers.number(-9...9), y: 5))
                let (fast, slow) = (
                    densePoints(path.applying(t), 3),
                    densePoints(Path(elements: path.elements.map { $0.applying(t) }), 3)
                )
                #expect(fast.map(\.count) == slow.map(\.count))
                for (a, b) in zip(fast.joined(), slow.joined()) { #expect(distance(a, b) < 1e-9) }
            }
        }
    }
}
