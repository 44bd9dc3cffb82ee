extension AnimationContext {
    /// The environment of the view that the animation moves something of, as it was when that last changed.
    ///
    /// SwiftUI hands out the environment of the moment; here a frame is a function of the changes before it alone.
    public var environment: EnvironmentValues { EnvironmentValues(keptIn: surroundings) }
}
