import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

/// Every shape that is hardly one, through every operation: each of the table's cells draws something, or nothing, as said.
@Suite("Degenerate shapes in every operation")
struct DegenerateTableTests {
    /// What a cell must show. Everywhere: no trap, premultiplied pixels, the same bytes again.
    enum Outcome { case nothing, something, either }

    enum Shape: String, CaseIterable, Sendable {
        case empty, moveOnly, closedPoint, zeroWidth, zeroHeight, negativeSize, notANumber, infinite, huge, tiny
        case hairline, collinear, doubledBack, cusp, selfIntersecting, millionSegments

        /// What its inside shows.
        var inside: Outcome {
            switch self {
            case .empty, .moveOnly, .closedPoint, .zeroWidth, .zeroHeight, .notANumber, .tiny, .collinear, .doubledBack:
                .nothing
            case .infinite: .either
            default: .something
            }
        }

        /// What a line along it shows.
        func line(isRoundOrSquare: Bool) -> Outcome {
            switch self {
            case .empty, .moveOnly, .notANumber: .nothing
            case .closedPoint: isRoundOrSquare ? .something : .nothing
            case .infinite, .huge, .tiny: .either
            default: .something
            }
        }
    }

    enum Operation: String, CaseIterable, Sendable {
        case nonzero, evenOdd, aliased, linear, radial, angular, mesh, image, generator, glyph
        case butt, round, square, dashed, trimmed
        case affine, projected, opacity, multiply, sourceIn, xor
        case clip, inverseClip, alphaMask, luminanceMask, inverseMask
        case narrowBlur, wideBlur, opaqueBlur, variableBlur, dropShadow, innerShadow, alphaThreshold, colorMatrix
        case material, glass, colorShader, distortion, layerShader

        /// How much of the million segments it is tried with. What fills, strokes, clips and sets them as a glyph takes all; the
        /// others draw a path that one of these has filled. Dashes of a million lines are millions of shapes.
        var share: Double {
            switch self {
            case .nonzero, .evenOdd, .glyph, .butt, .round, .clip: 1
            case .dashed: 0.001
            default: 0.002
            }
        }

        func outcome(_ shape: Shape) -> Outcome {
            switch self {
            case .butt: return shape.line(isRoundOrSquare: false)
            case .round, .square: return shape.line(isRoundOrSquare: true)
            case .dashed, .trimmed:
                return shape.line(isRoundOrSquare: false) == .nothing && shape != .closedPoint ? .nothing : .either
            // Nothing is behind it.
            case .sourceIn: return .nothing
            case .inverseMask, .inverseClip: return shape == .huge || shape == .infinite ? .either : .something
            // What is thin or faint may fall between centers, or below half a level.
            case .aliased, .wideBlur, .alphaThreshold, .distortion, .projected, .affine:
                return shape.inside == .something && shape == .hairline ? .either : shape.inside
            case .narrowBlur, .opaqueBlur, .variableBlur, .dropShadow, .glass, .material:
                return shape.inside == .something && shape == .hairline ? .either : shape.inside
            default: return shape.inside
            }
        }
    }

    private static let frame = rectangle(0, 0, 32, 24)
    private static let box = CGRect(x: 0, y: 0, width: 32, height: 24)
    private static let million: Path = {
        var (path, dice) = (Path(), SplitMix(seed: 3))
        path.move(to: CGPoint(x: 16, y: 12))
        for _ in 0..<1_000_000 { path.addLine(to: CGPoint(x: dice.roll(2...30), y: dice.roll(2...22))) }
        return path
    }()

    /// The beginning of the million segments, by its share of them.
    private static let lines = Dictionary(
        uniqueKeysWithValues: [0.001, 0.002].map { ($0, million.trimmedPath(from: 0, to: $0)) })

