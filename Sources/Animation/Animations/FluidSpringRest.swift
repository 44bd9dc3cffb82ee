import KinoraGeometry

/// When a fluid spring comes to rest, by SwiftUI's thresholds: speed and acceleration at most 0.06 units per second and per second
/// squared, and at most 1 % of the change left.
///
/// Displacement and velocity are always combinations of the two at the start, so three dot products of these stand for vectors of
/// any size.
struct FluidSpringRest {
    private let displacementSquared, velocitySquared, product: Double
    private let nearEnough: Double

    init<V: VectorArithmetic>(displacement: V, velocity: V, change: V) {
        displacementSquared = displacement.magnitudeSquared
        velocitySquared = velocity.magnitudeSquared
        product = ((displacement + velocity).magnitudeSquared - displacementSquared - velocitySquared) / 2
        // A change that ended where it began has no size of its own: then the distance at the merge counts.
        nearEnough = max(change.magnitudeSquared, displacementSquared) * 1e-4
    }

    /// Seconds from the start before which it is not at rest; found by one look.
    func earliestTime(in motion: FluidSpringMotion) -> Double {
        guard motion.dampingFraction > 0, displacementSquared.isFinite, velocitySquared.isFinite, motion.blendRest == 0
        else { return 0 }
        let step = restStep(of: motion)
        return isAtRest(.identity, motion) ? 0 : Double(stepsWithoutRest(.identity, motion, step)) * step
    }

    /// Seconds between the times at which a spring may come to rest.
    private func restStep(of motion: FluidSpringMotion) -> Double { max(1.0 / 300, motion.response / 1024) }

    /// Seconds from the start; infinite for a spring that never rests.
    func time(in motion: FluidSpringMotion) -> Double {
        guard motion.dampingFraction > 0, displacementSquared.isFinite, velocitySquared.isFinite else {
            return displacementSquared == 0 && velocitySquared == 0 ? 0 : .infinity
        }
        let step = restStep(of: motion)
        let blend = motion.blendRest
        let advance = motion.settledPropagator(step)
        var state = SpringPropagator.identity
        var index = 0
        while index < Self.longestSearch {
            if isAtRest(state, motion) { return Double(index) * step }
            let time = Double(index) * step
            if time < blend {
                state = motion.walked(state, from: time, by: step)
                index += 1
            } else {
                let count = stepsWithoutRest(state, motion, step)
                state = state.followed(by: count == 1 ? advance : motion.settledPropagator(Double(count) * step))
                index += count
            }
        }
        return .infinity
    }

    /// How many steps to go on: at none of those left out is the spring at rest.
    ///
    /// Of the energy per mass and its double, `v² + ω²x²`, damping takes at most the share `4ζω` per second, and rest allows only a
    /// small one.
    private func stepsWithoutRest(_ state: SpringPropagator, _ motion: FluidSpringMotion, _ step: Double) -> Int {
        let (stiffness, damping) = (motion.frequency * motion.frequency, 2 * motion.dampingFraction * motion.frequency)
        let pulledLeast = Self.slowEnough * (1 + damping) * (1 + damping) / (stiffness * stiffness)
        let allowed = Self.slowEnough + stiffness * min(nearEnough, pulledLeast)
        let energy = squared(state.vx, state.vv) + stiffness * squared(state.xx, state.xv)
        guard energy > allowed else { return 1 }
        let count = Maths.log(energy / allowed) / (2 * damping * step)
        return count >= 2 ? Int(min(count, Double(Self.longestSearch))) : 1
    }

    private static let longestSearch = 1 << 19

    private func isAtRest(_ state: SpringPropagator, _ motion: FluidSpringMotion) -> Bool {
        let (stiffness, damping) = (motion.frequency * motion.frequency, 2 * motion.dampingFraction * motion.frequency)
        guard squared(state.vx, state.vv) <= Self.slowEnough else { return false }
        guard squared(state.xx, state.xv) <= nearEnough else { return false }
        let pull = (stiffness * state.xx + damping * state.vx, stiffness * state.xv + damping * state.vv)
        return squared(pull.0, pull.1) <= Self.slowEnough
    }

    private static let slowEnough = 0.0036

    private func squared(_ a: Double, _ b: Double) -> Double {
        a * a * displacementSquared + 2 * a * b * product + b * b * velocitySquared
    }
}
