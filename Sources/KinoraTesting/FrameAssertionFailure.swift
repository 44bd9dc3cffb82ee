/// Frames that are not the approved ones.
public struct FrameAssertionFailure: Error, CustomStringConvertible, Sendable {
    /// What is wrong with one frame.
    public struct Frame: Sendable {
        /// Seconds from the start.
        public let time: Double
        /// One sentence.
        public let sentence: String
        /// Files to look at.
        public let files: [String]
    }

    public let frames: [Frame]

    public var description: String {
        frames.map { frame in
            (["at \(frame.time) s: \(frame.sentence)"] + frame.files.map { "    \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
