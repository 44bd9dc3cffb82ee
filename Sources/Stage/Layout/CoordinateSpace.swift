/// A frame of reference for points.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    package let name: AnyHashable
    package static let scrollName = "kinora.scrollView"
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.scrollName))
    }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

package struct NameSpace: ElementModifier {
    package let name: AnyHashable
    package func wrap(_ child: Element, _ context: BuildContext) -> Element { SpaceElement(child, name, context) }
}

package final class SpaceElement: WrapperElement {
    private let name: AnyHashable

    package init(_ child: Element, _ name: AnyHashable, _ context: BuildContext) {
        self.name = name
        super.init(child, context)
    }

    package override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        var inner = placement
        inner.spaces[name] = (frame.origin, placement.transform(readBy: self))
        child.place(at: frame.origin, proposal: proposal, inner)
    }
}

extension View {
    public func coordinateSpace(name: some Hashable) -> some View { modifier(NameSpace(name: AnyHashable(name))) }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(NameSpace(name: name.name)) }
}

extension Element {
    /// A point of the stage in a coordinate space of this view.
    final package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local:
            let inner = point.applying(placement.transform.inverted())
            return CGPoint(x: inner.x - frame.minX, y: inner.y - frame.minY)
        case .named(let name):
            guard let named = placement.spaces[name] else { return point }
            let inner = point.applying(named.transform.inverted())
            return CGPoint(x: inner.x - named.origin.x, y: inner.y - named.origin.y)
        }
    }
}
