/// How far the scene has come. As on a device it is inactive while views are evaluated first and appear, and active right after that.
///
/// Nothing is evaluated again for it but what has read its phase.
final class SceneLaunch {
    private(set) var phase = ScenePhase.inactive
    /// Where the phase was read before it became active.
    private var readers: [Identity] = []

    var isAwaited: Bool { !readers.isEmpty }

    /// The phase, for the view of a place.
    func phase(readAt place: Identity) -> ScenePhase {
        if phase != .active { readers.append(place) }
        return phase
    }

    /// Makes the scene active, and returns who has to know.
    func activate() -> [Identity] {
        phase = .active
        defer { readers = [] }
        return readers
    }
}
