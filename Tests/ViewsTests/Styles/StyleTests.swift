import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct StyleTests {
    private func paint(_ view: some View, scheme: ColorScheme = .light) throws -> Paint {
        try #require(SceneProbe(FrameScene(size: .zero, nodes: lowered(view, scheme: scheme))).fills.first).paint
    }

    @Test("Levels of backgrounds and fills are the system's colors of those levels")
    func systemLevels() throws {
        func color(_ style: some ShapeStyle, _ scheme: ColorScheme) throws -> Paint {
            try paint(Rectangle().fill(style), scheme: scheme)
        }
        #expect(try color(.background, .light) == .color(.bytes(255, 255, 255)))
        #expect(try color(.background.secondary, .light) == .color(.bytes(242, 242, 247)))
        #expect(try color(.background.secondary, .dark) == .color(.bytes(28, 28, 30)))
        #expect(try color(.background.tertiary, .dark) == .color(.bytes(44, 44, 46)))
        #expect(try color(.fill.secondary, .light) == .color(.bytes(120, 120, 128, 0.16)))
        #expect(try color(.fill.quaternary, .dark) == .color(.bytes(116, 116, 128, 0.18)))
    }

    @Test("A linear gradient runs between its points in the rectangle it fills")
    func linear() throws {
        let view = Rectangle().fill(
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(width: 40, height: 20)
        let ramp = Ramp(stops: [
            .init(color: .bytes(255, 59, 48), location: 0), .init(color: .bytes(0, 122, 255), location: 1),
        ])
        #expect(
            try paint(view)
                == .linear(LinearPaint(ramp: ramp, start: CGPoint(x: 30, y: 40), end: CGPoint(x: 70, y: 60))))
    }

    @Test("A color's own gradient begins lighter and reaches the color at 0.73; a very light color gets darker")
    func shades() throws {
        // What pictures of the system's colors show at the top: blue and gray, to 4/255.
        for (color, top) in [
            (RGBA.bytes(0, 136, 255), RGBA.bytes(46, 168, 255)), (.bytes(142, 142, 147), .bytes(175, 175, 180)),
        ] {
            guard case .linear(let paint) = try paint(Rectangle().fill(Color(rgba: color).gradient)) else {
                Issue.record("a gradient lowers to a linear paint")
                return
            }
            let stops = paint.ramp.stops
            #expect(stops.map(\.location) == [0, 0.73] && stops[1].color.isClose(to: color))
            #expect(stops[0].color.isClose(to: top, within: 8.0 / 255))
        }
        guard case .linear(let paint) = try paint(Rectangle().fill(Color(rgba: .bytes(255, 204, 0)).gradient)) else {
            Issue.record("a gradient lowers to a linear paint")
            return
        }
        #expect(paint.ramp.stops[0].color.isClose(to: .bytes(255, 204, 0)))
        #expect(paint.ramp.stops[1].color.isClose(to: .bytes(239, 185, 0), within: 6.0 / 255))
    }

    @Test("Radial gradients have radii in points, elliptical ones fractions of the sides, conic ones a full turn")
    func others() throws {
        let colors = [Color.white, .black]
        let ramp = Ramp(stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)])
        #expect(
            try paint(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 20))
                == .radial(RadialPaint(ramp: ramp, center: CGPoint(x: 50, y: 50), startRadius: 5, endRadius: 20)))
        #expect(
            try paint(EllipticalGradient(colors: colors).frame(height: 60))
                == .radial(
                    RadialPaint(
                        ramp: ramp, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 0.5,
                        aspect: CGSize(width: 100, height: 60))))
        guard
            case .angular(let angular) = try paint(
                AngularGradient(colors: colors, center: .topLeading, angle: .degrees(-90)))
        else { return #expect(Bool(false), "an angular gradient lowers to an angular paint") }
        #expect(angular.center == .zero)
        #expect(abs(angular.startAngle + .pi / 2) < 1e-12)
        #expect(abs(angular.endAngle - .pi * 1.5) < 1e-12)
    }

    @Test("A gradient's shadows follow it after the dot, of colors and of a color's own gradient")
    func shadowed() throws {
        func shadows(_ style: some ShapeStyle) -> Int { style._resolved(in: EnvironmentValues()).shadows.count }
        let colors = Gradient(colors: [.clear, .black])
        let (green, red) = (ShadowStyle.drop(color: .green, radius: 4), ShadowStyle.inner(color: .red, radius: 2))
        #expect(shadows(.linearGradient(colors, startPoint: .top, endPoint: .bottom).shadow(green).shadow(red)) == 2)
        #expect(shadows(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom).shadow(green)) == 1)
        #expect(shadows(.radialGradient(colors, center: .center, startRadius: 0, endRadius: 9).shadow(green)) == 1)
        #expect(shadows(.ellipticalGradient(colors).shadow(green)) == 1)
        #expect(shadows(.conicGradient(colors, center: .center).shadow(green)) == 1)
    }

    @Test("Stops out of order are put in order, and stay where they are")
    func stops() {
        let gradient = Gradient(stops: [
            .init(color: .white, location: 1.5), .init(color: .black, location: -0.5),
            .init(color: .clear, location: 0.5),
        ])
        #expect(gradient.ramp(in: EnvironmentValues()).stops.map(\.location) == [-0.5, 0.5, 1.5])
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    }

    @Test("A mesh gradient keeps its points, handles and colors")
    func mesh() throws {
        let view = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.white, .black, .black, .white],
            background: .red)
        guard case .mesh(let mesh) = try paint(view) else {
            return #expect(Bool(false), "a mesh lowers to a mesh paint")
        }
        #expect(
            mesh.vertices.map(\.position) == [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)])
        #expect(mesh.vertices.map(\.color) == [.white, .black, .black, .white])
        #expect(mesh.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(mesh.background == .bytes(255, 59, 48))
        #expect(mesh.smoothsColors && mesh.space == .device)
    }

    @Test("A mesh gradient with too few colors fails instead of drawing something else")
    func badMesh() {
        let view = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red])
        #expect(throws: StageError.self) { try lowered(view) }
    }

    @Test("A mesh gradient that has no colors yet is its background")
    func emptyMesh() throws {
        let view = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [Color](), background: .red)
        #expect(try paint(view).rgba == .bytes(255, 59, 48))
    }

    @Test("Levels of the default foreground are the system's label colors")
    func labels() throws {
        #expect(try paint(Rectangle().fill(.primary)).rgba == .black)
        #expect(try paint(Rectangle().fill(.secondary)).rgba == .bytes(60, 60, 67, 0.6))
        #expect(try paint(Rectangle().fill(.tertiary), scheme: .dark).rgba == .bytes(235, 235, 245, 0.3))
    }

    @Test("Levels of a foreground style are the style made fainter; levels inside levels multiply")
    func levels() throws {
        #expect(try paint(Rectangle().fill(.secondary).foregroundStyle(.red)).rgba == .bytes(255, 59, 48, 0.5))
        #expect(
            try paint(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)).rgba == .bytes(255, 59, 48, 0.5))
        #expect(try paint(Rectangle().fill(.secondary).foregroundStyle(.red, .black)).rgba == .black)
        #expect(try paint(Rectangle().fill(.tertiary).foregroundStyle(.red, .black)).rgba == RGBA.black.opacity(0.5))
        #expect(try paint(Rectangle().foregroundColor(nil).foregroundStyle(.red)).rgba == .black)
    }

    @Test("Tint and background follow the environment")
    func semantic() throws {
        #expect(try paint(Rectangle().fill(.tint)).rgba == .bytes(0, 122, 255))
        #expect(try paint(Rectangle().fill(.tint).tint(.green)).rgba == .bytes(52, 199, 89))
        #expect(try paint(Rectangle().fill(.tint).accentColor(.pink)).rgba == .bytes(255, 45, 85))
        #expect(try paint(Rectangle().fill(.background)).rgba == .white)
        #expect(try paint(Rectangle().fill(.background).backgroundStyle(.yellow)).rgba == .bytes(255, 204, 0))
    }

    @Test("Style modifiers fade, blend, anchor and shadow the paint")
    func modifiers() throws {
        #expect(try paint(Rectangle().fill(AnyShapeStyle(.red).opacity(0.5))).rgba == .bytes(255, 59, 48, 0.5))
        let anchored = Rectangle().fill(
            LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
                .in(CGRect(x: 10, y: 0, width: 20, height: 10))
        ).frame(width: 40, height: 40)
        guard case .linear(let linear) = try paint(anchored) else { return #expect(Bool(false)) }
        #expect(linear.start == CGPoint(x: 40, y: 35) && linear.end == CGPoint(x: 60, y: 35))
        let nodes = try lowered(
            Rectangle().fill(.red.shadow(.inner(radius: 2, y: 1)).shadow(.drop(color: .black, radius: 3))).frame(
                width: 10, height: 10))
        guard case .layer(.filter(.dropShadow(let color, 3, .zero)), let inside) = nodes.first,
            case .layer(.filter(.innerShadow(let inner, 2, CGSize(width: 0, height: 1))), _) = inside.first
        else { return #expect(Bool(false), "the first shadow is nearest to the fill") }
        #expect(color == .black)
        #expect(inner == RGBA.black.opacity(0.55))
    }

    @Test("A material looks at what is behind, in the shape it fills")
    func material() throws {
        let nodes = try lowered(
            Circle().fill(.ultraThinMaterial.opacity(0.5)).frame(width: 20, height: 20), scheme: .dark)
        #expect(
            nodes == [
                .backdrop(
                    Backdrop(
                        Path(ellipseIn: CGRect(x: 40, y: 40, width: 20, height: 20)),
                        effect: .material(.ultraThin, dark: true), opacity: 0.5))
            ])
    }

    private struct Chosen: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : .black
        }
    }

    @Test("A style of one's own chooses by the environment")
    func custom() throws {
        #expect(try paint(Rectangle().fill(Chosen())).rgba == .black)
        #expect(try paint(Rectangle().fill(Chosen()), scheme: .dark).rgba == .white)
    }

    private func fill(_ from: Color, _ to: Color, at time: Double) throws -> RGBA {
        let nodes = try lowered(Changing(false, true) { Rectangle().fill($0 ? to : from) }, at: time)
        let fill = try #require(SceneProbe(FrameScene(size: .zero, nodes: nodes)).fills.first)
        return try #require(fill.paint.rgba)
    }

    @Test("A color animates in Oklab")
    func colorAnimation() throws {
        // The lightness of a gray in Oklab is the cube root of its light: a quarter is 1/64 of the light, half an eighth.
        for (time, light) in [(0, 0), (0.5, 1.0 / 64), (1, 0.125), (2, 1)] {
            let gray = RGBA.fromLinear(red: light, green: light, blue: light)
            #expect(try fill(.black, .white, at: time).isClose(to: gray), "at \(time)")
        }
        let (yellow, blue) = (RGBA(red: 1, green: 0.8, blue: 0), RGBA(red: 0, green: 0.48, blue: 1))
        let (one, other) = (Oklab(yellow), Oklab(blue))
        let halfway = Oklab(
            lightness: (one.lightness + other.lightness) / 2, a: (one.a + other.a) / 2, b: (one.b + other.b) / 2)
        #expect(
            try fill(Color(red: 1, green: 0.8, blue: 0), Color(red: 0, green: 0.48, blue: 1), at: 1)
                .isClose(to: halfway.rgba()))
    }

    @Test("A color that fades stays itself, and mixes by its opacity")
    func fadingColorAnimation() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try fill(red, .clear, at: 1).isClose(to: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
        // Of white with an opacity of a quarter and black with three quarters, white has a quarter of the share.
        let gray = try fill(.white.opacity(0.25), .black.opacity(0.75), at: 1)
        #expect(gray.isClose(to: RGBA.fromLinear(red: 1.0 / 64, green: 1.0 / 64, blue: 1.0 / 64, alpha: 0.5)))
    }

    @Test("Gradients of as many stops animate stop by stop; a color gives way to a gradient at once")
    func gradientAnimation() throws {
        let moving = Changing(false, true) { flag in
            LinearGradient(
                stops: [.init(color: .white, location: flag ? 0.5 : 0), .init(color: .black, location: 1)],
                startPoint: .leading, endPoint: flag ? .bottomTrailing : .trailing)
        }
        let nodes = try lowered(moving, at: 1)
        guard case .linear(let halfway) = SceneProbe(FrameScene(size: .zero, nodes: nodes)).fills[0].paint else {
            return #expect(Bool(false))
        }
        #expect(abs(halfway.ramp.stops[0].location - 0.25) < 1e-12)
        #expect(abs(halfway.end.y - 75) < 1e-9)

        let jumping = Changing(false, true) { flag in
            Rectangle().fill(
                flag
                    ? AnyShapeStyle(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
                    : AnyShapeStyle(Color.red))
        }
        for time in [0, 0.5, 3] {
            let nodes = try lowered(jumping, at: time)
            guard case .linear(let paint) = SceneProbe(FrameScene(size: .zero, nodes: nodes)).fills[0].paint else {
                return #expect(Bool(false))
            }
            #expect(paint.ramp.stops.map(\.color) == [.white, .black])
        }
    }

    @Test("Mesh points animate")
    func meshAnimation() throws {
        let view = Changing(Float(0.5), Float(0.9)) { x in
            MeshGradient(
                width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .green, .blue, .red, .green, .blue])
        }
        let nodes = try lowered(view, at: 1)
        guard case .mesh(let mesh) = SceneProbe(FrameScene(size: .zero, nodes: nodes)).fills[0].paint else {
            return #expect(Bool(false))
        }
        #expect(abs(mesh.vertices[1].position.x - 0.7) < 1e-6)
        #expect(mesh.vertices[4].position.x == 0.5)
    }
}
