import KinoraBasics
import Synchronization

/// Random words of the stage's seed, addressed by the place whose body runs.
package struct StageGenerator: RandomNumberGenerator {
    private let byEvaluation: Bool

    /// - Parameter byEvaluation: whether a body draws other words each time that SwiftUI would evaluate it.
    package init(byEvaluation: Bool = false) { self.byEvaluation = byEvaluation }

    package mutating func next() -> UInt64 {
        Graph.current?.nextRandom(byEvaluation: byEvaluation) ?? StageGenerator.nextOutside()
    }

    /// Outside of a performance, words follow each other from the start of the process.
    private static func nextOutside() -> UInt64 {
        SplitMix.mix(drawnOutside.wrappingAdd(1, ordering: .relaxed).newValue)
    }
    private static let drawnOutside = Atomic<UInt64>(0)
}
