import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Strokes that are drawn several times")
struct KeptStrokesTests {
    private static let frame = PixelRect(x: 0, y: 0, width: 400, height: 300)

    private static func key(_ x: Double, visible: PixelRect = frame, _ transform: CGAffineTransform = .identity)
        -> StrokeKey
    {
        StrokeKey(rectangle(x, 20, 50, 60), StrokeStyle(lineWidth: 3), transform, visible: visible)
    }

    private static func keep(_ key: StrokeKey, in kept: KeptStrokes) {
        kept.keep(StrokeCoverage(box: key.box), for: key)
    }

    @Test("are found again, wherever they are seen as a whole")
    func found() {
        let kept = KeptStrokes()
        Self.keep(Self.key(100), in: kept)
        #expect(kept.coverage(of: Self.key(100)) != nil)
        #expect(kept.coverage(of: Self.key(101)) == nil)
        #expect(kept.coverage(of: Self.key(100, CGAffineTransform(scaleX: 2, y: 1))) == nil)
        #expect(kept.coverage(of: Self.key(100, visible: PixelRect(x: 90, y: 0, width: 80, height: 90))) != nil)
        #expect(kept.coverage(of: Self.key(100, visible: PixelRect(x: 120, y: 0, width: 80, height: 90))) == nil)
    }

    @Test("are forgotten where a frame did not ask for them")
    func forgotten() {
        let kept = KeptStrokes()
        Self.keep(Self.key(100), in: kept)
        for _ in 0..<3 {
            kept.beginFrame()
            #expect(kept.coverage(of: Self.key(100)) != nil)
        }
        kept.beginFrame()
        kept.beginFrame()
        #expect(kept.coverage(of: Self.key(100)) == nil)
    }

    @Test("are hardly kept any more where none is asked for again, until one is")
    func credit() {
        let kept = KeptStrokes()
        func keeps(_ frame: Int) -> Int {
            kept.beginFrame()
            return (0..<100).count { index in
                let isOpen = kept.isOpen
                Self.keep(Self.key(Double(frame) + Double(index) / 100), in: kept)
                return isOpen
            }
        }
        // What the first frame kept takes all places in the second.
        #expect((0..<4).map(keeps) == [64, 0, 2, 2])
        for _ in 0..<8 { _ = kept.coverage(of: Self.key(3)) }
        #expect(keeps(4) == 32)
    }

    @Test("have the same pixels in all parts of a frame, in other colors, blurred, and cut off by what is seen")
    func pixels() throws {
        var line = Path()
        line.move(to: CGPoint(x: 30, y: 200))
        line.addCurve(
            to: CGPoint(x: 380, y: 120), control1: CGPoint(x: 500, y: -200), control2: CGPoint(x: -90, y: 420))
        let tall = Path(roundedRect: CGRect(x: -20, y: 30, width: 300, height: 2600), cornerRadius: 40)
        func scene(_ color: RGBA, _ x: Double) -> FrameScene {
            let strokes: [Node] = [line, tall].map {
                .stroke(Stroke($0, style: StrokeStyle(lineWidth: 9, lineCap: .round), paint: .color(color)))
            }
            let dot = Node.fill(Fill(rectangle(x, 150, 7, 7), paint: .color(.white)))
            return FrameScene(
                size: CGSize(width: 400, height: 300), background: .black,
                nodes: [.layer(.filter(.blur(sigma: 4, opaque: false, bounds: .zero)), strokes)] + strokes + [dot])
        }
        let sequence = SequenceRasterizer(scale: 1)
        for (color, x) in [("#F04020", 10.0), ("#20F040", 10), ("#20F040", 200), ("#20F04080", 350), ("#20F04080", 40)]
        {
            let scene = scene(RGBA(hex: color)!, x)
            try sequence.draw(scene)
            #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene)))
        }
    }
}
