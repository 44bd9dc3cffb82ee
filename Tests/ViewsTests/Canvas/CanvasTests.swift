import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct CanvasTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var square: Node { .fill(Fill(Path(box), paint: .color(.black))) }

    /// What a canvas of 40 × 40 points draws, inside its own clip and place.
    private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [Node] {
        let nodes = try lowered(Canvas(renderer: renderer).frame(width: 40, height: 40))
        guard nodes.count == 1,
            case .layer(.transform(CGAffineTransform(translationX: 30, y: 30)), let inner) = nodes[0], inner.count == 1,
            case .layer(
                .clip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), rule: .nonzero, inverse: false), let drawn) =
                inner[0]
        else { throw StageError.missing("a canvas draws in its frame, clipped to it: \(nodes)") }
        return drawn
    }

    @Test("Commands are drawn in order, in points from the top left of the canvas")
    func commands() throws {
        let path = Path(box)
        let nodes = try drawn { context, size in
            #expect(size == CGSize(width: 40, height: 40))
            context.fill(path, with: .color(.black))
            context.stroke(path, with: .color(.white), lineWidth: 3)
        }
        #expect(nodes == [square, .stroke(Stroke(path, style: StrokeStyle(lineWidth: 3), paint: .color(.white)))])
    }

    @Test("The raw values of blend modes are those of Core Graphics; another one is normal")
    func blendModes() {
        for mode in [GraphicsContext.BlendMode.normal, .multiply, .luminosity, .xor, .plusLighter] {
            #expect(GraphicsContext.BlendMode(rawValue: mode.rawValue).mode == mode.mode)
        }
        #expect(GraphicsContext.BlendMode.plusLighter.rawValue == CGBlendMode.plusLighter.rawValue)
        #expect(GraphicsContext.BlendMode.plusLighter.mode == .plusLighter)
        #expect(GraphicsContext.BlendMode(rawValue: 999).mode == .normal)
    }

    @Test("A command in the mode clear takes away within its own shape")
    func clearing() throws {
        let (path, other) = (Path(box), Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
        let nodes = try drawn { context, _ in
            context.fill(path, with: .color(.black))
            context.blendMode = .clear
            context.clip(to: path)
            context.translateBy(x: 1, y: 0)
            context.fill(other, with: .color(.white))
        }
        let area = Path(CGRect(x: 1, y: 1, width: 6, height: 6))
        let rubber = Node.layer(
            .clip(other, rule: .nonzero, inverse: false),
            [.layer(.blend(.clear), [.fill(Fill(area, paint: .color(.white)))])])
        let placed = [rubber].transformed(CGAffineTransform(translationX: 1, y: 0))
        #expect(nodes == [.layer(.isolate, [square] + placed.layered(.clip(path, rule: .nonzero, inverse: false)))])
    }

    @Test("A shadow is one filter, unless it blends in a way of its own: then it is a layer that does")
    func shadows() throws {
        let path = Path(box)
        func nodes(_ mode: GraphicsContext.BlendMode) throws -> [Node] {
            try drawn { context, _ in
                context.addFilter(.shadow(color: .black, radius: 2, x: 3, y: 4, blendMode: mode))
                context.fill(path, with: .color(.black))
            }
        }
        let plain = Filter.dropShadow(color: .black, sigma: 2, offset: CGSize(width: 3, height: 4))
        #expect(try nodes(.normal) == [.layer(.filter(plain), [square])])
        let blended = try nodes(.multiply)
        #expect("\(blended)".contains("multiply") && blended != [.layer(.filter(plain), [square])])
    }

    @Test("Transforms, clips and filters nest in the order in which they are added")
    func nesting() throws {
        let path = Path(box)
        let nodes = try drawn { context, _ in
            context.translateBy(x: 5, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.addFilter(.blur(radius: 3))
            context.clip(to: path)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
            context.rotate(by: .degrees(90))
            context.fill(path, with: .color(.black))
        }
        let move = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)
        guard case .layer(.transform(move), let moved)? = nodes.first,
            case .layer(.filter(.blur(sigma: 3, opaque: false, bounds: _)), let blurred)? = moved.first,
            case .layer(.clip(path, rule: .nonzero, inverse: false), let clipped)? = blurred.first,
            case .layer(.transform(CGAffineTransform(rotationAngle: Angle.degrees(90).radians)), [square])? = clipped
                .first
        else { return #expect(Bool(false), "\(nodes)") }
    }

    @Test("A copy has a state of its own and draws to the same picture")
    func copies() throws {
        let path = Path(box)
        let nodes = try drawn { context, _ in
            var faded = context
            faded.opacity = 0.5
            faded.fill(path, with: .color(.black))
            context.fill(path, with: .color(.black))
        }
        #expect(nodes == [.layer(.opacity(0.5), [square]), square])
    }

    @Test("Blend modes stay inside the canvas")
    func blending() throws {
        let path = Path(box)
        let nodes = try drawn { context, _ in
            context.fill(path, with: .color(.black))
            context.blendMode = .destinationOut
            context.fill(path, with: .color(.black))
        }
        #expect(nodes == [.layer(.isolate, [square, .layer(.blend(.destinationOut), [square])])])
    }

    @Test("A layer is one command; a clip to a layer masks by its alpha")
    func layers() throws {
        let path = Path(box)
        let nodes = try drawn { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.translateBy(x: 1, y: 1)
                layer.fill(path, with: .color(.black))
                layer.fill(path, with: .color(.black))
            }
            context.opacity = 1
            context.clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black)) }
            context.fill(path, with: .color(.black))
        }
        let moved = Node.layer(.transform(CGAffineTransform(translationX: 1, y: 1)), [square])
        #expect(
            nodes == [
                .layer(.opacity(0.5), [.layer(.isolate, [moved, moved])]),
                .layer(.mask([square], .inverseAlpha), [square]),
            ])
    }

    @Test("Gradients of a canvas are in its coordinates; a style's unit space is the path's")
    func shadings() throws {
        let path = Path(CGRect(x: 10, y: 10, width: 20, height: 10))
        let gradient = Gradient(colors: [.white, .black])
        let nodes = try drawn { context, _ in
            context.fill(
                path, with: .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 30, y: 4)))
            context.fill(path, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
        }
        let ramp = gradient.ramp(in: EnvironmentValues())
        #expect(
            nodes == [
                .fill(
                    Fill(
                        path,
                        paint: .linear(LinearPaint(ramp: ramp, start: CGPoint(x: 1, y: 2), end: CGPoint(x: 30, y: 4))))),
                .fill(
                    Fill(
                        path,
                        paint: .linear(
                            LinearPaint(ramp: ramp, start: CGPoint(x: 10, y: 15), end: CGPoint(x: 30, y: 15))))),
            ])
    }

    @Test("A repeating gradient is written out as far as the path goes, a mirrored one back and forth")
    func repeating() throws {
        let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
        let gradient = Gradient(colors: [.white, .black])
        func stops(_ options: GraphicsContext.GradientOptions) throws -> [Ramp.Stop] {
            let nodes = try drawn { context, _ in
                context.fill(
                    path,
                    with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options)
                )
            }
            guard case .fill(let fill)? = nodes.first, case .linear(let linear) = fill.paint else { return [] }
            return linear.ramp.stops
        }
        #expect(try stops(.repeat).map(\.location) == [0, 1, 1, 2, 2, 3])
        #expect(try stops(.repeat).map(\.color) == [.white, .black, .white, .black, .white, .black])
        #expect(try stops(.mirror).map(\.color) == [.white, .black, .black, .white, .white, .black])
    }

    @Test("A repeating gradient without a length is its one period, as one that does not repeat")
    func repeatingWithoutLength() throws {
        let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
        let gradient = Gradient(colors: [.white, .black])
        func ramp(_ options: GraphicsContext.GradientOptions, isRadial: Bool) throws -> Ramp? {
            let (point, shading): (CGPoint, GraphicsContext.Shading)
            point = CGPoint(x: 4, y: 4)
            shading =
                isRadial
                ? .radialGradient(gradient, center: point, startRadius: 5, endRadius: 5, options: options)
                : .linearGradient(gradient, startPoint: point, endPoint: point, options: options)
            guard case .fill(let fill)? = try drawn({ context, _ in context.fill(path, with: shading) }).first else {
                return nil
            }
            switch fill.paint {
            case .linear(let linear): return linear.ramp
            case .radial(let radial): return radial.ramp
            default: return nil
            }
        }
        for isRadial in [false, true] {
            let plain = try #require(try ramp([], isRadial: isRadial))
            #expect(plain.stops.count == 2)
            #expect(try ramp(.repeat, isRadial: isRadial) == plain)
            #expect(try ramp(.mirror, isRadial: isRadial) == plain)
        }
    }

    @Test("A tiled picture begins at its origin, a part of it at the part's own corner, in tiles of its scaled size")
    func tiles() throws {
        let pixels = (0..<24).map { 0xFF00_0000 | UInt32($0) }
        let image = Image(pixmap: Pixmap(width: 6, height: 4, pixels: pixels), scale: 2)
        func tile(_ origin: CGPoint, _ part: CGRect, _ scale: CGFloat) throws -> KinoraScene.ImagePaint? {
            let shading = GraphicsContext.Shading.tiledImage(image, origin: origin, sourceRect: part, scale: scale)
            let path = Path(CGRect(x: 10, y: 20, width: 9, height: 9))
            guard case .fill(let fill)? = try drawn({ context, _ in context.fill(path, with: shading) }).first,
                case .image(let paint) = fill.paint
            else { return nil }
            return paint
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let plain = try #require(try tile(CGPoint(x: 3, y: 7), whole, 1))
        #expect(plain.rect == CGRect(x: 3, y: 7, width: 3, height: 2) && plain.tiled)
        let part = try #require(try tile(CGPoint(x: -1, y: 5), CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5), 4))
        #expect(part.rect == CGRect(x: -1, y: 5, width: 6, height: 4))
        #expect(part.image.pixmap.pixels == [9, 10, 11, 15, 16, 17].map { 0xFF00_0000 | $0 })
    }

    @Test("Symbols are views, drawn by their tags at a point or scaled to a rectangle")
    func symbols() throws {
        let canvas = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: "dot") else { return }
            #expect(symbol.size == CGSize(width: 10, height: 10))
            context.draw(symbol, at: CGPoint(x: 20, y: 20))
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            #expect(context.resolveSymbol(id: "none") == nil)
        } symbols: {
            Color.white.frame(width: 3, height: 3).tag("other")
            Color.black.frame(width: 10, height: 10).tag("dot")
        }
        let probe = SceneProbe(FrameScene(size: .zero, nodes: try lowered(canvas.frame(width: 40, height: 40))))
        #expect(
            probe.fills.map(\.rect) == [
                CGRect(x: 45, y: 45, width: 10, height: 10), CGRect(x: 30, y: 30, width: 20, height: 20),
            ])
    }

    @Test("A symbol without a size of its own is as large as the canvas")
    func fillingSymbols() throws {
        let canvas = Canvas { context, size in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            #expect(symbol.size == size)
            context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
        } symbols: {
            Path(CGRect(x: 4, y: 8, width: 10, height: 6)).fill(.black).tag(1)
        }
        let probe = SceneProbe(FrameScene(size: .zero, nodes: try lowered(canvas.frame(width: 40, height: 40))))
        #expect(probe.fills.map(\.rect) == [CGRect(x: 34, y: 38, width: 10, height: 6)])
    }

    @Test("Text is measured and drawn with its anchor at a point, in the shading's color")
    func text() throws {
        var measured = CGSize.zero
        let nodes = try drawn { context, size in
            var text = context.resolve(Text("Hi").font(.system(size: 10)))
            text.shading = .color(.red)
            measured = text.measure(in: size)
            context.draw(text, at: CGPoint(x: 20, y: 20))
        }
        let probe = SceneProbe(FrameScene(size: .zero, nodes: nodes))
        let run = try #require(probe.texts.first)
        #expect(run.run.paint == .color(.bytes(255, 59, 48)))
        #expect(measured.width > 5 && measured.width < 15 && measured.height > 9 && measured.height < 15)
        #expect(abs(run.origin.x - (20 - measured.width / 2)) < 1)
        #expect(run.origin.y > 20 && run.origin.y < 20 + measured.height / 2)
    }

    @Test("A shadow filter may leave out what casts it")
    func shadowOnly() throws {
        let path = Path(box)
        let nodes = try drawn { context, _ in
            context.addFilter(.shadow(color: .red, radius: 0, x: 4, y: 0, options: .shadowOnly))
            context.fill(path, with: .color(.black))
        }
        guard case .layer(.transform(CGAffineTransform(translationX: 4, y: 0)), let moved)? = nodes.first,
            case .layer(.filter(.colorMatrix(let matrix)), [square])? = moved.first
        else { return #expect(Bool(false), "\(nodes)") }
        #expect(matrix.values[4] == 1 && matrix.values[18] == 1 && matrix.values[0] == 0)
    }
}
