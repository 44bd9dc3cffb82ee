import KinoraStage
import KinoraScene

// Backgrounds, overlays and borders made of styles and shapes.

extension View {
    /// The view's frame behind it, filled with a style.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            Layering(
                side: .background, alignment: .center, secondary: SafeAreaFill(style: style, edges: edges),
                ground: LabelGround(style)))
    }

    /// The view's frame behind it, filled with the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A shape behind the view, filled with a style.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        modifier(
            Layering(
                side: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle),
                ground: LabelGround(style)))
    }

    /// A shape behind the view, filled with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// The view's frame in front of it, filled with a style.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(Layering(side: .overlay, alignment: .center, secondary: SafeAreaFill(style: style, edges: edges)))
    }

    /// A shape in front of the view, filled with a style.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    {
        modifier(Layering(side: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
    }

    /// A line of `width` points inside the view's edges.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            Layering(
                side: .overlay, alignment: .center, secondary: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
