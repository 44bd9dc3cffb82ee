import KinoraStage

/// Two shapes in the same frame, combined. The data of both move with animations.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    var operation: Operation
    /// The fill rule of both shapes: true for even-odd, false for nonzero.
    var eoFill: Bool

    static var role: ShapeRole { First.role }

    /// Mirrored as the first shape is, or as the second where the first is the same in both directions.
    var layoutDirectionBehavior: LayoutDirectionBehavior {
        first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    func path(in rect: CGRect) -> Path {
        let (path, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: path.union(other, eoFill: eoFill)
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .subtraction: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

// Each operation is that of `Path`, in the frame that both shapes share.

extension Shape {
    /// The area inside of both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// The area inside of this shape or the other.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// The area inside of this shape and not of the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// The area inside of one of the shapes and not of both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's outline in the other's area.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's outline outside of the other's area.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
