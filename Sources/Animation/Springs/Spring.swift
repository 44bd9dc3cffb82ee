import Foundation
import KinoraGeometry

/// A damped spring, described by perceptual duration and bounce, by response and damping ratio, or by mass, stiffness and
/// damping; each form reads and writes the same spring.
///
/// Formulas and conversions are those documented for SwiftUI's `Spring`. With w₀ the natural angular frequency and z the
/// damping ratio: `w₀ = 2π / duration`, `z = 1 - bounce` for a bounce of 0 and above, else `z = 1 / (1 + bounce)`;
/// `stiffness = mass w₀²`, `damping = 2 mass z w₀`. Kept are the decay constant `z w₀` and the signed frequency of the
/// oscillation.
///
/// One deviation: for overdamped springs SwiftUI reports a stiffness of `mass (d² + w²)`, derives `force` from it, and adds the
/// target to `velocity`. Here they are the physical ones, `mass (d² - w²)` and the derivative of the value. A spring of mass
/// 0.6, stiffness 0.1, damping 10 reads back stiffness 0.1 here and 83.2 there.
public struct Spring: Hashable, Sendable {
    /// Radians per second; positive when underdamped, 0 when critical, negative when overdamped.
    var angularFrequency: Double
    /// Per second.
    var decayConstant: Double
    var massValue: Double

    init(naturalFrequency w0: Double, dampingRatio z: Double, mass: Double = 1) {
        decayConstant = z * w0
        angularFrequency = z <= 1 ? w0 * (1 - z * z).squareRoot() : -w0 * (z * z - 1).squareRoot()
        massValue = mass
    }

    // MARK: Duration and bounce

    /// A spring by perceptual duration and bounce; its mass is 1.
    /// - Parameters:
    ///   - duration: The pace in seconds: the period of the undamped spring. Default 0.5.
    ///   - bounce: 0 for none, up to 1 for an undamped spring, below 0 (above -1) for an overdamped one. Default 0.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// The perceptual duration in seconds; the same as `response`.
    public var duration: TimeInterval {
        get { response }
        set { self = Spring(naturalFrequency: 2 * .pi / newValue, dampingRatio: dampingRatio, mass: massValue) }
    }

    /// How much the spring overshoots: 1 undamped, 0 critical, below 0 overdamped.
    public var bounce: Double {
        get { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
        set { dampingRatio = Self.dampingRatio(bounce: newValue) }
    }

    static func dampingRatio(bounce: Double) -> Double {
        bounce >= 0 ? max(0, 1 - bounce) : 1 / (1 + bounce)
    }

    // MARK: Response and damping ratio

    /// A spring by response and damping ratio; its mass is 1.
    /// - Parameters:
    ///   - response: Seconds; the period of the undamped spring.
    ///   - dampingRatio: 0 undamped, 1 critical, above 1 overdamped.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// The period of the undamped spring in seconds.
    public var response: Double {
        get { 2 * .pi / naturalFrequency }
        set { duration = newValue }
    }

    /// Damping as a fraction of the critical one.
    public var dampingRatio: Double {
        get { decayConstant / naturalFrequency }
        set { self = Spring(naturalFrequency: naturalFrequency, dampingRatio: newValue, mass: massValue) }
    }

    /// Radians per second of the undamped spring.
    var naturalFrequency: Double { naturalFrequencySquared.squareRoot() }

    var naturalFrequencySquared: Double {
        if angularFrequency >= 0 { return decayConstant * decayConstant + angularFrequency * angularFrequency }
        return (decayConstant + angularFrequency) * (decayConstant - angularFrequency)
    }

    // MARK: Mass, stiffness and damping

    /// A spring by its physical quantities.
    /// - Parameters:
    ///   - mass: Default 1.
    ///   - stiffness: Force per distance.
    ///   - damping: Force per speed.
    ///   - allowOverDamping: If false, the default, a spring damped more than critically is replaced by the critical one.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let w0 = (stiffness / mass).squareRoot()
        let z = damping / (2 * mass) / w0
        self.init(naturalFrequency: w0, dampingRatio: z > 1 && !allowOverDamping ? 1 : z, mass: mass)
        if z <= 1 || allowOverDamping { decayConstant = damping / (2 * mass) }
    }

    /// The mass at the spring's end. Setting it keeps stiffness and damping.
    public var mass: Double {
        get { massValue }
        set { self = Spring(mass: newValue, stiffness: stiffness, damping: damping, allowOverDamping: true) }
    }

    /// Force per distance. Setting it keeps mass and damping.
    public var stiffness: Double {
        get { massValue * naturalFrequencySquared }
        set { self = Spring(mass: massValue, stiffness: newValue, damping: damping, allowOverDamping: true) }
    }

    /// Force per speed. Setting it keeps mass and stiffness.
    public var damping: Double {
        get { 2 * massValue * decayConstant }
        set { self = Spring(mass: massValue, stiffness: stiffness, damping: newValue, allowOverDamping: true) }
    }
}
