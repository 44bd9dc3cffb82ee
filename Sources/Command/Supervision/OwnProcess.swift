import Foundation
import Glibc
import KinoraBasics

/// Work with a source's code in a process of its own: a copy of this one, as it is before any code of the source has run in it. So a
/// preview finds what it would find alone, and not what another one has left in shared objects, static variables and appearances.
///
/// The copy is forked, which takes a few milliseconds whatever was built and read before. This process must not have begun queues of
/// Dispatch until then, since they do not work in a copy: see `Subprocess`. Its other threads only wait.
@MainActor
enum OwnProcess {
    /// Does the work and hands over what it returns or throws.
    ///
    /// Where the copy is ended by a signal or by `exit`, this process ends alike: the supervisor tells why, and the process that takes
    /// over does the rest. Without a supervisor the work is done here.
    ///
    /// - Parameters:
    ///   - isSilent: whether what the source prints is thrown away, because nothing is performed yet.
    ///   - body: its changes of anything but files are lost.
    static func perform<Value: Codable>(isSilent: Bool = false, _ body: () throws -> Value) throws -> Value {
        guard let watch = Watch.current else { return try body() }
        guard let pipe = Descriptor.pipe() else { throw failure(errno) }
        // What is not written yet would be written by both.
        fflush(nil)
        let identifier = fork()
        guard identifier != 0 else {
            close(pipe.reading)
            watch.becomeCopy()
            if isSilent { silenceOutput() }
            answer(body, to: pipe.writing)
            exit(0)
        }
        let reason = errno
        close(pipe.writing)
        defer { close(pipe.reading) }
        guard identifier > 0 else { throw failure(reason) }
        let bytes = read(pipe.reading)
        let ending = SupervisedProcess.wait(for: identifier)
        watch.tell(.performer(nil))
        guard let found = JSONLine.decode(Answer<Value>.self, bytes) else { endLike(ending) }
        watch.note(told: found.told)
        UsedFonts.note(found.fonts)
        return try found.result()
    }

    /// What a copy hands over.
    private struct Answer<Value: Codable>: Codable {
        var value: Value?
        var error: CommandError?
        /// What need not be told again.
        var told: Set<UInt64> = []
        var fonts = UsedFonts.Findings()

        func result() throws -> Value {
            if let value { return value }
            throw error ?? CommandError(.internalError, "Nothing was done.")
        }
    }

    private static func answer<Value: Codable>(_ body: () throws -> Value, to descriptor: Int32) {
        var answer = Answer<Value>()
        do {
            answer.value = try body()
        } catch {
            answer.error = CommandError(error)
        }
        // No code of the source runs any more.
        Watch.rest()
        answer.told = Watch.current?.toldHere ?? []
        answer.fonts = UsedFonts.findings
        _ = Descriptor.write(JSONLine.encode(answer), to: descriptor)
        close(descriptor)
    }

    /// All that comes from a descriptor until it is closed at the other end.
    private static func read(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        while let found = Descriptor.read(descriptor) { bytes += found }
        return bytes
    }

    /// Standard output goes nowhere.
    private static func silenceOutput() {
        let nowhere = open("/dev/null", O_WRONLY)
        guard nowhere >= 0 else { return }
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
    }

    /// Ends this process as another one has ended.
    private static func endLike(_ ending: (code: Int32, signal: Int32)) -> Never {
        if ending.signal != 0 {
            // The backtrace is made already.
            signal(ending.signal, SIG_DFL)
            kill(getpid(), ending.signal)
        }
        exit(ending.code)
    }

    private static func failure(_ code: Int32) -> CommandError {
        CommandError(
            .internalError, "A process for a preview cannot be started: \(String(cString: strerror(code))).")
    }
}
