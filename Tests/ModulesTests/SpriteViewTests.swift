import KinoraViews
import Testing

@testable import SpriteKit

/// What a scene is told by the view that shows it, and when its picture is made.
@MainActor
struct SpriteViewTests {
    private final class Told: SKScene {
        var words: [String] = []
        override func didMove(to view: SKView) { words.append("moved \(size.width)x\(size.height)") }
        override func didChangeSize(_ oldSize: CGSize) {
            words.append("from \(oldSize.width)x\(oldSize.height) to \(size.width)x\(size.height)")
        }
    }

    private func shown(_ scene: SKScene, _ size: CGSize) -> SKView {
        let view = SKView()
        view.frame = CGRect(origin: .zero, size: size)
        view.presentScene(scene)
        view.layoutSubviews()
        return view
    }

    @Test("A scene is told once that it is shown, and of each other size if it takes the view's")
    func events() {
        let scene = Told(size: CGSize(width: 10, height: 10))
        scene.scaleMode = .resizeFill
        let view = shown(scene, CGSize(width: 80, height: 60))
        let picture = view.layer.sublayers?.first
        #expect(scene.words == ["moved 80.0x60.0"] && scene.view === view && picture != nil)
        // Laid out again at the same size, nothing is said and nothing is made anew.
        view.layoutSubviews()
        view.layoutSubviews()
        #expect(scene.words == ["moved 80.0x60.0"] && view.layer.sublayers?.first === picture)
        view.frame.size.width = 100
        view.layoutSubviews()
        #expect(scene.words == ["moved 80.0x60.0", "from 80.0x60.0 to 100.0x60.0"])
        #expect(view.layer.sublayers?.count == 1 && view.layer.sublayers?.first !== picture)
        // Another scene begins anew; without any size nothing is shown.
        let other = Told(size: .zero)
        view.presentScene(other)
        view.layoutSubviews()
        #expect(other.words == ["moved 100.0x60.0"] && view.scene === other)
        let nowhere = Told(size: .zero)
        _ = shown(nowhere, CGSize(width: 0, height: 50))
        _ = shown(nowhere, CGSize(width: 50, height: 0))
        #expect(nowhere.words.isEmpty)
    }

    @Test(
        "A scene's points are scaled as its mode says, about the view's center",
        arguments: [
            (SKSceneScaleMode.fill, 2.0, 1.0, 0.0, 50.0), (.aspectFill, 2, 2, 0, 75), (.aspectFit, 1, 1, 25, 50),
            (.resizeFill, 1, 1, 0, 50),
        ])
    func scales(mode: SKSceneScaleMode, across: Double, down: Double, x: Double, y: Double) throws {
        let scene = SKScene(size: CGSize(width: 50, height: 50))
        scene.scaleMode = mode
        let view = shown(scene, CGSize(width: 100, height: 50))
        let content = try #require(view.layer.sublayers?.first?.sublayers?.first)
        #expect(content.transform.m11 == across && content.transform.m22 == down)
        // The scene's corner at the bottom left.
        #expect(content.frame.origin == CGPoint(x: x, y: y))
    }

    @Test(
        "Nodes lie in the order of their heights, with y upwards, turned against the clock, and hidden ones are left out"
    )
    func nodes() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        let (far, near, hidden) = (SKNode(), SKNode(), SKNode())
        (far.position, far.zPosition, far.zRotation) = (CGPoint(x: 10, y: 20), 5, .pi / 2)
        (near.position, near.zPosition, near.alpha) = (CGPoint(x: 30, y: 40), -1, 0.25)
        (near.xScale, near.yScale) = (2, 3)
        hidden.isHidden = true
        for node in [far, hidden, near] { scene.addChild(node) }
        let view = shown(scene, CGSize(width: 100, height: 50))
        let layers = try #require(view.layer.sublayers?.first?.sublayers?.first?.sublayers)
        #expect(layers.map(\.frame.origin) == [CGPoint(x: 30, y: -40), CGPoint(x: 10, y: -20)])
        #expect(layers.map(\.opacity) == [0.25, 1])
        #expect(layers[0].transform.m11 == 2 && layers[0].transform.m22 == 3)
        // A quarter turn against the clock takes the x axis upwards.
        #expect(abs(layers[1].transform.m12 + 1) < 1e-12 && abs(layers[1].transform.m11) < 1e-12)
    }
}
