import Foundation
import Testing

@testable import KinoraGeometry

@Suite("Core Graphics' and Core Animation's names")
struct CoreGraphicsTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12 }

    @Test("A quarter turn about z is the plane's quarter turn, and its inverse turns back")
    func rotation() {
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 7)
        #expect(CATransform3DIsAffine(turn))
        #expect(isClose(CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turn)), CGPoint(x: 0, y: 1)))
        let back = CATransform3DGetAffineTransform(CATransform3DInvert(turn))
        #expect(isClose(CGPoint(x: 0, y: 1).applying(back), CGPoint(x: 1, y: 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("What is added to a map comes before it")
    func order() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
        #expect(CGPoint.zero.applying(CATransform3DGetAffineTransform(moved)) == CGPoint(x: 20, y: 30))
        let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 10, 0), 2, 3, 1)
        #expect(CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(scaled)) == CGPoint(x: 12, y: 13))
    }

    @Test("A turned card in perspective is the one worked out by hand")
    func perspective() {
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 500
        t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        // x = 100 turns to (50, z = -86.6…); w = 1 + 86.6…/500.
        let z = 100 * 3.0.squareRoot() / 2
        let point = CGPoint(x: 100, y: 20).applying(ProjectionTransform(t))
        let w = 1 + z / 500
        #expect(abs(point.x - 50 / w) < 1e-9 && abs(point.y - 20 / w) < 1e-9)
    }

    @Test("A map without an inverse stays as it is")
    func singular() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("A path and its Core Graphics twin have the same elements")
    func twins() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
            path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
            path.closeSubpath()
        }
        #expect(Path(path.cgPath) == path)
        var seen: [(CGPathElementType, [CGPoint])] = []
        path.cgPath.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
            ]
            seen.append(
                (element.pointee.type, (0..<(counts[element.pointee.type] ?? 0)).map { element.pointee.points[$0] }))
        }
        #expect(seen.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(seen[1].1 == [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
        var types: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &types) { list in
            path.cgPath.apply(info: list) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        #expect(types == seen.map(\.0))
        #expect(seen[2].1 == [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 9)])
    }

    @Test("A path built step by step is the one that Path builds, and a copy does not change with it")
    func building() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let copy = path.copy()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let expected = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(Path(path) == expected)
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil).contains(CGPoint(x: 2, y: 2)))
        let outline = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
    }
}
