import Foundation
import Glibc
import Synchronization

/// A program that was run, and its output.
///
/// Foundation's `Process` is not used: it begins queues and threads, and a process with those cannot be forked for previews.
struct Subprocess {
    /// Its exit code, or 128 and the number of the signal that ended it.
    let status: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let complaint: String

    /// The last line that is not empty.
    var lastLine: String {
        (complaint + output).split(whereSeparator: \.isNewline).last.map(String.init) ?? "it says nothing"
    }

    private static let running = Mutex<Set<Int32>>([])
    private static let starting = NSLock()

    /// Stops the programs that run, with what they have started; for a process that is about to end.
    static func stopAll() {
        running.withLock { ids in
            // Each leads a group of its own.
            for id in ids { kill(-id, SIGKILL) }
        }
    }

    /// Runs a program in `folder` and waits for it. Its output may be of any length.
    static func run(_ path: String, _ arguments: [String], in folder: URL? = nil) throws -> Subprocess {
        // Another thread that starts a program at the same time must not hand ends of these pipes on.
        let id: pid_t
        var (output, complaint): (SpawnedPipe, SpawnedPipe)
        (id, output, complaint) = try starting.withLock {
            let pipes = [SpawnedPipe(), SpawnedPipe()]
            defer { for pipe in pipes { pipe.closeWriting() } }
            do {
                return (try start(path, arguments, in: folder, pipes[0], pipes[1]), pipes[0], pipes[1])
            } catch {
                for pipe in pipes { pipe.close() }
                throw error
            }
        }
        defer { for pipe in [output, complaint] { pipe.close() } }
        running.withLock { _ = $0.insert(id) }
        defer { running.withLock { _ = $0.remove(id) } }
        // Both pipes are read at the same time: otherwise the program could block on one while this waits for the
        // other.
        while output.isOpen || complaint.isOpen {
            var ends = [output, complaint].map {
                pollfd(fd: $0.isOpen ? $0.reading : -1, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&ends, 2, -1) > 0 else { continue }
            if ends[0].revents != 0 { output.take() }
            if ends[1].revents != 0 { complaint.take() }
        }
        return Subprocess(
            status: SupervisedProcess.wait(for: id).code, output: String(decoding: output.bytes, as: UTF8.self),
            complaint: String(decoding: complaint.bytes, as: UTF8.self))
    }

    /// Starts a program with its output going to two pipes, in a group of its own and with nothing to read.
    private static func start(
        _ path: String, _ arguments: [String], in folder: URL?, _ output: SpawnedPipe, _ complaint: SpawnedPipe
    ) throws -> pid_t {
        // Without a pipe nothing would say that the program has ended.
        for pipe in [output, complaint] where pipe.failure != 0 { throw cannotStart(path, pipe.failure) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, complaint.writing, STDERR_FILENO)
        if let folder { _ = changeFolder?(&actions, folder.path) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The program answers to signals as it does elsewhere, whatever this process does about them.
        var none = sigset_t(), usual = sigset_t()
        sigemptyset(&none)
        sigemptyset(&usual)
        for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&usual, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for variable in variables { free(variable) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, path, &actions, &attributes, &words, &variables)
        guard code == 0 else { throw cannotStart(path, code) }
        return id
    }

    private static func cannotStart(_ path: String, _ code: Int32) -> CommandError {
        CommandError(.missing, "The program \(path) cannot be started: \(String(cString: strerror(code))).")
    }

    /// Lets a program begin in a folder. The C library has it beyond POSIX, so that its headers do not show it to Swift.
    private static var changeFolder: ChangeFolder? {
        dlsym(nil, "posix_spawn_file_actions_addchdir_np").map { unsafeBitCast($0, to: ChangeFolder.self) }
    }
    private typealias ChangeFolder =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32
}

/// A pipe into which a program that was started writes.
private struct SpawnedPipe {
    let reading: Int32
    let writing: Int32
    private(set) var isOpen = true
    private(set) var bytes: [UInt8] = []
    /// Why there is no pipe, as an error's number; 0 where there is one.
    let failure: Int32

    init() {
        let ends = Descriptor.pipe()
        failure = ends == nil ? errno : 0
        (reading, writing) = ends ?? (-1, -1)
    }

    /// Only the program writes.
    func closeWriting() { Glibc.close(writing) }

    /// Reads what is there.
    mutating func take() {
        guard let found = Descriptor.read(reading) else {
            isOpen = false
            return
        }
        bytes += found
    }

    func close() { Glibc.close(reading) }
}
