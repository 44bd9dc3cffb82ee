import Dispatch
import Glibc
import Synchronization

/// Runs asynchronous work of views on the stage's thread, at virtual times.
///
/// The concurrency runtime asks hooks where to put a job. What is enqueued by the thread on which a stage performs
/// belongs to that stage, whatever actor or pool it is meant for: it is run in order, on that thread, before virtual
/// time goes on. Jobs of the main actor take turns with what is asked of the main queue. Everything else goes where it would have gone. So `Task { }`, `task(_:)`, `async let` and task groups
/// do the same in every performance.
package final class StageExecutor: SerialExecutor, Sendable {
    package static let shared = StageExecutor()

    /// The thread on which a stage performs now; 0 when none does.
    private static let performing = Atomic<UInt>(0)

    private static var isPerforming: Bool { performing.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// Runs `body` as part of a stage's performance.
    static func performing<Result>(_ body: () throws -> Result) rethrows -> Result {
        _ = isInstalled
        let outer = performing.load(ordering: .relaxed)
        performing.store(UInt(pthread_self()), ordering: .relaxed)
        defer { performing.store(outer, ordering: .relaxed) }
        return try body()
    }

    // MARK: The main actor's executor

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if StageExecutor.keep(job, onMain: true) { return }
        Dispatch.DispatchQueue.main.async { job.runSynchronously(on: StageExecutor.shared.asUnownedSerialExecutor()) }
    }

    package func checkIsolated() {
        precondition(StageExecutor.isOnMainQueue, "this belongs to the main actor")
    }

    package func isIsolatingCurrentContext() -> Bool? { StageExecutor.isOnMainQueue }

    /// Not whether this is the main thread: a program that waits in `dispatchMain` serves its main queue on others.
    private static var isOnMainQueue: Bool { Dispatch.DispatchQueue.getSpecific(key: mainQueueKey) != nil }
    private static let mainQueueKey = Dispatch.DispatchSpecificKey<Void>()

    /// Queues a job for the performing stage; false when it belongs to none.
    private static func keep(_ job: UnownedJob, onMain: Bool = false) -> Bool {
        guard isPerforming, let graph = Graph.current else { return false }
        graph.keep(job, onMain: onMain)
        return true
    }

    // MARK: Hooks

    /// Puts the hooks in place, once.
    private static let isInstalled: Bool = {
        Dispatch.DispatchQueue.main.setSpecific(key: mainQueueKey, value: ())
        typealias MainExecutor = @convention(thin) (UnsafeRawPointer) -> UnownedSerialExecutor
        let main: MainExecutor = { _ in StageExecutor.shared.asUnownedSerialExecutor() }
        typealias Global = @convention(c) (UnsafeRawPointer, @convention(c) (UnsafeRawPointer) -> Void) -> Void
        let global: Global = { job, original in
            if !StageExecutor.keep(unsafeBitCast(job, to: UnownedJob.self)) { original(job) }
        }
        typealias Delayed =
            @convention(c) (
                UInt64, UnsafeRawPointer, @convention(c) (UInt64, UnsafeRawPointer) -> Void
            ) -> Void
        let delayed: Delayed = { nanoseconds, job, original in
            guard StageExecutor.isPerforming, let graph = Graph.current else { return original(nanoseconds, job) }
            let job = unsafeBitCast(job, to: UnownedJob.self)
            graph.holdsWork = true
            graph.schedule.add(at: graph.now + Double(nanoseconds) / 1e9) { [weak graph] in graph?.keep(job) }
        }
        typealias Deadline =
            @convention(c) (
                Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer,
                @convention(c) (Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer) -> Void
            ) -> Void
        let deadline: Deadline = { seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job, original in
            guard StageExecutor.isPerforming, let graph = Graph.current else {
                return original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job)
            }
            graph.fail(
                .missing(
                    "a task sleeps on the machine's clock; in files that import SwiftUI, Task.sleep(for:) and "
                        + "ContinuousClock sleep on the performance's own"))
        }
        return set("swift_task_getMainExecutor_hook", to: unsafeBitCast(main, to: UnsafeRawPointer.self))
            && set("swift_task_enqueueGlobal_hook", to: unsafeBitCast(global, to: UnsafeRawPointer.self))
            && set("swift_task_enqueueGlobalWithDelay_hook", to: unsafeBitCast(delayed, to: UnsafeRawPointer.self))
            && set("swift_task_enqueueGlobalWithDeadline_hook", to: unsafeBitCast(deadline, to: UnsafeRawPointer.self))
    }()

    private static func set(_ name: String, to function: UnsafeRawPointer) -> Bool {
        guard let address = dlsym(nil, name) else { return false }
        address.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = function
        return true
    }
}

extension Graph {
    /// The most jobs that may run at one moment; more are reported as an endless loop.
    package static let jobLimit = 100_000

    /// Keeps asynchronous work for the present moment. Its state cannot be copied into a checkpoint.
    package func keep(_ job: UnownedJob, onMain: Bool = false) {
        holdsWork = true
        noteAskedWork()
        jobs.append(KeptJob(job: job, turn: onMain ? schedule.takeNumber() : nil))
    }

    /// Whether no other work of the main queue comes first.
    private func isDue(_ job: KeptJob) -> Bool { job.turn.map { !schedule.hasWork(at: now, before: $0) } ?? true }

    /// Runs asynchronous work until all of it is suspended or waits for its turn, each step as an action of its own.
    @MainActor
    func runJobs() {
        var count = 0
        while failure == nil, let next = jobs.firstIndex(where: isDue) {
            count += 1
            watchWrites(count, limit: Graph.jobLimit)
            guard count <= Graph.jobLimit else {
                return fail(.doesNotSettle(time: now, rounds: Graph.jobLimit, views: unsettledViews))
            }
            let job = jobs.remove(at: next).job
            passed = 0
            ambientTransaction = Transaction()
            job.runSynchronously(on: StageExecutor.shared.asUnownedSerialExecutor())
            lookAtSilentObjects()
            settle()
        }
    }
}

/// A step of asynchronous work.
struct KeptJob {
    let job: UnownedJob
    /// Its number among the work of the main queue; nil for what a device does at the same time, on other threads.
    let turn: Int?
}
