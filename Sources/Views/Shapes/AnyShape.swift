import KinoraStage

/// A shape whose type is forgotten. It animates while the type inside stays the same.
nonisolated public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// The type of the shape inside.
    var contentType: Any.Type { type(of: shape) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: _KindVector {
        get { shape.kindVector }
        set { shape = shape.moved(to: newValue) }
    }
}

extension Shape {
    fileprivate var kindVector: _KindVector { _KindVector(ObjectIdentifier(Self.self), animatableData) }

    fileprivate func moved(to vector: _KindVector) -> any Shape {
        guard let data = vector.value(as: AnimatableData.self) else { return self }
        var copy = self
        copy.animatableData = data
        return copy
    }
}
