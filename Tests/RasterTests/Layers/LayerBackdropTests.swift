import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Materials and glass in layers")
struct LayerBackdropTests {
    private static let ground = RGBA(red: 0.1, green: 0.3, blue: 0.9)
    private static let material = Backdrop.Effect.material(.ultraThin, dark: false)
    private static let glass = Backdrop.Effect.glass(GlassEffect(variant: .regular, dark: false))
    private static let blur = LayerOperation.filter(.blur(sigma: 4, opaque: false, bounds: .zero))

    /// From 20 to 180 points, in a frame of 200.
    private static func sheet(_ effect: Backdrop.Effect = LayerBackdropTests.material) -> Node {
        .backdrop(Backdrop(rectangle(20, 20, 160, 160), effect: effect))
    }

    private static var stripes: [Node] {
        (0..<20).map { index in
            let color = RGBA(red: Double(index % 5) / 4, green: Double(index % 3) / 2, blue: 0.4, alpha: 1)
            return filled(rectangle(0, Double(index) * 10, 200, 10), color)
        }
    }

    private static func dot(_ x: Double, _ y: Double, _ color: RGBA = .black) -> Node {
        filled(Path(ellipseIn: CGRect(x: x, y: y, width: 40, height: 40)), color)
    }

    private func draw(_ nodes: [Node], over background: RGBA = LayerBackdropTests.ground) throws -> Pixmap {
        try render(nodes, 200, 200, background: background)
    }

    /// How far a pixel is from the mean of two others, in any channel.
    private func distanceToMean(_ p: UInt32, _ a: UInt32, _ b: UInt32) -> Int {
        let difference = 2 &* channels(p) &- channels(a) &- channels(b)
        return (0..<4).map { (abs(difference[$0]) + 1) / 2 }.max()!
    }

