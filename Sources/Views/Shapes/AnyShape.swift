/// A shape whose type is forgotten. It animates while the type inside stays the same.
nonisolated public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public struct AnimatableData: VectorArithmetic, @unchecked Sendable {
        var vector: KindVector

        public static let zero = AnimatableData(vector: .zero)
        public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
        public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
        public mutating func scale(by factor: Double) { vector.scale(by: factor) }
        public var magnitudeSquared: Double { vector.magnitudeSquared }
    }

    public var animatableData: AnimatableData {
        get { AnimatableData(vector: shape.kindVector) }
        set { shape = shape.moved(to: newValue.vector) }
    }
}

extension Shape {
    fileprivate var kindVector: KindVector { KindVector(ObjectIdentifier(Self.self), animatableData) }

    fileprivate func moved(to vector: KindVector) -> any Shape {
        guard let data = vector.value(as: AnimatableData.self) else { return self }
        var copy = self
        copy.animatableData = data
        return copy
    }
}
