private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
    /// The axis of the nearest stack, which spacers and dividers follow.
    package var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

extension BuildContext {
    package func inStack(_ axis: Axis?) -> BuildContext {
        var copy = self
        copy.environment.stackAxis = axis
        return copy
    }
}
