import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Long performances keep few models, and show the same when they go back.
@MainActor
struct CheckpointTests {
    @Test("Of many events the latest are kept, and what is dropped is known")
    func thinning() {
        var checkpoints = Checkpoints()
        for index in 0..<10_000 { _ = checkpoints.record(Storage(), at: Double(index)) }
        #expect(checkpoints.last?.time == 9999)
        for time in [9_999.0, 9_500.5, 9_000] {
            #expect(checkpoints.checkpoint(at: time)?.time == time.rounded(.down))
            #expect(!checkpoints.hasDropped(at: time))
        }
        #expect(checkpoints.checkpoint(at: 12_345)?.time == 9999)
        #expect(!checkpoints.hasDropped(at: 12_345))
        let early = (0..<8000).filter { !checkpoints.hasDropped(at: Double($0) + 0.5) }
        #expect(early.isEmpty)
        #expect(checkpoints.checkpoint(at: -1) == nil)
    }

    private struct Dragged: View {
        @State private var width = 0.0
        var body: some View {
            Rectangle().frame(width: width, height: 10)
                .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
                .gesture(DragGesture(minimumDistance: 0).onChanged { width = abs($0.translation.width) })
        }
    }

    @Test("A frame of long ago is the same after many events as before them")
    func goingBack() throws {
        let drag = ScriptEvent(
            at: 0, .drag(path: [.points(x: 0, y: 5), .points(x: 99, y: 5)], duration: 40, easesOut: false))
        func stage() -> Stage {
            Stage(size: CGSize(width: 100, height: 10), duration: 50, script: Script([drag])) { Dragged() }
        }
        let (long, short) = (stage(), stage())
        let early = try short.scene(at: 3.21)
        _ = try long.scene(at: 41)
        #expect(try long.scene(at: 3.21) == early)
        #expect(try long.scene(at: 41) == short.scene(at: 41))
    }
}
