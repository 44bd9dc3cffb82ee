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
    public func _makeRecognizer() -> Recognizer<Value> { MagnifyRecognizer(minimumScaleDelta) }
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

final class MagnifyRecognizer: Recognizer<MagnifyGesture.Value> {
    private let minimum: CGFloat
    private var start: (location: CGPoint, anchor: UnitPoint)?
    private var sampler = VelocitySampler<CGFloat>()

    init(_ minimum: CGFloat) {
        self.minimum = minimum
        super.init()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .pairBegan: start = input.anchor
        case .magnify(let scale):
            sampler.add(scale, at: input.time)
            if state == .active || abs(scale - 1) >= minimum { update(.active, value(scale, input)) }
        case .ended: state == .active ? update(.ended) : update(.failed)
        case .began: update(.failed)
        case .moved, .cancelled, .tick, .rotate: break
        }
    }

    private func value(_ scale: Double, _ input: GestureInput) -> MagnifyGesture.Value {
        MagnifyGesture.Value(
            time: VirtualClock.date(at: input.time), magnification: scale, velocity: sampler.velocity,
            startAnchor: start?.anchor ?? .center, startLocation: start?.location ?? .zero)
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
    public func _makeRecognizer() -> Recognizer<Value> { RotateRecognizer(minimumAngleDelta) }
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

final class RotateRecognizer: Recognizer<RotateGesture.Value> {
    private let minimum: Angle
    private var start: (location: CGPoint, anchor: UnitPoint)?
    private var sampler = VelocitySampler<Double>()

    init(_ minimum: Angle) {
        self.minimum = minimum
        super.init()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .pairBegan: start = input.anchor
        case .rotate(let angle):
            sampler.add(angle.radians, at: input.time)
            if state == .active || abs(angle.radians) >= minimum.radians { update(.active, value(angle, input)) }
        case .ended: state == .active ? update(.ended) : update(.failed)
        case .began: update(.failed)
        case .moved, .cancelled, .tick, .magnify: break
        }
    }

    private func value(_ angle: Angle, _ input: GestureInput) -> RotateGesture.Value {
        RotateGesture.Value(
            time: VirtualClock.date(at: input.time), rotation: angle, velocity: Angle(radians: sampler.velocity),
            startAnchor: start?.anchor ?? .center, startLocation: start?.location ?? .zero)
    }
}

extension GestureInput {
    /// Where the input is in its view, in points and as a share of the view's size.
    fileprivate var anchor: (location: CGPoint, anchor: UnitPoint) {
        let own = location(in: .local)
        let unit = UnitPoint(
            x: viewSize.width > 0 ? own.x / viewSize.width : 0.5, y: viewSize.height > 0 ? own.y / viewSize.height : 0.5)
        return (own, unit)
    }
}
