import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Scenes by chance, the same for the same seed: small pictures of every kind of node, with numbers that are mostly
/// sensible and sometimes anything but.
///
/// It knows what scenes are made of, so that nearly all of what it makes is drawn instead of refused.
struct SceneGenerator: ChanceSource {
    var words: SplitMix
    /// Nodes that may still be made.
    private var nodesLeft = 14
    /// How often a number is a wild one, 0…1.
    private var wildness: Double
    private var side: Double

    init(seed: UInt64) {
        words = SplitMix(seed: seed.scattered)
        wildness = 0
        side = 0
        let wild = uniform()
        wildness = wild < 0.4 ? 0 : wild * wild * 0.4
        // Small frames find what large ones find, in a fraction of the time; now and then a larger one.
        side = (chance(0.88) ? 8 + uniform() * 20 : 24 + uniform() * 56).rounded()
    }

    mutating func scene() -> FrameScene {
        let size = CGSize(width: side, height: (side * (0.5 + uniform())).rounded())
        return FrameScene(size: size, background: chance(0.5) ? color() : nil, nodes: nodes(depth: 0))
    }

    // MARK: Chance

    private static let wild: [Double] = [
        0, -0.0, 1e-300, .leastNonzeroMagnitude, 1e-9, 1e-4, 0.5, 1, -1, 255, 1e4, -1e5, 1e6, 16_777_216, 1e9, -1e15,
        1e38, -1e300,
        .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    /// A number between the bounds, or a wild one.
    mutating func number(_ low: Double, _ high: Double) -> Double {
        if wildness > 0, chance(wildness) { return one(of: Self.wild) }
        let value = low + uniform() * (high - low)
        return chance(0.25) ? value.rounded() : value
    }

    // MARK: Values

    mutating func coordinate() -> Double { number(-0.3 * side, 1.3 * side) }
    mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    mutating func rect() -> CGRect {
        CGRect(x: coordinate(), y: coordinate(), width: number(-2, side), height: number(-2, side))
    }

    mutating func color() -> RGBA {
        RGBA(
            red: number(-0.1, 1.1), green: number(0, 1), blue: number(0, 1), alpha: chance(0.4) ? 1 : number(0, 1))
    }

    mutating func path() -> Path {
        switch below(8) {
        case 0, 1: return Path(.rect(rect()))
        case 2: return Path(.ellipse(rect()))
        case 3:
            return Path(
                roundedRect: rect(), cornerRadius: number(0, side / 2), style: chance(0.5) ? .circular : .continuous)
        case 4:
            let radii = RectangleCornerRadii(
                topLeading: number(0, 9), bottomLeading: number(0, 9), bottomTrailing: number(0, 9),
                topTrailing: number(0, 9))
            return Path(roundedRect: rect(), cornerRadii: radii, style: chance(0.5) ? .circular : .continuous)
        default: return freePath()
        }
    }

    private mutating func freePath() -> Path {
        var path = Path()
        if chance(0.95) { path.move(to: point()) }
        var last = point()
        for _ in 0..<below(chance(0.03) ? 300 : 9) {
            // Now and then a point again: segments without length, cusps.
            if chance(0.85) { last = point() }
            switch below(10) {
            case 0: path.move(to: last)
            case 1: path.closeSubpath()
            case 2, 3: path.addQuadCurve(to: last, control: point())
            case 4, 5, 6: path.addCurve(to: last, control1: point(), control2: chance(0.2) ? last : point())
            case 7:
                path.addArc(
                    center: last, radius: number(0, side), startAngle: .radians(number(-7, 7)),
                    endAngle: .radians(number(-7, 7)),
                    clockwise: chance(0.5))
            default: path.addLine(to: last)
            }
        }
        if chance(0.1) { path = path.trimmedPath(from: number(0, 0.6), to: number(0.3, 1)) }
        return path
    }

    mutating func ramp() -> Ramp {
        var stops = (0..<(chance(0.03) ? 0 : 1 + below(5))).map { _ in
            Ramp.Stop(color: color(), location: number(-0.2, 1.2))
        }
        if chance(0.95) { stops.sort { $0.location < $1.location } }
        return Ramp(
            stops: stops, space: chance(0.7) ? .device : .perceptual,
            spread: chance(0.8) ? .pad : one(of: GradientSpread.allCases))
    }

    mutating func paint() -> Paint {
        switch below(11) {
        case 0: return .linear(LinearPaint(ramp: ramp(), start: point(), end: point()))
        case 1:
            return .radial(
                RadialPaint(
                    ramp: ramp(), center: point(), startRadius: number(0, side), endRadius: number(0, side),
                    aspect: chance(0.6)
                        ? CGSize(width: 1, height: 1) : CGSize(width: number(0, 2), height: number(0, 2)),
                    focus: chance(0.8) ? nil : point()))
        case 2:
            return .angular(
                AngularPaint(ramp: ramp(), center: point(), startAngle: number(-7, 7), endAngle: number(-7, 9)))
        case 3: return .mesh(mesh())
        case 4: return .image(ImagePaint(image(), rect: rect(), tiled: chance(0.5)))
        case 5 where chance(0.5): return .shader(ShaderPaint(FuzzShaders.call("fuzz.generator", &self), bounds: rect()))
        default: return .color(color())
        }
    }

    private mutating func mesh() -> MeshPaint {
        let (columns, rows) = (2 + below(3), 2 + below(2))
        let wrong = chance(0.02) ? 1 : 0
        let vertices = (0..<(columns * rows - wrong)).map { index in
            let (x, y) = (Double(index % columns) / Double(columns - 1), Double(index / columns) / Double(rows - 1))
            func near(_ spread: Double) -> CGPoint {
                CGPoint(x: x + number(-spread, spread), y: y + number(-spread, spread))
            }
            return MeshPaint.Vertex(
                position: near(0.3),
                handles: chance(0.2)
                    ? .init(leading: near(0.4), top: near(0.4), trailing: near(0.4), bottom: near(0.4)) : nil,
                color: color())
        }
        return MeshPaint(
            columns: columns, rows: rows, vertices: vertices, bounds: rect(), background: color(),
            smoothsColors: chance(0.7),
            space: chance(0.7) ? .device : .perceptual)
    }

    mutating func image() -> SceneImage {
        let (width, height) = (below(chance(0.1) ? 90 : 9), below(9))
        let pixels = (0..<(width * height)).map { _ in
            let alpha = chance(0.5) ? 255 : UInt32(below(256))
            func level() -> UInt32 { UInt32(below(Int(alpha) + 1)) }
            return level() | level() << 8 | level() << 16 | alpha << 24
        }
        return SceneImage(Pixmap(width: width, height: height, pixels: pixels))
    }

    mutating func transform() -> CGAffineTransform {
        switch below(4) {
        case 0: return CGAffineTransform(translationX: number(-9, 9), y: number(-9, 9))
        case 1:
            return CGAffineTransform(a: number(0, 2), b: 0, c: 0, d: number(-2, 2), tx: coordinate(), ty: coordinate())
        case 2: return CGAffineTransform(rotationAngle: number(-4, 4))
        default:
            return CGAffineTransform(
                a: number(-2, 2), b: number(-2, 2), c: number(-2, 2), d: number(-2, 2), tx: coordinate(),
                ty: coordinate())
        }
    }

    private mutating func projection() -> ProjectionTransform {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13) = (number(-1.5, 1.5), number(-0.5, 0.5), number(-0.02, 0.02))
        (m.m21, m.m22, m.m23) = (number(-0.5, 0.5), number(-1.5, 1.5), number(-0.02, 0.02))
        (m.m31, m.m32) = (coordinate(), coordinate())
        if chance(0.1) { m.m33 = number(-1, 1) }
        return m
    }

