import Foundation
import KinoraFrames
import KinoraJobs
import KinoraTestRuns
import KinoraViews

/// Tests the previews of one project: finds them, renders what changed, compares with the goldens, records.
@MainActor
struct TestRun {
    let project: TestProject
    let options: TestOptions
    private var ledger: TestLedger
    private(set) var report: TestReport
    /// What is rendered, as far as something is.
    private var source: UserSource?
    private var subjects: [TestSubject] = []

    init(_ path: String, _ options: TestOptions) throws {
        self.options = options
        workers = try OptionText.workers(options.jobs)
        project = try TestProject(path, settings: options.config)
        ledger = try TestLedger(project.state)
        report = TestReport(goldens: project.goldens, actual: ledger.pictures)
    }

    private let workers: Int

    /// What decides the pictures besides the project's files.
    private var words: String { options.responses ?? "" }

    /// How many files do not compile, and are left out with their previews.
    var leftOut: Int { source?.leftOut.files ?? 0 }

    /// Runs; the comparison of all pictures comes back, with its evidence where `album` collects it.
    mutating func perform(album: inout DiffAlbum?) throws -> SequenceDiff {
        let lock = try FolderLock(project.state)
        defer { lock.release() }
        try findSubjects()
        let all = try cases()
        let chosen = try choose(from: all)
        var broken: [String: String] = [:]
        try render(chosen, &broken)
        let diff = try compare(chosen, broken, &album)
        try tell(chosen, diff, broken)
        // Previews of files that do not compile are not gone.
        if leftOut == 0 { try lookForOrphans(all) }
        try ledger.tidy(keeping: Set(all.flatMap { $0.pictures.map(\.path) }))
        return diff
    }

    // MARK: Finding

    private mutating func findSubjects() throws {
        let inputs = try project.inputs(words)
        if !options.fresh, let inputs, let found = ledger.found, found.inputs == inputs {
            subjects = found.subjects
            return
        }
        let source = try loaded()
        subjects = try project.subjects(of: source, words)
        guard !subjects.isEmpty else {
            throw CommandError.usage("There is no #Preview and no PreviewProvider in \(project.path).")
        }
        if let inputs, source.leftOut.isNothing {
            try ledger.keep(TestLedger.Found(inputs: inputs, subjects: subjects))
        }
    }

    private mutating func loaded() throws -> UserSource {
        if let source { return source }
        let made = try UserSource(project.path)
        source = made
        return made
    }

    /// Every preview in every variant.
    private func cases() throws -> [TestCase] {
        try subjects.flatMap { subject in
            let settings: TestSettings
            do { settings = try project.file.settings(of: subject.names, own: subject.own) } catch let error
                as UnknownLook
            {
                throw CommandError(.badData, "\(subject.words): \(error)")
            }
            return settings.looks.map { TestCase(subject: subject, look: $0, settings: settings) }
        }
    }

    private mutating func choose(from all: [TestCase]) throws -> [TestCase] {
        let patterns = options.preview.map(TestPattern.init)
        let variants = Set(options.variant)
        let known = Set(all.map(\.look.name))
        for name in options.variant where !known.contains(name) {
            throw CommandError.usage(
                "--variant \(name) is unknown; there are \(known.sorted().joined(separator: ", ")).")
        }
        let chosen = all.filter { test in
            (patterns.isEmpty || patterns.contains { test.subject.names.contains(where: $0.matches) })
                && (variants.isEmpty || variants.contains(test.look.name))
        }
        guard !chosen.isEmpty else {
            throw CommandError.usage(
                "No preview of \(project.path) is called \(options.preview.joined(separator: " or ")); there are "
                    + "\(Set(subjects.map { $0.title ?? $0.folder }).sorted().joined(separator: ", ")).")
        }
        var skipped: Set<TestSubject> = []
        for test in chosen where test.settings.skip != nil && skipped.insert(test.subject).inserted {
            var item = TestReport.Item(test.subject, .skipped)
            item.failure = test.settings.skip
            report.items.append(item)
        }
        let tested = chosen.filter { $0.settings.skip == nil }
        guard let share = try options.sharding.share() else { return tested }
        return tested.enumerated().filter { $0.offset % share.count == share.index }.map(\.element)
    }

