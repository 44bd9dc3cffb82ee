import KinoraStage

// Blocks whose changes move, on the virtual clock: frame, bounds, center, transform, alpha and background of views, and what their own
// layers have. Changes move from what is shown.

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        // A stage has one rate.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var timing: CAMediaTimingFunction {
            switch rawValue >> 16 & 3 {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
        /// How a transition goes; nil where none is asked for.
        var passage: LayerPassage? {
            switch rawValue >> 20 & 7 {
            case 1: .turn(aboutX: 0, aboutY: 1)
            case 2: .turn(aboutX: 0, aboutY: -1)
            case 3: .curlUp
            case 4: .curlDown
            case 5: .dissolve
            case 6: .turn(aboutX: -1, aboutY: 0)
            case 7: .turn(aboutX: 1, aboutY: 0)
            default: nil
            }
        }
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Moves what `animations` changes. The completion is called at the virtual end, with false where something else took over before.
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds before it begins.
    ///   - options: The curve (slow at both ends, unless said), repeats and turns.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(.timing(options.timing), duration, delay, options, animations, completion)
    }

    /// Moves what `animations` changes by a spring that has come to rest after the duration.
    /// - Parameters:
    ///   - dampingRatio: 1 for no swing; towards 0 it swings more.
    ///   - velocity: Ways per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(settlingDuration: duration, dampingRatio: Double(dampingRatio))
        perform(.spring(spring, initialVelocity: Double(velocity)), duration, delay, options, animations, completion)
    }

    /// Moves what `animations` changes by a spring of a pace and a bounce.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce))
        let settling = spring.settlingDuration(
            target: 1.0, initialVelocity: Double(initialSpringVelocity), epsilon: 0.001)
        perform(
            .spring(spring, initialVelocity: Double(initialSpringVelocity)), settling, delay, options, animations,
            completion)
    }

    /// Moves what `changes` changes by an animation of SwiftUI.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        ViewMotion.perform(
            ViewMotion(curve: .animation(animation), duration: 1, completion: { _ in completion?() }), changes,
            completion: { _ in completion?() })
    }

    private class func perform(
        _ curve: ViewMotion.Curve, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
        _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        ViewMotion.perform(
            {
                let motion = ViewMotion(curve: curve, duration: duration, delay: delay, completion: completion)
                if options.contains(.repeat) { motion.repeatCount = .infinity }
                if let count = repeats.last {
                    (motion.repeatCount, motion.autoreverses) = (count.count, count.autoreverses)
                }
                motion.autoreverses = motion.autoreverses || options.contains(.autoreverse)
                return motion
            }(), changes, completion: completion)
    }

    private static var repeats: [(count: Float, autoreverses: Bool)] = []

    /// Has the animations that are begun in `animations` repeat.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        repeats.append((Float(count), autoreverses))
        defer { repeats.removeLast() }
        guard let motion = ViewMotion.current else { return animations() }
        let before = (motion.repeatCount, motion.autoreverses)
        (motion.repeatCount, motion.autoreverses) = (Float(count), autoreverses)
        animations()
        (motion.repeatCount, motion.autoreverses) = before
    }

    // MARK: Keyframes

    /// Moves what the keyframes in `animations` change, each in its part of the duration.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewMotion.perform(
            {
                let timing = AnimationOptions(rawValue: options.rawValue).timing
                let motion = ViewMotion(
                    curve: .timing(timing), duration: duration, delay: delay, completion: completion)
                if options.contains(.repeat) { motion.repeatCount = .infinity }
                motion.autoreverses = options.contains(.autoreverse)
                motion.keyframe = (0, 1)
                return motion
            }(), animations, completion: completion)
    }

    /// One keyframe. Both times are parts of the whole duration, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let motion = ViewMotion.current, motion.keyframe != nil else { return animations() }
        let before = motion.keyframe
        motion.keyframe = (frameStartTime, frameDuration)
        animations()
        motion.keyframe = before
    }

    // MARK: Transitions

    /// Changes a view as a whole: what it showed before dissolves into what it shows then, or it turns over, or its page is curled.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard ViewMotion.isPossible, duration > 0, let passage = options.passage else {
            ViewMotion.withoutMotion { animations?() }
            if !VirtualClock.isPresenting { completion?(true) }
            return
        }
        let change = LayerTransition(
            before: view.layer.picturedNodes, passage: passage, timing: options.timing)
        ViewMotion.withoutMotion { animations?() }
        let batch = MotionBatch(completion: completion)
        change.duration = duration
        view.layer.begin(
            change, key: "transition", start: view.layer.time(at: VirtualClock.present), batch: batch)
        batch.leave(finished: true)
    }

    /// Puts one view in the place of another, or shows it there with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let outer = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: outer, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    outer.insertSubview(toView, belowSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewMotion.withoutMotion(actionsWithoutAnimation)
    }
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewMotion.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { ViewMotion.isEnabled }
    /// Seconds that changes take where this is called; 0 outside of blocks that move.
    public class var inheritedAnimationDuration: TimeInterval { ViewMotion.current?.duration ?? 0 }
}
