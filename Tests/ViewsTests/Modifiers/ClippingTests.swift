import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct ClippingTests {
    private let box = CGRect(x: 40, y: 40, width: 20, height: 20)
    private var square: some View { Color.red.frame(width: 20, height: 20) }
    private var fill: Node { .fill(Fill(Path(box), paint: .color(.bytes(255, 59, 48)))) }

    @Test("Clips keep what is inside a shape of the frame; a corner radius is a continuous rounded rectangle")
    func clips() throws {
        #expect(
            try lowered(square.clipShape(Circle())) == [
                .layer(.clip(Path(ellipseIn: box), rule: .nonzero, inverse: false), [fill])
            ])
        #expect(try lowered(square.clipped()) == [.layer(.clip(Path(box), rule: .nonzero, inverse: false), [fill])])
        let rounded = Path(roundedRect: box, cornerRadius: 5, style: .continuous)
        #expect(try lowered(square.cornerRadius(5)) == [.layer(.clip(rounded, rule: .nonzero, inverse: false), [fill])])
    }

    @Test("A mask multiplies by another view, which gets the size of the first")
    func masks() throws {
        let mask = Node.fill(Fill(Path(ellipseIn: box), paint: .color(.black)))
        #expect(try lowered(square.mask(Circle())) == [.layer(.mask([mask], .alpha), [fill])])
        #expect(try lowered(square.mask { Circle() }) == [.layer(.mask([mask], .alpha), [fill])])
        #expect(try lowered(square.mask { EmptyView() }) == [.layer(.mask([], .alpha), [fill])])
    }

    @Test("A variable blur has its mask drawn over the view's frame, and is none without a radius")
    func variableBlur() throws {
        func blurred(_ radius: CGFloat) -> some View {
            square.variableBlur(radius: radius) { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
            }
        }
        let nodes = try lowered(blurred(8))
        guard case .layer(.filter(.variableBlur(let radius, let mask)), let content)? = nodes.first else {
            Issue.record("no variable blur: \(nodes)")
            return
        }
        #expect(radius == 8)
        #expect(content == [fill])
        #expect(SceneProbe(FrameScene(size: CGSize(width: 100, height: 100), nodes: mask)).fills.map(\.rect) == [box])
        #expect(try lowered(blurred(0)) == [fill])
    }

    @Test("Backgrounds and overlays of styles fill the frame or a shape of it; a border is drawn inside")
    func layers() throws {
        let white = Node.fill(Fill(Path(box), paint: .color(.white)))
        #expect(try lowered(square.background(.white)) == [white, fill])
        #expect(try lowered(square.overlay(.white)) == [fill, white])
        let disc = Node.fill(Fill(Path(ellipseIn: box), paint: .color(.white)))
        #expect(try lowered(square.background(.white, in: Circle())) == [disc, fill])
        #expect(try lowered(square.background(in: .circle)) == [disc, fill])
        let line = Node.stroke(
            Stroke(Path(box.insetBy(dx: 1, dy: 1)), style: StrokeStyle(lineWidth: 2), paint: .color(.black)))
        #expect(try lowered(square.border(.black, width: 2)) == [fill, line])
    }

    @Test("A background of a style reaches into the safe area it touches, one in a shape does not")
    func safeArea() throws {
        func backgroundRect(_ view: some View) throws -> CGRect {
            let framed = view.safeAreaInset(edge: VerticalEdge.top, spacing: 0) { Color.clear.frame(height: 30) }
            let probe = SceneProbe(FrameScene(size: .zero, nodes: try lowered(framed)))
            return try #require(probe.fills.first { $0.paint.rgba == .white }).rect
        }
        #expect(try backgroundRect(Color.black.background(.white)) == CGRect(x: 0, y: 0, width: 100, height: 100))
        let kept = CGRect(x: 0, y: 30, width: 100, height: 70)
        #expect(try backgroundRect(Color.black.background(.white, ignoresSafeAreaEdges: .bottom)) == kept)
        #expect(try backgroundRect(Color.black.background(.white, in: Rectangle())) == kept)
    }

    @Test("Clips follow a frame that an animation moves")
    func animatedClip() throws {
        let view = Changing(false, true) { flag in
            VStack(spacing: 0) {
                if flag { Color.clear.frame(height: 40) }
                Color.red.clipShape(Rectangle())
            }
        }
        let nodes = try lowered(view, at: 1)
        guard case .layer(.clip(let path, _, _), _)? = nodes.last else { return #expect(Bool(false)) }
        #expect(path.boundingRect.isClose(to: CGRect(x: 0, y: 20, width: 100, height: 80)))
    }

    private func hits(_ view: some View, _ x: Double, _ y: Double) throws -> Bool {
        var count = 0
        let stage = Stage(
            size: CGSize(width: 100, height: 100), duration: 1,
            script: Script([ScriptEvent(at: 0.1, .tap(at: .points(x: x, y: y), count: 1))])
        ) { view.onTapGesture { count += 1 } }
        _ = try stage.scene(at: 1)
        return count == 1
    }

    @Test("Hits are taken where a shape is, or its content shape, and not outside of clips")
    func hitTests() throws {
        let disc = Circle().frame(width: 40, height: 40)
        #expect(try hits(disc, 50, 50))
        #expect(try !hits(disc, 32, 32))
        #expect(try hits(disc.contentShape(Rectangle()), 32, 32))
        #expect(try !hits(disc.clipShape(Rectangle().size(width: 10, height: 10)), 50, 50))
        #expect(try !hits(disc.opacity(0), 50, 50))
        #expect(try !hits(disc.hidden(), 50, 50))
        #expect(try hits(disc.scaleEffect(2), 20, 50))
        #expect(try hits(disc.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0), 58, 50))
        #expect(try !hits(disc.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0), 62, 50))
    }
}
