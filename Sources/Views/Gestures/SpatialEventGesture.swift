import KinoraStage

/// Every touch on a view, as it goes on: its place, and whether it is over.
public struct SpatialEventGesture: Gesture {
    public typealias Body = Never
    public typealias Value = SpatialEventCollection
    public let coordinateSpace: CoordinateSpace
    public let action: (SpatialEventCollection) -> Void

    public init(
        coordinateSpace: any CoordinateSpaceProtocol = .local,
        action: @escaping (SpatialEventCollection) -> Void = { _ in }
    ) { (self.coordinateSpace, self.action) = (coordinateSpace.coordinateSpace, action) }

    public func _makeRecognizer() -> Recognizer<SpatialEventCollection> {
        SpatialEventRecognizer(space: coordinateSpace, action: action)
    }
}

/// Touches at one time, each by its identity. A script has one finger.
public struct SpatialEventCollection: Collection, Equatable {
    public struct Event: Identifiable, Equatable {
        public struct ID: Hashable { fileprivate let number: Int }
        public enum Kind: Hashable { case touch, directPinch, indirectPinch, pointer, pencil }
        public enum Phase: Hashable { case active, ended, cancelled }
        /// Where a device is in space; touches have none.
        public struct InputDevicePose: Hashable { public var altitude, azimuth: Angle }

        public var id: ID
        /// Seconds on the stage's clock.
        public let timestamp: TimeInterval
        public let kind: Kind
        /// In points of the gesture's coordinate space.
        public let location: CGPoint
        public let phase: Phase
        public let modifierKeys: EventModifiers
        public var inputDevicePose: InputDevicePose? { nil }
    }
    private let events: [Event]
    fileprivate init(_ events: [Event]) { self.events = events }

    public struct Index: Comparable {
        fileprivate let offset: Int
        public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
    }
    public var startIndex: Index { Index(offset: 0) }
    public var endIndex: Index { Index(offset: events.count) }
    public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
    public subscript(position: Index) -> Event { events[position.offset] }
    public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

final class SpatialEventRecognizer: Recognizer<SpatialEventCollection> {
    private let space: CoordinateSpace
    private let action: (SpatialEventCollection) -> Void

    init(space: CoordinateSpace, action: @escaping (SpatialEventCollection) -> Void) {
        (self.space, self.action) = (space, action)
        super.init()
    }

    override func receive(_ input: GestureInput) {
        switch input.kind {
        case .began, .moved: tell(input, .active)
        case .ended: tell(input, .ended)
        case .pairBegan: update(.failed)
        case .cancelled, .tick, .magnify, .rotate: break
        }
    }

    private func tell(_ input: GestureInput, _ phase: SpatialEventCollection.Event.Phase) {
        let event = SpatialEventCollection.Event(
            id: .init(number: 0), timestamp: input.time, kind: .touch, location: input.location(in: space),
            phase: phase,
            modifierKeys: [])
        let events = SpatialEventCollection([event])
        update(phase == .active ? .active : .ended, events)
        action(events)
    }
}
