import Foundation

// Springs in all their spellings. A call without arguments takes the form by duration; those by response are disfavored. Names
// and defaults are SwiftUI's: note that the two forms differ in damping.

extension Animation {
    private static func fluid(_ response: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
        Animation(
            FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    private static func fluid(_ duration: Double, bounce: Double, _ blendDuration: Double = 0) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
    }

    // MARK: Springs that retarget

    /// A spring of 0.5 s without bounce.
    public static var spring: Animation { fluid(0.5, bounce: 0) }

    /// A spring by perceptual duration and bounce.
    /// - Parameters:
    ///   - duration: Seconds. Default 0.5.
    ///   - bounce: 0 none, 1 undamped, below 0 overdamped. Default 0.
    ///   - blendDuration: Seconds over which the response of a spring that it takes over from is left. Default 0.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration, bounce: bounce, blendDuration)
    }

    /// A spring by response and damping.
    /// - Parameters:
    ///   - response: Seconds. Default 0.5.
    ///   - dampingFraction: 1 is critical. Default 0.825.
    ///   - blendDuration: Seconds. Default 0.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// The motion of `spring`; `blendDuration` in seconds, default 0.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        fluid(spring.response, spring.dampingRatio, blendDuration)
    }

    /// 0.5 s, no bounce.
    public static var smooth: Animation { fluid(0.5, bounce: 0) }
    /// No bounce but `extraBounce` (default 0); `duration` in seconds, default 0.5.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, bounce: extraBounce)
    }

    /// 0.5 s, bounce 0.15.
    public static var snappy: Animation { fluid(0.5, bounce: 0.15) }
    /// Bounce 0.15 and `extraBounce` (default 0); `duration` in seconds, default 0.5.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, bounce: 0.15 + extraBounce)
    }

    /// 0.5 s, bounce 0.3.
    public static var bouncy: Animation { fluid(0.5, bounce: 0.3) }
    /// Bounce 0.3 and `extraBounce` (default 0); `duration` in seconds, default 0.5.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        fluid(duration, bounce: 0.3 + extraBounce)
    }

    /// A quick spring to follow a finger: 0.15 s, bounce 0.15, blending over 0.25 s.
    public static var interactiveSpring: Animation { fluid(0.15, bounce: 0.15, 0.25) }

    /// A quick spring by perceptual duration.
    /// - Parameters:
    ///   - duration: Seconds. Default 0.15.
    ///   - extraBounce: Added to 0.15. Default 0.
    ///   - blendDuration: Seconds. Default 0.25.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(duration, bounce: 0.15 + extraBounce, blendDuration)
    }

    /// A quick spring by response.
    /// - Parameters:
    ///   - response: Seconds. Default 0.15.
    ///   - dampingFraction: Default 0.86.
    ///   - blendDuration: Seconds. Default 0.25.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    // MARK: Springs that add up

    /// A spring of 0.5 s without bounce that adds to what runs, rather than taking over.
    public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

    /// A spring by physical quantities that adds to what runs.
    /// - Parameters:
    ///   - mass: Default 1.
    ///   - stiffness: Force per distance.
    ///   - damping: Force per speed; more than critical counts as critical.
    ///   - initialVelocity: Whole changes per second. Default 0.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            InterpolatingSpringAnimation(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// A spring by perceptual duration and bounce that adds to what runs.
    /// - Parameters:
    ///   - duration: Seconds. Default 0.5.
    ///   - bounce: Default 0.
    ///   - initialVelocity: Whole changes per second. Default 0.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// The motion of `spring`, adding to what runs; `initialVelocity` in whole changes per second, default 0.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
}
