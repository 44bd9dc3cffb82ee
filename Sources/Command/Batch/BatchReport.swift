import KinoraJobs

/// What a batch has done, for people and programs.
struct BatchReport: Encodable {
    enum State: String, Codable {
        /// Every frame.
        case rendered
        /// Those that were missing or damaged.
        case completed
        case unchanged
        case failed
    }

    struct Entry: Codable {
        let name: String
        let folder: String
        let state: State
        /// How many frames there are now, of this share.
        var frames = 0
        var rendered = 0
        /// Frames that the manifest lists and that were missing or altered.
        var damaged: [Int] = []
        /// Pixels; nil where the entry failed.
        var width: Int?
        var height: Int?
        /// How long it took, in seconds.
        let seconds: Double
        var error: String?
        var exitCode: Int32?
        var failure: CommandError? {
            error.map { CommandError(Ending(rawValue: exitCode ?? 70) ?? .internalError, $0) }
        }

        init(_ name: String, folder: String, plan: RenderPlan, outcome: FolderJob.Outcome, elapsed: Double) {
            (self.name, self.folder) = (name, folder)
            state = outcome.rendered.isEmpty ? .unchanged : outcome.kept == 0 ? .rendered : .completed
            (frames, rendered) = (outcome.kept + outcome.rendered.count, outcome.rendered.count)
            damaged = outcome.damaged
            (width, height) = (plan.pixels.width, plan.pixels.height)
            seconds = BatchReport.rounded(elapsed)
        }

        init(_ name: String, folder: String, failure: CommandError, elapsed: Double) {
            (self.name, self.folder) = (name, folder)
            state = .failed
            (error, exitCode) = (failure.sentence, failure.ending.rawValue)
            seconds = BatchReport.rounded(elapsed)
        }

        /// For a process that goes on after this one.
        var record: String { String(decoding: JSONLine.encode(self).dropLast(), as: UTF8.self) }

        init?(record: String) {
            guard let entry = JSONLine.decode(Entry.self, record.utf8) else { return nil }
            self = entry
        }

        /// One line with its end.
        var line: String {
            let size = "\(width ?? 0)x\(height ?? 0) pixels"
            switch state {
            case .rendered: return "\(name): \(BatchReport.frames(rendered)), \(size)\n"
            case .completed:
                let damage = damaged.isEmpty ? "" : ", \(damaged.count) of them damaged"
                return "\(name): \(rendered) of \(BatchReport.frames(frames)) rendered\(damage), \(size)\n"
            case .unchanged: return "\(name): unchanged, \(BatchReport.frames(frames))\n"
            case .failed: return "\(name): failed\n"
            }
        }
    }

    struct Summary: Encodable {
        var entries = 0
        var rendered = 0
        var completed = 0
        var unchanged = 0
        var failed = 0
        /// Frames.
        var framesRendered = 0
        var framesKept = 0
        /// How long the batch took, in seconds.
        var seconds = 0.0
    }

    let folder: String
    /// As in `2/7`; nil for the whole.
    let shard: String?
    var entries: [Entry] = []
    var summary = Summary()
    /// How the batch was stopped.
    var interruption: CommandError?

    private enum CodingKeys: CodingKey {
        case folder, shard, entries, summary
    }

    init(folder: String, shard: String?) { (self.folder, self.shard) = (folder, shard) }

    mutating func finish(elapsed: Double) {
        func count(_ state: State) -> Int { entries.count { $0.state == state } }
        summary = Summary(
            entries: entries.count, rendered: count(.rendered), completed: count(.completed),
            unchanged: count(.unchanged),
            failed: count(.failed), framesRendered: entries.reduce(0) { $0 + $1.rendered },
            framesKept: entries.reduce(0) { $0 + $1.frames - $1.rendered }, seconds: Self.rounded(elapsed))
    }

    /// How the command ends where entries failed: as the first of them.
    var failure: CommandError? {
        guard let first = entries.lazy.compactMap(\.failure).first else { return nil }
        let failed = summary.failed
        return CommandError(first.ending, "\(failed) of \(entries.count) entries failed.")
    }

    /// One line with its end.
    var line: String {
        let counts = [
            (summary.rendered, "rendered"), (summary.completed, "completed"), (summary.unchanged, "unchanged"),
            (summary.failed, "failed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let share = shard.map { "shard \($0), " } ?? ""
        return "\(share)\(summary.entries) entr\(summary.entries == 1 ? "y" : "ies")"
            + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")
            + "; \(Self.frames(summary.framesRendered)) rendered, \(summary.framesKept) kept, in \(folder) "
            + "(\(ProgressBar.rate(summary.seconds)) s)\n"
    }

    static func frames(_ count: Int) -> String { "\(count) frame\(count == 1 ? "" : "s")" }

    private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
