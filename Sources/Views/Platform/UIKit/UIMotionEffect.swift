import KinoraStage

/// Moves a view as the device is tilted. Kept: no view moves by it.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property of a view between two values.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
}

/// Several effects at once.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
