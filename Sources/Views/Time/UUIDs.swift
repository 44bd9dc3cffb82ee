import KinoraStage
import struct Foundation.UUID

/// Identifiers that are drawn from the stage's seed, as all randomness is: they name views, and their order may decide what is
/// drawn first. A body makes others each time that SwiftUI would evaluate it, so that `.animation(_, value: UUID())` animates every
/// change. This hides Foundation's own in files that import this module but not Foundation by name; in files that import both,
/// Foundation's is meant, whose identifiers differ from run to run.
extension UUID {
    @_disfavoredOverload
    public init() {
        var generator = StageGenerator(byEvaluation: true)
        let (high, low) = (generator.next(), generator.next())
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: high &>> (56 - 8 * $0)) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: low &>> (56 - 8 * $0)) }
        // Version 4, random, of the variant of RFC 9562.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
