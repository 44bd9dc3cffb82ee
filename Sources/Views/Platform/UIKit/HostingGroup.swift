import KinoraScene
import KinoraStage

/// The view of UIKit's that a compositing group of SwiftUI's stands for, made where a view in the group asks for it: sources take
/// pictures of it.
@MainActor final class HostingGroup: HostingContainer {
    private var made: GroupView?
    /// What the group itself lies in.
    var outer: (any HostingContainer)?
    /// The content of the last evaluation.
    weak var element: Element?

    /// That of a group, kept by its place.
    static func kept(for context: BuildContext) -> HostingGroup {
        let hosting = context.child(.secondary).kept(Slot.matched, HostingGroup())
        hosting.outer = context.environment.hostingContainer
        return hosting
    }

    func content(on surface: HostingSurface) -> UIView {
        if let made { return made }
        let view = GroupView()
        view.hosting = self
        view.stand(in: outer?.content(on: surface) ?? surface)
        made = view
        return view
    }
}

/// A view of UIKit's that shows what views of SwiftUI's show now.
@MainActor protocol ShowsHosted: UIView {
    /// What is drawn in its bounds; nil where nothing has its place yet.
    var hostedNodes: [Node]? { get }
}

private final class GroupView: UIView, ShowsHosted {
    weak var hosting: HostingGroup?

    /// As large as the content, at the origin: where it lies on the stage is not said.
    override var frame: CGRect {
        get { hosting?.element.map { CGRect(origin: .zero, size: $0.frame.size) } ?? super.frame }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { frame }
        set { super.bounds = newValue }
    }

    var hostedNodes: [Node]? {
        guard let element = hosting?.element else { return nil }
        var lowering = LoweringContext(scale: element.context.graph.stage.scale)
        return element.lowered(&lowering)
            .transformed(CGAffineTransform(translationX: -element.frame.minX, y: -element.frame.minY))
    }
}

/// Lets views of representables in a group find what it stands for.
struct HostsGroup: ViewModifier {
    typealias Body = Never

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let hosting = HostingGroup.kept(for: context)
        var place = context
        place.environment.hostingContainer = hosting
        let elements = content(place)
        hosting.element = elements.first
        return elements
    }
}