    // MARK: Rendering

    /// Renders what is not there yet. A preview that fails does not keep the others from being rendered.
    private mutating func render(_ tests: [TestCase], _ broken: inout [String: String]) throws {
        let mustBeTwice = options.record != nil
        for test in tests {
            let wanted = test.pictures
            let stale = wanted.filter { !ledger.has($0.path, key: test.key($0)) || options.fresh }
            report.kept += mustBeTwice ? 0 : wanted.count - stale.count
            let item = "\(project.path)/\(test.subject.folder)/\(test.look.name)"
            guard !stale.isEmpty || mustBeTwice else { continue }
            do {
                try Watch.begin(item)
                try render(mustBeTwice ? wanted : stale, of: test)
                Watch.finish(item)
            } catch {
                let failure = CommandError(error)
                if failure.ending == .interrupted || failure.ending == .terminated { throw failure }
                for picture in wanted {
                    broken[picture.path] = failure.sentence
                    ledger.forget(picture.path)
                }
            }
        }
        if mustBeTwice { try renderAgain(tests, &broken) }
    }

    private mutating func render(_ pictures: [TestCase.Picture], of test: TestCase) throws {
        let rendering = TestRendering(project: project, source: try loaded(), workers: workers)
        let made = try OwnProcess.perform {
            let made = try rendering.pictures(pictures, of: test)
            return pictures.map { Data(made[$0] ?? []) }
        }
        for (picture, bytes) in zip(pictures, made) {
            try ledger.note(Array(bytes), as: picture.path, key: test.key(picture))
        }
        report.rendered += pictures.count
    }

    /// Everything once more, the last picture of each preview first, and after the preview was performed already: what comes out must be
    /// the same bytes.
    private mutating func renderAgain(_ tests: [TestCase], _ broken: inout [String: String]) throws {
        let rendering = TestRendering(project: project, source: try loaded(), workers: workers)
        for test in tests.reversed() where !test.pictures.contains(where: { broken[$0.path] != nil }) {
            let item = "\(project.path)/\(test.subject.folder)/\(test.look.name)/again"
            do {
                try Watch.begin(item)
                let made = try OwnProcess.perform {
                    _ = try rendering.pictures(test.pictures, of: test)
                    let made = try rendering.pictures(test.pictures, of: test, backwards: true)
                    return test.pictures.map { Data(made[$0] ?? []) }
                }
                for (picture, bytes) in zip(test.pictures, made)
                where try PNGFile.readBytes(ledger.path(of: picture.path)) != Array(bytes) {
                    broken[picture.path] = TestRun.random
                    ledger.forget(picture.path)
                }
                Watch.finish(item)
            } catch {
                for picture in test.pictures { broken[picture.path] = CommandError(error).sentence }
            }
        }
    }

    private static let random =
        "it is not the same when it is rendered again in another order; something in it depends on what came before"

    // MARK: Comparing