    // MARK: Nodes

    mutating func nodes(depth: Int) -> [Node] {
        (0..<(1 + below(depth == 0 ? 5 : 3))).compactMap { _ in
            guard nodesLeft > 0 else { return nil }
            nodesLeft -= 1
            return node(depth: depth)
        }
    }

    private mutating func node(depth: Int) -> Node {
        if depth < 7, chance(0.5) {
            return chance(0.1)
                ? .group(nodes(depth: depth + 1)) : .layer(operation(depth: depth), nodes(depth: depth + 1))
        }
        let rule: FillRule = chance(0.6) ? .nonzero : .evenOdd
        switch below(10) {
        case 0, 1: return .stroke(Stroke(path(), style: strokeStyle(), paint: paint()))
        case 2: return .glyphs(glyphRun())
        case 3:
            return .image(
                ImageNode(
                    image(),
                    source: chance(0.4)
                        ? CGRect(x: number(-2, 5), y: number(-2, 5), width: number(-1, 9), height: number(0, 9)) : nil,
                    in: rect(), interpolation: one(of: [.smooth, .smooth, .nearest, .cubic]),
                    tint: chance(0.2) ? color() : nil))
        case 4:
            let effect: Backdrop.Effect =
                chance(0.5)
                ? .material(one(of: MaterialStyle.allCases), dark: chance(0.5))
                : .glass(
                    GlassEffect(
                        variant: chance(0.5) ? .regular : .clear, dark: chance(0.5), tint: chance(0.3) ? color() : nil,
                        light: chance(0.3) ? CGPoint(x: number(-2, 2), y: number(-2, 2)) : nil))
            return .backdrop(Backdrop(path(), rule: rule, effect: effect, opacity: number(0, 1.2)))
        default: return .fill(Fill(path(), rule: rule, paint: paint(), antialiased: chance(0.9)))
        }
    }

