import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// A square at a place of the stage, for reading motion off scenes.
struct Mover: View {
    var x = 0.0
    var y = 0.0
    var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: x, y: y) }
}

extension Stage {
    /// A stage of 100 × 100 points with content from its top left corner on.
    convenience init(showing content: some View, script: [ScriptEvent] = []) {
        self.init(size: CGSize(width: 100, height: 100), duration: 10, script: Script(script)) {
            content.frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    /// Where the first thing drawn is at a time.
    func place(_ time: Double) throws -> CGPoint { try #require(SceneProbe(scene(at: time)).fills.first).rect.origin }
    func x(_ time: Double) throws -> Double { try place(time).x }
    func y(_ time: Double) throws -> Double { try place(time).y }
}

/// Runs an action after a time of the stage's clock.
@MainActor
func after(_ time: Double, _ action: @escaping () -> Void) {
    VirtualClock.schedule(after: time, action)
}
