import Foundation
import Glibc

/// Calls a function on a thread of its own when a signal comes. A copy of the process, in which there is no such thread, begins a new line:
/// sources of Dispatch would not work there.
enum SignalLine {
    /// Where the handler writes the signals' numbers.
    nonisolated(unsafe) private static var writing: Int32 = -1

    static func begin(_ numbers: [Int32], _ handle: @escaping @Sendable (Int32) -> Void) {
        guard let pipe = Descriptor.pipe() else { return }
        writing = pipe.writing
        let thread = Thread {
            // Who starts this program may have them blocked, as threads of Dispatch have; they come to this thread then.
            unblock(numbers)
            var number: UInt8 = 0
            while true {
                let count = read(pipe.reading, &number, 1)
                if count == 1 { handle(Int32(number)) } else if count == 0 || errno != EINTR { return }
            }
        }
        thread.start()
        for number in numbers {
            signal(number) { number in
                // Nothing but such calls is safe here.
                let before = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Glibc.write(SignalLine.writing, &byte, 1)
                errno = before
            }
        }
    }

    private static func unblock(_ numbers: [Int32]) {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
}
