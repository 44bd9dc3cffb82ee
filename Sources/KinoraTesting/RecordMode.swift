import Foundation

/// Which approved pictures a test may write. Whatever the mode, an assertion that wrote a picture fails, so that someone looks at it
/// and a mode that was forgotten in a source cannot pass for a comparison; the next run compares with it.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Those that do not exist yet.
    case missing
    /// Those that do not exist, and those that differ by more than the tolerance.
    case failed
    /// All whose pixels differ at all, whatever the tolerance.
    case all
    /// None; a missing picture is a failure, as is right for a build server.
    case never

    /// The environment variable that decides where an assertion does not.
    public static let variable = "KINORA_RECORD"

    /// What the environment says; `missing` where it says nothing.
    ///
    /// - Throws: `FrameAssertionFailure` for a word that is no mode.
    static func ofEnvironment(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws
        -> RecordMode
    {
        guard let word = environment[variable], !word.isEmpty else { return .missing }
        if let mode = RecordMode(rawValue: word) { return mode }
        throw FrameAssertionFailure(
            "the environment has \(variable)=\(word), which is no record mode; it takes "
                + allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
}
