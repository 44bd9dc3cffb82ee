import KinoraStage

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension EnvironmentValues {
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of the container, as `containerShape` names it; a rectangle where there is none, and as a plain shape. It is the
/// container's shape in its own rectangle: corners are not moved inwards by the distance to the container's.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    private var inset: CGFloat = 0
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }
    public typealias InsetShape = ContainerRelativeShape
    @MainActor public var body: some View { ContainerShapeView() }
}

/// The container's shape, filled.
private struct ContainerShapeView: View {
    @Environment(\.containerShape) private var shape
    var body: some View { shape ?? AnyShape(Rectangle()) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { .init() }
}

extension View {
    /// Names the shape that container relative shapes below take.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyShape(shape))
    }
}
