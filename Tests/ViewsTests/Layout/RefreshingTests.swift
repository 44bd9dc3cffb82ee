import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pulling down to refresh. The frame is 100 × 400 points; a finger that pulls for 280 moves the content by 111.
@MainActor
struct RefreshingTests {
    private struct Page: View {
        let waits: Bool
        @State private var count = 0
        var body: some View {
            ScrollView { Rectangle().fill(.red).frame(width: 20, height: 50 + CGFloat(count) * 10) }
                .refreshable {
                    if waits { try? await Task.sleep(nanoseconds: 1_000_000_000) }
                    count += 1
                }
        }
    }

    private func probe(_ pull: Double, at time: Double, waits: Bool = true) throws -> SceneProbe {
        let drag = ScriptEvent(
            at: 1, .drag(path: [.points(x: 50, y: 50), .points(x: 50, y: 60 + pull)], duration: 0.5, easesOut: true))
        let stage = Stage(size: CGSize(width: 100, height: 400), duration: 9, script: Script([drag])) {
            Page(waits: waits)
        }
        return try SceneProbe(stage.scene(at: time))
    }

    @Test("Pulled far enough, the action runs; meanwhile the content rests 60 points lower, below a spinner")
    func refreshes() throws {
        let waiting = try probe(280, at: 2.2)
        let content = try #require(waiting.fills.first?.rect)
        #expect(abs(content.minY - 60) < 1 && content.height == 50 && waiting.fills.count == 9)
        let done = try probe(280, at: 5)
        #expect(done.fills.map(\.rect) == [CGRect(x: 40, y: 0, width: 20, height: 60)])
    }

    @Test("Pulled less, it goes back and nothing runs")
    func less() throws {
        #expect(try probe(150, at: 5).fills.map(\.rect) == [CGRect(x: 40, y: 0, width: 20, height: 50)])
    }

    @Test("A spinner that refreshes turns")
    func turns() throws {
        func opacities(_ time: Double) throws -> [Double] { try probe(280, at: time).fills.dropFirst().map(\.opacity) }
        #expect(try opacities(2) != opacities(2.13))
        #expect(try Set(opacities(2)) == Set(opacities(2.13)))
    }
}
