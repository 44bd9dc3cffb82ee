import KinoraStage

/// Previews as a type, the form before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

/// How large a preview is shown.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device. The stage has no device: its size is the one asked for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What a view says about itself as a preview; only a runner of previews reads it.
struct PreviewNote: ElementModifier {
    let change: (inout PreviewNotes) -> Void
    func wrap(_ child: Element, _ context: BuildContext) -> Element { child }
}

/// Notes of one preview.
package struct PreviewNotes {
    package var name: String?
    package var look = PreviewLook()
}

extension View {
    public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewNote { $0.name = value }) }

    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(
            PreviewNote { notes in
                switch value {
                case .device: notes.look.size = .stage
                case .sizeThatFits: notes.look.size = .fitting
                case .fixed(let width, let height): notes.look.size = .fixed(CGSize(width: width, height: height))
                }
            })
    }

    /// The stage has no device, so the view is shown on the stage that was asked for.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewNote { $0.look.isLandscape = value == .landscapeLeft || value == .landscapeRight })
    }
}

/// The previews of a provider, taken apart.
package struct ProvidedPreview {
    package let notes: PreviewNotes
    package let view: AnyView

    /// Each view of a provider's `previews`: those of a group, a builder's list or a `ForEach` are previews of their own, also where a
    /// view of the user's has them as its body.
    @MainActor
    package static func all<P: PreviewProvider>(of provider: P.Type) -> [ProvidedPreview] {
        listed(P.previews)
    }

    @MainActor
    fileprivate static func listed(_ view: any View) -> [ProvidedPreview] {
        if let list = view.listedViews { return list.flatMap { listed($0) } }
        if let spread = (view as? any PreviewSpreading)?.spread() { return spread.flatMap { listed($0) } }
        return [ProvidedPreview(notes: notes(of: view), view: AnyView(any: view))]
    }

    /// What modifiers of a view note about it as a preview.
    @MainActor
    static func notes(of view: any View, startingWith look: PreviewLook = PreviewLook()) -> PreviewNotes {
        var notes = PreviewNotes(look: look)
        (view as? any PreviewNoted)?.collect(&notes)
        return notes
    }
}

/// A view that only contains others.
@MainActor
private protocol PreviewList {
    var previewViews: [any View] { get }
}

extension Group: PreviewList where Content: View {
    var previewViews: [any View] { [content] }
}
extension TupleView: PreviewList {
    var previewViews: [any View] { children }
}
extension _ConditionalContent: PreviewList {
    var previewViews: [any View] {
        switch storage {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}
extension AnyView: PreviewList {
    var previewViews: [any View] { [view] }
}
extension Optional: PreviewList where Wrapped: View {
    var previewViews: [any View] { map { [$0] } ?? [] }
}
extension ForEach: PreviewList where Content: View {
    var previewViews: [any View] { data.map { content($0) } }
}

@MainActor
extension View {
    /// The views of this one, where it only contains others; nil where it is a view itself.
    fileprivate var listedViews: [any View]? {
        if let list = self as? any PreviewList { return list.previewViews }
        return (Self.self as? any PreviewSpreading.Type) == nil && Self.mayListPreviews ? [body] : nil
    }

    /// Whether a view's type lets it have several previews, or say something about itself as one. Of views with a body, only the user's are
    /// looked into, and only where nothing has to be installed before their bodies are evaluated.
    fileprivate static var mayListPreviews: Bool {
        if self is any PreviewList.Type { return true }
        if let modified = self as? any PreviewSpreading.Type { return modified.contentMayListPreviews }
        return Body.self != Never.self && DynamicProperties.isEvaluatedAnywhere(self) && Body.mayListPreviews
    }
}

/// A list of previews with modifiers around it, which are those of each.
@MainActor
private protocol PreviewSpreading {
    /// The views of the list, each with the modifiers; nil where there is no list.
    func spread() -> [any View]?
    /// Whether what the modifiers are around may be a list.
    static var contentMayListPreviews: Bool { get }
}

extension ModifiedContent: PreviewSpreading where Content: View, Modifier: ViewModifier {
    func spread() -> [any View]? {
        let views = content.listedViews ?? (content as? any PreviewSpreading)?.spread()
        return views?.map { modified($0) }
    }

    static var contentMayListPreviews: Bool { Modifier.self == PreviewNote.self || Content.mayListPreviews }

    private func modified<V: View>(_ view: V) -> any View {
        ModifiedContent<V, Modifier>(content: view, modifier: modifier)
    }
}

/// A view with notes about it as a preview, on itself or further in.
@MainActor
private protocol PreviewNoted {
    func collect(_ notes: inout PreviewNotes)
}

extension ModifiedContent: PreviewNoted where Content: View, Modifier: ViewModifier {
    func collect(_ notes: inout PreviewNotes) {
        (content as? any PreviewNoted)?.collect(&notes)
        (modifier as? PreviewNote)?.change(&notes)
    }
}