    @Test("have the color in a blurred layer that they have without it, and soft edges")
    func blurred() throws {
        let (plain, soft) = (try draw([Self.sheet()]), try draw([.layer(Self.blur, [Self.sheet()])]))
        let (shown, bare) = (plain[100, 100], plain[5, 100])
        #expect(distance(shown, bare) > 20)
        for (x, y) in [(100, 100), (40, 40), (160, 90)] { #expect(distance(soft[x, y], shown) <= 1) }
        #expect(distance(soft[2, 100], bare) <= 1)
        // On both sides of the edge, alike far from it.
        for (inside, outside) in [((20, 100), (19, 100)), ((179, 100), (180, 100)), ((100, 24), (100, 15))] {
            let sum = channels(soft[inside.0, inside.1]) &+ channels(soft[outside.0, outside.1])
            let exact = channels(shown) &+ channels(bare)
            for k in 0..<4 { #expect(abs(sum[k] - exact[k]) <= 4) }
        }
        // Nine pixels inside of the edge less than two hundredths are missing; in the middle of it a half is.
        #expect(distance(soft[28, 100], shown) <= 6)
        #expect(distance(soft[19, 100], shown) > distance(shown, bare) / 4)
    }

    @Test("are faded with the layer", arguments: [false, true])
    func faded(ofGlass: Bool) throws {
        let sheet = Self.sheet(ofGlass ? Self.glass : Self.material)
        let bare = try draw(Self.stripes)
        let plain = try draw(Self.stripes + [sheet])
        let half = try draw(Self.stripes + [.layer(.opacity(0.5), [sheet])])
        var far = 0
        for i in bare.pixels.indices {
            far = max(far, distanceToMean(half.pixels[i], bare.pixels[i], plain.pixels[i]))
        }
        tell("a backdrop in a layer of half opacity", cases: bare.pixels.count, worst: far)
        #expect(far <= 2)
    }

    @Test("look as without the layer, where that changes nothing", arguments: [false, true])
    func sameInLayers(ofGlass: Bool) throws {
        let sheet = Self.sheet(ofGlass ? Self.glass : Self.material)
        let plain = try draw(Self.stripes + [Self.dot(10, 60), sheet, Self.dot(120, 90, .white)])
        let moved = LayerOperation.transform(CGAffineTransform(translationX: 30, y: -10))
        let back = LayerOperation.transform(CGAffineTransform(translationX: -30, y: 10))
        let noBlur = LayerOperation.filter(.blur(sigma: 0, opaque: false, bounds: .zero))
        let all = [filled(rectangle(-10, -10, 220, 220))]
        let (below, above) = (Self.dot(10, 60), Self.dot(120, 90, .white))
        let layers: [String: [Node]] = [
            "isolated": [below, .layer(.isolate, [sheet, above])],
            "with what lies below": [.layer(.isolate, [below, sheet]), above],
            "in two layers": [.layer(.isolate, [below, .layer(.isolate, [sheet])]), above],
            "in two layers, moved": [
                .layer(moved, [.layer(.isolate, [.layer(back, [below, .layer(.isolate, [sheet, above])])])])
            ],
            "color filter": [below, .layer(.filter(.colorMatrix(.identity)), [sheet]), above],
            "blur by nothing": [.layer(noBlur, [below, sheet]), above],
            "masked layer": [.layer(.mask(all, .alpha), [below, .layer(.isolate, [sheet])]), above],
            "clipped layer": [
                .layer(
                    .clip(rectangle(-5, -5, 210.5, 210.5), rule: .nonzero, inverse: false),
                    [below, .layer(.isolate, [sheet]), above])
            ],
        ]
        for (name, nodes) in layers.sorted(by: { $0.key < $1.key }) {
            #expect(distance(try draw(Self.stripes + nodes), plain) <= 2, "\(name)")
        }
    }

    @Test("are blended as they look")
    func blended() throws {
        let plain = channels(try draw([Self.sheet()])[100, 100])
        let multiplied = channels(try draw([.layer(.blend(.multiply), [Self.sheet()])])[100, 100])
        let bare = channels(try draw([])[100, 100])
        for k in 0..<3 { #expect(abs(Double(multiplied[k]) - Double(plain[k] * bare[k]) / 255) <= 2) }
    }

    @Test("see through a projection what is behind it", arguments: [false, true])
    func projected(ofGlass: Bool) throws {
        let sheet = Self.sheet(ofGlass ? Self.glass : Self.material)
        let plain = try draw([Self.dot(10, 60), sheet])
        // A projection that leaves all where it is: the picture is sampled, but smooth far from the edge.
        let flat = try draw([Self.dot(10, 60), .layer(.projection(ProjectionTransform()), [sheet])])
        for y in stride(from: 60, to: 150, by: 10) {
            for x in stride(from: 60, to: 150, by: 10) { #expect(distance(flat[x, y], plain[x, y]) <= 3) }
        }
        // Over one color a turned one has the same color.
        var turned = ProjectionTransform()
        (turned.m11, turned.m13, turned.m31, turned.m33) = (0.8, 0.002, 10, 0.9)
        let bare = try draw([sheet])
        let seen = try draw([.layer(.projection(turned), [sheet])])
        #expect(distance(seen[90, 110], bare[100, 100]) <= 2)
        #expect(seen[2, 100] == bare[2, 100])
    }

    @Test("have a shadow of their shape")
    func shadow() throws {
        let shadow = LayerOperation.filter(
            .dropShadow(color: .black, sigma: 1, offset: CGSize(width: 0, height: 12)))
        let plain = try draw([Self.sheet()])
        let shadowed = try draw([.layer(shadow, [Self.sheet()])])
        #expect(distance(shadowed[100, 100], plain[100, 100]) <= 1)
        #expect(shadowed[100, 186] == 0xFF00_0000 && shadowed[100, 198] == plain[100, 198])
    }

    @Test("go on beyond the frame as they end in it")
    func beyondTheFrame() throws {
        for effect in [Self.material, Self.glass] {
            let large = Node.backdrop(Backdrop(rectangle(-300, -300, 800, 800), effect: effect))
            let plain = try draw([large])
            let soft = try draw([.layer(.filter(.blur(sigma: 30, opaque: false, bounds: .zero)), [large])])
            #expect(distance(soft, plain) <= 1)
        }
        // Hardly inside: what the blur brings in from outside is the material's color, too.
        func soft(from x: Double) throws -> Pixmap {
            let sheet = Node.backdrop(Backdrop(rectangle(x, 0, 100, 200), effect: Self.material))
            return try draw([.layer(.filter(.blur(sigma: 10, opaque: false, bounds: .zero)), [sheet])])
        }
        let (shown, bare) = (try draw([Self.sheet()])[100, 100], try draw([])[0, 0])
        let most = distance(shown, bare)
        #expect(try soft(from: 199)[100, 100] == bare)
        #expect((most / 3...most / 2 + 8).contains(distance(try soft(from: 199)[199, 100], bare)))
        // What lies wholly outside sees nothing, and shows nothing.
        #expect(try soft(from: 200) == draw([]))
    }

    @Test("see nothing behind a mask that they are part of")
    func masks() throws {
        let content = [filled(rectangle(0, 0, 200, 200), RGBA(red: 0, green: 1, blue: 0))]
        let masked = Node.layer(.mask([.layer(.isolate, [Self.sheet()])], .luminance), content)
        let onRed = try draw([masked], over: RGBA(red: 1, green: 0, blue: 0))
        let onBlue = try draw([masked], over: RGBA(red: 0, green: 0, blue: 1))
        #expect(channels(onRed[100, 100]).y == channels(onBlue[100, 100]).y)
        #expect(channels(onRed[100, 100]).y > 100)
    }

    // MARK: Parts of frames

    private static var layers: [(name: String, layer: @Sendable ([Node]) -> Node)] {
        let circle = Path(ellipseIn: CGRect(x: 15, y: 25, width: 170, height: 150))
        return [
            ("blur", { .layer(blur, $0) }),
            ("opacity", { .layer(.opacity(0.6), $0) }),
            ("isolated blur", { .layer(.isolate, [dot(30, 30, .white), .layer(blur, $0)]) }),
            ("mask", { .layer(.mask([filled(circle)], .alpha), [.layer(.isolate, $0)]) }),
            (
                "clipped blur",
                { .layer(.clip(circle, rule: .nonzero, inverse: false), [dot(30, 30, .white), .layer(blur, $0)]) }
            ),
            (
                "shadow",
                { .layer(.filter(.dropShadow(color: .black, sigma: 5, offset: CGSize(width: 4, height: 9))), $0) }
            ),
            ("saturation", { .layer(.filter(.colorMatrix(.saturation(0.3))), $0) }),
            ("blend", { .layer(.blend(.multiply), $0) }),
            ("projection", { .layer(.projection(turned), $0) }),
            ("faded projection", { .layer(.opacity(0.7), [dot(30, 30, .white), .layer(.projection(turned), $0)]) }),
            (
                "variable blur",
                { .layer(.filter(.variableBlur(radius: 9, mask: [filled(circle)])), $0) }
            ),
        ]
    }

    private static var turned: ProjectionTransform {
        var turned = ProjectionTransform()
        (turned.m11, turned.m12, turned.m13, turned.m31) = (0.9, 0.1, 0.001, 12)
        return turned
    }

    private static func scene(_ x: Double, _ layer: ([Node]) -> Node, _ effect: Backdrop.Effect) -> FrameScene {
        FrameScene(
            size: CGSize(width: 320, height: 280), background: .white,
            nodes: stripes + [dot(x, 70), layer([dot(60, 60, .white), sheet(effect), dot(90, 120)]), dot(250, 20)])
    }

    @Test("are in bands what they are in the whole frame", arguments: layers.indices, [2, 5])
    func bands(index: Int, count: Int) throws {
        let (name, layer) = Self.layers[index]
        for effect in [Self.material, Self.glass] {
            let scene = Self.scene(20, layer, effect)
            let whole = try Rasterizer(scale: 1).render(scene)
            let banded = BandRasterizer(Rasterizer(scale: 1), threads: 2, bands: count)
            for _ in 0..<2 { #expect(try banded.render(scene) == whole, "\(name)") }
        }
    }

    @Test("follow what moves behind them, and in front of them nothing", arguments: layers.indices)
    func changes(index: Int) throws {
        let (name, layer) = Self.layers[index]
        for effect in [Self.material, Self.glass] {
            let sequence = SequenceRasterizer(scale: 1)
            // Still for some frames, so that layers could be kept.
            for x in [20, 20, 24, 28, 28.5, 150, -39, 20] as [Double] {
                let scene = Self.scene(x, layer, effect)
                try sequence.draw(scene)
                #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene)), "\(name), \(x)")
            }
        }
    }

    @Test("are not drawn again where nothing moves that they see")
    func stillness() throws {
        func scene(_ x: Double) -> FrameScene {
            FrameScene(
                size: CGSize(width: 900, height: 400), background: .white,
                nodes: [.layer(Self.blur, [Self.sheet()]), filled(rectangle(x, 300, 10, 10))])
        }
        let sequence = SequenceRasterizer(scale: 1)
        try sequence.draw(scene(800))
        #expect(try sequence.draw(scene(802)) == .within([PixelRect(x: 800, y: 300, width: 12, height: 10)]))
        #expect(sequence.frame == (try Rasterizer(scale: 1).render(scene(802))))
    }
}
