import KinoraPixels
import KinoraScene
import KinoraStage

extension Image {
    /// A picture of commands, such as a mask for a shader.
    ///
    /// It is drawn when it is made, at the stage's scale, and finds the stage's own environment.
    ///
    /// - Parameters:
    ///   - size: in points; nothing is drawn outside of it.
    ///   - opaque: whether it lies on black.
    ///   - colorMode: everything is gamma-encoded sRGB, whatever is asked.
    ///   - renderer: draws; it must not write state.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        guard size.width > 0, size.height > 0, let graph = Graph.current else {
            self.init(pixmap: Pixmap(width: 1, height: 1))
            return
        }
        let (bounds, scale) = (CGRect(origin: .zero, size: size), Double(graph.stage.scale))
        let place = BuildContext(
            graph: graph, identity: Identity(), environment: graph.stage.environment, transaction: Transaction())
        var drawing = GraphicsContext(place, bounds: bounds, scale: scale)
        if opaque { drawing.fill(Path(bounds), with: .color(.black)) }
        renderer(&drawing)
        let nodes = drawing.isolatedNodes.layered(.clip(Path(bounds), rule: .nonzero, inverse: false))
        do {
            let pixmap = try DrawnImage.rasterize(FrameScene(size: size, nodes: nodes), scale)
            self.init(pixmap: pixmap, scale: scale)
        } catch {
            graph.fail(
                (error as? StageError) ?? .misused("a drawn image of \(size.width) by \(size.height) points: \(error)"))
            self.init(pixmap: Pixmap(width: 1, height: 1))
        }
    }
}

/// Makes pixels of pictures that are drawn by commands. Who renders frames says how, because views know no rasterizer.
package enum DrawnImage {
    nonisolated(unsafe) package static var rasterizer:
        (@Sendable (_ scene: FrameScene, _ scale: Double) throws -> Pixmap)?

    fileprivate static func rasterize(_ scene: FrameScene, _ scale: Double) throws -> Pixmap {
        guard let rasterizer else {
            throw StageError.missing(
                "a picture that is drawn by commands has pixels only in the command and in KinoraTesting")
        }
        return try rasterizer(scene, scale)
    }
}
