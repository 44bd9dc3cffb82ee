import Foundation
import KinoraJobs
import Synchronization

/// Turns SIGINT and SIGTERM into a cancellation, so that a run ends after the frames in progress. A second signal, or frames
/// that take longer than most of a second, end the process at once; frames are renamed into place, so even then only whole ones
/// are left. A supervisor sends SIGTERM for both. Programs that this one has started end, too.
final class Interruption {
    let cancellation = Cancellation()
    private let first = FirstSignal()
    private let gate = ExitGate()

    /// How long the frames in progress may take, in seconds.
    private static let grace = 0.7

    /// - Parameter remains: what is true of the files of a run that had to be ended, as the end of a sentence.
    init(_ remains: String = "every frame that is written is whole") {
        let (cancellation, first, gate) = (cancellation, first, gate)
        SignalLine.begin(Watch.current == nil ? [SIGINT, SIGTERM] : [SIGTERM]) { number in
            if Watch.current == nil { signal(SIGINT, SIG_DFL) }
            signal(SIGTERM, SIG_DFL)
            first.note(number)
            cancellation.cancel()
            Subprocess.stopAll()
            Thread.sleep(forTimeInterval: Interruption.grace)
            gate.close()
            StandardStreams.note("\rError: Interrupted: \(remains).\n")
            _exit(number == SIGTERM ? Ending.terminated.rawValue : Ending.interrupted.rawValue)
        }
    }

    /// The run is stopped as by a signal, because what another process did of it was.
    func stop() {
        first.note(SIGTERM)
        cancellation.cancel()
    }

    /// Writes files that belong together: a first signal waits for the last of them.
    func undisturbed(_ write: () throws -> Void) rethrows { try gate.pass(write) }

    /// How a run that was stopped ends.
    var ending: Ending { first.number == SIGTERM ? .terminated : .interrupted }
}

/// The way out, which is shut while files are written that belong together. Once it is closed, no writing begins.
private final class ExitGate: Sendable {
    private let lock = NSLock()

    func pass(_ write: () throws -> Void) rethrows { try lock.withLock { try write() } }

    /// Waits for what is being written.
    func close() { lock.lock() }
}

/// The signal that came first.
private final class FirstSignal: Sendable {
    private let received = Atomic<Int32>(0)

    var number: Int32 { received.load(ordering: .acquiring) }

    func note(_ number: Int32) {
        _ = received.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing)
    }
}
