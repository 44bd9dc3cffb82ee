/// How a constraint gives way, as a damped spring that is solved implicitly, so that it is stable at any stiffness (Catto, "Soft
/// Constraints", 2011).
struct SoftConstraint {
    /// How quickly an error is to go, for each second.
    let biasRate: Double
    let massScale: Double
    let impulseScale: Double

    static let rigid = SoftConstraint(biasRate: 0, massScale: 1, impulseScale: 0)

    private init(biasRate: Double, massScale: Double, impulseScale: Double) {
        (self.biasRate, self.massScale, self.impulseScale) = (biasRate, massScale, impulseScale)
    }

    /// - Parameters:
    ///   - frequency: oscillations a second.
    ///   - step: seconds.
    init(frequency: Double, dampingRatio: Double, step: Double) {
        guard frequency > 0 else {
            self.init(biasRate: 0, massScale: 1, impulseScale: 0)
            return
        }
        let omega = 2 * Double.pi * frequency
        let a = 2 * dampingRatio + step * omega
        let b = step * omega * a
        self.init(biasRate: omega / a, massScale: b / (1 + b), impulseScale: 1 / (1 + b))
    }
}
