import KinoraStage
import KinoraScene

/// An outline that fits itself into a rectangle. As a view it takes the space it is offered and is filled with the
/// foreground style.
///
/// Shapes are not bound to the main actor. Their `animatableData` moves with animations.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points. Views call this with a rectangle at the origin.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is meant for.
    nonisolated static var role: ShapeRole { get }

    /// Whether the outline is mirrored where text runs from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size taken of what is offered; by default all, and 10 points where nothing is said.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What is drawn of the shape, where that is a line rather than an area.
    nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The same in both directions.
    case fixed
    /// Mirrored in the given direction.
    case mirrors(in: LayoutDirection)
    /// Mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The area or the line that a shape stands for.
nonisolated public enum _ShapeOutline: Sendable {
    case area(Path)
    case line(Path, StrokeStyle)
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func _outline(in rect: CGRect) -> _ShapeOutline { .area(path(in: rect)) }

    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    @MainActor public func _elements(_ context: BuildContext) -> [Element] { body._elements(context) }
}

/// A shape that can be drawn smaller by the same distance on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension _ShapeOutline {
    /// The outline mapped to where it is drawn. A line keeps its width, so only moves and turns may come here.
    func moved(by transform: CGAffineTransform) -> _ShapeOutline {
        switch self {
        case .area(let path): .area(path.applying(transform))
        case .line(let path, let style): .line(path.applying(transform), style)
        }
    }

    var isEmpty: Bool {
        switch self {
        case .area(let path): path.isEmpty
        case .line(let path, _): path.isEmpty
        }
    }

    func figure(_ style: FillStyle) -> Figure {
        switch self {
        case .area(let path): .fill(path, style)
        case .line(let path, let stroke): .stroke(path, stroke)
        }
    }
}

extension Shape {
    /// The outline where it is drawn: computed at the origin, as authors of shapes expect, then moved.
    func outline(drawnIn rect: CGRect, _ surroundings: ShapeSurroundings) -> _ShapeOutline {
        var place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        if case .mirrors(in: surroundings.direction) = layoutDirectionBehavior {
            place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
        }
        let local = CGRect(origin: .zero, size: rect.size)
        let outline =
            if let container = surroundings.container(around: rect) {
                ContainerAround.$current.withValue(container) { _outline(in: local) }
            } else {
                _outline(in: local)
            }
        return place.isIdentity ? outline : outline.moved(by: place)
    }

    /// The area where it is drawn, for clips and hits.
    func area(drawnIn rect: CGRect, _ surroundings: ShapeSurroundings) -> Path {
        switch outline(drawnIn: rect, surroundings) {
        case .area(let path): path
        case .line(let path, let style): path.strokedPath(style)
        }
    }
}
