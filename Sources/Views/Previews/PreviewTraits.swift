import KinoraStage

/// How a preview is shown.
public struct PreviewTrait<T> {
    let change: (inout PreviewLook) -> Void
}

public enum Preview {
    /// The context of traits for previews of views.
    public struct ViewTraits {}
}

/// The settings that traits and preview modifiers make for one preview.
package struct PreviewLook {
    package enum Size: Equatable, Codable {
        /// The stage's own size.
        case stage
        /// As large as the view wants to be.
        case fitting
        /// In points.
        case fixed(CGSize)
    }

    package var size = Size.stage
    package var isLandscape = false
    /// What the source says about testing it.
    package var test: PreviewTestNote?
    /// Put around the view, inside out.
    package var wrappers: [@MainActor (AnyView) -> AnyView] = []

    package init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.size = .stage } }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.size = .fitting } }

    /// A stage of this size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.size = .fixed(CGSize(width: width, height: height)) }
    }

    public static var portrait: PreviewTrait { PreviewTrait { $0.isLandscape = false } }
    public static var portraitUpsideDown: PreviewTrait { portrait }
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
    public static var landscapeRight: PreviewTrait { landscapeLeft }

    /// A modifier around the preview. Its shared context is made anew for each preview.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        PreviewTrait { look in look.wrappers.append { AnyView(PreviewModifierView(modifier: modifier, content: $0)) } }
    }
}

/// Prepares what previews need, such as objects in the environment.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// Shows the preview when its modifier's context is there, which is at once unless making it takes virtual time.
private struct PreviewModifierView<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: M.Context?

    var body: some View {
        ZStack {
            if let context { modifier.body(content: PreviewModifierContent(content: content), context: context) }
        }
        .task { context = try? await M.makeSharedContext() }
    }
}
