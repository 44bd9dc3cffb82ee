import KinoraProtocol

/// Texts for models: never longer than clients take.
enum AgentText {
    /// Clients cut texts of errors near 11,000 characters.
    static let longest = 10_000

    /// The text, or its beginning and a sentence about the rest.
    static func bounded(_ text: String) -> String {
        let text = text.trimmed
        guard text.count > longest else { return text }
        return text.prefix(longest) + "\n… and \(text.count - longest) characters more."
    }

    /// What the command said when it did not do what it was asked.
    static func failure(_ run: ChildRun) -> ToolFailure {
        let said = run.complaint.trimmed.isEmpty ? run.text : run.complaint
        return ToolFailure(
            bounded(said.trimmed.isEmpty ? "kinora ended with code \(run.status) and said nothing." : said))
    }
}

extension String {
    /// Without spaces and line breaks at both ends.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
