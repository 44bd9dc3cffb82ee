import Foundation
import KinoraEffects
import KinoraFrames
import KinoraProtocol
import KinoraStudio

/// What the studio has open, kept built: after each change of its files it is built in a new process, and while that fails the last
/// good one goes on performing.
final class StudioSource: @unchecked Sendable {
    /// As the user names it.
    let path: String
    /// How it is called: a folder by its own name, whatever way leads there.
    var title: String {
        FolderListing.isFolder(path) ? URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent : path
    }
    /// The folder that it is, or that its file is in.
    let root: String
    private let project: TestProject
    private let words: [String]
    private let tell: @Sendable () -> Void

    private let condition = NSCondition()
    private var state = State()
    private var worker: StudioWorker?
    private var spare: StudioWorker?
    private var building: StudioWorker?
    private var reader: StudioWorker?
    private var isStale = true
    private var inputs: String?

    /// What is known of it.
    struct State {
        var isBuilding = true
        /// Grows with each build that succeeds.
        var generation = 0
        var failure: String?
        var problems: [JSONValue] = []
        /// All that was said while it was built.
        var notes = ""
        var leftOut = 0
        var previews: [JSONValue] = []
        /// Seconds from the change that was noticed to the previews being there.
        var seconds = 0.0
    }

    /// - Parameters:
    ///   - words: options of the workers.
    ///   - tell: is called after each change of the state.
    init(_ path: String, words: [String], tell: @escaping @Sendable () -> Void) throws {
        var project = try TestProject(path, settings: nil)
        project.ignored = [StudioExport.folder]
        (self.project, self.path, root) = (project, project.path, project.root)
        (self.words, self.tell) = (words, tell)
        Thread { [self] in
            build()
            Thread { [self] in readNames() }.start()
            while true { build() }
        }.start()
    }

    /// Watches the files; their changes begin a build.
    ///
    /// - Parameter polls: look at the files twice a second, for file systems that tell of no changes.
    func watch(polls: Bool) {
        if !polls, let watch = FolderWatch(root, isDeep: FolderListing.isFolder(path)) {
            return watch.start { [weak self] in self?.look() }
        }
        Thread { [weak self] in
            while true {
                Thread.sleep(forTimeInterval: 0.5)
                self?.look()
            }
        }.start()
    }

    var now: State {
        condition.lock()
        defer { condition.unlock() }
        return state
    }

    // MARK: Building

    /// Begins a build where the files are not what they were.
    private func look() {
        let found = try? project.inputs("studio")
        condition.lock()
        defer { condition.unlock() }
        guard found == nil || found != inputs else { return }
        inputs = found
        isStale = true
        building?.stop()
        condition.broadcast()
    }

    private func build() {
        condition.lock()
        while !isStale { condition.wait() }
        isStale = false
        if state.generation == 0 { inputs = try? project.inputs("studio") }
        state.isBuilding = true
        let start = ContinuousClock.now
        let taken = spare ?? (try? StudioWorker(words))
        (spare, building) = (nil, taken)
        condition.unlock()
        tell()
        let result = Result { try taken?.ask(["do": "open", "path": .string(path)]).0 ?? .null }
        condition.lock()
        building = nil
        guard !isStale else {
            taken?.stop()
            return condition.unlock()
        }
        state.isBuilding = false
        state.seconds = (ContinuousClock.now - start) / .seconds(1)
        take(result, from: taken)
        condition.broadcast()
        condition.unlock()
        tell()
        // The next build does not wait for a process to begin and to look for the compiler.
        if let next = try? StudioWorker(words) {
            _ = try? next.ask(["do": "prepare"])
            condition.lock()
            spare = next
            condition.unlock()
        }
    }

    /// Reads the names that errors are explained by, in a process of its own: the first time that takes as long as several builds,
    /// and the first error would wait for it. They are kept for this and the next sessions. Errors that came before are told anew.
    private func readNames() {
        guard let new = try? StudioWorker(words) else { return }
        condition.lock()
        reader = new
        condition.unlock()
        _ = try? new.ask(["do": "names"])
        new.stop()
        condition.lock()
        reader = nil
        if state.failure != nil { isStale = true }
        condition.broadcast()
        condition.unlock()
    }

    private func take(_ result: Result<JSONValue, any Error>, from built: StudioWorker?) {
        switch result {
        case .success(let answer):
            state.problems = answer["problems"]?.elements ?? []
            state.failure = answer["failure"]?.text
            state.notes = answer["notes"]?.text ?? ""
            guard state.failure == nil else {
                built?.stop()
                break
            }
            state.generation += 1
            state.leftOut = Int(answer["leftOut"]?.double ?? 0)
            state.previews = answer["previews"]?.elements ?? []
            worker?.stop()
            worker = built
        case .failure(let error):
            (state.problems, state.notes) = ([], "")
            state.failure = (error as? StudioWorker.Gone)?.sentence ?? CommandError(error).sentence
        }
    }

    // MARK: Asking

    /// Asks the process in which the last good build runs. Where that has ended, its sentence comes back, and the next question
    /// begins it again.
    func ask(_ question: [String: JSONValue], isUrgent: Bool) throws -> (JSONValue, [UInt8]) {
        for attempt in 0..<2 {
            let (worker, generation) = try running()
            do { return try worker.ask(question, isUrgent: isUrgent) } catch let gone as StudioWorker.Gone {
                // A newer build may have taken its place.
                guard attempt == 0, now.generation != generation else { throw HTTPRefusal(422, gone.sentence) }
            }
        }
        throw HTTPRefusal(503, "The source cannot be performed.")
    }

    private func running() throws -> (StudioWorker, Int) {
        condition.lock()
        defer { condition.unlock() }
        while worker == nil, state.isBuilding { condition.wait() }
        guard let worker else { throw HTTPRefusal(422, state.failure ?? "The source is not built.") }
        if worker.isRunning { return (worker, state.generation) }
        let new = try StudioWorker(words)
        let answer = try new.ask(["do": "open", "path": .string(path)]).0
        if let failure = answer["failure"]?.text { throw HTTPRefusal(422, failure) }
        self.worker = new
        return (new, state.generation)
    }

    func stop() {
        condition.lock()
        for worker in [worker, spare, building, reader] { worker?.stop() }
        condition.unlock()
    }
}
