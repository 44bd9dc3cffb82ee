import KinoraStage
import KinoraScene

/// A Gaussian blur of the flattened content.
nonisolated struct BlurEffect: RenderEffect, Animatable {
    /// The standard deviation in points.
    var radius: CGFloat
    let isOpaque: Bool
    var dependsOnFrame: Bool { isOpaque }

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        radius > 0 ? nodes.layered(.filter(.blur(sigma: radius, opaque: isOpaque, bounds: frame))) : nodes
    }
}

extension View {
    /// Blurs the view. `radius` is the standard deviation in points. `opaque` keeps the edges from fading.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius, isOpaque: opaque))
    }
}
