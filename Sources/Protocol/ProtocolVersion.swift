/// The revisions of the Model Context Protocol that are spoken.
enum ProtocolVersion {
    /// With a handshake, the newest first.
    static let legacy = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    /// Without one: every request says its own.
    static let modern = ["2026-07-28"]

    private static let prefix = "io.modelcontextprotocol/"
    static let serverInfo = prefix + "serverInfo"

    /// Which rules a request follows.
    enum Era: Equatable {
        case legacy, modern
    }

    /// The era that a request says, by what its `_meta` has; nil where it says nothing, as with a handshake.
    ///
    /// - Throws: a `ProtocolError` where the version is not known, or what has to come with it is missing.
    static func era(of params: [String: JSONValue]) throws -> Era? {
        guard let meta = params["_meta"]?.members, let asked = meta[prefix + "protocolVersion"] else { return nil }
        guard let version = asked.text, modern.contains(version) else {
            throw ProtocolError(
                .unknownVersion, "The protocol version \(asked.line) is not known here.",
                data: ["supported": .array(modern.map(JSONValue.string)), "requested": asked])
        }
        guard meta[prefix + "clientCapabilities"]?.members != nil else {
            throw ProtocolError(.badParameters, "_meta lacks the object \(prefix)clientCapabilities.")
        }
        return .modern
    }
}
