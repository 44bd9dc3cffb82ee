import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("A frame after another")
struct SequenceRasterizerTests {
    @Test("is drawn in the part that changes alone")
    func part() throws {
        let sequence = SequenceRasterizer(scale: 2)
        func scene(_ x: Double) -> FrameScene { Self.scene(movingTo: x) }
        #expect(try sequence.draw(scene(10)) == .all)
        #expect(try sequence.draw(scene(10)) == .none)
        // From 10...20 to 12...22, 30...40 down: at two pixels per point, in whole pixels.
        #expect(try sequence.draw(scene(12)) == .within([PixelRect(x: 20, y: 60, width: 24, height: 20)]))
        #expect(sequence.frame == (try Rasterizer(scale: 2).render(scene(12))))
    }

    @Test(
        "is drawn in one part where each walk through the scene costs more than the pixels between",
        arguments: [10, 3000])
    func walks(leaves: Int) throws {
        func scene(_ color: RGBA) -> FrameScene {
            func dot(_ x: Double, _ color: RGBA) -> Node {
                .fill(Fill(Path(.rect(CGRect(x: x, y: 10, width: 5, height: 5))), paint: .color(color)))
            }
            let still = (0..<leaves).map { dot(Double($0 % 300), .black) }
            return FrameScene(
                size: CGSize(width: 400, height: 100), background: .white,
                nodes: [dot(2, color)] + still + [dot(390, color)])
        }
        let sequence = SequenceRasterizer(scale: 1)
        try sequence.draw(scene(.white))
        let apart = [PixelRect(x: 2, y: 10, width: 5, height: 5), PixelRect(x: 390, y: 10, width: 5, height: 5)]
        let together = [PixelRect(x: 2, y: 10, width: 393, height: 5)]
        #expect(try sequence.draw(scene(.black)) == .within(leaves < 100 ? apart : together))
        #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene(.black))))
    }

    @Test("is drawn whole where the background, the size or most of it changes")
    func whole() throws {
        let sequence = SequenceRasterizer(scale: 1)
        var scene = Self.scene(movingTo: 10)
        try sequence.draw(scene)
        scene.background = .black
        #expect(try sequence.draw(scene) == .all)
        scene.size.width += 1
        #expect(try sequence.draw(scene) == .all)
        scene.nodes.append(.fill(Fill(Path(.rect(CGRect(x: 0, y: 0, width: 200, height: 90))), paint: .color(.white))))
        #expect(try sequence.draw(scene) == .all)
    }

    @Test("is drawn from nothing where that is asked for")
    func fromNothing() throws {
        let sequence = SequenceRasterizer(scale: 1, takesOver: false)
        for _ in 0..<2 { #expect(try sequence.draw(Self.scene(movingTo: 10)) == .all) }
    }

    @Test("includes all of a blur's reach, and all that a material looks at")
    func reach() throws {
        let dot = Node.fill(Fill(Path(ellipseIn: CGRect(x: 90, y: 40, width: 8, height: 8)), paint: .color(.black)))
        let still = Node.fill(Fill(Path(.rect(CGRect(x: 3, y: 3, width: 20, height: 20))), paint: .color(.black)))
        func scene(_ nodes: [Node]) -> FrameScene {
            FrameScene(size: CGSize(width: 200, height: 100), background: .white, nodes: nodes)
        }
        let blur = { (content: [Node]) in
            scene([.layer(.filter(.blur(sigma: 5, opaque: false, bounds: .zero)), content)])
        }
        let sheet = Node.backdrop(
            Backdrop(
                Path(.rect(CGRect(x: 60, y: 20, width: 50, height: 50))), effect: .material(.thin, dark: false)))
        for (old, new) in [
            (blur([still, still]), blur([still, dot])), (scene([still, sheet]), scene([dot, sheet])),
        ] {
            let sequence = SequenceRasterizer(scale: 1)
            try sequence.draw(old)
            try sequence.draw(new)
            #expect(sequence.frame == (try Rasterizer(scale: 1).render(new)))
        }
    }

    @Test("knows of what looks behind it in layers of layers")
    func layersOfLayers() throws {
        let still = Node.fill(Fill(Path(.rect(CGRect(x: 3, y: 3, width: 20, height: 20))), paint: .color(.black)))
        func dot(_ x: Double) -> Node {
            .fill(Fill(Path(ellipseIn: CGRect(x: x, y: 40, width: 8, height: 8)), paint: .color(.black)))
        }
        let sheet = Node.backdrop(
            Backdrop(
                Path(.rect(CGRect(x: 60, y: 20, width: 50, height: 50))), effect: .material(.thin, dark: false)))
        let moved = LayerOperation.transform(CGAffineTransform(translationX: 1, y: 2))
        for content in [[sheet], [.layer(.blend(.multiply), [sheet])], [.group([still, sheet])]] as [[Node]] {
            for layer in [.isolate, .opacity(0.5), moved] as [LayerOperation] {
                func scene(_ x: Double, _ last: [Node]) -> FrameScene {
                    FrameScene(
                        size: CGSize(width: 200, height: 100), background: .white,
                        nodes: [.layer(moved, [.layer(moved, [still, dot(x), .layer(layer, [dot(x)] + last)])])])
                }
                let sequence = SequenceRasterizer(scale: 1)
                for scene in [scene(90, content), scene(94, content), scene(94, [still]), scene(98, content)] {
                    try sequence.draw(scene)
                    #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene)))
                }
            }
        }
    }

    private static func scene(movingTo x: Double) -> FrameScene {
        let box = Path(.rect(CGRect(x: x, y: 30, width: 10, height: 10)))
        return FrameScene(
            size: CGSize(width: 200, height: 100), background: .white,
            nodes: [
                .fill(Fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 90)), paint: .color(.black))),
                .layer(.isolate, [.fill(Fill(box, paint: .color(.white)))]),
            ])
    }
}
