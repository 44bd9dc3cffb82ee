import KinoraStage

/// A pointer that is pressed and moves. Begins once it has moved `minimumDistance` points (10 by default).
public struct DragGesture: Gesture {
    public typealias Body = Never

    /// How the drag stands.
    public struct Value: Equatable, Sendable {
        /// When, on the stage's clock.
        public var time: Date
        /// Where the pointer is, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// How far it has moved since, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Points per second of the gesture's coordinate space, from the last three samples; see `VelocitySampler`.
        public var velocity: CGSize
        /// Where the pointer would come to rest: a quarter of a second on at its present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far it would have moved when it rests, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer must move before the drag begins, in points. Default 10.
    public var minimumDistance: CGFloat
    /// What locations refer to. Default the view itself.
    public var coordinateSpace: CoordinateSpace

    /// A drag that begins after `minimumDistance` points; locations are in `coordinateSpace`.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public func _makeRecognizer() -> Recognizer<Value> {
        DragRecognizer(minimumDistance: minimumDistance, space: coordinateSpace)
    }
}

final class DragRecognizer: Recognizer<DragGesture.Value> {
    private let minimumDistance: CGFloat
    private let space: CoordinateSpace
    private var start: (stage: CGPoint, own: CGPoint)?
    private var sampler = VelocitySampler<CGPoint.AnimatableData>()

    init(minimumDistance: CGFloat, space: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.space = space
        super.init()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began:
            start = (input.location, input.location(in: space))
            sample(input)
            if minimumDistance <= 0 { update(.active, value(input)) }
        case .moved:
            guard let start else { return }
            sample(input)
            if state == .active || start.stage.distance(to: input.location) >= minimumDistance {
                update(.active, value(input))
            }
        case .ended: state == .active ? update(.ended, value(input)) : update(.failed)
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    private func sample(_ input: GestureInput) {
        sampler.add(input.location.animatableData, at: input.time)
    }

    private func value(_ input: GestureInput) -> DragGesture.Value {
        DragGesture.Value(
            time: VirtualClock.date(at: input.time), location: input.location(in: space), startLocation: start!.own,
            velocity: velocity(input))
    }

    /// The finger's on the stage, as the gesture's space is turned and scaled now.
    private func velocity(_ input: GestureInput) -> CGSize {
        let (way, here) = (sampler.velocity, input.location)
        let now = input.convert(here, space)
        let then = input.convert(CGPoint(x: here.x + way.first, y: here.y + way.second), space)
        return CGSize(width: then.x - now.x, height: then.y - now.y)
    }
}
