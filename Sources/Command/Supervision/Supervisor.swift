import Foundation
import Glibc
import KinoraBasics
import KinoraFrames
import KinoraScripts

/// Runs the command in a second process where it runs code of sources, or draws a scene file: those may take any time, the code
/// may recurse or trap, too, and only a process can be stopped whatever it does.
struct Supervisor {
    /// The words of the command line, without the program.
    private let words: [String]
    private var briefing: Briefing
    private var sources: [String] = []
    /// A folder of its own, so that nobody else can put a file in its place.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(UUID().uuidString)")
    /// Where the backtracer writes.
    private var backtracePath: String { folder.appendingPathComponent("backtrace").path }
    private var signaled: Int32 = 0

    /// How long a run that is asked to stop may take to finish the frames in hand, in seconds.
    private static let grace = 0.5
    /// How long Swift's backtracer may take, in seconds. It reads all of what a command built for debugging says of itself, which takes 20.
    private static let patience = 60.0

    /// Runs the words in a supervised process, where they name sources, and ends with its exit code.
    static func runIfNeeded(_ words: some Collection<String>) {
        guard Watch.current == nil, isNeeded(Array(words)) else { return }
        var supervisor = Supervisor(words: Array(words))
        Foundation.exit(supervisor.run())
    }

    private init(words: [String]) {
        self.words = words
        briefing = Briefing(
            errorIsTerminal: StandardStreams.errorIsTerminal, errorColumns: StandardStreams.errorColumns,
            folder: folder.path)
    }

    /// Effects of the catalogue need no second process.
    static func isNeeded(_ words: [String]) -> Bool {
        let (command, rest) =
            words.first == "plan" ? (words.dropFirst().first, words.dropFirst(2)) : (words.first, words.dropFirst())
        switch command {
        case "render", "scene":
            return namesSourceOrSceneFile(Array(rest))
        // All that it takes are sources; folders are named there without a slash too.
        case "previews", "test", "studio-worker": return true
        // What comes through standard input can be read only once.
        case "batch": return rest.contains { $0 == "-" || (BatchFile.isBatch($0) && namesSources($0)) }
        default: return false
        }
    }

    /// Whether a word that does not follow one of the options that take files is a source, a scene file, or standard input: frames may be
    /// written to a folder that is there already.
    private static func namesSourceOrSceneFile(_ words: [String]) -> Bool {
        let taking = ["-o", "--output", "--script"]
        // Written out, because the first use of an algorithm for another type searches all conformances of the program.
        var last = ""
        for word in words {
            if !taking.contains(last) && (UserSource.isSource(word) || StillScene.isFile(word)) { return true }
            last = word
        }
        return false
    }

    private static func namesSources(_ path: String) -> Bool {
        // A pipe could be read only once, and is refused later on.
        let bytes = try? FolderListing.read(path, limit: YAMLDocument.largest)
        return bytes.map { String(decoding: $0, as: UTF8.self).contains("source") } ?? false
    }

    /// Whether the process answers what it reads: one that takes over would not know what was asked.
    private var answersQuestions: Bool { words.first == "studio-worker" }

    // MARK: Running

    /// How one process has ended.
    private enum End {
        case exit(Int32)
        /// By itself or because it took too long; of several items the others are still to be done.
        case stopped(CommandError, item: String?, seconds: Double, backtrace: String)
    }

    private mutating func run() -> Int32 {
        CaughtSignal.catchAll()
        mkdir(folder.path, 0o700)
        defer { try? FileManager.default.removeItem(at: folder) }
        while true {
            do {
                switch try runOnce() {
                case .exit(let code): return code
                case .stopped(let error, let item, let seconds, let backtrace):
                    if words.contains(SupervisionOptions.backtraceWord), !backtrace.isEmpty {
                        StandardStreams.note(backtrace + "\n")
                    }
                    guard let item, briefing.stops[item] == nil, !answersQuestions else {
                        StandardStreams.complain(error.sentence)
                        return error.ending.rawValue
                    }
                    briefing.stops[item] = Briefing.Stop(
                        sentence: error.sentence, exitCode: error.ending.rawValue, seconds: seconds)
                }
            } catch {
                let error = CommandError(error)
                StandardStreams.complain(error.sentence)
                return error.ending.rawValue
            }
        }
    }

