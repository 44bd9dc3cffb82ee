import KinoraStage
import KinoraScene

// Styles made from other styles: fainter, blended, anchored to a rectangle, with shadows.

/// A shadow as part of a style.
nonisolated public struct ShadowStyle: Hashable, Sendable {
    var isInner: Bool
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat

    /// Behind what is painted. `radius` is the standard deviation of its blur, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// Inside what is painted, as if it were cut out.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }
}

/// A style whose resolved form is changed.
nonisolated struct ModifiedStyle<Base: ShapeStyle>: PrimitiveStyle {
    let base: Base
    let change: @Sendable (inout KinoraResolvedStyle, EnvironmentValues) -> Void

    func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle {
        var style = base._resolved(in: environment)
        change(&style, environment)
        return style
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self) { style, _ in style.opacity *= max(0, opacity) }
    }

    /// The style mixed with what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self) { style, _ in style.blendMode = mode }
    }

    /// The style with unit space laid on `rect`, in points from the top left of what is filled.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        ModifiedStyle(base: self) { style, _ in style.anchor = .relative(rect) }
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self) { resolved, environment in
            resolved.shadows.append(
                ResolvedShadow(
                    isInner: style.isInner, color: style.color.rgba(in: environment), radius: max(0, style.radius),
                    offset: CGSize(width: style.x, height: style.y)))
        }
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground style mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
