import Foundation

/// Which approved pictures a test may write.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Those that do not exist yet; writing one fails the test once, so that someone looks at it.
    case missing
    /// Those that differ, too; the test still fails.
    case failed
    /// All of them; nothing is compared.
    case all
    /// None; a missing picture is a failure.
    case never

    /// What `KINORA_RECORD` in the environment says; `missing` without it or for an unknown word.
    public static var current: RecordMode {
        ProcessInfo.processInfo.environment["KINORA_RECORD"].flatMap(RecordMode.init(rawValue:)) ?? .missing
    }
}
