import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The peers' ten workloads as scenes. Paths, pictures and shaped text are made beforehand, as they are there.
struct Workloads {
    let scene: BenchScene
    private let photo: SceneImage
    private let layer: SceneImage

    init(_ scene: BenchScene) {
        self.scene = scene
        photo = Pictures.photo(Int(scene.size[0]), Int(scene.size[1]))
        layer = Pictures.layer(Int(scene.size[0]), Int(scene.size[1]))
        Ripple.register(scene.ripple)
    }

    private static let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("color-dodge", .colorDodge), ("color-burn", .colorBurn), ("hard-light", .hardLight),
        ("soft-light", .softLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ]

    var all: [(name: String, make: () throws -> FrameScene)] {
        var list: [(String, () throws -> FrameScene)] = [
            ("a_confetti", { frame(confetti) }),
            ("b_linear", { frame([.fill(Fill(everything, paint: .linear(linear)))]) }),
            ("b_radial", { frame([.fill(Fill(everything, paint: .radial(radial)))]) }),
            ("b_sweep", { frame([.fill(Fill(everything, paint: .angular(sweep)))]) }),
            ("c_mesh_tris", { frame([.fill(Fill(everything, paint: .mesh(mesh(smooth: true))))]) }),
            ("c_mesh_coons", { frame([.fill(Fill(everything, paint: .mesh(mesh(smooth: false))))]) }),
        ]
        for sigma in [4.0, 20, 60] {
            list.append(("d_blur_s\(Int(sigma))", { frame([blurred(picture(photo), sigma, opaque: true)]) }))
        }
        list.append(("e_text_glyphs", { frame(try glyphRuns()) }))
        list.append(("e_text_paths", { frame(try glyphPaths()) }))
        list.append(("f_strokes", { frame(strokes) }))
        for (name, mode) in Self.modes { list.append(("g_blend_\(name)", { frame(layers(mode)) })) }
        list.append(("h_glass", { frame(glass) }))
        list.append(("i_ripple", { frame(ripple) }))
        list.append(("j_dots_layers", { frame(dots) }))
        list.append(("j_dots_fast", { frame(dots) }))
        return list
    }

    private func frame(_ nodes: [Node]) -> FrameScene {
        FrameScene(size: scene.bounds.size, background: rgba(scene.background), nodes: nodes)
    }

    // MARK: Fills

    private var everything: Path { Path(scene.bounds) }

    private var confetti: [Node] {
        scene.confetti.map { item in
            let (kind, x, y, angle, w, h, radius) = (item[0], item[1], item[2], item[3], item[4], item[5], item[6])
            let rect = CGRect(x: -w / 2, y: -h / 2, width: w, height: h)
            let path =
                kind == 1
                ? Path(ellipseIn: rect)
                : Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            let place = CGAffineTransform(translationX: x, y: y).rotated(by: angle)
            return .layer(.transform(place), [.fill(Fill(path, paint: .color(rgba(Array(item[7...])))))])
        }
    }

    private var ramp: Ramp { Ramp(stops: scene.stops.map { .init(color: rgba($0.color), location: $0.location) }) }
    private var corner: CGPoint { CGPoint(x: scene.size[0], y: scene.size[1]) }
    private var middle: CGPoint { CGPoint(x: scene.size[0] / 2, y: scene.size[1] / 2) }
    private var linear: LinearPaint { LinearPaint(ramp: ramp, start: .zero, end: corner) }
    private var radial: RadialPaint {
        RadialPaint(ramp: ramp, center: middle, startRadius: 0, endRadius: hypot(Double(middle.x), Double(middle.y)))
    }
    private var sweep: AngularPaint { AngularPaint(ramp: ramp, center: middle, startAngle: 0, endAngle: 2 * .pi) }

    private func mesh(smooth: Bool) -> MeshPaint {
        MeshPaint(
            columns: 3, rows: 3,
            vertices: zip(scene.mesh.pos, scene.mesh.col).map {
                .init(position: CGPoint(x: $0[0], y: $0[1]), color: rgba($1))
            }, bounds: scene.bounds, smoothsColors: smooth)
    }

    private var strokes: [Node] {
        scene.strokes.map { p in
            var path = Path()
            path.move(to: CGPoint(x: p[0], y: p[1]))
            path.addCurve(
                to: CGPoint(x: p[6], y: p[7]), control1: CGPoint(x: p[2], y: p[3]), control2: CGPoint(x: p[4], y: p[5]))
            return .stroke(Stroke(path, style: StrokeStyle(lineWidth: 3, lineCap: .round), paint: .linear(linear)))
        }
    }

    // MARK: Text

