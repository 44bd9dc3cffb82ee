import KinoraBasics
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Long performances keep few models, and show the same when they go back.
@MainActor
struct CheckpointTests {
    @Test("Of many events the latest are kept, and what is dropped is known")
    func thinning() {
        var (checkpoints, storage) = (Checkpoints(), Storage())
        for index in 0..<10_000 { _ = checkpoints.record(&storage, at: Double(index)) }
        #expect(checkpoints.last?.time == 9999)
        for time in [9_999.0, 9_500.5, 9_000] {
            #expect(checkpoints.restore(&storage, at: time)?.time == time.rounded(.down))
            #expect(!checkpoints.hasDropped(at: time))
        }
        #expect(checkpoints.restore(&storage, at: 12_345)?.time == 9999)
        #expect(!checkpoints.hasDropped(at: 12_345))
        let early = (0..<8000).filter { !checkpoints.hasDropped(at: Double($0) + 0.5) }
        #expect(early.isEmpty)
        #expect(checkpoints.restore(&storage, at: -1) == nil)
    }

    @Test("A storage holds at each kept moment what it held then, in any order, whatever was written in between")
    func restoring() {
        var (checkpoints, storage) = (Checkpoints(), Storage())
        var models: [[Int: Int]] = []
        var model: [Int: Int] = [:]
        var random = SplitMix(seed: 7)
        func change() {
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let (key, value) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<1000, using: &random))
                model[key] = value % 5 == 0 ? nil : value
                storage[key] = model[key].map { Stored($0) }
            }
        }
        for index in 0..<3000 {
            change()
            // Some moments are recorded twice.
            for _ in 0...index % 3 / 2 {
                _ = checkpoints.record(&storage, at: Double(index))
                if index % 3 == 2 { change() }
            }
            _ = checkpoints.record(&storage, at: Double(index))
            models.append(model)
        }
        for step in 0..<600 {
            let index = step < 300 ? 2999 - step * 10 : Int.random(in: 0..<3000, using: &random)
            guard !checkpoints.hasDropped(at: Double(index)) else { continue }
            let checkpoint = checkpoints.restore(&storage, at: Double(index) + 0.5)
            #expect(checkpoint?.time == Double(index))
            let held = Dictionary(
                uniqueKeysWithValues: storage.keys.map { ($0, (storage[$0] as? Stored<Int>)?.value) })
            #expect(held == models[index])
            // Is taken back.
            if step % 4 == 0 { change() }
        }
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
