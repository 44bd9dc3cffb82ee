/// How a constraint gives way, as a damped spring that is solved implicitly, so that it is stable at any stiffness (Catto, "Soft
/// Constraints", 2011).
struct SoftConstraint {
    /// How quickly an error is to go, for each second.
    let biasRate: Double
    let massScale: Double
    let impulseScale: Double

    /// - Parameters:
    ///   - frequency: oscillations a second, above 0.
    ///   - dampingRatio: 0 swings on, 1 comes to rest without a swing.
    ///   - step: seconds, above 0.
    init(frequency: Double, dampingRatio: Double, step: Double) {
        let omega = 2 * Double.pi * frequency
        let a = 2 * dampingRatio + step * omega
        let b = step * omega * a
        (biasRate, massScale, impulseScale) = (omega / a, b / (1 + b), 1 / (1 + b))
    }
}