    private static func path(_ shape: Shape) -> Path {
        func lines(_ points: (Double, Double)...) -> Path { polygon(points.map { SIMD2($0.0, $0.1) }) }
        switch shape {
        case .empty: return Path()
        case .moveOnly: return Path { $0.move(to: CGPoint(x: 9, y: 9)) }
        case .closedPoint:
            return Path {
                $0.move(to: CGPoint(x: 9, y: 9))
                $0.closeSubpath()
            }
        case .zeroWidth: return rectangle(9, 4, 0, 14)
        case .zeroHeight: return rectangle(9, 4, 14, 0)
        case .negativeSize: return Path(CGRect(x: 24, y: 18, width: -14, height: -12))
        case .notANumber: return lines((4, 4), (.nan, 9), (20, 20))
        case .infinite: return lines((4, 4), (.infinity, 9), (20, -.infinity))
        case .huge: return lines((-1e30, -1e30), (1e30, -1e30), (1e30, 1e30), (-1e30, 1e30))
        case .tiny: return rectangle(9.2, 9.3, 1e-9, 1e-9)
        case .hairline: return rectangle(9.3, 3, 0.05, 18)
        case .collinear: return lines((4, 4), (12, 10), (20, 16))
        case .doubledBack: return lines((4, 4), (25, 17))
        case .cusp:
            return Path {
                $0.move(to: CGPoint(x: 3, y: 21))
                $0.addCurve(
                    to: CGPoint(x: 29, y: 21), control1: CGPoint(x: 38, y: -8), control2: CGPoint(x: -6, y: -8))
            }
        case .selfIntersecting: return lines((16, 1), (22, 22), (3, 8), (29, 8), (10, 22))
        case .millionSegments: return million
        }
    }