    private mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            lineWidth: chance(0.3) ? number(0, 1) : number(0, 12), lineCap: one(of: [.butt, .round, .square]),
            lineJoin: one(of: [.miter, .round, .bevel]), miterLimit: number(0, 12),
            dash: chance(0.3) ? (0..<(1 + below(4))).map { _ in CGFloat(number(chance(0.1) ? -1 : 0.05, 9)) } : [],
            dashPhase: number(-9, 9))
    }

    private mutating func glyphRun() -> GlyphRun {
        let outlines = (0..<below(4)).map { _ in
            let (x, y) = (CGFloat(number(-0.2, 0.6)), CGFloat(number(-0.9, 0)))
            var path = Path(CGRect(x: x, y: y, width: CGFloat(number(0, 0.6)), height: CGFloat(number(0, 0.9))))
            if chance(0.5) { path.addEllipse(in: CGRect(x: x, y: y, width: 0.4, height: 0.5)) }
            return GlyphOutline(id: chance(0.05) ? Int(truncatingIfNeeded: words.next()) : below(4), path: path)
        }
        let glyphs = (0..<below(9)).map { _ in
            GlyphRun.Glyph(outline: chance(0.02) ? 99 : below(max(1, outlines.count)), x: coordinate(), y: coordinate())
        }
        return GlyphRun(
            font: one(of: ["a", "b"]), size: chance(0.6) ? one(of: [11, 13, 17]) : number(0, 90), outlines: outlines,
            glyphs: glyphs,
            paint: paint())
    }

    // MARK: Layers

    private mutating func operation(depth: Int) -> LayerOperation {
        switch below(13) {
        case 0, 1: return .transform(transform())
        case 2: return .projection(projection())
        case 3: return .isolate
        case 4: return .opacity(number(0, 1.1))
        case 5, 6: return .blend(one(of: BlendMode.allCases))
        case 7: return .clip(path(), rule: chance(0.6) ? .nonzero : .evenOdd, inverse: chance(0.3))
        case 8: return .mask(nodes(depth: depth + 1), one(of: [.alpha, .luminance, .inverseAlpha]))
        default: return .filter(filter(depth: depth))
        }
    }

    private mutating func filter(depth: Int) -> Filter {
        func sigma() -> Double { chance(0.08) ? number(0, 90) : number(0, 5) }
        switch below(9) {
        case 0, 1: return .blur(sigma: sigma(), opaque: chance(0.3), bounds: rect())
        case 2: return .variableBlur(radius: chance(0.2) ? number(0, 20) : number(0, 4), mask: nodes(depth: depth + 1))
        case 3:
            return .dropShadow(
                color: color(), sigma: sigma(), offset: CGSize(width: number(-9, 9), height: number(-9, 9)))
        case 4:
            return .innerShadow(
                color: color(), sigma: sigma(), offset: CGSize(width: number(-9, 9), height: number(-9, 9)))
        case 5: return .alphaThreshold(minimum: number(0, 0.6), maximum: number(0.4, 1), color: color())
        case 6:
            let (kind, name) = one(of: [
                (ShaderPass.Kind.color, "fuzz.color"), (.distortion, "fuzz.distortion"), (.layer, "fuzz.layer"),
                (.layer, "fuzz.rows"),
            ])
            return .shader(
                ShaderPass(
                    kind, shader: FuzzShaders.call(name, &self), bounds: rect(),
                    maxSampleOffset: CGSize(width: number(0, 9), height: number(0, 9))))
        default:
            return .colorMatrix(
                one(of: [
                    .brightness(number(-1, 1)), .contrast(number(-1, 3)), .saturation(number(-1, 3)), .invert,
                    .luminanceToAlpha,
                    .hueRotation(.radians(number(-7, 7))), ColorMatrix((0..<20).map { _ in number(-1, 1) }),
                ]))
        }
    }
}
