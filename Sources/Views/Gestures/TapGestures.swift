import KinoraStage

/// A number of taps at one place. A tap moves less than 10 points; taps follow each other within 0.35 s.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    public var count: Int
    public init(count: Int = 1) { self.count = count }
    public func _makeRecognizer() -> Recognizer<Void> {
        DerivedRecognizer<SpatialTapGesture.Value, Void>(TapRecognizer(count: count, space: .local)) { own, base in
            own.update(base.state, base.value.map { _ in })
        }
    }
}

/// A number of taps and where they were.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public func _makeRecognizer() -> Recognizer<Value> { TapRecognizer(count: count, space: coordinateSpace) }
}

final class TapRecognizer: Recognizer<SpatialTapGesture.Value> {
    static let slop: CGFloat = 10
    static let interval = 0.35

    private let count: Int
    private let space: CoordinateSpace
    private var taps = 0
    private var start: CGPoint?
    private var lastUp = 0.0

    init(count: Int, space: CoordinateSpace) {
        self.count = max(1, count)
        self.space = space
        super.init()
    }

    override var role: GestureRole { .tap }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began: start = input.location
        case .moved:
            if let start, start.distance(to: input.location) >= TapRecognizer.slop { update(.failed) }
        case .ended:
            guard start != nil else { return }
            start = nil
            taps += 1
            lastUp = input.time
            if taps == count {
                update(.ended, SpatialTapGesture.Value(location: input.location(in: space)))
            } else {
                requestTick(at: input.time + TapRecognizer.interval)
            }
        case .tick:
            if start == nil, input.time - lastUp >= TapRecognizer.interval - 1e-9 { update(.failed) }
        case .pairBegan: update(.failed)
        case .cancelled, .magnify, .rotate: break
        }
    }
}

/// A press that lasts. Fails when it moves `maximumDistance` points or more, or ends too soon.
///
/// It reports `true` from the moment the finger goes down, to `updating` and `onChanged`; `onEnded` runs when the press has
/// lasted long enough.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// Seconds; 0.5 by default.
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func _makeRecognizer() -> Recognizer<Bool> {
        LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    }
}

final class LongPressRecognizer: Recognizer<Bool> {
    private let minimumDuration: Double
    private let maximumDistance: CGFloat
    private var start: (time: Double, location: CGPoint)?

    init(minimumDuration: Double, maximumDistance: CGFloat) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
        super.init()
    }

    // One that takes no time says nothing of whether the finger stays down.
    override var role: GestureRole { minimumDuration > 0 ? .hold : .ordinary }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = (input.time, input.location)
            guard minimumDuration > 0 else { return update(.ended, true) }
            report(true)
            requestTick(at: input.time + minimumDuration)
        case .moved:
            if let start, start.location.distance(to: input.location) >= maximumDistance { update(.failed) }
        case .tick:
            if let start, input.time - start.time >= minimumDuration - 1e-9 { update(.ended, true) }
        case .ended, .pairBegan: update(.failed)
        case .cancelled, .magnify, .rotate: break
        }
    }
}
