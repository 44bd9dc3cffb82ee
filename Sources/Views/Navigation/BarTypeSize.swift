import KinoraStage

// A bar keeps its height, and with it the size of its words, whatever size of text the user reads. What is presented from a
// bar, such as a sheet, does not belong to it and has the user's size.

extension EnvironmentValues {
    /// The size of text around the bar that a view is in.
    @Entry fileprivate var typeSizeAroundBar: DynamicTypeSize? = nil

    fileprivate mutating func enterBar() {
        typeSizeAroundBar = typeSizeAroundBar ?? dynamicTypeSize
        dynamicTypeSize = .large
    }

    /// For what is shown elsewhere than in the bar.
    mutating func leaveBar() {
        guard let size = typeSizeAroundBar else { return }
        (dynamicTypeSize, typeSizeAroundBar) = (size, nil)
    }
}

extension View {
    /// Sets the words of a bar in the size that they always have.
    func inBarTypeSize() -> some View { modifier(ChangeEnvironment { $0.enterBar() }) }
}
