import Foundation
import KinoraStage
import Synchronization

/// Operations that run with the views, on the virtual clock. It hides Foundation's type, whose threads a performance cannot wait for.
///
/// Each operation begins as an event of its own, at the time at which it may: those it depends on have ended, and not too many others run.
/// One that is asynchronous runs until it tells of its end (`didChangeValue(forKey: "isFinished")`).
open class OperationQueue: NSObject, @unchecked Sendable {
    /// As many operations as are ready run.
    public static let defaultMaxConcurrentOperationCount = -1

    /// The queue of the views.
    public static let main: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "NSOperationQueue Main Queue"
        queue.maxConcurrentOperationCount = 1
        return queue
    }()
    /// There is one thread of views: whatever runs, runs on the main queue.
    public static var current: OperationQueue? { main }

    open var name: String?
    open var qualityOfService = QualityOfService.default
    /// Work of a queue runs with the views, whatever queue of Dispatch's that is.
    open var underlyingQueue: DispatchQueue?
    public let progress = Progress(totalUnitCount: 0)
    open var isSuspended = false { didSet { advance() } }
    /// How many operations may run that have not ended; `defaultMaxConcurrentOperationCount` for any number.
    open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount { didSet { advance() } }

    /// The performance that the operations are of. What one leaves undone is not done in the next.
    private weak var graph: Graph?
    /// Those that wait for others, in the order in which they came.
    private var waiting: [Operation] = []
    /// Those that begin at this moment.
    private var due: [Operation] = []
    /// Those that have begun and not ended.
    private var running: [Operation] = []
    private var barrier: Operation?

    open var operations: [Operation] { running + due + waiting }
    open var operationCount: Int { operations.count }

    // MARK: Adding

    open func addOperation(_ op: Operation) { add([op]) }

    open func addOperation(_ block: @escaping () -> Void) { add([Self.operation(block)]) }

    open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
        add(ops)
        if wait { waitUntilAllOperationsAreFinished() }
    }

    /// Runs `barrier` when all that was added before has ended, and what is added later after it.
    open func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = Self.operation(barrier)
        for earlier in operations { operation.addDependency(earlier) }
        add([operation])
        self.barrier = operation
    }

    open func cancelAllOperations() { for operation in operations { operation.cancel() } }

    /// Runs now what can run: nothing else happens while somebody waits.
    open func waitUntilAllOperationsAreFinished() {
        while let next = due.first { start(next) }
    }

    private static func operation(_ block: @escaping () -> Void) -> Operation {
        let work = Transfer(block)
        return BlockOperation { work.value() }
    }

    private func add(_ operations: [Operation]) {
        guard VirtualClock.mayRecord else { return }
        if graph !== Graph.current {
            (waiting, due, running, barrier) = ([], [], [], nil)
            graph = Graph.current
        }
        // What operations change cannot be copied into a checkpoint.
        graph?.holdsWork = true
        for operation in operations {
            if let barrier, !barrier.isFinished { operation.addDependency(barrier) }
            waiting.append(operation)
            for earlier in operation.dependencies where !earlier.isFinished {
                // As Foundation's, a queue lasts as long as there is something in it.
                EndWatch.add(to: earlier) { [self] in
                    // The operation itself hears of the end after this.
                    VirtualClock.schedule(after: 0) { self.advance() }
                }
            }
        }
        advance()
    }

    // MARK: Running

    private func advance() {
        let most = maxConcurrentOperationCount < 0 ? Int.max : maxConcurrentOperationCount
        while !isSuspended, due.count + running.count < most, let next = mostUrgent {
            waiting.removeAll { $0 === next }
            due.append(next)
            VirtualClock.schedule(after: 0) { [self] in start(next) }
        }
    }

    /// The first of the most urgent operations that may begin.
    private var mostUrgent: Operation? {
        waiting.filter(\.isReady).max { $0.queuePriority.rawValue < $1.queuePriority.rawValue }
    }

    private func start(_ operation: Operation) {
        guard let index = due.firstIndex(where: { $0 === operation }) else { return }
        due.remove(at: index)
        running.append(operation)
        // Foundation would call it on a thread of its own.
        let completion = operation.completionBlock
        operation.completionBlock = nil
        EndWatch.add(to: operation) { [self] in
            running.removeAll { $0 === operation }
            if let completion { VirtualClock.schedule(after: 0, completion) }
            advance()
        }
        operation.start()
    }
}

/// Tells that the operation on which it depends has ended: Foundation asks then whether this one is ready.
///
/// There is one for each operation, as Foundation asks those that depend on one in an order of its own.
private final class EndWatch: Operation, @unchecked Sendable {
    private static let all = Mutex<[ObjectIdentifier: EndWatch]>([:])
    private let number: ObjectIdentifier
    private var actions: [() -> Void] = []

    /// Runs `action` when `operation` has ended, after those that were added before.
    static func add(to operation: Operation, _ action: @escaping () -> Void) {
        let number = ObjectIdentifier(operation)
        if let known = all.withLock({ $0[number] }) { return known.actions.append(action) }
        let watch = EndWatch(number)
        watch.actions = [action]
        all.withLock { $0[number] = watch }
        watch.addDependency(operation)
    }

    private init(_ number: ObjectIdentifier) { self.number = number }

    override var isReady: Bool {
        let isReady = super.isReady
        if isReady, let watch = EndWatch.all.withLock({ $0.removeValue(forKey: number) }) {
            for action in watch.actions { action() }
        }
        return isReady
    }
}

// Sources say the queue as `.main` or `nil`, which Foundation's method takes as well: each has a method that the compiler prefers.
extension NotificationCenter {
    /// Has `block` called with each notification of a name, in `queue`.
    public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let block = Transfer(block)
        return addObserver(forName: name, object: obj, queue: Foundation.OperationQueue?.none) { block.value($0) }
    }

    /// Has `block` called as a notification of a name is posted.
    public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: _OptionalNilComparisonType,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: OperationQueue.main, using: block)
    }

    /// Has `block` called with each notification of a name, in `queue` if there is one.
    @_disfavoredOverload
    public func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: OperationQueue.main, using: block)
    }
}
