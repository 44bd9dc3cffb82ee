import Foundation
import KinoraGeometry
import KinoraScene
import Testing

@testable import KinoraRaster

/// One plain fill behind a projection is drawn by its outline: against the areas of the projected shape, and against the way
/// that other content takes.
@Suite struct ProjectedFillTests {
    /// A card turned away from the viewer.
    private let projection: ProjectionTransform = {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (0.8, 0.1, 0.002)
        (m.m21, m.m22, m.m23) = (-0.15, 0.9, -0.001)
        (m.m31, m.m32, m.m33) = (9, 6, 1)
        return m
    }()

    private func frame(_ nodes: [Node]) throws -> [UInt32] {
        try Rasterizer(scale: 1).render(
            FrameScene(
                size: CGSize(width: 80, height: 70), background: .black, nodes: [.layer(.projection(projection), nodes)]
            )
        ).pixels
    }

    private func project(_ x: Double, _ y: Double) -> (Double, Double) {
        let m = projection
        let w = Double(m.m13) * x + Double(m.m23) * y + Double(m.m33)
        return (
            (Double(m.m11) * x + Double(m.m21) * y + Double(m.m31)) / w,
            (Double(m.m12) * x + Double(m.m22) * y + Double(m.m32)) / w
        )
    }

    @Test("its pixels are the covered areas of the projected shape")
    func areas() throws {
        let circle = CGRect(x: 14, y: 9, width: 40, height: 34)
        let pixels = try frame([.fill(Fill(Path(ellipseIn: circle), paint: .color(.white)))])
        // Whether a device position lies in the ellipse, by the inverse map.
        let m = projection, det = Double(m.determinant)
        func inside(_ x: Double, _ y: Double) -> Bool {
            func cofactor(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
                Double(a * d - b * c) / det
            }
            let u =
                x * cofactor(m.m22, m.m23, m.m32, m.m33) - y * cofactor(m.m21, m.m23, m.m31, m.m33)
                + cofactor(m.m21, m.m22, m.m31, m.m32)
            let v =
                -x * cofactor(m.m12, m.m13, m.m32, m.m33) + y * cofactor(m.m11, m.m13, m.m31, m.m33)
                - cofactor(m.m11, m.m12, m.m31, m.m32)
            let w =
                x * cofactor(m.m12, m.m13, m.m22, m.m23) - y * cofactor(m.m11, m.m13, m.m21, m.m23)
                + cofactor(m.m11, m.m12, m.m21, m.m22)
            let (px, py) = (u / w, v / w)
            let (dx, dy) = ((px - 34) / 20, (py - 26) / 17)
            return dx * dx + dy * dy <= 1
        }
        var worst = 0.0, covered = 0
        for y in 0..<70 {
            for x in 0..<80 {
                var hits = 0
                for j in 0..<32 {
                    for i in 0..<32 where inside(Double(x) + (Double(i) + 0.5) / 32, Double(y) + (Double(j) + 0.5) / 32)
                    { hits += 1 }
                }
                covered += hits > 0 ? 1 : 0
                worst = max(worst, abs(Double(hits) / 1024 * 255 - Double(pixels[y * 80 + x] & 255)))
            }
        }
        #expect(covered > 500)
        // The grid of samples is itself off by up to a percent along an edge.
        #expect(worst <= 4)
    }

    @Test("corners land where the map takes them")
    func corners() throws {
        let rect = CGRect(x: 10, y: 10, width: 50, height: 40)
        let pixels = try frame([.fill(Fill(Path(rect), paint: .color(.white)))])
        var sum = 0.0
        for pixel in pixels { sum += Double(pixel & 255) / 255 }
        let p = [project(10, 10), project(60, 10), project(60, 50), project(10, 50)]
        var area = 0.0
        for i in 0..<4 { area += p[i].0 * p[(i + 1) % 4].1 - p[(i + 1) % 4].0 * p[i].1 }
        #expect(abs(sum - abs(area) / 2) < 1)
    }

    @Test("what reaches behind the viewer is cut, and exact up to there")
    func near() throws {
        var steep = projection
        steep.m13 = -0.02
        let box = CGRect(x: 0, y: 0, width: 70, height: 60)
        let outline = try #require(ProjectedOutline(Path(box), box: box, steep))
        #expect(outline.isDeep)
        let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 40))
        var path = Path(box)
        path.addPath(hole)
        let fill = Node.fill(Fill(path, rule: .evenOdd, paint: .color(.white)))
        func frame(_ nodes: [Node]) throws -> [UInt32] {
            try Rasterizer(scale: 1).render(
                FrameScene(
                    size: CGSize(width: 80, height: 70), background: .black, nodes: [.layer(.projection(steep), nodes)])
            ).pixels
        }
        let pixels = try frame([fill])
        #expect(try pixels == frame([.group([fill])]))
        let inverse = steep.inverted()
        func inside(_ x: Double, _ y: Double) -> Bool {
            let w = Double(inverse.m13) * x + Double(inverse.m23) * y + Double(inverse.m33)
            guard w > 0 else { return false }
            let u = (Double(inverse.m11) * x + Double(inverse.m21) * y + Double(inverse.m31)) / w
            let v = (Double(inverse.m12) * x + Double(inverse.m22) * y + Double(inverse.m32)) / w
            let (dx, dy) = ((u - 35) / 30, (v - 25) / 20)
            return u >= 0 && u <= 70 && v >= 0 && v <= 60 && dx * dx + dy * dy > 1
        }
        var worst = 0.0
        for y in 0..<70 {
            for x in 0..<80 {
                var hits = 0
                for j in 0..<32 {
                    for i in 0..<32 where inside(Double(x) + (Double(i) + 0.5) / 32, Double(y) + (Double(j) + 0.5) / 32)
                    { hits += 1 }
                }
                worst = max(worst, abs(Double(hits) / 1024 * 255 - Double(pixels[y * 80 + x] & 255)))
            }
        }
        // The samples themselves are off by that much along steep edges.
        #expect(worst <= 6)
    }

    @Test("a shape behind the viewer draws nothing, and one that is only partly so leaves no line")
    func behind() throws {
        var turned = ProjectionTransform()
        turned.m13 = -0.1
        let box = CGRect(x: 20, y: 0, width: 30, height: 30)
        let outline = try #require(ProjectedOutline(Path(box), box: box, turned))
        #expect(outline.bounds.isEmpty && !outline.isDeep)
    }
}
