import KinoraStage
import KinoraScene

/// Draws text in place of the system: it gets the lines as they were set and a context whose origin is the text's top left.
public protocol TextRenderer: Animatable {
    /// Draws the text. It is called for every frame and must not write state.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size the text takes; by default its own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far beyond the text's frame is drawn, in points. It only matters where drawing is cut to bounds.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer can measure it.
public struct TextProxy {
    let measure: @MainActor (ProposedViewSize) -> CGSize

    /// The size that the text takes of what is proposed, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMain { measure(proposal) } }
}

/// Marks text for a renderer, which finds the mark on the runs made of that text.
public protocol TextAttribute {}

extension Text {
    /// Marks the text with an attribute for `TextRenderer`s.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.custom[ObjectIdentifier(T.self)] = value }
    }
}

private struct TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Passes a renderer down with its present animated values.
struct TextRendering<Renderer: TextRenderer>: ViewModifier {
    typealias Body = Never
    let renderer: Renderer

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var moves = false
        let renderer = context.animated(renderer, slot: Slot.modifier, reportsTarget: false, moves: &moves)
        var inner = context.unstable(moves)
        inner.environment.textRenderer = renderer
        let elements = content(inner)
        // A transition is applied to elements that are there already.
        for element in elements { element.hand(renderer, moves) }
        return elements
    }
}

extension Element {
    /// Gives the renderer to all text below that has none of its own.
    fileprivate func hand(_ renderer: any TextRenderer, _ moves: Bool) {
        if let text = self as? TextElement, text.renderer == nil || text.isRendererHanded {
            (text.renderer, text.isRendererHanded) = (renderer, true)
            // Its place is not that of the modifier, so that it is not known to move.
            if moves { context.graph.noteRegistration(at: context.identity) }
            text.forgetPlace()
        }
        for child in children { child.hand(renderer, moves) }
    }
}

extension View {
    /// Draws the text inside the view with a renderer. What the renderer has of animatable data moves with animations.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendering(renderer: renderer))
    }
}
