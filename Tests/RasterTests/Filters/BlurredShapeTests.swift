import Foundation
import KinoraGeometry
import KinoraPixels
import Testing

@testable import KinoraRaster

@Suite struct BlurredShapeTests {
    /// Exact-area coverage from 160 lines a pixel, whose ends `extent` gives, blurred by direct separable convolution.
    private static func worst(
        _ shape: BlurredShape, sigma: (Double, Double), area: PixelRect, extent: (_ y: Double) -> (Double, Double)?
    ) -> Double {
        var coverage = [[Double]](repeating: [Double](repeating: 0, count: area.width), count: area.height)
        for y in area.yRange {
            for line in 0..<160 {
                guard let (low, high) = extent(Double(y) + (Double(line) + 0.5) / 160) else { continue }
                for x in area.xRange {
                    coverage[y - area.y][x - area.x] +=
                        max(0, min(high, Double(x + 1)) - max(low, Double(x))) / 160 * 255
                }
            }
        }
        func weights(_ at: Int, _ range: Range<Int>, _ sigma: Double) -> [Double] {
            let gaussian = { (d: Int) in sigma > 0 ? exp(-Double(d * d) / (2 * sigma * sigma)) : (d == 0 ? 1 : 0) }
            let norm = (-200...200).reduce(0.0) { $0 + gaussian($1) }
            return range.map { gaussian($0 - at) / norm }
        }
        let wide = shape.bounds.xRange.map { x -> [Double] in
            let w = weights(x, area.xRange, sigma.0)
            return coverage.map { row in zip(row, w).reduce(0.0) { $0 + $1.0 * $1.1 } }
        }
        var worst = 0.0
        var row = [UInt8](repeating: 0, count: shape.bounds.width)
        for y in shape.bounds.yRange {
            shape.row(y, shape.bounds.xRange, into: &row)
            let w = weights(y, area.yRange, sigma.1)
            for x in 0..<row.count {
                let expected = zip(wide[x], w).reduce(0.0) { $0 + $1.0 * $1.1 }
                worst = max(worst, abs(expected - Double(row[x])))
            }
        }
        return worst
    }

