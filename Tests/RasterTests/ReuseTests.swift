import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("A rasterizer that is used again")
struct ReuseTests {
    /// Scenes of different sizes that between them use every kind of scratch memory and every cache.
    private static let scenes: [(name: String, scene: FrameScene)] = [
        ("confetti", frame(211, 120, confetti(120, seed: 4))),
        ("strokes", frame(300, 140, strokes(30, seed: 5))),
        ("glass", frame(260, 170, glass)),
        ("blurs", frame(190, 130, blurs)),
        ("layers", frame(170, 150, layers)),
        ("text", frame(230, 90, text)),
        ("gradients", frame(140, 200, gradients)),
        ("other confetti", frame(97, 230, confetti(90, seed: 9))),
    ]

    @Test("draws every scene as a new one does, whatever it drew before")
    func scenes() throws {
        let fresh = try Self.scenes.map { try Rasterizer(scale: 1).render($0.scene) }
        let used = Rasterizer(scale: 1)
        // Forwards, backwards and in steps of three: every scene follows several others.
        let order = Array(0..<8) + (0..<8).reversed() + (0..<16).map { $0 * 3 % 8 }
        for index in order {
            #expect(try used.render(Self.scenes[index].scene) == fresh[index], "\(Self.scenes[index].name)")
        }
    }

    @Test("leaves no coverage behind, whichever way a contour enters and leaves a cell")
    func cells() {
        var dice = SplitMix(seed: 12)
        let memory = CoverageMemory()
        let runs = CoverageRuns()
        for round in 0..<3000 {
            let (width, height) = (1 + Int(dice.roll() * 300), 1 + Int(dice.roll() * 12))
            let grid = memory.grid(width: width, height: height)
            // Steps that go straight up or straight on, and corners on the pixels' borders, are the rule in drawings.
            let snap = [1.0, 4, 1000][round % 3]
            func place(_ limit: Int) -> Double { (dice.roll() * Double(limit) * snap).rounded() / snap }
            var p = SIMD2(place(width), place(height))
            var points: [SIMD2<Double>] = []
            for _ in 0..<3 + Int(dice.roll() * 9) {
                points.append(p)
                switch Int(dice.roll() * 5) {
                case 0: p.x = place(width)
                case 1: p.y = place(height)
                case 2:
                    p = SIMD2(min(p.x + dice.roll() * 0.3, Double(width)), min(p.y + dice.roll() * 0.3, Double(height)))
                default: p = SIMD2(place(width), place(height))
                }
            }
            var lines = Polylines()
            polygon(points).flatten(into: &lines, tolerance: 1)
            grid.add(lines, origin: .zero, entry: .inside)
            var row = 0
            while row < height {
                runs.begin(width: width)
                row = grid.sweep(from: row, x: 0, y: 0, rule: .nonzero, into: runs)
            }
            let cells = UnsafeBufferPointer(start: grid.cells, count: grid.stride * height)
            let marks = UnsafeBufferPointer(start: grid.touched, count: grid.groupsPerRow * height)
            #expect(cells.allSatisfy { $0 == 0 } && marks.allSatisfy { $0 == 0 }, "round \(round)")
        }
    }

    // MARK: Scenes

    private static func frame(_ width: Int, _ height: Int, _ nodes: [Node]) -> FrameScene {
        FrameScene(
            size: CGSize(width: width, height: height), background: RGBA(red: 0.1, green: 0.12, blue: 0.2), nodes: nodes
        )
    }

    private static func color(_ dice: inout SplitMix, alpha: Double = 1) -> RGBA {
        RGBA(red: dice.roll(), green: dice.roll(), blue: dice.roll(), alpha: alpha)
    }

    private static func confetti(_ count: Int, seed: UInt64) -> [Node] {
        var dice = SplitMix(seed: seed)
        return (0..<count).map { index in
            let (w, h) = (dice.roll(1...30), dice.roll(1...20))
            let rect = CGRect(x: -w / 2, y: -h / 2, width: w, height: h)
            let path =
                index % 3 == 0
                ? Path(ellipseIn: rect)
                : Path(
                    roundedRect: rect, cornerSize: CGSize(width: h / 4, height: h / 4),
                    style: index % 2 == 0 ? .circular : .continuous)
            // Every fourth lies on whole pixels, as interfaces do.
            let place = CGAffineTransform(translationX: dice.roll(0...220).rounded(), y: dice.roll(0...220).rounded())
            return .layer(
                .transform(index % 4 == 0 ? place : place.rotated(by: dice.roll(0...6))),
                [.fill(Fill(path, paint: .color(color(&dice, alpha: dice.roll(0.3...1)))))])
        }
    }

    private static func strokes(_ count: Int, seed: UInt64) -> [Node] {
        var dice = SplitMix(seed: seed)
        func point() -> CGPoint { CGPoint(x: dice.roll(-40...340), y: dice.roll(-30...170)) }
        return (0..<count).map { index in
            var path = Path()
            path.move(to: point())
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addLine(to: point())
            let style = StrokeStyle(
                lineWidth: dice.roll(0.4...9), lineCap: [.butt, .round, .square][index % 3],
                lineJoin: [.miter, .round, .bevel][index / 3 % 3], dash: index % 5 == 0 ? [7, 4] : [])
            return .stroke(Stroke(path, style: style, paint: index % 2 == 0 ? .color(color(&dice)) : .linear(sunset)))
        }
    }

