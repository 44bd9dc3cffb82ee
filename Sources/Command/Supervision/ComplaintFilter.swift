import Glibc

/// Splits what comes from a descriptor into lines.
struct LineReader {
    private var rest: [UInt8] = []

    /// The lines that are whole now; nil at the end.
    mutating func lines(from descriptor: Int32) -> [ArraySlice<UInt8>]? {
        guard let bytes = Descriptor.read(descriptor) else { return nil }
        rest += bytes
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        defer { rest.removeSubrange(...end) }
        return rest[...end].split(separator: UInt8(ascii: "\n"))
    }
}

/// Hands standard error of the supervised process on, without what Swift says of its end: that becomes one sentence.
struct ComplaintFilter {
    /// How the line begins that says that a backtrace is being made.
    private static let backtracerMark = "*** Signal "
    /// How the lines begin in which it says what it could not do.
    private static let runtimeMark = "swift-runtime: "
    /// How they end. Two threads that trap at once write between each other's words.
    private static let runtimeEnd = "backtraces will be missing information"

    private(set) var isOpen = true
    /// What Swift said.
    private(set) var message: CrashReport.Message?
    /// Whether the process is about to end by itself.
    private(set) var tellsOfEnd = false
    private var held: [UInt8] = []
    private var rest: [UInt8] = []
    private let note: (String) -> Void

    /// - Parameter note: takes what is handed on.
    init(handingOn note: @escaping (String) -> Void = { StandardStreams.note($0) }) { self.note = note }

    mutating func take(from descriptor: Int32) {
        guard let bytes = Descriptor.read(descriptor) else {
            isOpen = false
            return
        }
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            pass(rest[...end])
            rest.removeSubrange(...end)
        }
        // A line without end is handed on at once, as a bar of progress needs it, unless it may become Swift's.
        let begun = String(decoding: rest, as: UTF8.self)
        let isOfSwift = [ComplaintFilter.backtracerMark, ComplaintFilter.runtimeMark].contains {
            begun.hasPrefix($0) || $0.hasPrefix(begun)
        }
        tellsOfEnd = tellsOfEnd || begun.hasPrefix(ComplaintFilter.backtracerMark)
        if !rest.isEmpty, !isOfSwift, CrashReport.Message(begun) == nil {
            note(begun)
            rest = []
        }
    }

    /// Takes what is there still.
    mutating func drain(from descriptor: Int32) {
        while isOpen {
            var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&end, 1, 0) > 0 else { break }
            take(from: descriptor)
        }
        if !rest.isEmpty { pass(rest[...]) }
        rest = []
    }

    /// Hands on what was taken for Swift's, because the process went on.
    mutating func release() {
        note(String(decoding: held, as: UTF8.self))
        held = []
    }

    private static func isOfRuntime(_ line: String) -> Bool {
        line.hasPrefix(runtimeMark) || line.hasSuffix(runtimeEnd)
    }

    private mutating func pass(_ line: ArraySlice<UInt8>) {
        let text = String(decoding: line, as: UTF8.self)
        let trimmed = text.filter { !$0.isNewline }
        if trimmed.isEmpty || tellsOfEnd && ComplaintFilter.isOfRuntime(trimmed) {
            // The backtracer sets its lines apart with empty ones, and says what it could not do.
            held += line
        } else if let found = CrashReport.Message(trimmed) {
            message = found
            tellsOfEnd = true
            held += line
        } else if trimmed.hasPrefix(ComplaintFilter.backtracerMark) {
            tellsOfEnd = true
        } else {
            release()
            note(text)
        }
    }
}

enum Descriptor {
    /// A pipe that programs which are started do not get; nil where there can be none, as `errno` says.
    static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// What is there; nil at the end.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Writes all of it.
    ///
    /// - Returns: the error's number, or 0.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
                if count >= 0 { done += count } else if errno != EINTR { return errno }
            }
            return 0
        }
    }
}
