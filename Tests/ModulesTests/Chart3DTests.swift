import Foundation
import KinoraScene
import KinoraStage
import KinoraViews
import Testing

@testable import Charts

/// Charts with three axes: where places of the box are drawn, what the axes go over, and what lies in front.
@MainActor
struct Chart3DTests {
    private func space(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection = .orthographic) -> Chart3DSpace {
        Chart3DSpace(pose, projection, CGSize(width: 190, height: 300))
    }

    private func isAt(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool {
        abs(point.x - CGFloat(x)) < 1e-9 && abs(point.y - CGFloat(y)) < 1e-9
    }

    @Test(
        "From the front x goes to the right and y up; from above z goes down; turned by a right angle z goes to the right"
    )
    func poses() {
        // The shorter side is 1.9 sides of the box, so that one is 100 points long.
        #expect(isAt(space(.front).place(Chart3DPoint(x: 0.5, y: 0.25, z: 0.3)), 95 + 50, 150 - 25))
        #expect(isAt(space(.top).place(Chart3DPoint(x: 0.5, y: 0.25, z: 0.3)), 95 + 50, 150 + 30))
        #expect(isAt(space(.left).place(Chart3DPoint(x: 0.5, y: 0.25, z: 0.3)), 95 + 30, 150 - 25))
        #expect(isAt(space(.back).place(Chart3DPoint(x: 0.5, y: 0.25, z: 0.3)), 95 - 50, 150 - 25))
    }

    @Test("In perspective what is nearer is larger, by the distance of three sides; else all is alike")
    func perspective() {
        let (near, far) = (Chart3DPoint(x: 0.4, y: 0, z: 0.5), Chart3DPoint(x: 0.4, y: 0, z: -0.5))
        let seen = space(.front, .perspective)
        #expect(isAt(seen.place(near), 95 + 40 * 3 / 2.5, 150) && isAt(seen.place(far), 95 + 40 * 3 / 3.5, 150))
        #expect(seen.length(0.1, at: near) == CGFloat(10 * 3 / 2.5))
        #expect(space(.front).place(near) == space(.front).place(far))
    }

    @Test("A turn keeps all distances from the middle", arguments: [0.0, 33, 120, -75, 260])
    func distances(angle: Double) {
        let turned = space(Chart3DPose(azimuth: .degrees(angle), inclination: .degrees(angle / 2)))
            .turned(Chart3DPoint(x: 0.1, y: -0.4, z: 0.3))
        let length = turned.x * turned.x + turned.y * turned.y + turned.z * turned.z
        #expect(abs(length - 0.26) < 1e-12)
    }

    @Test("An axis goes over its domain, or over round numbers around its values; categories share it")
    func axes() {
        let numbers = Chart3DAxis([.number(1), .number(9)], _ScaleDomain(), usual: -1...1)
        #expect(
            numbers.low == 0 && numbers.high == 10 && numbers.place(.number(5)) == 0 && numbers.value(at: 0.5) == 10)
        let said = Chart3DAxis([.number(1)], (2.0...4.0)._values, usual: -1...1)
        #expect(said.place(.number(2)) == -0.5 && said.place(.number(4)) == 0.5)
        let names = Chart3DAxis([.category("a"), .category("b"), .category("a")], _ScaleDomain(), usual: -1...1)
        #expect(names.place(.category("a")) == -0.25 && names.place(.category("b")) == 0.25)
        #expect(names.ticks.map(\.title) == ["a", "b"] && names.place(.category("c")) == nil)
        let none = Chart3DAxis([], _ScaleDomain(), usual: -1...1)
        #expect(none.low == -1 && none.high == 1)
    }

    private func fills(_ view: some View) throws -> [Fill] {
        var found: [Fill] = []
        func visit(_ nodes: [Node]) {
            for node in nodes {
                switch node {
                case .fill(let fill): found.append(fill)
                case .group(let children), .layer(_, let children): visit(children)
                default: break
                }
            }
        }
        visit(try Stage(size: CGSize(width: 200, height: 200), duration: 1) { view }.scene(at: 0).nodes)
        return found
    }

    @Test("Points are spheres with a light; the nearer one is drawn last, whatever the order in the source")
    func points() throws {
        func order(_ values: [(Double, Double)]) throws -> [Double] {
            let chart = Chart3D {
                ForEach(values, id: \.0) { value in
                    PointMark(x: .value("x", value.0), y: .value("y", 0.5), z: .value("z", value.1))
                }
            }
            .chart3DPose(.front).chartXScale(domain: 0...1).chartZScale(domain: 0...1)
            // Each point is its color and its light.
            return try fills(chart).map { Double($0.path.boundingRect.midX) }
        }
        let (a, b) = (try order([(0.25, 0.1), (0.75, 0.9)]), try order([(0.75, 0.9), (0.25, 0.1)]))
        #expect(a.count == 4 && a == b && a[0] == a[1] && a[0] < 100 && a[2] > 100)
    }

    @Test(
        "A surface has a piece for each part of its ground, colored by its height; there is none where there is no number"
    )
    func surfaces() throws {
        let pieces = Chart3DDrawing.pieces * Chart3DDrawing.pieces
        let whole = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z }.foregroundStyle(.heightBased) }
        let colors = try fills(whole).map(\.paint)
        #expect(colors.count == pieces && Set(colors.map { "\($0)" }).count > 30)
        let half = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x < 0 ? .nan : x } }
        #expect(try fills(half).count == pieces / 2)
    }
}