    private static let ramp = Ramp(stops: [
        .init(color: RGBA(red: 1, green: 0.4, blue: 0.1), location: 0),
        .init(color: RGBA(red: 0.6, green: 0, blue: 0.7, alpha: 0.8), location: 0.4),
        .init(color: RGBA(red: 0, green: 0.5, blue: 1), location: 1),
    ])
    private static let sunset = LinearPaint(ramp: ramp, start: .zero, end: CGPoint(x: 200, y: 120))

    private static var glass: [Node] {
        let card = Path(roundedRect: CGRect(x: 40, y: 30, width: 150, height: 100), cornerRadius: 24)
        return confetti(60, seed: 6) + [
            .layer(
                .filter(.dropShadow(color: RGBA.black.opacity(0.4), sigma: 9, offset: CGSize(width: 0, height: 6))),
                [filled(card)]),
            .backdrop(Backdrop(card, effect: .material(.thin, dark: true))),
            .backdrop(
                Backdrop(
                    Path(ellipseIn: CGRect(x: 130, y: 70, width: 110, height: 80)),
                    effect: .glass(GlassEffect(variant: .clear, dark: false)))),
            .stroke(Stroke(card, style: StrokeStyle(lineWidth: 1), paint: .color(RGBA.white.opacity(0.5)))),
        ]
    }

    private static var blurs: [Node] {
        let bounds = CGRect(x: 0, y: 0, width: 190, height: 130)
        return [0.4, 3, 11, 40].enumerated().map { index, sigma in
            .layer(
                .filter(.blur(sigma: sigma, opaque: index % 2 == 1, bounds: bounds)),
                confetti(12, seed: UInt64(20 + index)))
        } + [
            .layer(
                .filter(.blur(sigma: 6, opaque: false, bounds: bounds)),
                [filled(Path(ellipseIn: CGRect(x: 30, y: 40, width: 50, height: 50)))]),
            .layer(
                .filter(.variableBlur(radius: 12, mask: [.fill(Fill(Path(bounds), paint: .linear(sunset)))])),
                confetti(20, seed: 30)),
            .layer(
                .filter(.innerShadow(color: .black, sigma: 3, offset: CGSize(width: 2, height: 2))),
                [filled(rectangle(90, 60, 70, 50), .white)]),
        ]
    }

    private static var layers: [Node] {
        let clip = Path(ellipseIn: CGRect(x: 10, y: 15, width: 130, height: 110))
        var tilt = ProjectionTransform(CGAffineTransform(translationX: 20, y: 10))
        tilt.m13 = 0.002
        return [
            .layer(.clip(clip, rule: .evenOdd, inverse: false), confetti(40, seed: 40)),
            .layer(.blend(.overlay), [.layer(.opacity(0.7), confetti(20, seed: 41))]),
            .layer(.blend(.softLight), confetti(12, seed: 42)),
            .layer(
                .mask(
                    [
                        .fill(
                            Fill(
                                clip,
                                paint: .radial(
                                    RadialPaint(
                                        ramp: ramp, center: CGPoint(x: 75, y: 70), startRadius: 4, endRadius: 60))))
                    ], .luminance), strokes(12, seed: 43)),
            .layer(.projection(tilt), confetti(10, seed: 44)),
            .layer(
                .filter(.colorMatrix(ColorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.6, 0]))),
                confetti(8, seed: 45)),
        ]
    }

    private static var text: [Node] {
        var letter = Path()
        letter.addRect(CGRect(x: 0.1, y: -0.7, width: 0.12, height: 0.7))
        letter.addEllipse(in: CGRect(x: 0.15, y: -0.5, width: 0.42, height: 0.5))
        return [11.0, 17, 30].enumerated().map { row, size in
            .glyphs(
                GlyphRun(
                    font: "test", size: size, outlines: [GlyphOutline(id: 3, path: letter)],
                    glyphs: (0..<20).map {
                        .init(outline: 0, x: 3 + Double($0) * size * 0.63, y: 20 + Double(row) * 29)
                    }, paint: .color(.white)))
        }
    }

    private static var gradients: [Node] {
        let middle = CGPoint(x: 71, y: 96)
        let image = SceneImage(Pixmap(width: 8, height: 8, pixels: (0..<64).map { 0xFF00_0000 | $0 &* 0x03_02_01 }))
        return [
            .fill(
                Fill(
                    rectangle(0, 0, 140, 200),
                    paint: .angular(AngularPaint(ramp: ramp, center: middle, startAngle: 0.3, endAngle: 5)))),
            .fill(
                Fill(
                    rectangle(20, 20, 90, 70),
                    paint: .radial(RadialPaint(ramp: ramp, center: middle, startRadius: 10, endRadius: 80)))),
            .fill(Fill(Path(ellipseIn: CGRect(x: 60, y: 90, width: 70, height: 90)), paint: .linear(sunset))),
            .image(ImageNode(image, in: CGRect(x: 5, y: 140, width: 50, height: 40))),
            .image(ImageNode(image, in: CGRect(x: 100, y: 10, width: 5, height: 5))),
        ]
    }
}
