import Glibc
import Synchronization

/// Lines from one descriptor and to another. Lines are written whole, by any thread.
public final class LineChannel: Sendable {
    /// What reading gives.
    enum Line: Equatable {
        case line([UInt8])
        /// Longer than `longest`; it is passed over.
        case tooLong
    }

    /// Longer lines are not kept, in bytes.
    static let longest = 16 << 20

    private let input: Int32
    private let output: Int32
    private let isWriting = Mutex(true)

    /// The descriptors stay the caller's.
    public init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
    }

    /// Standard input and output for messages alone: what anything else in this process prints goes to standard error from now on.
    public static func standard() -> LineChannel {
        // A client that is gone must not end the process before its programs are stopped.
        signal(SIGPIPE, SIG_IGN)
        let channel = LineChannel(
            input: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), output: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        return channel
    }

    /// Calls `body` for every line until the input ends. Empty lines are left out.
    func read(_ body: (Line) -> Void) {
        var (rest, isTooLong): ([UInt8], Bool) = ([], false)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            var from = 0
            while let end = buffer[from..<count].firstIndex(of: UInt8(ascii: "\n")) {
                rest += buffer[from..<end]
                hand(rest, isTooLong, body)
                (rest, isTooLong, from) = ([], false, end + 1)
            }
            rest += buffer[from..<count]
            if rest.count > LineChannel.longest { (rest, isTooLong) = ([], true) }
        }
        hand(rest, isTooLong, body)
    }

    private func hand(_ line: [UInt8], _ isTooLong: Bool, _ body: (Line) -> Void) {
        if isTooLong || line.count > LineChannel.longest { return body(.tooLong) }
        let isEmpty = line.allSatisfy {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t")
        }
        if !isEmpty { body(.line(line)) }
    }

    /// Writes a line; nothing where nobody reads any more.
    func write(_ value: JSONValue) {
        let bytes = Array(value.line.utf8) + [UInt8(ascii: "\n")]
        isWriting.withLock { isOpen in
            var done = 0
            while isOpen, done < bytes.count {
                let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress! + done, bytes.count - done) }
                if count > 0 { done += count } else if errno != EINTR { isOpen = false }
            }
        }
    }
}
