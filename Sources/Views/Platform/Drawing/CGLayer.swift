import KinoraScene
import KinoraStage

/// A drawing that is made once and drawn into a context often: a stamp, or what a finger has painted so far.
///
/// What is in it is kept as commands, so that it is as sharp where it is drawn larger. Its space has the directions of that in which it
/// is drawn, and begins at the corner where it is put.
public final class CGLayer {
    public let size: CGSize
    /// Where to draw.
    public let context: CGContext?

    /// - Parameters:
    ///   - context: what the layer will be drawn into.
    ///   - size: in points of that context; nothing is drawn beyond it. nil where it is none.
    ///   - auxiliaryInfo: not looked at, as by Core Graphics.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(size: size, scale: context.scale)
    }

    /// What is drawn so far, from the corner on.
    fileprivate var nodes: [Node] {
        let bounds = Path(CGRect(origin: .zero, size: size))
        return (context?.nodes ?? []).layered(.clip(bounds, rule: .nonzero, inverse: false)).layered(.isolate)
    }
}

extension CGContext {
    /// Draws what a layer holds now, as one: with the alpha, the shadow, the blend mode and the clips of the context.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
    /// Draws what a layer holds now, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let stretch = CGAffineTransform(scaleX: rect.width / layer.size.width, y: rect.height / layer.size.height)
        add(layer.nodes.transformed(stretch.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))))
    }
}
