// From view to scene: milliseconds of this thread's CPU per frame of trees of views in motion, and for folding a long drag.
// One line of JSON each. Options: names of cases to run; --runs N (default 9).
import Kinora

@main
enum BenchViews {
    @MainActor
    static func main() throws {
        var names = Array(CommandLine.arguments.dropFirst())
        var runs = 9
        if let index = names.firstIndex(of: "--runs"), index + 1 < names.count, let count = Int(names[index + 1]) {
            runs = max(1, count)
            names.removeSubrange(index...index + 1)
        }
        func wants(_ name: String) -> Bool { names.isEmpty || names.contains { name.hasPrefix($0) } }
        for tree in Trees.all where wants(tree.name) {
            let stage = tree.stage()
            let frames = tree.views < 10_000 ? 30 : 6
            // A sequence is made forwards; going back to its first frame is not part of it.
            let time = try Measure.median(runs: runs, prepare: { _ = try stage.scene(at: 0) }) {
                for frame in 1...frames { _ = try stage.scene(at: Double(frame) / 60) }
            }
            print(jsonLine([("tree", tree.name), ("views", tree.views), ("msPerFrame", time / Double(frames))]))
        }
        for drag in Drags.all + (names.isEmpty ? [] : Drags.long) where wants(drag.name) {
            let time = try Measure.median(runs: runs) {
                let stage = drag.stage()
                _ = try stage.scene(at: drag.end)
            }
            print(jsonLine([("fold", drag.name), ("inputs", Int(drag.seconds * 120) * drag.count), ("ms", time)]))
        }
    }
}
