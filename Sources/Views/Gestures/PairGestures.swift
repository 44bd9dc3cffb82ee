import KinoraStage

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 at the start.
        public var magnification: CGFloat
        /// Per second.
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// How far from 1 the magnification must be to begin; 0.01 by default.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public func _makeRecognizer() -> Recognizer<Value> {
        TwoFingerRecognizer(rest: 1, minimum: minimumScaleDelta) {
            if case .magnify(let scale) = $0 { scale } else { nil }
        } value: {
            Value(
                time: $0.time, magnification: $0.amount, velocity: $0.velocity, startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
    }
}

/// The older spelling: the value is the magnification alone.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public func _makeRecognizer() -> Recognizer<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)._makeRecognizer()
    }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// How far it must turn to begin; 1 degree by default.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public func _makeRecognizer() -> Recognizer<Value> {
        TwoFingerRecognizer(rest: 0, minimum: minimumAngleDelta.radians) {
            if case .rotate(let angle) = $0 { angle.radians } else { nil }
        } value: {
            Value(
                time: $0.time, rotation: Angle(radians: $0.amount), velocity: Angle(radians: $0.velocity),
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
    }
}

/// The older spelling: the value is the angle alone.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public func _makeRecognizer() -> Recognizer<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)._makeRecognizer()
    }
}

/// What two fingers have done since they came down.
struct TwoFingerMovement {
    var time: Date
    /// A magnification, or an angle in radians.
    var amount: Double
    /// Of the amount, per second.
    var velocity: Double
    var startAnchor: UnitPoint
    var startLocation: CGPoint
}

/// Follows one amount of two fingers' movement once it is far enough from where it rests.
final class TwoFingerRecognizer<Value>: Recognizer<Value> {
    private let rest: Double
    private let minimum: Double
    private let amount: (GestureInput.Kind) -> Double?
    private let makeValue: (TwoFingerMovement) -> Value
    private var start: (location: CGPoint, anchor: UnitPoint)?
    private var sampler = VelocitySampler<Double>()

    /// - Parameters:
    ///   - rest: the amount before anything has moved.
    ///   - minimum: how far from it the gesture begins.
    ///   - amount: nil for inputs that say nothing of it.
    init(
        rest: Double, minimum: Double, amount: @escaping (GestureInput.Kind) -> Double?,
        value: @escaping (TwoFingerMovement) -> Value
    ) {
        self.rest = rest
        self.minimum = minimum
        self.amount = amount
        makeValue = value
        super.init()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .pairBegan: start = input.anchor
        case .ended: state == .active ? update(.ended) : update(.failed)
        case .began: update(.failed)
        default:
            guard let amount = amount(input.kind) else { return }
            sampler.add(amount, at: input.time)
            if state == .active || abs(amount - rest) >= minimum { update(.active, makeValue(movement(amount, input))) }
        }
    }

    private func movement(_ amount: Double, _ input: GestureInput) -> TwoFingerMovement {
        TwoFingerMovement(
            time: VirtualClock.date(at: input.time), amount: amount, velocity: sampler.velocity,
            startAnchor: start?.anchor ?? .center, startLocation: start?.location ?? .zero)
    }
}

extension GestureInput {
    /// Where the input is in its view, in points and as a share of the view's size.
    fileprivate var anchor: (location: CGPoint, anchor: UnitPoint) {
        let own = location(in: .local)
        let unit = UnitPoint(
            x: viewSize.width > 0 ? own.x / viewSize.width : 0.5, y: viewSize.height > 0 ? own.y / viewSize.height : 0.5
        )
        return (own, unit)
    }
}
