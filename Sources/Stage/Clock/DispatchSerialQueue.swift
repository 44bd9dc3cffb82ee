/// A queue that runs one piece of work after the other, which all queues of a performance do. An actor may have it as its executor.
public final class DispatchSerialQueue: DispatchQueue, SerialExecutor, @unchecked Sendable {
    /// Runs a job of an actor at the same virtual time, after the current event.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
