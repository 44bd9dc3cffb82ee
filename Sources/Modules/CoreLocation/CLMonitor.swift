import KinoraViews

/// Watches whether the device is near places, which are not known: conditions are kept, and no event comes.
public actor CLMonitor {
    public let name: String
    private var records: [String: Record] = [:]
    public init(_ name: String) async { self.name = name }

    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) { records[identifier] = Record(condition: condition, lastEvent: Event(identifier: identifier, state: state)) }
    public func remove(_ identifier: String) { records[identifier] = nil }
    public func record(for identifier: String) -> Record? { records[identifier] }
    /// In the order of their names.
    public var identifiers: [String] { records.keys.sorted() }
    public var events: Events { Events() }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }
    public struct Event: Sendable {
        public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let state: State
        /// When it was told, on the virtual clock.
        public let date = Date()
        public var refinement: (any CLCondition)? { nil }
    }
    /// Waits until its task is cancelled.
    public struct Events: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Event? {
                let (stream, _) = AsyncStream<Event>.makeStream()
                for await event in stream { return event }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Within so many meters of a place.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }
    /// Near a beacon.
    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: UInt16?
        public let minor: UInt16?
        public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
}
/// What a monitor watches.
public protocol CLCondition: Sendable {}
