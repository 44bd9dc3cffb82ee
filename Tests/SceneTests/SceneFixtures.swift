import Foundation
import KinoraGeometry
import KinoraPixels

@testable import KinoraScene

/// A scene with one of everything.
enum SceneFixtures {
    static let picture = SceneImage(Pixmap(width: 2, height: 2, pixels: [0xFF00_00FF, 0x8000_8000, 0, 0xFFFF_FFFF]))
    static let red = RGBA(red: 1, green: 0.1, blue: 0.2, alpha: 0.7)
    static let ramp = Ramp(
        stops: [
            .init(color: .black, location: -0.25), .init(color: red, location: 0.5),
            .init(color: .white, location: 0.5),
        ],
        space: .perceptual)

    static var paths: [Path] {
        [
            Path(CGRect(x: 1, y: 2, width: 30.1, height: 40)),
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 0.1, height: 1e-9)),
            Path(
                .roundedRect(
                    CGRect(x: 0, y: 0, width: 50, height: 20), cornerSize: CGSize(width: 8, height: 6),
                    style: .continuous)),
            Path(
                .roundedRect(
                    CGRect(x: 0, y: 0, width: 50, height: 20), cornerSize: CGSize(width: 8, height: 8), style: .circular
                )),
            Path(), curve,
        ]
    }

    static let curve = Path {
        $0.move(to: CGPoint(x: 0.1, y: 1.0 / 3))
        $0.addLine(to: CGPoint(x: 10, y: -4))
        $0.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 1e-7, y: 1e7))
        $0.addCurve(to: CGPoint(x: 8, y: 8), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1))
        $0.closeSubpath()
    }

    static var paints: [Paint] {
        [
            .color(red), .linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 3, y: 4))),
            .radial(
                RadialPaint(
                    ramp: ramp, center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 0.1,
                    aspect: CGSize(width: 2, height: 1))),
            .radial(
                RadialPaint(
                    ramp: Ramp(stops: ramp.stops, spread: .reflect), center: .zero, startRadius: 0, endRadius: 4,
                    focus: CGPoint(x: 1, y: 1))),
            .angular(AngularPaint(ramp: ramp, center: .zero, startAngle: -1, endAngle: 5)),
            .mesh(mesh), .image(ImagePaint(picture, rect: CGRect(x: 0, y: 0, width: 9, height: 9), tiled: true)),
            .shader(ShaderPaint(call, bounds: CGRect(x: 0, y: 0, width: 10, height: 10))),
        ]
    }

    static let mesh: MeshPaint = {
        var vertices = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
            MeshPaint.Vertex(position: CGPoint(x: x, y: y), color: red)
        }
        let corner = CGPoint(x: 0.3, y: 0.7)
        vertices[2].handles = .init(leading: corner, top: corner, trailing: .zero, bottom: corner)
        return MeshPaint(
            columns: 2, rows: 2, vertices: vertices, bounds: CGRect(x: 0, y: 0, width: 5, height: 5),
            background: .white,
            smoothsColors: false, space: .perceptual)
    }()

    static let call = ShaderCall(
        "ripple",
        [
            .float(0.1), .float2(1, 2), .float3(1, 2, 3), .float4(1, 2, 3, 4), .color(0.5, 0.25, 0, 1),
            .floats([1, 2.5]),
            .colors([SIMD4(0, 1, 0, 1)]), .image(width: 1, height: 2, pixels: [0xFF00_0000, 0]), .boundingRect,
        ])

    static var filters: [Filter] {
        [
            .blur(sigma: 3.3, opaque: true, bounds: CGRect(x: 0, y: 0, width: 10, height: 10)),
            .variableBlur(radius: 4, mask: [.fill(Fill(curve, paint: .color(.black)))]),
            .dropShadow(color: red, sigma: 2, offset: CGSize(width: 0, height: 5)),
            .innerShadow(color: red, sigma: 2, offset: CGSize(width: -1, height: 0.5)),
            .colorMatrix(.hueRotation(.degrees(33))),
            .alphaThreshold(minimum: 0.5, maximum: 1, color: .white),
            .shader(
                ShaderPass(
                    .layer, shader: call, bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
                    maxSampleOffset: CGSize(width: 12, height: 12))),
        ]
    }

    static var operations: [LayerOperation] {
        var projection = ProjectionTransform()
        projection.m13 = 0.001
        return [
            .transform(CGAffineTransform(a: 1, b: 0.1, c: -0.2, d: 1.0 / 3, tx: 5, ty: 6)), .projection(projection),
            .isolate,
            .opacity(0.3), .blend(.plusLighter), .clip(curve, rule: .evenOdd, inverse: true),
            .mask([.fill(Fill(curve, paint: .color(.black)))], .luminance),
            .overDarkGlass([.fill(Fill(curve, paint: .color(.white)))]),
        ] + filters.map { .filter($0) }
    }

    static var leaves: [Node] {
        let run = GlyphRun(
            font: "Inter wght=400", size: 17,
            outlines: [GlyphOutline(id: 36, path: curve), GlyphOutline(id: 5, path: Path())],
            glyphs: [.init(outline: 0, x: 1.5, y: 20), .init(outline: 1, x: 9, y: 20)], paint: .color(.black))
        let dashed = StrokeStyle(
            lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [1, 2, 0.5], dashPhase: 3)
        return paths.map { .fill(Fill($0, rule: .evenOdd, paint: .color(red), antialiased: false)) }
            + paints.map { .fill(Fill(curve, paint: $0)) }
            + [
                .stroke(Stroke(curve, style: dashed, paint: .color(.black))),
                .stroke(
                    Stroke(
                        curve, style: StrokeStyle(lineWidth: 1, lineCap: .square, lineJoin: .round),
                        paint: .color(.black))),
                .glyphs(run),
                .image(
                    ImageNode(
                        picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), in: .zero, interpolation: .nearest,
                        tint: red)),
                .image(ImageNode(picture, in: CGRect(x: 1, y: 1, width: 5, height: 5))),
                .image(ImageNode(picture, in: CGRect(x: 1, y: 1, width: 5, height: 5), interpolation: .cubic)),
                .backdrop(Backdrop(curve, rule: .evenOdd, effect: .material(.ultraThick, dark: true), opacity: 0.25)),
                .backdrop(Backdrop(curve, effect: .blur(sigma: 2.5))),
                .backdrop(
                    Backdrop(
                        curve,
                        effect: .glass(
                            GlassEffect(
                                variant: .clear, dark: false, tint: red, light: CGPoint(x: 0.5, y: -0.5))))),
                .backdrop(
                    Backdrop(curve, effect: .glass(GlassEffect(variant: .regular, dark: false, adapts: true)))),
            ]
    }

    static var everything: FrameScene {
        FrameScene(
            size: CGSize(width: 320, height: 200.5), background: .white,
            nodes: leaves + [.group(leaves), .group([])] + operations.map { .layer($0, leaves) })
    }

    /// Layers inside one another.
    static func nested(_ depth: Int) -> FrameScene {
        var node = Node.fill(Fill(curve, paint: .color(.black)))
        for i in 1..<depth { node = i % 2 == 0 ? .layer(.opacity(0.9), [node]) : .layer(.mask([node], .alpha), []) }
        return FrameScene(size: CGSize(width: 1, height: 1), nodes: [node])
    }
}