    /// Lines of glyphs: outline and position.
    private func text() throws -> [[(id: Int, path: Path, x: Double, y: Double)]] {
        let font = try TrueTypeFont(URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        var outlines: [Int: Path] = [:]
        return scene.text.lines.enumerated().map { index, line in
            var x = scene.text.x
            let y = scene.text.baseline0 + Double(index) * scene.text.pitch
            return line.utf16.map { character in
                let glyph = font.glyph(character)
                defer { x += font.advance(glyph) * scene.text.size }
                let outline = outlines[glyph] ?? font.outline(glyph)
                outlines[glyph] = outline
                return (glyph, outline, x, y)
            }
        }
    }

    private func glyphRuns() throws -> [Node] {
        try text().map { line in
            var outlines: [GlyphOutline] = []
            var index: [Int: Int] = [:]
            let glyphs = line.map { glyph -> GlyphRun.Glyph in
                if index[glyph.id] == nil {
                    index[glyph.id] = outlines.count
                    outlines.append(GlyphOutline(id: glyph.id, path: glyph.path))
                }
                return .init(outline: index[glyph.id]!, x: glyph.x, y: glyph.y)
            }
            return .glyphs(
                GlyphRun(
                    font: "DejaVu Sans", size: scene.text.size, outlines: outlines, glyphs: glyphs,
                    paint: .color(.white)))
        }
    }

    /// One path a line, as the best peer gets it.
    private func glyphPaths() throws -> [Node] {
        let size = scene.text.size
        return try text().map { line in
            var path = Path()
            for glyph in line {
                path.addPath(
                    glyph.path, transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.x, ty: glyph.y))
            }
            return .fill(Fill(path, paint: .color(.white)))
        }
    }

    // MARK: Layers

    private func picture(_ image: SceneImage) -> Node { .image(ImageNode(image, in: scene.bounds)) }

    private func blurred(_ node: Node, _ sigma: Double, opaque: Bool = false) -> Node {
        .layer(.filter(.blur(sigma: sigma, opaque: opaque, bounds: scene.bounds)), [node])
    }

    private func layers(_ mode: BlendMode) -> [Node] {
        let one = Node.layer(.blend(mode), [.layer(.opacity(scene.layer_alpha), [picture(layer)])])
        return [picture(photo)] + Array(repeating: one, count: scene.layers)
    }

    private var glass: [Node] {
        let g = scene.glass
        func card(_ inset: Double) -> Path {
            let rect = CGRect(x: g.x, y: g.y, width: g.w, height: g.h).insetBy(dx: inset, dy: inset)
            return Path(roundedRect: rect, cornerRadius: g.r - inset, style: .circular)
        }
        let blobs = scene.glass_blobs.map { blob -> Node in
            let r = blob.radius
            return .fill(
                Fill(
                    Path(ellipseIn: CGRect(x: blob.x - r, y: blob.y - r, width: 2 * r, height: 2 * r)),
                    paint: .color(rgba(blob.color))))
        }
        let shadow = Node.layer(
            .transform(CGAffineTransform(translationX: 0, y: g.shadow_dy)),
            [blurred(.fill(Fill(card(0), paint: .color(rgba(g.shadow)))), g.shadow_sigma)])
        return [.fill(Fill(everything, paint: .linear(linear)))] + blobs + [
            .layer(.clip(card(0), rule: .nonzero, inverse: true), [shadow]),
            .backdrop(Backdrop(card(0), effect: .material(.ultraThin, dark: false))),
            .fill(Fill(card(0), paint: .color(rgba(g.tint)))),
            .stroke(Stroke(card(0.5), style: StrokeStyle(lineWidth: 1), paint: .color(rgba(g.border)))),
        ]
    }

    private var ripple: [Node] {
        let pass = ShaderPass(
            .distortion, shader: ShaderCall(Ripple.name, []), bounds: scene.bounds,
            maxSampleOffset: CGSize(width: scene.ripple.amp, height: scene.ripple.amp))
        return [.layer(.filter(.shader(pass)), [picture(photo)])]
    }

    private var dots: [Node] {
        scene.dots.map { d in
            let circle = Path(ellipseIn: CGRect(x: d[0] - d[2], y: d[1] - d[2], width: 2 * d[2], height: 2 * d[2]))
            return blurred(.fill(Fill(circle, paint: .color(rgba(Array(d[3...]))))), scene.dot_sigma)
        }
    }
}

/// The displacement of workload i as a function of rows, the form in which effects write what is to be fast.
enum Ripple {
    static let name = "bench.ripple"

    static func register(_ r: BenchScene.Ripple) {
        let (centerX, centerY) = (Float(r.cx), Float(r.cy))
        let (amplitude, decay, phase) = (Float(r.amp), Float(r.decay), Float(r.phase))
        let frequency = Float(2 * Double.pi / r.wavelength)
        ShaderKernels.register(
            name,
            .distortionRows { _ in
                { row in
                    let (distance, wave, damping) = row.scratch
                    for i in 0..<row.count {
                        let (dx, dy) = (row.x[i] - centerX, row.y[i] - centerY)
                        distance[i] = dx * dx + dy * dy
                    }
                    KinoraMaths.squareRoot(distance, count: row.count)
                    for i in 0..<row.count {
                        wave[i] = frequency * distance[i] - phase
                        damping[i] = -decay * distance[i]
                    }
                    KinoraMaths.sin(wave, count: row.count)
                    KinoraMaths.exp(damping, count: row.count)
                    for i in 0..<row.count {
                        let away: Float = distance[i] > 1e-6 ? distance[i] : 1e-6
                        let s = amplitude * damping[i] * wave[i] / away
                        row.x[i] += (row.x[i] - centerX) * s
                        row.y[i] += (row.y[i] - centerY) * s
                    }
                }
            })
    }
}