    @Test(arguments: [0, 0.4, 0.8, 2, 5, 11])
    func rectanglesFollowTheGaussianIntegral(sigma: Double) throws {
        let rect = CGRect(x: 3.25, y: 4.5, width: 20.5, height: 12.75)
        let shape = BlurredShape(
            try #require(BlurredPlacement(.rect(rect), transform: .identity, sigmaX: sigma, sigmaY: sigma * 1.5)))
        let error = Self.worst(shape, sigma: (sigma, sigma * 1.5), area: PixelRect(x: 2, y: 3, width: 24, height: 16)) {
            $0 > rect.minY && $0 < rect.maxY ? (Double(rect.minX), Double(rect.maxX)) : nil
        }
        tell(
            "blurred rectangle in closed form, sigma \(sigma)", cases: shape.bounds.width * shape.bounds.height,
            worst: error)
        #expect(error <= 1)
    }

    @Test(arguments: [(2.0, 1.0), (10, 0.8), (3, 2), (10, 3), (20, 5), (4, 12)])
    func discsFollowTheIntegral(radius: Double, sigma: Double) throws {
        let rect = CGRect(x: 5.3, y: 6.1, width: radius, height: radius)
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        let shape = BlurredShape(
            try #require(BlurredPlacement(.ellipse(rect), transform: twice, sigmaX: sigma, sigmaY: sigma)))
        let (cx, cy) = (2 * (5.3 + radius / 2), 2 * (6.1 + radius / 2))
        let area = PixelRect(
            x: Int(cx - radius) - 1, y: Int(cy - radius) - 1, width: Int(2 * radius) + 3, height: Int(2 * radius) + 3)
        let error = Self.worst(shape, sigma: (sigma, sigma), area: area) {
            let half = radius * radius - ($0 - cy) * ($0 - cy)
            return half > 0 ? (cx - half.squareRoot(), cx + half.squareRoot()) : nil
        }
        tell(
            "blurred disc of radius \(radius), sigma \(sigma)", cases: shape.bounds.width * shape.bounds.height,
            worst: error)
        #expect(error <= 1)
    }

    @Test(arguments: [0.0, 1, 4, 10])
    func roundedRectanglesAndEllipsesLoseTheirCorners(sigma: Double) throws {
        let rect = CGRect(x: 2.25, y: 3.75, width: 40, height: 26)
        let shapes: [(String, Path.SimpleShape)] = [
            ("circular corners", .roundedRect(rect, cornerSize: CGSize(width: 9, height: 9), style: .circular)),
            ("continuous corners", .roundedRect(rect, cornerSize: CGSize(width: 7, height: 7), style: .continuous)),
            ("capsule", .roundedRect(rect, cornerSize: CGSize(width: 13, height: 13), style: .circular)),
            ("ellipse", .ellipse(rect)),
        ]
        for (name, simple) in shapes {
            let shape = BlurredShape(
                try #require(BlurredPlacement(simple, transform: .identity, sigmaX: sigma, sigmaY: sigma)))
            let path = Path(simple)
            let error = Self.worst(shape, sigma: (sigma, sigma), area: PixelRect(x: 1, y: 2, width: 43, height: 30)) {
                Self.extent(of: path, at: $0, middle: rect.midX, half: rect.width / 2)
            }
            tell("blurred \(name), sigma \(sigma)", cases: shape.bounds.width * shape.bounds.height, worst: error)
            #expect(error <= 1)
        }
    }

    /// Where a line across a convex path enters and leaves it, by bisection from its middle.
    private static func extent(of path: Path, at y: Double, middle: Double, half: Double) -> (Double, Double)? {
        guard path.contains(CGPoint(x: middle, y: y)) else { return nil }
        var (inside, outside) = (0.0, half + 1)
        for _ in 0..<20 {
            let x = (inside + outside) / 2
            if path.contains(CGPoint(x: middle + x, y: y)) { inside = x } else { outside = x }
        }
        return (middle - inside, middle + inside)
    }

    @Test func shapesThatAreKeptAreThoseThatWouldBeMade() throws {
        let kept = BlurredShapes()
        let corners = CGSize(width: 6, height: 6)
        let placements = try (0..<40).map { index in
            let rect = CGRect(x: 3, y: 4, width: 20 + Double(index % 9), height: 18)
            return try #require(
                BlurredPlacement(
                    .roundedRect(rect, cornerSize: corners, style: index % 2 == 0 ? .circular : .continuous),
                    transform: CGAffineTransform(translationX: CGFloat(index % 4) / 4, y: 0),
                    sigmaX: 1 + Double(index % 3), sigmaY: 2, offsetY: Double(index % 2)))
        }
        // Twice forwards, and once with some left out, so that some are found and others have been forgotten.
        for placement in placements + placements + placements.filter({ $0.sigmaX > 1 }) {
            let (found, made) = (kept.shape(placement), BlurredShape(placement))
            #expect(found.placement == placement)
            for y in placement.bounds.yRange {
                var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: placement.bounds.width), count: 2)
                found.row(y, placement.bounds.xRange, into: &rows[0])
                made.row(y, placement.bounds.xRange, into: &rows[1])
                #expect(rows[0] == rows[1])
            }
        }
    }

    @Test func shapesWithoutAClosedFormAreDeclined() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
        let turned = CGAffineTransform(rotationAngle: 0.3)
        #expect(BlurredPlacement(.rect(rect), transform: turned, sigmaX: 3, sigmaY: 3) == nil)
        #expect(BlurredPlacement(.rect(rect), transform: .identity, sigmaX: .nan, sigmaY: 3) == nil)
        #expect(
            BlurredPlacement(
                .rect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), transform: .identity, sigmaX: 3,
                sigmaY: 3) == nil)
        #expect(
            BlurredPlacement(.ellipse(CGRect(x: 0, y: 0, width: 8, height: 8)), transform: turned, sigmaX: 3, sigmaY: 3)
                != nil)
    }

    @Test func theErrorFunctionHasSevenDigits() {
        var worst = 0.0
        for i in -800...800 { worst = max(worst, abs(ErrorFunction.erf(Double(i) / 100) - erf(Double(i) / 100))) }
        #expect(worst < 2e-7)
    }
}
