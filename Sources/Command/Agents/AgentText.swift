import Foundation
import KinoraProtocol

/// Texts for models: never longer than clients take.
enum AgentText {
    /// Clients cut texts of errors near 11,000 characters.
    static let longest = 10_000

    /// The text, or its beginning and a sentence about the rest.
    static func bounded(_ text: String) -> String {
        let text = trimmed(text)
        guard text.count > longest else { return text }
        return text.prefix(longest) + "\n… and \(text.count - longest) characters more."
    }

    /// What the command said when it did not do what it was asked.
    static func failure(_ run: ChildRun) -> ToolFailure {
        let said = trimmed(run.complaint).isEmpty ? run.text : run.complaint
        return ToolFailure(
            bounded(trimmed(said).isEmpty ? "kinora ended with code \(run.status) and said nothing." : said))
    }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
