import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// What a scene file may ask for is counted before it is drawn.
@Suite struct SceneWorkTests {
    private static let black = Paint.color(.black)

    private func error(_ nodes: [Node], side: Double = 64, scale: Double = 1) -> String? {
        do {
            try SceneWork.check(
                FrameScene(size: CGSize(width: side, height: side), nodes: nodes), scale: scale)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func curves(_ count: Int) -> Path {
        var path = Path()
        for index in 0..<count {
            path.move(to: CGPoint(x: index % 64, y: index % 61))
            path.addCurve(
                to: CGPoint(x: 9, y: index % 33), control1: CGPoint(x: 90, y: index % 50),
                control2: CGPoint(x: 50, y: 50))
        }
        return path
    }

    @Test("Numbers that are not finite cost little, and stop nothing")
    func notFinite() {
        let line = Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 5)]) }
        for value in [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude] {
            for cap in [CGLineCap.butt, .round] {
                let wide = Stroke(
                    line, style: StrokeStyle(lineWidth: value, lineCap: cap, dash: [3]), paint: Self.black)
                let plain = Stroke(
                    line, style: StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: .round), paint: Self.black)
                let map = CGAffineTransform(a: 1e300, b: value, c: 0, d: 1, tx: 0, ty: value)
                for stroke in [wide, plain] {
                    #expect(error([.stroke(stroke), .layer(.transform(map), [.stroke(stroke)])]) == nil, "\(value)")
                }
            }
        }
    }

    @Test("Estimates of edges are never below half of the lines that are drawn, and not above four times as many")
    func edges() {
        let path = curves(50)
        let visible = CGRect(x: 0, y: 0, width: 64, height: 64)
        var styles: [StrokeStyle?] = [nil]
        for width in [0.1, 2, 30] {
            for (cap, join) in [(CGLineCap.butt, CGLineJoin.miter), (.round, .round)] {
                for dash in [[], [3, 2], [1000, 1]] as [[CGFloat]] {
                    styles.append(StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join, dash: dash))
                }
            }
        }
        for style in styles {
            var lines = Polylines()
            let cost: PathCost
            if let style {
                let tolerance = ShapePainter.strokeTolerance
                path.stroke(into: &lines, style: style, tolerance: tolerance, visible: visible)
                cost = PathCost(stroking: path, style, .identity, tolerance: tolerance, visible: visible)
            } else {
                let tolerance = ShapePainter.curveTolerance
                path.flatten(into: &lines, tolerance: tolerance, visible: visible)
                cost = PathCost(filling: path, .identity, tolerance: tolerance, visible: visible)
            }
            let ratio = Double(cost.edges) / Double(lines.count)
            #expect(ratio > 0.5 && ratio < 4, "\(ratio) for \(String(describing: style))")
        }
    }

    @Test("Each limit names itself and the node at which it is exceeded")
    func limits() {
        let square = Path(CGRect(x: 0, y: 0, width: 8000, height: 8000))
        let full = Node.fill(Fill(square, paint: Self.black))
        let dashed = Node.stroke(
            Stroke(curves(1), style: StrokeStyle(lineWidth: 0.1, dash: [0.0005]), paint: Self.black))
        #expect(
            error([full, .fill(Fill(curves(90_000), paint: Self.black))])
                == "nodes[1]: this shape has more than 4194304 edges")
        let some = Node.fill(Fill(curves(40_000), paint: Self.black))
        #expect(error(Array(repeating: some, count: 3)) == nil)
        #expect(
            error(Array(repeating: some, count: 30))?.hasSuffix("the scene has more than 16777216 edges") == true)
        #expect(
            error([.group(Array(repeating: dashed, count: 20))])
                == "nodes[0].group[10]: up to here the scene has more than 1048576 dashes")
        #expect(
            error(Array(repeating: full, count: 200), side: 8000)
                == "nodes[134]: up to here the scene has more than 8589934592 pixels to paint")
        #expect(error(Array(repeating: full, count: 200), side: 800) == nil)
        let blurred = Node.layer(.filter(.blur(sigma: 4, opaque: false, bounds: .null)), [full])
        #expect(
            error(Array(repeating: blurred, count: 20), side: 8000)
                == "nodes[8]: up to here the scene has more than 1073741824 pixels to filter")
        #expect(
            error(Array(repeating: .layer(.isolate, []), count: 300_000))
                == "nodes[262144]: up to here the scene has more than 262144 layers")
    }

    @Test("Layers that are open at once are counted with their clips and masks, and only as large as they are seen")
    func nesting() {
        let square = Path(CGRect(x: 0, y: 0, width: 8000, height: 8000))
        var nodes = [Node.fill(Fill(square, paint: Self.black))]
        for _ in 0..<20 {
            nodes = [.layer(.clip(Path(ellipseIn: square.boundingRect), rule: .nonzero, inverse: false), nodes)]
        }
        #expect(
            error(nodes, side: 8000)?.contains("the layers open at one moment have more than 268435456 pixels") == true)
        #expect(error(nodes, side: 80) == nil)
        #expect(error(nodes, side: 80, scale: 0.5) == nil)
    }

    @Test("The pictures that the tests draw stay far below every limit")
    func usual() throws {
        var generator = SceneGenerator(seed: 1)
        for _ in 0..<50 { #expect(throws: Never.self) { try SceneWork.check(generator.scene(), scale: 2) } }
    }
}
