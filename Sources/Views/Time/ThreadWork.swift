import KinoraStage

// Work of threads, under the names of Foundation, which it hides where they are not imported by name: like that of queues it runs with
// the views, after the current event.

extension Thread {
    @_disfavoredOverload
    public static func detachNewThread(_ block: @Sendable @escaping () -> Void) {
        DispatchQueue.global().async(execute: block)
    }

    /// Runs the thread's block, or the `main()` of a class of one's own.
    @_disfavoredOverload
    public func start() { DispatchQueue.global().async { self.main() } }
}
