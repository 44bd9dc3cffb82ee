import KinoraFrames
import Glibc
import Synchronization

/// Standard output and error, written without buffering and completely.
enum StandardStreams {
    static var errorIsTerminal: Bool { Watch.current?.briefing.errorIsTerminal ?? (isatty(STDERR_FILENO) == 1) }
    /// How many characters fit into a line of the terminal at standard error; 80 where nobody says.
    static var errorColumns: Int {
        if let told = Watch.current?.briefing.errorColumns { return told }
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
    static var outputIsTerminal: Bool { isatty(ownOutput.load(ordering: .relaxed)) == 1 }

    /// Where this command writes its output.
    private static let ownOutput = Atomic<Int32>(STDOUT_FILENO)

    /// Keeps standard output for what this command writes, such as JSON or a picture: what sources print goes to standard error.
    static func keepOutput() {
        // Without a supervisor no source runs.
        guard Watch.current != nil, ownOutput.load(ordering: .relaxed) == STDOUT_FILENO else { return }
        let own = dup(STDOUT_FILENO)
        guard own >= 0 else { return }
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
        ownOutput.store(own, ordering: .relaxed)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    static func complain(_ sentence: String) { note("Error: \(sentence)\n") }

    /// Writes to standard error, as far as that is possible.
    static func note(_ text: String) {
        guard !collected.withLock({ $0?.append(text) != nil }) else { return }
        _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// What is noted while it is collected; nil while it is not.
    private static let collected = Mutex<String?>(nil)

    /// What `body` would write to standard error.
    static func collecting(_ body: () -> Void) -> String {
        collected.withLock { $0 = "" }
        body()
        return collected.withLock { text in
            defer { text = nil }
            return text ?? ""
        }
    }

    /// Writes to standard output.
    static func output(_ text: String) throws { try output(Array(text.utf8)) }

    static func output(_ bytes: [UInt8]) throws {
        let code = Descriptor.write(bytes, to: ownOutput.load(ordering: .relaxed))
        guard code == 0 else { throw FrameFileError(.write, "standard output", errno: code) }
    }
}
