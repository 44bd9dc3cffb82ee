import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
private final class Phases {
    var seen: [String] = []
    nonisolated init() {}
}

private struct Launched: View {
    @Environment(\.scenePhase) private var phase
    @State private var width: CGFloat = 10
    let phases: Phases

    var body: some View {
        let _ = phases.seen.append("body \(phase)")
        Color.blue.frame(width: width, height: 10)
            .onAppear { phases.seen.append("appear \(phase)") }
            .onChange(of: phase) { old, new in
                phases.seen.append("\(old) to \(new)")
                if new == .active { width = 30 }
            }
    }
}

private struct LaunchedApp: App {
    @Environment(\.scenePhase) private var phase
    let phases: Phases
    init() { self.init(phases: Phases()) }
    init(phases: Phases) { self.phases = phases }
    var body: some Scene {
        WindowGroup { Color.blue }.onChange(of: phase) { _, new in phases.seen.append("app \(new)") }
    }
}

/// The phase of a stage's scene.
@MainActor
struct ScenePhaseTests {
    @Test("A scene is inactive while its views appear, and active right after that")
    func launch() throws {
        let phases = Phases()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { Launched(phases: phases) }
        let widths = try SceneProbe(stage.scene(at: 0)).fills.map(\.rect.width)
        #expect(widths == [30])
        #expect(
            Array(phases.seen.prefix(4)) == ["body inactive", "appear inactive", "body active", "inactive to active"])
        #expect(phases.seen.count { $0 == "inactive to active" } == 1)
    }

    @Test("A scene tells its app that it is active")
    func app() throws {
        let phases = Phases()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { _AppRoot(LaunchedApp(phases: phases)) }
        _ = try stage.scene(at: 0.5)
        #expect(phases.seen == ["app active"])
    }

    @Test("What the source says is the phase")
    func stated() throws {
        let phases = Phases()
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Launched(phases: phases).environment(\.scenePhase, .background)
        }
        _ = try stage.scene(at: 0)
        #expect(phases.seen.allSatisfy { $0.hasSuffix("background") })
    }
}
