import Dispatch
import Synchronization
import Testing

@testable import KinoraBasics

@Suite struct MadeOnceTests {
    @Test("A value is made when it is asked for, once for all threads")
    func once() {
        let calls = Mutex(0)
        let value = MadeOnce {
            calls.withLock { calls in
                calls += 1
                return calls
            }
        }
        #expect(calls.withLock { $0 } == 0)
        DispatchQueue.concurrentPerform(iterations: 50) { _ in _ = value.value }
        #expect(value.value == 1)
        #expect(calls.withLock { $0 } == 1)
    }
}
