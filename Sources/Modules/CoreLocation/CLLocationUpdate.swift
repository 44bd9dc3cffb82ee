import KinoraViews

// Places as they come, in a loop. A device on a stage does not know where it is, so that none comes.

/// A place that was found. Never made.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }
    public let location: CLLocation?
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public var authorizationDenied: Bool { false }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { false }
    public var serviceSessionRequired: Bool { false }

    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    /// Waits until its task is cancelled.
    public struct Updates: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? {
                let (stream, _) = AsyncStream<CLLocationUpdate>.makeStream()
                for await update in stream { return update }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// What an app wants to know of places while it holds the session.
public final class CLServiceSession: Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    public func invalidate() {}
}
public final class CLBackgroundActivitySession: Sendable {
    public init() {}
    public func invalidate() {}
}
/// The floor of a building that a place is on.
public final class CLFloor: NSObject, Sendable {
    public let level: Int
    init(level: Int) {
        self.level = level
        super.init()
    }
}
extension CLLocation {
    public var floor: CLFloor? { nil }
    public var speedAccuracy: CLLocationSpeed { -1 }
    public var courseAccuracy: CLLocationDirection { -1 }
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
}
