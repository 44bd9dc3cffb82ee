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
    /// That of the nearest scroll view.
    package static let scrollName = "kinora.scrollView"
    /// That of the nearest scroll view that scrolls along an axis.
    package static func nameOfScrollView(along axis: Axis) -> String { "\(scrollName).\(axis)" }
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
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.nameOfScrollView(along: axis)))
    }
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
        inner.enter(frame, named: name, placement.transform(readBy: self))
        child.place(at: frame.origin, proposal: proposal, inner)
    }
}

/// The space that begins where another ends, by which the size of that is known.
private struct SpaceEnd: Hashable { let name: AnyHashable }

extension PlacementContext {
    /// Makes a frame a coordinate space for what is inside.
    ///
    /// - Parameter transform: from the layout space of the frame to the stage.
    package mutating func enter(_ frame: CGRect, named name: AnyHashable, _ transform: ProjectionTransform) {
        self.spaces[name] = (frame.origin, transform)
        self.spaces[SpaceEnd(name: name)] = (CGPoint(x: frame.maxX, y: frame.maxY), transform)
    }

    /// The frame that was made a coordinate space, and what brings it to the stage; nil where there is none of that name.
    func frame(named name: AnyHashable) -> (rect: CGRect, transform: ProjectionTransform)? {
        guard let start = self.spaces[name], let end = self.spaces[SpaceEnd(name: name)]?.origin else { return nil }
        let size = CGSize(width: end.x - start.origin.x, height: end.y - start.origin.y)
        return (CGRect(origin: start.origin, size: size), start.transform)
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
