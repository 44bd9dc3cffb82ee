import Foundation
import KinoraScene

/// `fuzz-scenes COUNT [FIRST [SCALE]]`: draws scenes by chance, from seed FIRST on, and ends with 1 where one broke a rule.
///
/// With FUZZ_DUMP=FILE in the environment it writes the scene of FIRST to the file instead.
///
/// The number of the scene in hand is kept in the file that the environment variable FUZZ_SEED names, for the case that it
/// ends the process.
@main
struct Fuzz {
    static func main() {
        let words = CommandLine.arguments.dropFirst().map { $0 }
        guard let count = words.first.flatMap({ UInt64($0) }) else {
            FileHandle.standardError.write(Data("usage: fuzz-scenes COUNT [FIRST [SCALE]]\n".utf8))
            exit(64)
        }
        let first = words.count > 1 ? UInt64(words[1]) ?? 0 : 0
        if let file = ProcessInfo.processInfo.environment["FUZZ_DUMP"] {
            var generator = SceneGenerator(seed: first)
            try? generator.scene().json(pretty: true).write(to: URL(fileURLWithPath: file))
            return
        }
        let trial = SceneTrial(scale: words.count > 2 ? Double(words[2]) ?? 1 : 1)
        let note = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { FileHandle(forUpdatingAtPath: $0) }
        var broken = 0
        var slowest = (seconds: 0.0, seed: first)
        let start = Date()
        for seed in first..<(first + count) {
            if let note {
                try? note.seek(toOffset: 0)
                note.write(Data(String(seed).utf8))
            }
            let before = Date()
            if let problem = trial.problem(seed: seed) {
                broken += 1
                say("seed \(seed): \(problem)")
            }
            let seconds = -before.timeIntervalSinceNow
            if seconds > slowest.seconds { slowest = (seconds, seed) }
            if (seed - first + 1) % 10_000 == 0 {
                report(seed - first + 1, broken, slowest, -start.timeIntervalSinceNow)
            }
        }
        report(count, broken, slowest, -start.timeIntervalSinceNow)
        exit(broken == 0 ? 0 : 1)
    }

    private static func report(
        _ count: UInt64, _ broken: Int, _ slowest: (seconds: Double, seed: UInt64), _ seconds: Double
    ) {
        say(
            "\(count) scenes, \(broken) broken, \(Int(seconds)) s, slowest \(Int(slowest.seconds * 1000)) ms (seed \(slowest.seed))"
        )
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
