import KinoraStage

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension EnvironmentValues {
    var containerShape: AnyShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of the container, as `containerShape` names it; a rectangle where there is none. It is the container's shape in
/// its own rectangle: corners are not moved inwards by the distance to the container's.
public struct ContainerRelativeShape: View {
    @Environment(\.containerShape) private var shape
    public init() {}
    public var body: some View { shape ?? AnyShape(Rectangle()) }
}

extension View {
    /// Names the shape that container relative shapes below take.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, AnyShape(shape))
    }
}
