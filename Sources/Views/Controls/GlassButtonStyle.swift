import KinoraStage

/// Glass with the label on it, a capsule where no border shape is said; pressed it grows a little.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: false)
    }
}
/// The same filled with the tint, and a white label.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: .regular, isProminent: true)
    }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}

private struct GlassButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool

    var body: some View {
        Button(role: configuration.role) {
            configuration.trigger()
        } label: {
            configuration.label
        }
        .buttonStyle(Capsule_(glass: glass, isProminent: isProminent))
    }

    /// The look at rest and pressed.
    private struct Capsule_: ButtonStyle {
        let glass: Glass
        let isProminent: Bool
        func makeBody(configuration: Configuration) -> some View {
            Pill(configuration: configuration, glass: glass, isProminent: isProminent)
        }
    }
    private struct Pill: View {
        let configuration: ButtonStyleConfiguration
        let glass: Glass
        let isProminent: Bool
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.controlSize) private var size
        @Environment(\.buttonSizing) private var sizing
        @Environment(\.buttonBorderShape) private var border

        private var insets: EdgeInsets {
            let (x, y): (CGFloat, CGFloat) =
                size == .large || size == .extraLarge ? (20, 14) : size == .small || size == .mini ? (10, 5) : (14, 8)
            return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
        }

        var body: some View {
            let shape = border.shape(automatic: Capsule(), radius: 8)
            let label = configuration.label
                // Icons have the color of the title, not that of a list's.
                .environment(\.listLook, nil)
                .linesCentered()
                .frame(maxWidth: sizing == .flexible ? .infinity : nil)
                .padded(insets, in: border)
            Group {
                if isProminent {
                    label.foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary))
                        .background {
                            shape.fill(
                                isEnabled
                                    ? AnyShapeStyle(TintShapeStyle())
                                    : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)))
                        }
                } else {
                    label.foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                        .glassEffect(glass, in: shape)
                }
            }
            .scaleEffect(configuration.isPressed ? 1.04 : 1)
            .animation(.snappy(duration: 0.2), value: configuration.isPressed)
        }
    }
}

extension View {
    /// As regular material.
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        background(
            displayMode == .never ? AnyShapeStyle(Color.clear) : AnyShapeStyle(Material.regular),
            in: RoundedRectangle(cornerRadius: 24))
    }
    public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View {
        background(displayMode == .never ? AnyShapeStyle(Color.clear) : AnyShapeStyle(Material.regular), in: shape)
    }
    /// A bar in the safe area.
    public func safeAreaBar<C: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public func safeAreaBar<C: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// The mirrored copies beyond the view are not drawn.
    public func backgroundExtensionEffect() -> some View { self }
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}
public enum GlassBackgroundDisplayMode: Sendable { case always, implicit, never }
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
    public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
    public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
}
