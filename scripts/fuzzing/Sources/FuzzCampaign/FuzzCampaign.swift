import Foundation

/// A run through many seeds, of which some may break a rule.
public enum FuzzCampaign {
    /// Tries every seed of an order, tells what broke a rule and how far it is, and ends with 1 where something did, else with 0.
    ///
    /// The seed in hand is kept in the file that the environment variable FUZZ_SEED names, for the case that it ends the process.
    ///
    /// - Parameters:
    ///   - interval: how many seeds lie between two reports.
    ///   - tally: what has been tried, after so many seeds; the beginning of a report.
    ///   - problem: what is wrong with a seed; nil where nothing is.
    public static func run(
        _ order: FuzzOrder, reportEvery interval: UInt64, tally: (UInt64) -> String, problem: (UInt64) -> String?
    ) -> Never {
        let note = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { FileHandle(forUpdatingAtPath: $0) }
        var broken = 0
        var slowest = (seconds: 0.0, seed: order.seeds.lowerBound)
        let start = Date()
        func report(after done: UInt64) {
            say(
                "\(tally(done)), \(broken) broken, \(Int(-start.timeIntervalSinceNow)) s, "
                    + "slowest \(Int(slowest.seconds * 1000)) ms (seed \(slowest.seed))")
        }
        for seed in order.seeds {
            if let note {
                try? note.seek(toOffset: 0)
                note.write(Data(String(seed).utf8))
            }
            let before = Date()
            if let problem = problem(seed) {
                broken += 1
                say("seed \(seed): \(problem)")
            }
            let seconds = -before.timeIntervalSinceNow
            if seconds > slowest.seconds { slowest = (seconds, seed) }
            let done = seed - order.seeds.lowerBound + 1
            if done % interval == 0 { report(after: done) }
        }
        report(after: UInt64(order.seeds.count))
        exit(broken == 0 ? 0 : 1)
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
