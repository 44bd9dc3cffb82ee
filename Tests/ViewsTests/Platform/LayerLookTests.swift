import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What layers show of their properties: corners, shadows, masks, gradients, pictures and texts.
@MainActor
struct LayerLookTests {
    init() { DrawnImage.useRasterizer() }

    private static let red = RGBA(red: 1, green: 0, blue: 0)

    private func scene(_ make: @escaping @MainActor () -> UIView) throws -> FrameScene {
        try Stage(size: CGSize(width: 100, height: 80), duration: 1) { Hosted(make: make) }.scene(at: 0)
    }
    private func probe(_ make: @escaping @MainActor () -> UIView) throws -> SceneProbe {
        try SceneProbe(scene(make))
    }
    /// Whether any layer of a scene is of a kind.
    private func has(_ nodes: [Node], _ isKind: (LayerOperation) -> Bool) -> Bool {
        nodes.contains { node in
            switch node {
            case .layer(let operation, let children): isKind(operation) || has(children, isKind)
            case .group(let children): has(children, isKind)
            default: false
            }
        }
    }
    private func isClipped(_ scene: FrameScene) -> Bool {
        has(scene.nodes) { if case .clip = $0 { true } else { false } }
    }
    private func layer(_ change: @escaping @MainActor (CALayer) -> Void) -> @MainActor () -> UIView {
        {
            let (view, layer) = (UIView(), CALayer())
            layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            change(layer)
            view.layer.addSublayer(layer)
            return view
        }
    }

    private func pictures(_ nodes: [Node]) -> [ImageNode] {
        nodes.flatMap { node -> [ImageNode] in
            switch node {
            case .image(let image): [image]
            case .group(let children), .layer(_, let children): pictures(children)
            default: []
            }
        }
    }

    @Test("A picture is enlarged as its filter says, and what is beside its center keeps its size")
    func enlarged() throws {
        func shown(_ change: @escaping @MainActor (CALayer) -> Void) throws -> [ImageNode] {
            let image = CGImage(SceneImage(Pixmap(width: 4, height: 4)))
            return try pictures(
                scene(
                    layer {
                        $0.contents = image
                        change($0)
                    }
                ).nodes)
        }
        #expect(try shown { _ in }.map(\.interpolation) == [.smooth])
        #expect(try shown { $0.magnificationFilter = .nearest }.map(\.interpolation) == [.nearest])
        #expect(try shown { $0.minificationFilter = .nearest }.map(\.interpolation) == [.smooth])
        let framed = try shown { $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
        #expect(framed.count == 9 && framed.filter { $0.rect.size == CGSize(width: 1, height: 1) }.count == 4)
    }

    @Test("Corners are those of the ground; what is in a layer is cut by them only where it masks")
    func corners() throws {
        func badge(_ masks: Bool) -> @MainActor () -> UIView {
            layer { layer in
                let inner = CALayer()
                inner.frame = CGRect(x: 30, y: -10, width: 20, height: 20)
                inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                layer.addSublayer(inner)
                (layer.cornerRadius, layer.masksToBounds) = (20, masks)
                layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
        }
        let (free, masked) = (try scene(badge(false)), try scene(badge(true)))
        #expect(!isClipped(free) && isClipped(masked))
        let fills = SceneProbe(free).fills
        #expect(fills.map(\.rect.size) == [CGSize(width: 40, height: 40), CGSize(width: 20, height: 20)])
    }

    @Test("A shadow with a path is that of the path, whatever the layer draws")
    func shadowPath() throws {
        let path = CGPath(rect: CGRect(x: 5, y: 30, width: 30, height: 10), transform: nil)
        let fills = try probe(
            layer { layer in
                (layer.shadowPath, layer.shadowOpacity, layer.shadowOffset) = (path, 1, CGSize(width: 0, height: 2))
            }
        ).fills
        #expect(fills.map(\.rect) == [CGRect(x: 15, y: 42, width: 30, height: 10)])
    }

    @Test("A view's mask is a view with all that is in it")
    func maskView() throws {
        let scene = try scene {
            let (view, mask, inner) = (UIView(), UIView(), UIView())
            mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            inner.backgroundColor = .black
            mask.addSubview(inner)
            (view.backgroundColor, view.mask) = (.red, mask)
            return view
        }
        #expect(has(scene.nodes) { if case .mask = $0 { true } else { false } })
    }

    @Test("A gradient around a point begins in the direction of its end point")
    func conic() throws {
        let fills = try probe(
            layer { layer in
                let gradient = CAGradientLayer()
                gradient.frame = layer.bounds
                gradient.type = .conic
                (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
                gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                layer.addSublayer(gradient)
            }
        ).fills
        guard case .angular(let gradient) = fills.first?.paint else {
            Issue.record("no gradient around a point")
            return
        }
        #expect(abs(gradient.startAngle + .pi / 2) < 1e-9)
    }

    @Test("Attributes of a text are all that counts, and a font has the layer's size")
    func texts() throws {
        let runs = try probe(
            layer { layer in
                let (attributed, plain) = (CATextLayer(), CATextLayer())
                attributed.string = NSAttributedString(
                    string: "a", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
                (plain.string, plain.font, plain.fontSize) = ("b", UIFont.boldSystemFont(ofSize: 5), 14)
                for text in [attributed, plain] {
                    text.frame = layer.bounds
                    layer.addSublayer(text)
                }
            }
        ).texts.map(\.run)
        #expect(runs.count == 2 && runs[0].paint.rgba == Self.red)
        // Letters are drawn a little smaller than they are asked for, all by the same share.
        #expect(abs(runs[0].size / runs[1].size - 20.0 / 14) < 1e-9)
    }

    @Test("A picture of its own size stands where its gravity says, and a part of one fills the layer")
    func contents() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        func place(_ change: @escaping @MainActor (CALayer) -> Void) throws -> CGRect? {
            try probe(
                layer { layer in
                    (layer.contents, layer.contentsScale) = (picture.cgImage, picture.scale)
                    change(layer)
                }
            ).images.first
        }
        #expect(try place { _ in } == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(try place { $0.contentsGravity = .bottomRight } == CGRect(x: 40, y: 40, width: 10, height: 10))
        let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        #expect(try place { $0.contentsRect = part } == CGRect(x: -30, y: 10, width: 80, height: 80))
    }
}
