import KinoraGeometry
import KinoraStage

// Animations of layers, as sources describe them: what a layer runs.

public typealias CFTimeInterval = TimeInterval

/// How a layer's animation goes through its time.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let linear = Name(rawValue: "linear")
        public static let easeIn = Name(rawValue: "easeIn")
        public static let easeOut = Name(rawValue: "easeOut")
        public static let easeInEaseOut = Name(rawValue: "easeInEaseOut")
        public static let `default` = Name(rawValue: "default")
    }
    /// The two control points of the curve.
    let points: (Float, Float, Float, Float)

    /// The point at a place from 0 to 3: of the four, the first and last are the curve's ends.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
        guard all.indices.contains(idx) else { return }
        (ptr[0], ptr[1]) = all[idx]
    }

    public init(name: Name) {
        switch name {
        case .linear: points = (0, 0, 1, 1)
        case .easeIn: points = (0.42, 0, 1, 1)
        case .easeOut: points = (0, 0, 0.58, 1)
        case .easeInEaseOut: points = (0.42, 0, 0.58, 1)
        default: points = (0.25, 0.1, 0.25, 1)
        }
    }
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = (c1x, c1y, c2x, c2y) }
}
public typealias CAMediaTimingFunctionName = CAMediaTimingFunction.Name

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How an animation's time passes. Times are seconds; a negative duration counts as none.
@MainActor @preconcurrency
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Something that moves a layer's values while it is shown, on the virtual clock. A layer runs a copy of what it is given, so that later
/// changes make no difference to it; a subclass of one's own is no copy.
@MainActor @preconcurrency
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
    public nonisolated override init() { super.init() }
    /// Seconds of one cycle; 0.25, unless said.
    open var duration: CFTimeInterval {
        get { ownDuration ?? 0.25 }
        set { ownDuration = max(0, newValue) }
    }
    /// As the source says, if it does; else that of the transaction.
    var ownDuration: CFTimeInterval?
    /// When it begins, in the time of the layer or of the group, in seconds. 0, the default: when it is added, or with the group.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    /// 0, the default, for once; `.infinity` for ever.
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open var isRemovedOnCompletion = true
    /// nil, the default, for constant speed.
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var values: [String: Any] = [:]

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = twin() }
        return result
    }

    /// An equal object; itself where the class is a user's.
    final func twin() -> CAAnimation {
        let copy = makeTwin()
        guard type(of: copy) == type(of: self) else { return self }
        copy.take(from: self)
        return copy
    }
    func makeTwin() -> CAAnimation { CAAnimation() }
    func take(from other: CAAnimation) {
        (ownDuration, beginTime, timeOffset, speed) = (
            other.ownDuration, other.beginTime, other.timeOffset, other.speed
        )
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, isRemovedOnCompletion, timingFunction) = (
            other.fillMode, other.isRemovedOnCompletion, other.timingFunction
        )
        (delegate, values, preferredFrameRateRange) = (other.delegate, other.values, other.preferredFrameRateRange)
    }

    /// Its timing, begun at a time unless it says one itself.
    func timing(from start: Double) -> LayerTiming {
        LayerTiming(
            begin: beginTime > 0 ? beginTime : start, duration: duration, speed: Double(speed), offset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillMode: fillMode)
    }

    /// Shows on a layer what holds at a place.
    func show(on layer: CALayer, at place: LayerTiming.Place) {}
}

extension CAAnimation {
    /// A layer runs what a default action is.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

/// Told of the beginning of an animation, when it is added, and of its end.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false where it was taken away before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Moves one property of a layer.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether values are added to the property.
    open var isAdditive = false
    /// Whether each cycle goes on from the end of the one before.
    open var isCumulative = false
    /// Makes a part of a transform of a number, where the key path names the whole.
    open var valueFunction: CAValueFunction?
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
    override func makeTwin() -> CAAnimation { CAPropertyAnimation() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        guard let keyPath = valueFunction?.keyPath(of: keyPath) ?? keyPath, let base = layer.value(at: keyPath),
            var value = value(at: place, from: base)
        else { return }
        if isCumulative, place.cycle > 0, let end = endValue(from: base) {
            value = value.adding(end, scale: Double(place.cycle))
        }
        layer.show(isAdditive ? base.adding(value) : value, at: keyPath)
    }

    /// The value at a place, where the property would be `base` without it.
    func value(at place: LayerTiming.Place, from base: LayerValue) -> LayerValue? { nil }
    func endValue(from base: LayerValue) -> LayerValue? {
        value(at: LayerTiming.Place(seconds: duration, progress: 1, cycle: 0), from: base)
    }
}

