import KinoraStage
import KinoraPixels
import KinoraScene

/// The styles that content is painted with, by importance. What they are made of refers to the styles outside.
final class ForegroundStyles: @unchecked Sendable {
    let levels: [AnyShapeStyle]
    let outer: ForegroundStyles?
    /// Whether a container set them for texts, such as a list for its headers: controls keep their tint there.
    let isStandard: Bool

    init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?, isStandard: Bool = false) {
        self.levels = levels
        self.outer = outer
        self.isStandard = isStandard
    }

    /// How much is left of a control's own style, such as its tint: levels of importance around it are levels of that style. Nil where
    /// the source says another style.
    var shareOfOwnStyle: Double? {
        if isStandard { return 1 }
        guard let level = levels.first?.style as? HierarchicalShapeStyle else { return nil }
        guard let outer else { return HierarchyLevel.opacity(level.level) }
        return outer.shareOfOwnStyle.map { $0 * HierarchyLevel.opacity(level.level) }
    }
}

extension ForegroundStyles: SelfComparing {
    /// They are made anew with each update, and are the same to a view below as long as they paint alike.
    func isSame(as other: ForegroundStyles) -> Bool {
        self === other
            || isStandard == other.isStandard && ValueComparison.areSame(levels, other.levels)
                && ValueComparison.areSame(outer, other.outer)
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// How much is left of a control's own style; nil where the source says what content is painted with.
    var shareOfOwnStyle: Double? {
        guard let foregroundStyles else { return 1 }
        return foregroundStyles.shareOfOwnStyle
    }

    /// The style of content at a level of importance: 0 is primary.
    func foreground(level: Int) -> KinoraResolvedStyle {
        guard let styles = foregroundStyles else { return HierarchyLevel.label(level, in: self) }
        var outside = self
        outside.foregroundStyles = styles.outer
        let nearest = min(level, styles.levels.count - 1)
        return styles.levels[nearest]._resolved(in: outside).opacity(
            HierarchyLevel.opacity(level) / HierarchyLevel.opacity(nearest))
    }
}

/// What content is painted with: black or white unless `foregroundStyle(_:)` set something else.
nonisolated public struct ForegroundStyle: PrimitiveStyle, Sendable {
    public init() {}
    public func _resolved(in environment: EnvironmentValues) -> KinoraResolvedStyle { environment.foreground(level: 0) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
    /// Paints content with a style; levels below it are the same style at 50, 25 and 18 per cent.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(SetForeground(levels: [AnyShapeStyle(style)]))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(SetForeground(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(SetForeground(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Paints content with a color; nil returns to black or white.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(SetForeground(levels: color.map { [AnyShapeStyle($0)] } ?? []))
    }
}

struct SetForeground: ContextModifier {
    /// None: back to the default.
    let levels: [AnyShapeStyle]
    /// Whether controls keep their own styles.
    var isStandard = false

    func change(_ context: inout BuildContext) {
        let outer = context.environment.foregroundStyles
        context.environment.foregroundStyles =
            levels.isEmpty ? nil : ForegroundStyles(levels, outer: outer, isStandard: isStandard)
    }
}

extension EnvironmentValues {
    /// The foreground style as one color, for pictures that are painted with it: of gradients the first, of patterns that
    /// of text.
    var foregroundColor: RGBA {
        let style = foreground(level: 0)
        switch style.source {
        case .color(let rgba): return rgba.opacity(style.opacity)
        case .gradient(let gradient): return (gradient.ramp.stops.first?.color ?? .clear).opacity(style.opacity)
        case .mesh(let mesh): return (mesh.vertices.first?.color ?? .clear).opacity(style.opacity)
        case .image, .material, .shader: return SystemColor.primary.rgba(colorScheme).opacity(style.opacity)
        }
    }
}
