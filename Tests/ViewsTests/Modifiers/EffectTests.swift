import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct EffectTests {
    private let box = CGRect(x: 40, y: 40, width: 20, height: 20)
    private var square: some View { Color.black.frame(width: 20, height: 20) }
    private var fill: Node { .fill(Fill(Path(box), paint: .color(.black))) }

    @Test("Opacity goes to every item of a stack; a group takes it as a whole")
    func opacity() throws {
        let pair = ZStack {
            square
            square
        }
        #expect(try lowered(pair.opacity(0.5)) == [.layer(.opacity(0.5), [fill]), .layer(.opacity(0.5), [fill])])
        #expect(
            try lowered(pair.compositingGroup().opacity(0.5)) == [
                .layer(.opacity(0.5), [.layer(.isolate, [fill, fill])])
            ])
        #expect(try lowered(pair.opacity(0)).isEmpty)
        #expect(try lowered(square.opacity(0.5).opacity(0.5)) == [.layer(.opacity(0.25), [fill])])
    }

    @Test("A shadow is black at a third unless said otherwise, and every item has its own")
    func shadow() throws {
        let shadow = LayerOperation.filter(
            .dropShadow(color: RGBA.black.opacity(0.33), sigma: 4, offset: CGSize(width: 1, height: 2)))
        let pair = ZStack {
            square
            square
        }
        #expect(try lowered(pair.shadow(radius: 4, x: 1, y: 2)) == [.layer(shadow, [fill]), .layer(shadow, [fill])])
        #expect(
            try lowered(pair.compositingGroup().shadow(radius: 4, x: 1, y: 2)) == [
                .layer(shadow, [.layer(.isolate, [fill, fill])])
            ])
    }

    @Test("Modifiers nest in the order in which they are written")
    func order() throws {
        let move = LayerOperation.transform(CGAffineTransform(translationX: 5, y: 0))
        let blur = LayerOperation.filter(.blur(sigma: 3, opaque: false, bounds: box))
        #expect(try lowered(square.offset(x: 5).blur(radius: 3)) == [.layer(blur, [.layer(move, [fill])])])
        #expect(try lowered(square.blur(radius: 3).offset(x: 5)) == [.layer(move, [.layer(blur, [fill])])])
    }

    @Test("Effects that change nothing leave no layer")
    func neutral() throws {
        let view = square.opacity(1).blur(radius: 0).offset(x: 0).scaleEffect(1).rotationEffect(.zero).brightness(0)
            .contrast(1).saturation(1).grayscale(0).hueRotation(.zero).blendMode(.normal)
        #expect(try lowered(view) == [fill])
    }

    /// A color after a color matrix, by the definition of one.
    private func apply(_ matrix: KinoraScene.ColorMatrix, _ c: RGBA) -> RGBA {
        func row(_ i: Int) -> Double {
            let v = matrix.values[(i * 5)..<(i * 5 + 5)].map { $0 }
            return v[0] * c.red + v[1] * c.green + v[2] * c.blue + v[3] * c.alpha + v[4]
        }
        return RGBA(red: row(0), green: row(1), blue: row(2), alpha: row(3))
    }

    private func matrix(_ view: some View) throws -> KinoraScene.ColorMatrix {
        guard case .layer(.filter(.colorMatrix(let matrix)), _)? = try lowered(view).first else {
            throw StageError.missing("no color matrix")
        }
        return matrix
    }

    @Test("Color effects follow their formulas")
    func colorEffects() throws {
        let c = RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        let luma = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        #expect(
            try apply(matrix(square.brightness(0.1)), c).isClose(to: RGBA(red: 0.9, green: 0.5, blue: 0.3, alpha: 0.5)))
        #expect(
            try apply(matrix(square.contrast(2)), c).isClose(to: RGBA(red: 1.1, green: 0.3, blue: -0.1, alpha: 0.5)))
        #expect(
            try apply(matrix(square.saturation(0)), c).isClose(to: RGBA(red: luma, green: luma, blue: luma, alpha: 0.5))
        )
        #expect(
            try apply(matrix(square.grayscale(0.5)), c).isClose(
                to: RGBA(red: (0.8 + luma) / 2, green: (0.4 + luma) / 2, blue: (0.2 + luma) / 2, alpha: 0.5)))
        #expect(
            try apply(matrix(square.colorInvert()), c).isClose(to: RGBA(red: 0.2, green: 0.6, blue: 0.8, alpha: 0.5)))
        #expect(
            try apply(matrix(square.colorMultiply(Color(red: 0.5, green: 1, blue: 0, opacity: 0.5))), c)
                .isClose(to: RGBA(red: 0.4, green: 0.4, blue: 0, alpha: 0.25)))
        #expect(
            try apply(matrix(square.luminanceToAlpha()), c).isClose(to: RGBA(red: 0, green: 0, blue: 0, alpha: luma)))
    }

    @Test("Turning hues leaves grays as they are, and a full turn everything")
    func hues() throws {
        let gray = RGBA(red: 0.6, green: 0.6, blue: 0.6)
        let c = RGBA(red: 0.8, green: 0.4, blue: 0.2)
        #expect(try apply(matrix(square.hueRotation(.degrees(70))), gray).isClose(to: gray, within: 1e-3))
        #expect(try apply(matrix(square.hueRotation(.degrees(360))), c).isClose(to: c, within: 1e-3))
    }

    @Test("Transforms turn and scale about a point of the frame and leave the layout alone")
    func transforms() throws {
        func box(_ view: some View) throws -> CGRect {
            try #require(SceneProbe(FrameScene(size: .zero, nodes: lowered(view))).fills.first).rect
        }
        let bar = Color.black.frame(width: 40, height: 20)
        #expect(try box(bar.rotationEffect(.degrees(90))).isClose(to: CGRect(x: 40, y: 30, width: 20, height: 40)))
        #expect(
            try box(bar.rotationEffect(.degrees(90), anchor: .topLeading)).isClose(
                to: CGRect(x: 10, y: 40, width: 20, height: 40)))
        #expect(
            try box(bar.scaleEffect(x: 0.5, anchor: .leading)).isClose(to: CGRect(x: 30, y: 40, width: 20, height: 20)))
        #expect(
            try box(bar.transformEffect(CGAffineTransform(scaleX: 2, y: 1))).isClose(
                to: CGRect(x: 30, y: 40, width: 80, height: 20)))
        #expect(try lowered(bar.scaleEffect(0)).isEmpty)
        #expect(
            try box(
                VStack(spacing: 0) {
                    bar.offset(x: 7, y: 9); bar
                }.offset(CGSize(width: 1, height: 0))
            ).isClose(to: CGRect(x: 38, y: 39, width: 40, height: 20)))
    }

    @Test("A rotation in space has the perspective of its formula, about each axis")
    func rotation3D() {
        let frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        let angle = Angle.degrees(40)
        let (s, c) = (Maths.sin(angle.radians), Maths.cos(angle.radians))
        for (dx, dy) in [(40.0, 20.0), (-40, 20), (15, -7)] {
            let point = CGPoint(x: 50 + dx, y: 40 + dy)
            func mapped(_ axis: (CGFloat, CGFloat, CGFloat)) -> CGPoint {
                point.applying(
                    Rotation3DEffect(angle: angle, axis: axis, anchor: .center, anchorZ: 0, perspective: 0.5)
                        .transform(frame: frame))
            }
            let wy = 1 + 0.5 * dx * s / 80
            #expect(abs(mapped((0, 2, 0)).x - (50 + dx * c / wy)) < 1e-9)
            #expect(abs(mapped((0, 2, 0)).y - (40 + dy / wy)) < 1e-9)
            let wx = 1 - 0.5 * dy * s / 80
            #expect(abs(mapped((1, 0, 0)).x - (50 + dx / wx)) < 1e-9)
            #expect(abs(mapped((1, 0, 0)).y - (40 + dy * c / wx)) < 1e-9)
            #expect(abs(mapped((0, 0, 3)).x - (50 + dx * c - dy * s)) < 1e-9)
            #expect(abs(mapped((0, 0, 3)).y - (40 + dx * s + dy * c)) < 1e-9)
        }
        #expect(
            Rotation3DEffect(angle: angle, axis: (0, 0, 0), anchor: .center, anchorZ: 0, perspective: 1).transform(
                frame: frame
            ).isIdentity)
    }

    @Test("An axis in front of the view swings it sideways")
    func anchorZ() {
        let frame = CGRect(x: -50, y: -50, width: 100, height: 100)
        let effect = Rotation3DEffect(
            angle: .degrees(90), axis: (0, 1, 0), anchor: .center, anchorZ: 10, perspective: 0)
        let center = CGPoint.zero.applying(effect.transform(frame: frame))
        #expect(abs(center.x + 10) < 1e-9 && abs(center.y) < 1e-9)
    }

    private struct Shake: GeometryEffect {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
        }
    }

    @Test("A geometry effect of one's own animates and knows the size")
    func geometryEffect() throws {
        let view = Changing(CGFloat(0), CGFloat(1)) {
            Color.black.frame(width: 20, height: 20).modifier(Shake(distance: $0))
        }
        for (time, x) in [(0.0, 40.0), (0.5, 45), (2, 60)] {
            #expect(try SceneProbe(FrameScene(size: .zero, nodes: lowered(view, at: time))).fills[0].rect.minX == x)
        }
    }

    @Test("A geometry effect moves where its content is for others, unless layout ignores it")
    func ignoredByLayout() throws {
        func x(_ effect: some GeometryEffect) throws -> CGFloat {
            var seen: CGFloat = 0
            let reader = GeometryReader { proxy in
                let _ = (seen = proxy.frame(in: .global).minX)
                Color.black
            }
            _ = try lowered(reader.frame(width: 20, height: 20).modifier(effect))
            return seen
        }
        #expect(try x(Shake(distance: 0.5)) == 50)
        #expect(try x(Shake(distance: 0.5).ignoredByLayout()) == 40)
    }

    private struct Growing: AnimatableModifier {
        nonisolated var width: CGFloat
        nonisolated var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    @Test("A modifier with animatable data evaluates its body with what is shown now")
    func animatableModifier() throws {
        let view = Changing(CGFloat(20), CGFloat(40)) { Color.black.modifier(Growing(width: $0)) }
        for (time, width) in [(0.0, 20.0), (1, 30), (2, 40)] {
            #expect(
                try SceneProbe(FrameScene(size: .zero, nodes: lowered(view, at: time))).fills[0].rect.width == width)
        }
    }

    @Test("A visual effect is chosen by the view's geometry, and animates")
    func visualEffect() throws {
        let view = Changing(1.0, 3.0) { factor in
            Color.black.frame(width: 20, height: 20).visualEffect { content, proxy in
                content.offset(x: proxy.size.width * factor).opacity(0.5)
            }
        }
        let nodes = try lowered(view, at: 1)
        #expect(
            nodes == [.layer(.transform(CGAffineTransform(translationX: 40, y: 0)), [.layer(.opacity(0.5), [fill])])]
                || nodes == [
                    .layer(.opacity(0.5), [.layer(.transform(CGAffineTransform(translationX: 40, y: 0)), [fill])])
                ])
    }

    @Test("Numbers of effects animate from their old value to the new one")
    func animation() throws {
        let view = Changing(0.0, 10.0) { Color.black.frame(width: 20, height: 20).blur(radius: $0) }
        for (time, sigma) in [(0.5, 2.5), (1, 5), (3, 10)] {
            #expect(
                try lowered(view, at: time) == [
                    .layer(.filter(.blur(sigma: sigma, opaque: false, bounds: box)), [fill])
                ])
        }
    }

    @Test("Each view of a group has an effect of its own")
    func groups() throws {
        let view = Changing(false, true) { flag in
            VStack(spacing: 0) {
                Group {
                    Color.black.frame(width: flag ? 20 : 10, height: 10)
                    Color.white.frame(width: 10, height: 10)
                }.clipped()
            }
        }
        let nodes = try lowered(view, at: 1)
        #expect(nodes.count == 2)
        guard case .layer(.clip(let first, _, _), _) = nodes[0], case .layer(.clip(let second, _, _), _) = nodes[1]
        else {
            return #expect(Bool(false))
        }
        #expect(first.boundingRect.isClose(to: CGRect(x: 42.5, y: 40, width: 15, height: 10)))
        #expect(second.boundingRect.isClose(to: CGRect(x: 45, y: 50, width: 10, height: 10)))
    }

    @Test("The light on glass goes to the side that a tilt lifts, step by step, and stays where it is without one")
    func tiltedGlass() throws {
        let script = Script([ScriptEvent(at: 1, .tilt(roll: 20, pitch: 0, duration: 0.5))])
        func light(_ time: Double) throws -> CGPoint? {
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 3, script: script) {
                Color.clear.frame(width: 40, height: 40).glassEffect()
            }
            let nodes = try stage.scene(at: time).nodes
            guard case .backdrop(let backdrop)? = nodes.first, case .glass(let glass) = backdrop.effect else {
                Issue.record("glass lowers to a backdrop")
                return nil
            }
            return glass.light
        }
        #expect(try light(0.9) == nil)
        // Positive roll lowers the right side, so that the light is at the left: sin 40° · 0.6 / 0.8 of it.
        let end = try #require(try light(2))
        #expect(abs(end.x + 0.4821) < 1e-3 && abs(end.y + 1) < 1e-9, "\(end)")
        let halfway = try #require(try light(1.25))
        #expect(halfway.x < -0.2 && halfway.x > -0.3)
    }

    @Test("Labels of lower levels add to what is behind on materials and glass, and cover it elsewhere")
    func vibrancy() throws {
        func blends(_ view: some View, _ scheme: ColorScheme = .light) throws -> [BlendMode] {
            func modes(_ nodes: [Node]) -> [BlendMode] {
                nodes.flatMap { node -> [BlendMode] in
                    switch node {
                    case .layer(.blend(let mode), _): [mode]
                    case .group(let children), .layer(_, let children): modes(children)
                    default: []
                    }
                }
            }
            return modes(try lowered(view, scheme: scheme))
        }
        let label = Rectangle().frame(width: 20, height: 20)
        let secondary = label.foregroundStyle(.secondary)
        #expect(try blends(secondary) == [])
        #expect(try blends(secondary.background(.thinMaterial)) == [.plusDarker])
        #expect(try blends(secondary.background(.thinMaterial, in: Circle()), .dark) == [.plusLighter])
        #expect(try blends(label.foregroundColor(.secondary).background(AnyShapeStyle(.bar))) == [.plusDarker])
        #expect(try blends(secondary.glassEffect()) == [.plusDarker])
        #expect(try blends(secondary.glassEffect(.identity)) == [])
        // First levels, other colors, and what lies on a plain background of its own.
        #expect(try blends(label.background(.thinMaterial)) == [])
        #expect(try blends(label.foregroundStyle(.red.secondary).background(.thinMaterial)) == [])
        #expect(try blends(secondary.background(.white).background(.thinMaterial)) == [])
        #expect(try blends(secondary.environment(\.backgroundMaterial, nil).background(.thinMaterial)) == [])
        #expect(try blends(secondary.environment(\.backgroundMaterial, .regular)) == [.plusDarker])
        // The view behind is not on the material itself.
        #expect(try blends(label.background { secondary.background(.white) }.background(.thinMaterial)) == [])
    }

    @Test("Labels on light glass are told how they look where it becomes dark; other colors are not")
    func labelsOnGlass() throws {
        func light(_ view: some View, _ scheme: ColorScheme = .light) throws -> [Node] {
            func found(_ nodes: [Node]) -> [Node] {
                nodes.flatMap { node -> [Node] in
                    switch node {
                    case .layer(.overDarkGlass(let instead), _): instead
                    case .group(let children), .layer(_, let children): found(children)
                    default: []
                    }
                }
            }
            return found(try lowered(view, scheme: scheme))
        }
        let label = Rectangle().frame(width: 20, height: 20)
        #expect(try light(label.glassEffect()).count == 1)
        #expect(try light(label.foregroundStyle(.secondary).glassEffect()).count == 1)
        #expect(try light(label.foregroundStyle(Color.primary).glassEffect()).count == 1)
        #expect(try light(label.glassEffect(), .dark).isEmpty)
        #expect(try light(label.foregroundStyle(.black).glassEffect()).isEmpty)
        #expect(try light(label).isEmpty)
    }

    @Test("Glass shows what is behind in its shape, under the content")
    func glass() throws {
        let nodes = try lowered(square.glassEffect(.clear.tint(.white), in: .rect(cornerRadius: 4)))
        let shape = Path(roundedRect: box, cornerRadius: 4, style: .continuous)
        #expect(
            nodes == [
                .backdrop(Backdrop(shape, effect: .glass(GlassEffect(variant: .clear, dark: false, tint: .white)))),
                fill,
            ])
        #expect(try lowered(square.glassEffect(.identity)) == [fill])
    }
}
