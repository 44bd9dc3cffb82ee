import CoreLocation
import KinoraStage
import KinoraViews

/// What a map shows when its camera has moved.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    /// All that is seen.
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
/// When one is told that a camera moves: all the while, or when it has come to rest.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

extension View {
    /// Tells where the camera is: as the map appears, and then each time that it comes to rest, or all the while that it moves.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraChanges) { $0.add(frequency, action) }
    }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

/// Who is told of a camera.
struct MapCameraChanges {
    private var actions: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []

    mutating func add(_ frequency: MapCameraUpdateFrequency, _ action: @escaping (MapCameraUpdateContext) -> Void) {
        actions.append((frequency, action))
    }

    @MainActor
    func tell(_ state: MapCameraState) {
        guard let context = state.context else { return }
        for (frequency, action) in actions where frequency == .continuous || state.isResting { action(context) }
    }
}

/// Where a camera is, and whether it is there to stay.
struct MapCameraState: Equatable {
    private let frame: MapFrame?
    private let size: CGSize
    let isResting: Bool

    init(_ frame: MapFrame?, _ size: CGSize, isResting: Bool) {
        (self.frame, self.size, self.isResting) = (frame, size, isResting)
    }

    static func == (a: MapCameraState, b: MapCameraState) -> Bool {
        guard a.isResting == b.isResting, a.size == b.size else { return false }
        guard let here = a.frame, let there = b.frame else { return a.frame == b.frame }
        return here.isNear(there)
    }

    var context: MapCameraUpdateContext? {
        guard let frame, size.width > 0, size.height > 0 else { return nil }
        let region = MapProjection(frame, size).region
        var camera = MapCamera(framing: region)
        camera.heading = frame.heading
        return MapCameraUpdateContext(camera: camera, region: region, rect: MKMapRect(region))
    }
}

extension EnvironmentValues {
    @Entry var mapCameraChanges = MapCameraChanges()
}
