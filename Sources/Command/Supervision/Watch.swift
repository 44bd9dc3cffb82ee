import Foundation
import Glibc
import KinoraBasics
import KinoraStage
import Synchronization

/// The end of the supervised process: tells the supervisor what is being done, so that it can stop what does not end and
/// say where.
final class Watch: Sendable {
    /// nil where the command runs without a supervisor.
    static let current: Watch? = connected()

    /// In which variable the process finds its end of the line to the supervisor.
    static let variable = "KINORA_SUPERVISOR"

    private let descriptor: Int32
    let briefing: Briefing
    /// What is being done of several things.
    private let item = Mutex<String?>(nil)
    /// What was told by this process and its copies.
    private let told = Mutex<Set<UInt64>>([])

    private init(_ descriptor: Int32, _ briefing: Briefing) {
        self.descriptor = descriptor
        self.briefing = briefing
    }

    private static func connected() -> Watch? {
        guard let text = getenv(variable), let descriptor = Int32(String(cString: text)) else { return nil }
        // Programs that this one starts are not supervised.
        unsetenv(variable)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        guard let briefing = JSONLine.decode(Briefing.self, line) else { return nil }
        // A terminal sends Ctrl-C to both processes. The supervisor hands it on as SIGTERM; a handler that does nothing,
        // unlike ignoring it, leaves the compiler its own.
        signal(SIGINT) { _ in }
        endWithSupervisor(descriptor)
        DeviceFolder.parent = briefing.folder
        return Watch(descriptor, briefing)
    }

    /// The supervisor says nothing more until it ends; then nobody would stop this process.
    private static func endWithSupervisor(_ descriptor: Int32) {
        let thread = Thread {
            var byte: UInt8 = 0
            while read(descriptor, &byte, 1) != 0 {}
            kill(getpid(), SIGKILL)
        }
        thread.start()
    }

    func tell(_ report: Report) { _ = Descriptor.write(JSONLine.encode(report), to: descriptor) }

    // MARK: Copies of this process

    /// Goes on in a copy of the process that had this line to the supervisor: only this thread is in it.
    func becomeCopy() {
        // The thread that would answer is not in the copy.
        signal(SIGTERM, SIG_DFL)
        tell(.performer(getpid()))
        Watch.endWithSupervisor(descriptor)
    }

    /// What was told by this process and its copies, by hashes.
    var toldHere: Set<UInt64> { told.withLock { $0 } }

    /// Notes what a copy has told.
    func note(told hashes: Set<UInt64>) { told.withLock { $0.formUnion(hashes) } }

    // MARK: For code that may run without a supervisor

    /// Runs code of a source. It is stopped when it takes longer than the time limit.
    ///
    /// - Parameter words: what it does, as in "it was ...".
    static func during<Value>(_ words: @autoclosure () -> String, _ body: () throws -> Value) rethrows -> Value {
        guard let current else { return try body() }
        current.tell(.busy(words()))
        defer { current.tell(.idle) }
        return try body()
    }

    /// Something is done of what goes on.
    static func beat() { current?.tell(.beat) }

    /// No code of a source runs any more.
    static func rest() { current?.tell(.idle) }

    /// Begins one of several things to do.
    ///
    /// - Throws: why it was stopped in an earlier process.
    static func begin(_ item: String) throws {
        guard let current else { return }
        if let stop = current.briefing.stops[item] {
            throw CommandError(Ending(rawValue: stop.exitCode) ?? .internalError, stop.sentence)
        }
        current.note(item)
    }

    /// Does a part of the current thing for which only that part is stopped, as if it were a thing of its own.
    ///
    /// - Throws: why it was stopped in an earlier process, or what `body` throws.
    static func apart<Value>(_ item: String, _ body: () throws -> Value) throws -> Value {
        guard let current else { return try body() }
        let outer = current.item.withLock { $0 }
        try begin(item)
        defer { current.note(outer) }
        return try body()
    }

    private func note(_ item: String?) {
        self.item.withLock { $0 = item }
        tell(.item(item))
    }

    /// Tells the user something, unless a process that was stopped has told it before this one took over.
    static func tellOnce(_ text: String, _ tell: () -> Void) {
        let hash = StableHash.of(text)
        guard let current else { return tell() }
        guard !current.briefing.told.contains(hash), !current.toldHere.contains(hash) else { return }
        tell()
        current.note(told: [hash])
        current.tell(.told(hash))
    }

    /// Ends it, with what a process that takes over after this one has to know.
    static func finish(_ item: String, result: String = "") { current?.tell(.finished(item, result: result)) }

    /// What an earlier process has made of an item.
    static func result(of item: String) -> String? { current?.briefing.finished.first { $0.item == item }?.result }
}
