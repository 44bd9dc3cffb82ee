import KinoraStage
import KinoraPixels
import KinoraScene

/// Gives every drawn item below a shadow.
nonisolated struct ShadowEffect: RenderEffect, Animatable {
    var color: AnimatableColor
    /// The standard deviation of the blur in points.
    var radius: CGFloat
    var offset: CGSize
    var dependsOnFrame: Bool { false }

    typealias Rest = AnimatablePair<CGFloat, CGSize.AnimatableData>
    var animatableData: AnimatablePair<AnimatableColor.AnimatableData, Rest> {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    func apply(_ nodes: [Node], frame: CGRect, _ context: inout LoweringContext) -> [Node] {
        Distribution.shadow(color: color.rgba, sigma: max(0, radius), offset: offset, nodes)
    }
}

/// A shadow whose color depends on the environment.
struct ShadowModifier: SurroundedEffect {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func effect(in environment: EnvironmentValues) -> ShadowEffect {
        ShadowEffect(color: AnimatableColor(rgba: color.rgba(in: environment)), radius: radius, offset: offset)
    }
}

extension View {
    /// Draws a shadow behind every item of the view; `compositingGroup()` before it gives the whole one shadow.
    ///
    /// `radius` is the standard deviation of the blur; it, `x` and `y` are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
