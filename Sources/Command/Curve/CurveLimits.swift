/// Limits of what an expression may ask for.
enum CurveLimits {
    /// Seconds of a spring's pace.
    static let pace = 0.001...60.0
    static let bounce = -0.99...1.0
    static let extraBounce = -2.0...1.0
    static let dampingFraction = 0.0...100.0
    /// Mass and stiffness.
    static let physical = 1e-6...1e6
    static let damping = 0.0...1e6
    /// Seconds.
    static let duration = 0.0...600.0
    static let delay = -600.0...600.0
    static let speed = 0.0...1000.0
    static let count = 0.0...1e6
}
