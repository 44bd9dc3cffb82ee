import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews
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

    /// Holds nothing: a view that holds an object of the user's own is made again with each update.
    private struct Game: View {
        static var made = 0
        static var touched = 0
        private final class Touched: SKScene {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Game.touched += 1 }
        }
        private var scene: SKScene {
            Game.made += 1
            return Touched(size: CGSize(width: 100, height: 100))
        }
        var body: some View { SpriteView(scene: scene) }
    }

    @Test("A scene that a body makes lasts as long as the body has no reason to run again, whatever fingers do")
    func scenesOfBodies() throws {
        let script = Script([0.5, 1].map { ScriptEvent(at: $0, .tap(at: .points(x: 50, y: 50), count: 1)) })
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2, script: script) { Game() }
        _ = try stage.scene(at: 1.5)
        #expect(Game.made == 1 && Game.touched == 2)
    }

    @Test("A scene's frame is its size around its anchor point")
    func sceneFrame() {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(scene.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    }

    @Test(
        "Points of the view are those of the scene, as its mode, its anchor and its camera show it",
        arguments: [
            (SKSceneScaleMode.fill, CGPoint(x: 25, y: 80)), (.aspectFit, CGPoint(x: 25, y: 90)),
            (.aspectFill, CGPoint(x: 0, y: 80)),
        ])
    func points(mode: SKSceneScaleMode, seen: CGPoint) {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = mode
        let view = shown(scene, CGSize(width: 100, height: 200))
        #expect(scene.convertPoint(fromView: seen) == CGPoint(x: 25, y: 60))
        #expect(scene.convertPoint(toView: CGPoint(x: 25, y: 60)) == seen)
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.convert(CGPoint(x: 50, y: 100), to: scene) == .zero)
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 7, y: 9)
        scene.addChild(camera)
        scene.camera = camera
        #expect(view.convert(CGPoint(x: 50, y: 100), to: scene) == CGPoint(x: 7, y: 9))
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

    @Test("The line of a shape has the ends and corners that are said")
    func lines() throws {
        let node = SKShapeNode(rectOf: CGSize(width: 10, height: 10))
        let usual = try #require(node.makeLayer() as? CAShapeLayer)
        #expect(usual.lineCap == .butt && usual.lineJoin == .miter && usual.miterLimit == 10)
        (node.lineCap, node.lineJoin, node.miterLimit) = (.round, .bevel, 3)
        let said = try #require(node.makeLayer() as? CAShapeLayer)
        #expect(said.lineCap == .round && said.lineJoin == .bevel && said.miterLimit == 3)
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

    private final class Timed: SKScene {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        var times: [Double] = []
        override func didMove(to view: SKView) {
            addChild(sprite)
            let (across, up) = (SKAction.moveBy(x: 60, y: 0, duration: 1), SKAction.moveBy(x: 0, y: 60, duration: 1))
            sprite.run(.repeatForever(.sequence([across, up])))
        }
        override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
    }

    @Test("A scene goes on sixty times a second of the performance, however few of its pictures are asked for")
    func performed() throws {
        func scene(at time: Double, isPaused: Bool = false) throws -> Timed {
            let scene = Timed(size: CGSize(width: 100, height: 100))
            scene.isPaused = isPaused
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) { SpriteView(scene: scene) }
            _ = try stage.scene(at: time)
            return scene
        }
        let moved = try scene(at: 1.5)
        #expect(abs(moved.sprite.position.x - 60) < 1e-6 && abs(moved.sprite.position.y - 30) < 1e-6)
        #expect(moved.times.count == 90)
        #expect(zip(moved.times, 1...).allSatisfy { abs($0 - Double($1) / 60) < 1e-9 })
        #expect(try scene(at: 1.5, isPaused: true).sprite.position == .zero)
    }

    private struct Shown: View {
        let scene: Timed
        let isPaused: Bool
        let rate: Int
        @State private var isThere = true
        var body: some View {
            ZStack {
                if isThere { SpriteView(scene: scene, isPaused: isPaused, preferredFramesPerSecond: rate) }
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                isThere = false
            }
        }
    }

    @Test("A view that is paused, slower or gone goes on with its scene as it says")
    func paced() throws {
        func steps(isPaused: Bool = false, rate: Int = 60) throws -> Int {
            let scene = Timed(size: CGSize(width: 100, height: 100))
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 10) {
                Shown(scene: scene, isPaused: isPaused, rate: rate)
            }
            _ = try stage.scene(at: 3)
            return scene.times.count
        }
        #expect(try abs(steps() - 60) <= 1)
        #expect(try abs(steps(rate: 20) - 20) <= 1)
        #expect(try steps(isPaused: true) == 0)
    }

    @Test("What a camera looks at is in the middle, as large as it sees it")
    func camera() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        let camera = SKCameraNode()
        (camera.position, camera.xScale, camera.yScale) = (CGPoint(x: 20, y: 10), 2, 2)
        scene.addChild(camera)
        scene.camera = camera
        let view = shown(scene, CGSize(width: 100, height: 50))
        let content = try #require(view.layer.sublayers?.first?.sublayers?.first)
        let matrix = content.transform
        // The scene's (30, 30) is (5, 10) for the camera: that far to the right of the middle, and up. A layer's frame would have the
        // transform in it already.
        let ((x, y), place) = ((30.0, -30.0), content.position)
        #expect(abs(place.x + matrix.m11 * x + matrix.m21 * y + matrix.m41 - 55) < 1e-9)
        #expect(abs(place.y + matrix.m12 * x + matrix.m22 * y + matrix.m42 - 15) < 1e-9)
    }

    @Test("A point is told from one node's points in another's, through all that they are moved, turned and scaled by")
    func converted() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (outer, inner, other) = (SKNode(), SKNode(), SKNode())
        (outer.position, outer.zRotation) = (CGPoint(x: 10, y: 20), .pi / 2)
        (inner.position, inner.xScale, inner.yScale) = (CGPoint(x: 5, y: 0), 2, 2)
        other.position = CGPoint(x: 1, y: 1)
        scene.addChild(outer)
        outer.addChild(inner)
        scene.addChild(other)
        // (1, 0) is twice as far in the outer node's points, from (5, 0): (7, 0). A quarter turn makes it (0, 7), from (10, 20).
        let found = inner.convert(CGPoint(x: 1, y: 0), to: scene)
        #expect(abs(found.x - 10) < 1e-9 && abs(found.y - 27) < 1e-9)
        let back = inner.convert(CGPoint(x: 9, y: 26), from: other)
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
        #expect(inner.inParentHierarchy(scene) && !inner.inParentHierarchy(other))
        inner.move(toParent: other)
        #expect(inner.parent === other && abs(inner.position.x - 9) < 1e-9 && abs(inner.position.y - 24) < 1e-9)
    }

    @Test("A crop node's layer is masked by its other node")
    func cropped() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        let crop = SKCropNode()
        let mask = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
        mask.position = CGPoint(x: 3, y: 4)
        crop.maskNode = mask
        scene.addChild(crop)
        let view = shown(scene, CGSize(width: 100, height: 50))
        let layer = try #require(view.layer.sublayers?.first?.sublayers?.first?.sublayers?.first)
        #expect(layer.mask?.sublayers?.first?.frame.origin == CGPoint(x: 3, y: -4))
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

    @Test(
        "Depths add up in one order for all nodes: a child may be in front of its parent's neighbors, or behind its parent"
    )
    func depths() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        func node(_ x: Double, depth: CGFloat, in parent: SKNode) -> SKNode {
            let node = SKNode()
            (node.position, node.zPosition) = (CGPoint(x: x, y: 0), depth)
            parent.addChild(node)
            return node
        }
        let parent = node(10, depth: 0, in: scene)
        _ = node(1, depth: 5, in: parent)
        _ = node(2, depth: -1, in: parent)
        _ = node(20, depth: 3, in: scene)
        // What a crop node holds is put together where the node itself is.
        let crop = SKCropNode()
        (crop.position, crop.zPosition) = (CGPoint(x: 30, y: 0), 1)
        scene.addChild(crop)
        _ = node(1, depth: 9, in: crop)
        let view = shown(scene, CGSize(width: 100, height: 50))
        let layers = try #require(view.layer.sublayers?.first?.sublayers?.first?.sublayers)
        #expect(layers.map(\.frame.origin.x) == [12, 10, 30, 20, 11])
        #expect(layers[2].sublayers?.last?.frame.origin.x == 1)
    }

    @Test("What is below a node is moved, turned and faded with it")
    func inherited() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        let (parent, child) = (SKNode(), SKNode())
        (parent.position, parent.zRotation, parent.alpha) = (CGPoint(x: 10, y: 20), .pi / 2, 0.5)
        (child.position, child.xScale, child.alpha) = (CGPoint(x: 5, y: 0), 2, 0.5)
        scene.addChild(parent)
        parent.addChild(child)
        let view = shown(scene, CGSize(width: 100, height: 50))
        let layers = try #require(view.layer.sublayers?.first?.sublayers?.first?.sublayers)
        #expect(layers.map(\.opacity) == [0.5, 0.25])
        let (origin, turn) = (layers[1].frame.origin, layers[1].transform)
        #expect(abs(origin.x - 10) < 1e-9 && abs(origin.y + 25) < 1e-9)
        // Twice as long, and upwards.
        #expect(abs(turn.m11) < 1e-9 && abs(turn.m12 + 2) < 1e-9)
    }

    @Test("Sprites add their light, keep their corners and show plain pixels where they are told to")
    func spriteLooks() throws {
        let texture = SKTexture(cgImage: CGImage(SceneImage(Pixmap(width: 10, height: 10))))
        let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 40, height: 40))
        texture.filteringMode = .nearest
        sprite.centerRect = CGRect(x: 0.1, y: 0.2, width: 0.6, height: 0.3)
        sprite.blendMode = .add
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        scene.addChild(sprite)
        let view = shown(scene, CGSize(width: 100, height: 50))
        let place = try #require(view.layer.sublayers?.first?.sublayers?.first?.sublayers?.first)
        #expect(place.compositingFilter as? String == "plusL")
        let layer = try #require(place.sublayers?.first)
        #expect(
            layer.contents is CGImage && layer.magnificationFilter == .nearest
                && abs(layer.contentsCenter.minY - 0.5) < 1e-9)
    }

    private final class Leaving: SKScene {
        let following = Told(size: CGSize(width: 100, height: 100))
        var hasLeft = false
        override func didMove(to view: SKView) {
            let leave = SKAction.run { [unowned self] in
                self.view?.presentScene(following, transition: .push(with: .left, duration: 1))
            }
            run(.sequence([.wait(forDuration: 0.5), leave]))
        }
        override func willMove(from view: SKView) { hasLeft = true }
    }

    @Test("A scene that presents another one gives way to it for good, and is told so as the transition ends")
    func presented() throws {
        func performed(until time: Double) throws -> (scene: Leaving, stage: Stage) {
            let scene = Leaving(size: CGSize(width: 100, height: 100))
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5) { SpriteView(scene: scene) }
            _ = try stage.scene(at: time)
            return (scene, stage)
        }
        let during = try performed(until: 1)
        let pictures = try #require(during.scene.following.view?.layer.sublayers?.first?.sublayers)
        #expect(during.scene.following.words == ["moved 100.0x100.0"] && !during.scene.hasLeft)
        #expect(pictures.count == 2 && abs(pictures[0].frame.minX + 50) < 4)
        #expect(abs(pictures[1].frame.minX - pictures[0].frame.minX - 100) < 1e-9)
        let after = try performed(until: 3)
        #expect(after.scene.hasLeft && after.scene.view == nil)
        #expect(after.scene.following.view?.scene === after.scene.following)
    }

    @Test("Transitions show both scenes where they are at a share of the time")
    func transitions() {
        func parts(_ transition: SKTransition, _ share: CGFloat) -> [CALayer] {
            let size = CGSize(width: 100, height: 50)
            func scene() -> CALayer {
                let layer = CALayer()
                layer.frame.size = size
                return layer
            }
            return transition.picture(at: share, size, old: scene, new: scene).sublayers ?? []
        }
        #expect(parts(.crossFade(withDuration: 1), 0.25).map(\.opacity) == [1, 0.25])
        #expect(parts(.fade(with: .red, duration: 1), 0.5).map(\.opacity) == [1, 1])
        #expect(parts(.fade(withDuration: 1), 0.75).map(\.opacity) == [1, 0.5])
        #expect(parts(.push(with: .up, duration: 1), 0.5).map(\.frame.minY) == [-25, 25])
        #expect(parts(.moveIn(with: .right, duration: 1), 0.5).map(\.frame.minX) == [0, -50])
        #expect(parts(.reveal(with: .down, duration: 1), 0.5).map(\.frame.minY) == [0, 25])
        #expect(parts(.doorsOpenHorizontal(withDuration: 1), 0.5).map(\.frame.minX) == [0, -25, 75])
        #expect(parts(.doorsCloseVertical(withDuration: 1), 1).map(\.frame.minY) == [0, 0, 25])
        let flipped = parts(.flipHorizontal(withDuration: 1), 0.75)
        #expect(flipped.count == 1 && abs(flipped[0].transform.m22 - 0.5.squareRoot()) < 1e-9)
    }

    @Test("A finger is told to the node in front that wants it, or else to the scene, in points of either")
    func touches() throws {
        final class Told: SKScene {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        final class Key: SKSpriteNode {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        let (scene, key) = (
            Told(size: CGSize(width: 200, height: 100)), Key(color: .red, size: CGSize(width: 40, height: 40))
        )
        key.position = CGPoint(x: 150, y: 50)
        key.isUserInteractionEnabled = true
        scene.addChild(key)
        let taps = [(0.2, 10.0, 10.0), (0.6, 80, 25)].map { time, x, y in
            ScriptEvent(at: time, .tap(at: .points(x: x, y: y), count: 1))
        }
        let stage = Stage(size: CGSize(width: 100, height: 50), duration: 1, script: Script(taps)) {
            SpriteView(scene: scene)
        }
        _ = try stage.scene(at: 1)
        #expect(scene.places == [CGPoint(x: 20, y: 80)] && key.places == [CGPoint(x: 10, y: 0)])
    }

    @Test("Names find children, paths of them, and nodes anywhere")
    func names() {
        let (scene, ship, gun) = (SKScene(size: CGSize(width: 10, height: 10)), SKNode(), SKNode())
        (ship.name, gun.name) = ("ship", "gun1")
        scene.addChild(ship)
        ship.addChild(gun)
        #expect(scene.childNode(withName: "ship") === ship && scene.childNode(withName: "gun1") == nil)
        for name in ["ship/gun1", "//gun1", ".//gun1", "*/*", "//gun*"] {
            #expect(scene.childNode(withName: name) === gun)
        }
        #expect(gun.childNode(withName: "..") === ship && gun.childNode(withName: "//ship") === ship)
        #expect(scene["//*"].count == 2)
    }

    @Test("Frames hold what nodes draw, turned and scaled, and points find the nodes in front")
    func extents() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (sprite, shape, label) = (
            SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10)), SKShapeNode(circleOfRadius: 5),
            SKLabelNode(text: "Score")
        )
        (sprite.position, sprite.xScale) = (CGPoint(x: 50, y: 50), 2)
        (shape.position, shape.zPosition, shape.lineWidth) = (CGPoint(x: 50, y: 50), 1, 2)
        label.horizontalAlignmentMode = .left
        for node in [sprite, shape, label] { scene.addChild(node) }
        #expect(sprite.frame == CGRect(x: 30, y: 45, width: 40, height: 10))
        #expect(shape.frame == CGRect(x: 44, y: 44, width: 12, height: 12))
        #expect(label.frame.minX == 0 && label.frame.width > 40 && label.frame.minY < 0 && label.frame.maxY > 15)
        #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === shape && scene.atPoint(CGPoint(x: 68, y: 50)) === sprite)
        #expect(scene.nodes(at: CGPoint(x: 50, y: 50)).count == 2 && scene.atPoint(CGPoint(x: 50, y: 90)) === scene)
    }
}
