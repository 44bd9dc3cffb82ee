import Foundation
import KinoraScene

/// Hands scenes to worker threads and collects what becomes of them. The queue is bounded: whoever submits waits while
/// the workers are busy, so that memory depends on their number and never on the length of the run.
///
/// One condition guards everything; a frame takes milliseconds, so nobody waits for the lock.
final class RenderPool<Receipt: Sendable>: @unchecked Sendable {
    struct Task: Sendable {
        let number: Int
        let scene: FrameScene
    }

    private let condition = NSCondition()
    private let capacity: Int
    private let cancellation: Cancellation
    private var pending: [Task] = []
    private var closed = false
    private var working = 0
    private var receipts: [(number: Int, receipt: Receipt)] = []
    private var failure: FrameFailure?
    /// The number of frames last reported to the submitter; used by the submitter alone.
    private var reported = 0

    /// - Parameter capacity: how many scenes may wait for a worker.
    init(capacity: Int, cancellation: Cancellation) {
        self.capacity = capacity
        self.cancellation = cancellation
    }

    /// Starts one thread that calls `body` and is counted until it returns.
    func startWorker(_ body: @escaping @Sendable () -> Void) {
        condition.withLock { working += 1 }
        let thread = Thread { [self] in
            body()
            condition.withLock {
                working -= 1
                condition.broadcast()
            }
        }
        // Drawing recurses through nested layers. A thread's default stack of half a megabyte is little for that,
        // above all in debug builds.
        thread.stackSize = 16 << 20
        thread.start()
    }

    // MARK: The side of the workers

    /// The next scene to render; nil when there will be none.
    func take() -> Task? {
        condition.withLock {
            while pending.isEmpty, !closed, failure == nil { condition.wait() }
            guard failure == nil, !cancellation.isCancelled, !pending.isEmpty else { return nil }
            defer { condition.broadcast() }
            return pending.removeFirst()
        }
    }

    func finish(_ number: Int, _ receipt: Receipt) {
        condition.withLock {
            receipts.append((number, receipt))
            condition.broadcast()
        }
    }

    /// Ends the job. Of several failures the one with the lowest number is kept.
    func fail(_ number: Int, _ error: any Error) {
        condition.withLock {
            if number < failure?.number ?? .max { failure = FrameFailure(number: number, underlying: error) }
            condition.broadcast()
        }
    }

    // MARK: The side of the submitter

    /// Queues a scene, waiting for room; false when the job has ended early and no more are wanted.
    func submit(_ task: Task, whileWaiting progress: (Int) -> Void) -> Bool {
        wait(until: { pending.count < capacity }, progress)
        return condition.withLock {
            guard failure == nil, !cancellation.isCancelled, working > 0 else { return false }
            pending.append(task)
            condition.broadcast()
            return true
        }
    }

    /// No more scenes will come; waits for the workers to end and answers what they wrote, by number.
    func close(whileWaiting progress: (Int) -> Void) -> (
        receipts: [(number: Int, receipt: Receipt)], failure: FrameFailure?
    ) {
        condition.withLock {
            closed = true
            condition.broadcast()
        }
        wait(until: { working == 0 }, progress)
        return condition.withLock { (receipts.sorted { $0.number < $1.number }, failure) }
    }

    /// Waits for `ready`, or for the job's early end, telling `progress` outside the lock how many frames are written.
    private func wait(until ready: () -> Bool, _ progress: (Int) -> Void) {
        while true {
            let (count, done) = condition.withLock {
                while !ready(), receipts.count == reported, working > 0 { condition.wait() }
                return (receipts.count, ready() || working == 0)
            }
            if count != reported {
                reported = count
                progress(count)
            }
            if done { return }
        }
    }
}
