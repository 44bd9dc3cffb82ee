/// Why bytes are not a PNG that Kinora reads, or why one could not be written.
public struct PNGError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of failure, for programs.
    public enum Kind: String, Sendable {
        /// The first bytes are not PNG's.
        case notPNG
        /// The bytes end before the picture does.
        case truncated
        /// A chunk, a checksum or the compressed stream is wrong.
        case damaged
        /// A frame has transparent pixels, but the animation was announced as opaque.
        case transparent
        /// More pixels than allowed.
        case tooLarge
        /// An allocation failed.
        case memory
    }

    /// The kind of failure.
    public let kind: Kind
    /// A phrase that fits behind "cannot read FILE: ".
    public let reason: String

    package init(_ kind: Kind, _ reason: String) {
        self.kind = kind
        self.reason = reason
    }

    public var description: String { reason }
}
