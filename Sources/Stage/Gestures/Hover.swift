public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// A view that is told when the pointer is over it, and where.
package final class HoverElement: WrapperElement {
    package let name: Int
    package let space: CoordinateSpace
    package let action: (HoverPhase) -> Void
    /// Only coming and going are told.
    let onlyEdges: Bool

    package init(
        _ child: Element, _ context: BuildContext, space: CoordinateSpace, onlyEdges: Bool,
        action: @escaping (HoverPhase) -> Void
    ) {
        name = context.key(Slot.gesture)
        self.space = space
        self.onlyEdges = onlyEdges
        self.action = action
        super.init(child, context)
    }

    package func location(of point: CGPoint) -> CGPoint { convert(point, to: space) }
}

/// Follows the pointer and tells hovered views.
@MainActor
package final class HoverTracker {
    private let graph: Graph
    private var hovered: [Int: (HoverPhase) -> Void] = [:]
    private var order: [Int] = []

    package init(graph: Graph) { self.graph = graph }

    /// `location` nil: the pointer left the stage.
    package func move(to location: CGPoint?) {
        let path = location.flatMap { graph.root?.hitTest($0) } ?? []
        let elements = path.compactMap { $0 as? HoverElement }
        let names = Set(elements.map(\.name))
        for name in order where !names.contains(name) { hovered.removeValue(forKey: name)?(.ended) }
        let known = Set(order)
        order = elements.map(\.name)
        for element in elements {
            hovered[element.name] = element.action
            if !element.onlyEdges || !known.contains(element.name) {
                element.action(.active(element.location(of: location!)))
            }
        }
    }
}

package struct TrackHover: ElementModifier {
    package let space: CoordinateSpace
    let onlyEdges: Bool
    package let action: (HoverPhase) -> Void
    package func wrap(_ child: Element, _ context: BuildContext) -> Element {
        HoverElement(child, context, space: space, onlyEdges: onlyEdges, action: action)
    }
}

extension View {
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(TrackHover(space: .local, onlyEdges: true) { action($0 != .ended) })
    }

    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(TrackHover(space: coordinateSpace.coordinateSpace, onlyEdges: false, action: action))
    }
}
