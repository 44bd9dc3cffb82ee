import KinoraStage
import KinoraViews

/// Lets a closure begin its work on a stage, and waits half a second of virtual time for what comes of it.
@MainActor func onStage(_ work: @escaping @MainActor () -> Void) throws {
    _ = try Stage(size: CGSize(width: 10, height: 10), duration: 1) {
        Color.clear.onAppear { work() }
    }.scene(at: 0.5)
}
