import Glibc
import Synchronization

extension Graph {
    /// The graph whose bodies or actions run on this thread. Other threads see none while they run, so that nobody draws random
    /// numbers from a performance, or asks for its time, beside it.
    package nonisolated static var current: Graph? {
        get { owner.load(ordering: .relaxed) == UInt(pthread_self()) ? performing : nil }
        set {
            // What is read belongs to the thread that is told here: it is told last, and forgotten first.
            owner.store(0, ordering: .relaxed)
            performing = newValue
            if newValue != nil { owner.store(UInt(pthread_self()), ordering: .relaxed) }
        }
    }

    private nonisolated(unsafe) static var performing: Graph?
    /// The thread on which it performs; 0 where none does.
    private static let owner = Atomic<UInt>(0)
}
