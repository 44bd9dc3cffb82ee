import KinoraStage
import KinoraScene

/// Keeps what is inside a shape laid on the view's frame.
struct ClipEffect<S: Shape>: RenderEffect, Animatable {
    var shape: S
    let style: FillStyle
    let surroundings: ShapeSurroundings

    nonisolated var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        nodes.layered(.clip(shape.area(drawnIn: frame, surroundings), rule: style.rule, inverse: false))
    }

    func allowsHit(at point: CGPoint, frame: CGRect) -> Bool {
        shape.area(drawnIn: frame, surroundings).contains(point, eoFill: style.isEOFilled)
    }
}

/// A clip that needs the environment.
struct ClipModifier<S: Shape>: SurroundedEffect {
    let shape: S
    let style: FillStyle

    func effect(in environment: EnvironmentValues) -> ClipEffect<S> {
        ClipEffect(shape: shape, style: style, surroundings: environment.shapeSurroundings)
    }

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        context.noteDrawing(by: shape.drawnType)
        return effect(in: context.environment)._elements(content, context)
    }
}

extension View {
    /// Keeps what is inside a shape laid on the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Keeps what is inside the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Keeps what is inside a rectangle with continuous corners of `radius` points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