    private mutating func runOnce() throws -> End {
        unlink(backtracePath)
        let process = try SupervisedProcess(variables: variables, briefing: briefing)
        var pace = Pace(), reports = LineReader(), complaints = ComplaintFilter()
        var isTold = false, isTooLong = false, killAt: Double?
        var item: (name: String, begun: Double)?
        while true {
            var ends = [
                pollfd(fd: process.reports, events: Int16(POLLIN), revents: 0),
                pollfd(fd: complaints.isOpen ? process.complaints : -1, events: Int16(POLLIN), revents: 0),
            ]
            _ = poll(&ends, 2, 50)
            pace.tick(processor: process.processorTime)
            if ends[1].revents != 0 { complaints.take(from: process.complaints) }
            if ends[0].revents != 0 {
                guard let lines = reports.lines(from: process.reports) else { break }
                for line in lines {
                    guard let report = JSONLine.decode(Report.self, line) else { continue }
                    pace.note(report)
                    switch report {
                    case .source(let path): sources.append(path)
                    case .item(let name): item = name.map { ($0, pace.now) }
                    case .finished(let name, let result):
                        briefing.finished.append(Briefing.Finished(item: name, result: result))
                        item = nil
                    case .told(let hash): briefing.told.insert(hash)
                    case .performer(let identifier): process.performer = identifier
                    default: break
                    }
                }
            }
            let caught = CaughtSignal.number
            if caught != 0, !isTold {
                (isTold, signaled) = (true, caught)
                process.stop(SIGTERM)
                killAt = pace.now + Supervisor.grace
            }
            // Swift's backtracer answers to SIGQUIT, and then says where the source is.
            if caught == 0, killAt == nil, pace.isTooLong || complaints.tellsOfEnd {
                isTooLong = !complaints.tellsOfEnd
                if isTooLong { process.stop(SIGQUIT) }
                killAt = pace.now + Supervisor.patience
            }
            if isTooLong, backtrace.contains("Backtrace took") { process.stop(SIGKILL) }
            if let moment = killAt, pace.now >= moment || CaughtSignal.count > 1 { process.stop(SIGKILL) }
        }
        let (code, signal) = process.wait()
        complaints.drain(from: process.complaints)
        if signaled != 0 { return .exit(interruption(code, signal, pace, &complaints)) }
        guard signal != SIGPIPE else { return .exit(Ending.unread.rawValue) }
        guard signal != 0 || (code == 0 && pace.work != nil) else {
            complaints.release()
            return .exit(code)
        }
        let report = CrashReport(
            signal: signal, message: complaints.message,
            backtrace: backtrace, sources: sources)
        let error = isTooLong ? pace.timeOut(at: report.place) : Supervisor.crash(report, pace)
        return .stopped(
            error, item: item?.name, seconds: item.map { pace.now - $0.begun } ?? 0, backtrace: report.backtrace)
    }

    /// A run that was asked to stop ends as it says, or says here that it was stopped.
    private func interruption(_ code: Int32, _ signal: Int32, _ pace: Pace, _ complaints: inout ComplaintFilter)
        -> Int32
    {
        complaints.release()
        let ending: Ending = signaled == SIGTERM ? .terminated : .interrupted
        guard signal != 0 else { return code == Ending.terminated.rawValue ? ending.rawValue : code }
        let work = pace.work.map { "it was \($0); " } ?? ""
        StandardStreams.complain("Interrupted: \(work)every frame that is written is whole.")
        return ending.rawValue
    }

    private static func crash(_ report: CrashReport, _ pace: Pace) -> CommandError {
        let work = pace.work.map { "; it was \($0)" } ?? ""
        let who = report.isOfSource ? "The source" : "Kinora itself"
        let place = report.place.map { "\($0), " } ?? ""
        return CommandError(.internalError, "\(who) stopped: \(place)\(report.reason)\(work).")
    }

    /// What the backtracer has written so far.
    private var backtrace: String { (try? String(contentsOfFile: backtracePath, encoding: .utf8)) ?? "" }

    private var variables: [String: String] {
        let registers = words.contains(SupervisionOptions.backtraceWord) ? "crashed" : "none"
        return [
            // Sets and dictionaries in sources must have the same order in every run, because drawing may follow that
            // order. Swift decides when a process starts whether hashing is deterministic.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            "SWIFT_BACKTRACE":
                "enable=yes,interactive=no,color=no,cache=no,threads=crashed,registers=\(registers),images=none,limit=64,top=0,"
                + "warnings=suppressed,output-to=\(backtracePath)",
        ]
    }
}

/// The first signal that asked this process to stop.
private enum CaughtSignal {
    nonisolated(unsafe) private static var first: sig_atomic_t = 0
    nonisolated(unsafe) private(set) static var count: sig_atomic_t = 0

    static var number: Int32 { first }

    static func catchAll() {
        (first, count) = (0, 0)
        // Who started the command may have blocked signals, which processes inherit.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                if CaughtSignal.first == 0 { CaughtSignal.first = number }
                CaughtSignal.count += 1
            }
        }
    }
}