    private static let ramp = Ramp(stops: [
        .init(color: .black, location: 0), .init(color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.8), location: 1),
    ])

    private static func paint(_ operation: Operation) -> Paint {
        switch operation {
        case .linear: return .linear(LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 32, y: 24)))
        case .radial:
            return .radial(RadialPaint(ramp: ramp, center: CGPoint(x: 16, y: 12), startRadius: 0, endRadius: 20))
        case .angular:
            return .angular(AngularPaint(ramp: ramp, center: CGPoint(x: 16, y: 12), startAngle: 0, endAngle: 6))
        case .mesh: return .mesh(MeshTests.mesh(3, 3, seed: 1, moved: 0.2, alpha: false, size: box.size))
        case .image:
            return .image(
                ImagePaint(
                    SceneImage(Pixmap(width: 2, height: 1, pixels: [0xFF12_3456, 0xFF65_4321])), rect: box, tiled: true)
            )
        case .generator:
            return .shader(ShaderPaint(ShaderCall("fuzz.generator", [.float(0), .float(0.2)]), bounds: box))
        default: return .color(RGBA(red: 0.2, green: 0.4, blue: 1))
        }
    }

    private static func nodes(_ operation: Operation, _ path: Path) -> [Node] {
        let fill = Node.fill(Fill(path, paint: paint(operation)))
        let square = filled(frame, .white)
        func stroke(_ cap: CGLineCap, _ join: CGLineJoin, dash: [CGFloat] = [], _ path: Path) -> [Node] {
            [
                .stroke(
                    Stroke(
                        path, style: StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: join, dash: dash),
                        paint: .color(.black)))
            ]
        }
        func layer(_ operation: LayerOperation) -> [Node] { [.layer(operation, [fill])] }
        func shader(_ kind: ShaderPass.Kind, _ name: String) -> [Node] {
            let call = ShaderCall(name, [.float(0.5), .float(0), .float2(0, 0), .color(0, 0, 0, 0), .boundingRect])
            return layer(
                .filter(
                    .shader(ShaderPass(kind, shader: call, bounds: box, maxSampleOffset: CGSize(width: 2, height: 2)))))
        }
        switch operation {
        case .nonzero, .linear, .radial, .angular, .mesh, .image, .generator: return [fill]
        case .evenOdd: return [.fill(Fill(path, rule: .evenOdd, paint: .color(.black)))]
        case .aliased: return [.fill(Fill(path, paint: .color(.black), antialiased: false))]
        case .glyph:
            let outline = GlyphOutline(id: 1, path: path.applying(CGAffineTransform(scaleX: 1 / 24, y: 1 / 24)))
            return [
                .glyphs(
                    GlyphRun(
                        font: "table", size: 24, outlines: [outline], glyphs: [.init(outline: 0, x: 0, y: 0)],
                        paint: .color(.black)))
            ]
        case .butt: return stroke(.butt, .miter, path)
        case .round: return stroke(.round, .round, path)
        case .square: return stroke(.square, .bevel, path)
        case .dashed: return stroke(.round, .bevel, dash: [5, 2], path)
        case .trimmed: return stroke(.butt, .miter, path.trimmedPath(from: 0.2, to: 0.7))
        case .affine: return layer(.transform(CGAffineTransform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 6, ty: -2)))
        case .projected:
            var m = ProjectionTransform()
            (m.m13, m.m23) = (0.004, 0.002)
            return layer(.projection(m))
        case .opacity: return [.layer(.opacity(0.5), [fill, fill])]
        case .multiply: return layer(.blend(.multiply))
        case .sourceIn: return layer(.blend(.sourceIn))
        case .xor: return layer(.blend(.xor))
        case .clip: return [.layer(.clip(path, rule: .nonzero, inverse: false), [square, square])]
        case .inverseClip: return [.layer(.clip(path, rule: .nonzero, inverse: true), [square, square])]
        case .alphaMask: return [.layer(.mask([fill], .alpha), [square])]
        case .luminanceMask: return [.layer(.mask([filled(path, .white)], .luminance), [square])]
        case .inverseMask: return [.layer(.mask([fill], .inverseAlpha), [square])]
        case .narrowBlur: return layer(.filter(.blur(sigma: 0.5, opaque: false, bounds: .zero)))
        case .wideBlur: return layer(.filter(.blur(sigma: 6, opaque: false, bounds: .zero)))
        case .opaqueBlur: return layer(.filter(.blur(sigma: 2, opaque: true, bounds: box)))
        case .variableBlur: return layer(.filter(.variableBlur(radius: 3, mask: [square])))
        case .dropShadow:
            return layer(.filter(.dropShadow(color: .black, sigma: 2, offset: CGSize(width: 1, height: 2))))
        case .innerShadow:
            return layer(.filter(.innerShadow(color: .white, sigma: 2, offset: CGSize(width: 1, height: 2))))
        case .alphaThreshold: return layer(.filter(.alphaThreshold(minimum: 0.4, maximum: 1, color: .black)))
        case .colorMatrix: return layer(.filter(.colorMatrix(.invert)))
        case .material: return [.backdrop(Backdrop(path, effect: .material(.regular, dark: false), opacity: 1))]
        case .glass:
            return [.backdrop(Backdrop(path, effect: .glass(GlassEffect(variant: .regular, dark: true)), opacity: 1))]
        case .colorShader: return shader(.color, "fuzz.color")
        case .distortion: return shader(.distortion, "fuzz.distortion")
        case .layerShader: return shader(.layer, "fuzz.layer")
        }
    }

    @Test("show what they should, or nothing", arguments: Operation.allCases, Shape.allCases)
    func cell(_ operation: Operation, _ shape: Shape) throws {
        FuzzShaders.register()
        let path = shape == .millionSegments ? Self.lines[operation.share] ?? Self.million : Self.path(shape)
        let nodes = Self.nodes(operation, path)
        let pixmap = try render(nodes, 32, 24)
        #expect(pixmap.pixels.allSatisfy { max($0 & 255, $0 >> 8 & 255, $0 >> 16 & 255) <= $0 >> 24 })
        if shape != .millionSegments { #expect(try render(nodes, 32, 24) == pixmap) }
        let isMarked = pixmap.pixels.contains { $0 != 0 }
        switch operation.outcome(shape) {
        case .nothing: #expect(!isMarked)
        case .something: #expect(isMarked)
        case .either: break
        }
    }
}