    private func compare(
        _ tests: [TestCase], _ broken: [String: String], _ album: inout DiffAlbum?
    ) throws -> SequenceDiff {
        var frames: [SequenceDiff.Frame] = []
        let groups = Dictionary(grouping: tests, by: \.settings.tolerance)
        for (tolerance, tests) in groups.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            let names = tests.flatMap { $0.pictures.map(\.path) }.filter { broken[$0] == nil }
            let golden = names.filter { FolderListing.kind("\(project.goldens)/\($0)") != nil }
            guard !names.isEmpty else { continue }
            let comparison = SequenceComparison(tolerance.comparison, workers: workers)
            var collected = album
            let diff = try comparison.compare(
                expected: PictureSequence(folder: project.goldens, names: golden),
                actual: PictureSequence(folder: ledger.pictures, names: names),
                evidence: album == nil ? nil : { try collected?.add($0) })
            album = collected
            frames += diff.frames
        }
        frames += broken.map { SequenceDiff.Frame(name: $0.key, outcome: .unreadable($0.value)) }
        frames.sort { NaturalOrder.isBefore($0.name, $1.name) }
        let folders = Dictionary(grouping: frames) { ($0.name as NSString).deletingLastPathComponent }
        let runs = folders.keys.sorted(by: NaturalOrder.isBefore).map {
            SequenceDiff.Run(
                name: $0, expectedCount: folders[$0]!.count, actualCount: folders[$0]!.count, expectedRate: nil,
                actualRate: nil)
        }
        return SequenceDiff(runs: runs, frames: frames)
    }

    /// A line of the report for each picture, and recording.
    private mutating func tell(_ tests: [TestCase], _ diff: SequenceDiff, _ broken: [String: String]) throws {
        let frames = Dictionary(diff.frames.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        for test in tests {
            for picture in test.pictures {
                guard let frame = frames[picture.path] else { continue }
                var item = TestReport.Item(test.subject, look: test.look, picture: picture, outcome(frame, broken))
                item.failure = failure(frame, item.outcome)
                if let mode = options.record, mode.records(item.outcome) {
                    try record(picture.path)
                    (item.outcome, item.failure) = (.recorded, nil)
                }
                report.items.append(item)
            }
        }
    }

    private func outcome(_ frame: SequenceDiff.Frame, _ broken: [String: String]) -> TestReport.Outcome {
        if let reason = broken[frame.name] { return reason == TestRun.random ? .random : .failed }
        switch frame.outcome {
        case .identical: return .same
        case .extra: return .missing
        case .unreadable: return .failed
        case .compared(let diff): return diff.isSame ? .same : diff.passes ? .tolerated : .different
        case .otherAnimation(let sentence): return sentence == nil ? .tolerated : .different
        case .missing: return .failed
        }
    }

    private func failure(_ frame: SequenceDiff.Frame, _ outcome: TestReport.Outcome) -> String? {
        guard outcome.isFailure else { return nil }
        if outcome == .missing { return "there is no golden picture; record it with --record missing" }
        // The sentence begins with the picture's name, and ends with a full stop.
        return frame.failure.map { String($0.dropFirst(frame.name.count + 2).dropLast($0.hasSuffix(".") ? 1 : 0)) }
    }

    private func record(_ picture: String) throws {
        let golden = "\(project.goldens)/\(picture)"
        let bytes = try PNGFile.readBytes(ledger.path(of: picture))
        if let old = try? PNGFile.readBytes(golden), old == bytes { return }
        try FolderListing.create((golden as NSString).deletingLastPathComponent)
        try AtomicFile.write(bytes, to: golden)
    }

    // MARK: Pictures that nobody has

    private mutating func lookForOrphans(_ all: [TestCase]) throws {
        guard FolderListing.isFolder(project.goldens) else { return }
        let wanted = Set(all.filter { $0.settings.skip == nil }.flatMap { $0.pictures.map(\.path) })
        let skipped = all.filter { $0.settings.skip != nil }.map { $0.subject.folder + "/" }
        report.orphans = try PictureSequence(project.goldens).names.filter { name in
            !wanted.contains(name) && !skipped.contains(where: name.hasPrefix)
        }
        guard options.prune else { return }
        for name in report.orphans {
            try FolderListing.remove("\(project.goldens)/\(name)")
            // Only folders that are empty now go.
            var folder = (name as NSString).deletingLastPathComponent
            while !folder.isEmpty, rmdir("\(project.goldens)/\(folder)") == 0 {
                folder = (folder as NSString).deletingLastPathComponent
            }
        }
    }
}
