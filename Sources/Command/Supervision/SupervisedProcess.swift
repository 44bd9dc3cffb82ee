import Foundation
import Glibc

/// This command once more, started with the same words, as the process in which sources run.
final class SupervisedProcess {
    let identifier: pid_t
    /// Where its reports come from.
    let reports: Int32
    /// Where its standard error comes from.
    let complaints: Int32

    /// - Parameter variables: what is different from this process's environment.
    init(variables: [String: String], briefing: Briefing) throws {
        var (line, pipe): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &line) == 0, Glibc.pipe(&pipe) == 0 else {
            throw SupervisedProcess.failure(errno)
        }
        for descriptor in [line[0], pipe[0], pipe[1]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A shell lets what it starts in the background ignore SIGQUIT, and Swift's backtracer does not answer to what is ignored.
        var told = sigset_t()
        sigemptyset(&told)
        for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { sigaddset(&told, number) }
        posix_spawnattr_setsigdefault(&attributes, &told)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        environment[Watch.variable] = String(line[1])
        var words = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        let code = posix_spawn(
            &identifier, "/proc/self/exe", &actions, &attributes, CommandLine.unsafeArgv, &words)
        close(line[1])
        close(pipe[1])
        (self.identifier, reports, complaints) = (identifier, line[0], pipe[0])
        guard code == 0 else { throw SupervisedProcess.failure(code) }
        let bytes = JSONLine.encode(briefing)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(reports, $0.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 || errno == EINTR else { break }
            done += max(0, count)
        }
    }

    deinit {
        close(reports)
        close(complaints)
    }

    /// The copy of it that performs a preview now; nil where it does so itself.
    var performer: pid_t?

    /// Sends a signal to what performs.
    func stop(_ signal: Int32) {
        if let performer, kill(performer, signal) == 0 {
            // Nothing but this ends both at once; after others the process ends as its copy does.
            guard signal == SIGKILL else { return }
        }
        kill(identifier, signal)
    }

    /// The seconds that the processors have spent so far on what performs.
    var processorTime: Double {
        var (clock, time) = (clockid_t(), timespec())
        guard clock_getcpuclockid(performer ?? identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return 0
        }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Waits for its end: its exit code, or the signal that ended it.
    func wait() -> (code: Int32, signal: Int32) { SupervisedProcess.wait(for: identifier) }

    /// Waits for the end of a process that this one has started: its exit code, or the signal that ended it.
    static func wait(for identifier: pid_t) -> (code: Int32, signal: Int32) {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return (signal == 0 ? (status >> 8) & 0xff : 128 + signal, signal)
    }

    private static func failure(_ code: Int32) -> CommandError {
        CommandError(
            .internalError, "The process in which sources run cannot be started: \(String(cString: strerror(code))).")
    }
}
