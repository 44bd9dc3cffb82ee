import Foundation

/// `fuzz-files COUNT [FIRST]`: damages the files of COUNT scenes by chance, from seed FIRST on, fifty times each, and reads and draws what
/// comes of that. It ends with 1 where something broke a rule.
///
/// The number of the scene in hand is kept in the file that the environment variable FUZZ_SEED names, for the case that it
/// ends the process.
@main
struct FuzzFiles {
    static func main() {
        let words = CommandLine.arguments.dropFirst().map { $0 }
        guard let count = words.first.flatMap({ UInt64($0) }) else {
            FileHandle.standardError.write(Data("usage: fuzz-files COUNT [FIRST]\n".utf8))
            exit(64)
        }
        let first = words.count > 1 ? UInt64(words[1]) ?? 0 : 0
        let note = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { FileHandle(forUpdatingAtPath: $0) }
        var trial = FileTrial()
        var broken = 0
        var slowest = (seconds: 0.0, seed: first)
        let start = Date()
        func report() {
            say(
                "\(trial.counts.refused + trial.counts.drawn) files, \(trial.counts.drawn) of them drawn, \(broken) broken, "
                    + "\(Int(-start.timeIntervalSinceNow)) s, slowest scene \(Int(slowest.seconds * 1000)) ms (seed \(slowest.seed))"
            )
        }
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
            if (seed - first + 1) % 1000 == 0 { report() }
        }
        report()
        exit(broken == 0 ? 0 : 1)
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
