import KinoraStage

/// As a shape, a path is drawn where it is, from the top left of the frame, whatever the frame's size.
extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
