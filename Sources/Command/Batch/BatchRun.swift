import Foundation
import KinoraFrames
import KinoraJobs
import KinoraViews

/// Runs a batch, entry by entry, and records the result of each.
@MainActor
struct BatchRun {
    let planner: BatchPlanner
    let tellsEntries: Bool
    let showsProgress: Bool

    init(_ planner: BatchPlanner, tellsEntries: Bool, showsProgress: Bool) {
        self.planner = planner
        self.tellsEntries = tellsEntries
        self.showsProgress = showsProgress
    }

    func perform() throws -> BatchReport {
        let interruption = Interruption()
        let whole = ProgressBar("", visible: false)
        var report = BatchReport(folder: planner.folder, shard: planner.share.map { "\($0)" })
        let items = planner.items()
        // First the record of what the folder has to hold, so that it shows what is missing however the run ends.
        let lock = try record(items)
        defer { lock.release() }
        for item in items {
            guard !interruption.cancellation.isCancelled else { break }
            if let earlier = earlierResult(of: item) {
                report.entries += earlier
                continue
            }
            guard let result = try perform(item, interruption) else { continue }
            report.entries.append(result)
            if tellsEntries, result.state != .failed { try StandardStreams.output(result.line) }
            if let failure = result.failure { StandardStreams.complain("\(item.name): \(failure.sentence)") }
            Watch.finish(item.name, result: result.record)
        }
        if interruption.cancellation.isCancelled {
            let done = report.entries.count { $0.state != .failed }
            report.interruption = CommandError(
                interruption.ending,
                "Interrupted: \(done) of \(items.count) entries are done; every frame in \(planner.folder) is whole.")
        }
        report.finish(elapsed: whole.elapsed)
        return report
    }

    /// What a process before this one made of an item, where a source stopped that process; nil where nothing is known.
    private func earlierResult(of item: BatchPlanner.Item) -> [BatchReport.Entry]? {
        Watch.result(of: item.name).map { text in
            [BatchReport.Entry(record: text)].compactMap { $0 }
        }
    }

    /// Writes the record of what the batch's folder has to hold.
    ///
    /// - Returns: the right to write there.
    private func record(_ items: [BatchPlanner.Item]) throws -> FolderLock {
        let entries = items.map { item in
            BatchRecord.Entry(name: item.name, position: item.position, job: try? job(item))
        }
        try FrameFolder(planner.folder).create()
        if FileManager.default.fileExists(atPath: planner.folder + "/" + Manifest.fileName) {
            throw CommandError(
                .cannotCreate,
                "The folder \(planner.folder) holds frames itself, and a batch needs one for folders of frames; give another "
                    + "with -o.")
        }
        let lock = try FolderLock(planner.folder)
        AtomicFile.removeLeftovers(in: planner.folder)
        try refuseStrangersRecord()
        try BatchRecord(tool: Manifest.Tool(version: KinoraVersion.current), share: planner.share, entries: entries)
            .write(to: planner.folder)
        return lock
    }

    /// What decides the frames of a run. A view may have to be measured for it.
    private func job(_ item: BatchPlanner.Item) throws -> Manifest.Job {
        guard planner.isOfSource(item) else { return try planner.plan(item).manifest().job }
        planner.prepare(item)
        return try OwnProcess.perform(isSilent: true) { try planner.plan(item).manifest().job }
    }

    /// A batch.json that kinora did not write belongs to somebody else and is not replaced.
    private func refuseStrangersRecord() throws {
        do { _ = try BatchRecord.read(from: planner.folder) } catch {
            guard planner.overwrites else {
                throw CommandError(
                    .cannotCreate,
                    "\(CommandError(error).sentence) Give another folder with -o, or --overwrite to replace it.")
            }
        }
    }

    /// What another process has made of an item.
    private struct Performed: Codable {
        let entry: BatchReport.Entry?
        let isInterrupted: Bool
    }

    /// Performs an item, a view of a source in a process of its own; nil where an entry is none of this share's, or was interrupted.
    private func perform(_ item: BatchPlanner.Item, _ interruption: Interruption) throws -> BatchReport.Entry? {
        guard planner.isOfSource(item), planner.part(item) != .none, Watch.current != nil else {
            return try perform(item, interruption.cancellation)
        }
        planner.prepare(item)
        let performed = try OwnProcess.perform {
            // Signals go to the process that performs.
            let own = Interruption()
            let entry = try perform(item, own.cancellation)
            return Performed(entry: entry, isInterrupted: own.cancellation.isCancelled)
        }
        if performed.isInterrupted { interruption.stop() }
        return performed.entry
    }

    /// nil where an entry is none of this share's, or was interrupted.
    private func perform(_ item: BatchPlanner.Item, _ cancellation: Cancellation) throws -> BatchReport.Entry? {
        if planner.part(item) == .none { return nil }
        let folder = planner.folder(of: item)
        var bar = ProgressBar(item.name, visible: StandardStreams.errorIsTerminal && showsProgress)
        defer {
            Watch.rest()
            bar.clear()
        }
        do {
            let plan = try planner.plan(item)
            // A share of no frames leaves no folder.
            if plan.job.numbers.isEmpty { return nil }
            let job = try plan.folderJob(in: folder, keeping: plan.resumes ? .whole : .nothing)
            let outcome = try job.render(plan.stage(), cancellation: cancellation) {
                Watch.beat()
                bar.update($0)
            }
            return BatchReport.Entry(item.name, folder: folder, plan: plan, outcome: outcome, elapsed: bar.elapsed)
        } catch is RenderInterrupted {
            return nil
        } catch {
            return BatchReport.Entry(
                item.name, folder: folder, failure: CommandError(error),
                elapsed: bar.elapsed + (Watch.current?.briefing.stops[item.name]?.seconds ?? 0))
        }
    }
}
