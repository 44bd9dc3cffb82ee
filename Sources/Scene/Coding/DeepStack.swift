import Foundation

/// Runs work that recurses through a scene's layers on a stack that is large enough for the deepest one.
///
/// Coders and drawing take several kilobytes of stack a level, and the threads of a process may have half a megabyte.
package enum DeepStack {
    /// So many levels may be walked recursively on any stack.
    package static let levelsOfSmallStacks = 24

    private static let bytes = 16 << 20

    package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let box = Box<Result>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.result = body()
            done.signal()
        }
        thread.stackSize = bytes
        thread.start()
        done.wait()
        return box.result!
    }

    /// Written by the thread before it signals, read by the caller after.
    private final class Box<Result>: @unchecked Sendable {
        var result: Result?
    }
}
