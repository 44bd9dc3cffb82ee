import KinoraStage

extension Stage {
    /// - Parameters:
    ///   - size: the stage in points; the view is proposed this size and centered.
    ///   - duration: the length of the performance in seconds.
    ///   - script: what the user does.
    ///   - seed: the origin of all randomness.
    ///   - scale: pixels per point.
    public convenience init(
        size: CGSize, duration: Double, script: Script = .empty, seed: UInt64 = 0, scale: Double = 1,
        appearance: ColorScheme = .light, reduceMotion: Bool = false,
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.init(
            on: StageDescription(
                size: size, scale: scale, seed: seed, appearance: appearance, reduceMotion: reduceMotion),
            duration: duration, script: script, content: content)
    }

    /// A performance on a stage that may lie in a larger picture.
    ///
    /// - Parameters:
    ///   - description: the stage; the view is proposed its size and centered.
    ///   - duration: the length of the performance in seconds.
    ///   - script: what the user does, in the stage's points.
    public convenience init(
        on description: StageDescription, duration: Double, script: Script = .empty,
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) {
        self.init(
            on: description, duration: duration, script: script, defaultTransition: AnyTransition.opacity
        ) { AnyView(PresentationHost(content: content(), isRoot: true)) }
    }
}
