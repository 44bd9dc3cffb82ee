import KinoraStage
import KinoraPixels
import KinoraScene

/// How colors mix with what is behind them.
public typealias BlendMode = KinoraScene.BlendMode

/// In which encoding an offscreen picture is made. Everything composites in gamma-encoded sRGB here, whatever is asked.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Blends every drawn item below with what is behind it, inside the nearest group.
nonisolated struct BlendModeEffect: RenderEffect {
    let mode: BlendMode
    var dependsOnFrame: Bool { false }
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        Distribution.blend(mode, nodes)
    }
}

/// Flattens the content, so that effects outside act on the finished picture.
nonisolated struct CompositingGroupEffect: RenderEffect {
    /// Whether the picture is laid on black, as opaque pictures are.
    let isOpaque: Bool
    var dependsOnFrame: Bool { isOpaque }
    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        let ground: [Node] = isOpaque ? [.fill(Fill(Path(frame), paint: .color(.black)))] : []
        return (ground + nodes).layered(.isolate)
    }
}

extension View {
    /// Mixes each item of the view with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeEffect(mode: blendMode)) }

    /// Flattens the view, so that opacity, shadow and blend mode written after it act on it as a whole.
    public func compositingGroup() -> some View {
        modifier(HostsGroup()).modifier(CompositingGroupEffect(isOpaque: false))
    }

    /// Draws the view into a picture of its own first; an opaque one lies on black. `colorMode` changes nothing: all
    /// pictures are gamma-encoded sRGB.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingGroupEffect(isOpaque: opaque))
    }
}
