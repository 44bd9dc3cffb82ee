import KinoraProtocol
import KinoraStudio
import Synchronization

/// The process in which effects of the catalogue are performed; it begins when one is asked for.
final class StudioCatalogue: Sendable {
    private let words: [String]
    private let worker = Mutex<StudioWorker?>(nil)

    init(_ words: [String]) { self.words = words }

    func ask(_ question: [String: JSONValue], isUrgent: Bool) throws -> (JSONValue, [UInt8]) {
        let running = try worker.withLock { worker in
            if worker?.isRunning != true { worker = try StudioWorker(words) }
            return worker!
        }
        do { return try running.ask(question, isUrgent: isUrgent) } catch let gone as StudioWorker.Gone {
            throw HTTPRefusal(422, gone.sentence)
        }
    }
}
