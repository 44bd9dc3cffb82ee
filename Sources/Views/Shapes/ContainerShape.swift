import KinoraStage

/// The shape around views, as `containerShape` names it, and where it stands.
struct ContainerOutline {
    let shape: AnyShape
    /// The radii of its corners in a size; nil where it has no such corners.
    let corners: (CGSize) -> RectangleCornerRadii?
    let place: ContainerPlace
}

/// What a shape is drawn in, beside its rectangle.
struct ShapeSurroundings {
    let direction: LayoutDirection
    fileprivate let container: ContainerOutline?

    /// The container as a view at `rect` sees it; nil where there is none.
    func container(around rect: CGRect) -> ContainerAround? {
        guard let container, let frame = container.place.frame else { return nil }
        let (left, right) = (rect.minX - frame.minX, frame.maxX - rect.maxX)
        let isFromRight = direction == .rightToLeft
        return ContainerAround(
            shape: container.shape, radii: container.corners(frame.size),
            distances: EdgeInsets(
                top: rect.minY - frame.minY, leading: isFromRight ? right : left, bottom: frame.maxY - rect.maxY,
                trailing: isFromRight ? left : right))
    }
}

/// Where a container stands. It is placed before what is in it.
final class ContainerPlace {
    /// In layout space; nil before it is placed.
    var frame: CGRect?
}

/// A container as a view in it sees it.
struct ContainerAround: Sendable {
    /// The container whose outline is asked for on this thread: shapes are given their rectangle alone.
    @TaskLocal static var current: ContainerAround?

    let shape: AnyShape
    let radii: RectangleCornerRadii?
    /// From the view's edges to the container's, in points; negative where it sticks out.
    let distances: EdgeInsets

    /// The radii at which corners have their centers in common with the container's; nil where it has no such corners. A corner
    /// that is farther away than the container's radius has none.
    var concentricRadii: RectangleCornerRadii? {
        guard let radii else { return nil }
        func radius(_ outer: CGFloat, _ one: CGFloat, _ other: CGFloat) -> CGFloat {
            max(0, outer - max(one, other, 0))
        }
        return RectangleCornerRadii(
            topLeading: radius(radii.topLeading, distances.top, distances.leading),
            bottomLeading: radius(radii.bottomLeading, distances.bottom, distances.leading),
            bottomTrailing: radius(radii.bottomTrailing, distances.bottom, distances.trailing),
            topTrailing: radius(radii.topTrailing, distances.top, distances.trailing))
    }
}

extension EnvironmentValues {
    var shapeSurroundings: ShapeSurroundings {
        ShapeSurroundings(direction: layoutDirection, container: containerOutline)
    }
}

private struct ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
    fileprivate var containerOutline: ContainerOutline? {
        get { self[ContainerOutlineKey.self] }
        set { self[ContainerOutlineKey.self] = newValue }
    }
}

/// The container's shape, with its corners moved inwards by the distance to the container's. Where the container has no round
/// corners it is its shape in this rectangle; a rectangle where there is no container.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard let container = ContainerAround.current else { return Path(inner) }
        guard let radii = container.concentricRadii else { return container.shape.path(in: inner) }
        return Path(roundedRect: inner, cornerRadii: radii.inset(by: inset))
    }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }
    public typealias InsetShape = ContainerRelativeShape
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { .init() }
}

extension View {
    /// Names the shape that container relative and concentric shapes below refer to. It stands where this view does.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(
            NamedContainerShape(
                shape: AnyShape(shape), corners: { (shape as? any RoundedCorners)?.cornerRadii(in: $0) }))
    }
}

private struct NamedContainerShape: ViewModifier {
    typealias Body = Never
    let shape: AnyShape
    let corners: (CGSize) -> RectangleCornerRadii?

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let place: ContainerPlace = context.stored(Slot.geometry) ?? ContainerPlace()
        if context.isUpdating { context.store(place, Slot.geometry) }
        var inner = context
        inner.environment.containerOutline = ContainerOutline(shape: shape, corners: corners, place: place)
        return content(inner).map { ContainerShapeElement($0, place, context) }
    }
}

/// Tells what is in it where it stands.
private final class ContainerShapeElement: WrapperElement {
    private let place: ContainerPlace

    init(_ child: Element, _ place: ContainerPlace, _ context: BuildContext) {
        self.place = place
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        place.frame = frame
        // A space of its own, so that what is in it is placed anew with it.
        var inner = placement
        inner.spaces[AnyHashable(ObjectIdentifier(place))] = (frame.origin, placement.transform(readBy: self))
        child.place(at: frame.origin, proposal: proposal, inner)
    }
}
