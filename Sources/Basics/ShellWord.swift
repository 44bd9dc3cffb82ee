/// Words of a command line.
package enum ShellWord {
    /// `text` as a shell takes it: in single quotes where it has more than letters, digits and `,-._`.
    package static func quoted(_ text: String) -> String {
        let plain = text.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
                || [44, 45, 46, 95].contains($0)
        }
        guard !plain || text.isEmpty else { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