/// From one value to another. Which of the three is left out follows from the others and from the property:
/// `from` and `to`; `from` and the sum of `from` and `by`; `to` less `by` and `to`; `from` and the property;
/// the property and `to`; the property and its sum with `by`.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    override func makeTwin() -> CAAnimation { CABasicAnimation() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func value(at place: LayerTiming.Place, from base: LayerValue) -> LayerValue? {
        let (start, end) = ends(base)
        return start.mixed(with: end, fraction(at: place))
    }

    /// The part of the way that is done.
    func fraction(at place: LayerTiming.Place) -> Double {
        timingFunction?.value(at: place.progress) ?? place.progress
    }

    private func ends(_ base: LayerValue) -> (LayerValue, LayerValue) {
        // Colors and paths may be set to none.
        func value(_ any: Any?) -> LayerValue? { LayerValue(any) }
        switch (value(fromValue), value(toValue), value(byValue)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, scale: -1), to)
        case (let from?, nil, nil): return (from, base)
        case (nil, let to?, nil): return (base, to)
        case (nil, nil, let by?): return (base, base.adding(by))
        case (nil, nil, nil): return (base, base)
        }
    }
}

/// A spring from one value to another, by mass, stiffness and damping. It moves for its duration; let that be `settlingDuration`.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In ways per second.
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = true

    /// A spring by its pace in seconds and its bounce, -1…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(duration: perceptualDuration, bounce: bounce)
        (mass, stiffness, damping) = (1, spring.stiffness, spring.damping)
    }
    /// Seconds of the undamped spring's period.
    open var perceptualDuration: CFTimeInterval { spring.duration }
    open var bounce: CGFloat { spring.bounce }

    var spring: Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
    }

    /// Seconds until what is left of the way stays below a thousandth. Of a spring that swings: when its envelope does.
    open var settlingDuration: CFTimeInterval {
        let spring = spring
        let decay = spring.dampingRatio * (stiffness / mass).squareRoot()
        let frequency = (stiffness / mass - decay * decay).squareRoot()
        guard spring.dampingRatio < 1, decay > 0 else {
            return spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        }
        return Maths.log((1 + abs(decay - initialVelocity) / frequency) / 0.001) / decay
    }

    override func makeTwin() -> CAAnimation { CASpringAnimation() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func fraction(at place: LayerTiming.Place) -> Double {
        spring.value(target: 1, initialVelocity: Double(initialVelocity), time: place.seconds)
    }
}

/// Several animations with a timing of their own within that of the group. What goes on after the group's duration is cut off.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
    override func makeTwin() -> CAAnimation { CAAnimationGroup() }
    override func take(from other: CAAnimation) {
        super.take(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.twin() }
    }

    override func show(on layer: CALayer, at place: LayerTiming.Place) {
        let seconds = timingFunction.map { $0.value(at: place.progress) * duration } ?? place.seconds
        for animation in animations ?? [] {
            // Without a duration of its own, an animation takes the group's.
            var timing = animation.timing(from: 0)
            if animation.ownDuration == nil { timing.duration = duration }
            guard let inner = timing.place(at: seconds) else { continue }
            animation.show(on: layer, at: inner)
        }
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let push = CATransitionType(rawValue: "push")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let reveal = CATransitionType(rawValue: "reveal")
}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Turns a number into a part of a transform.
public final class CAValueFunction: NSObject, Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let rotateX = Name(rawValue: "rotation.x")
        public static let rotateY = Name(rawValue: "rotation.y")
        public static let rotateZ = Name(rawValue: "rotation.z")
        public static let scale = Name(rawValue: "scale")
        public static let scaleX = Name(rawValue: "scale.x")
        public static let scaleY = Name(rawValue: "scale.y")
        public static let scaleZ = Name(rawValue: "scale.z")
        public static let translate = Name(rawValue: "translation")
        public static let translateX = Name(rawValue: "translation.x")
        public static let translateY = Name(rawValue: "translation.y")
        public static let translateZ = Name(rawValue: "translation.z")
    }
    public let name: Name
    public init?(name: Name) { self.name = name }
    /// The part by its own key path; nil where the path is that of no transform.
    func keyPath(of transform: String?) -> String? {
        transform == "transform" || transform == "sublayerTransform" ? transform.map { "\($0).\(name.rawValue)" } : nil
    }
}
public typealias CAValueFunctionName = CAValueFunction.Name
