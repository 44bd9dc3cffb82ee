/// What stands between quotation marks in sources: the names by which they may speak of files and pictures.
struct QuotedTexts {
    private let texts: Set<String>
    /// Longer texts are no names, in bytes.
    private static let longest = 1024

    init(_ sources: [String]) {
        let quote = UInt8(ascii: "\"")
        texts = sources.reduce(into: []) { texts, source in
            let parts = source.utf8.split(separator: quote, omittingEmptySubsequences: false)
            for part in parts.dropFirst().dropLast() where part.count <= QuotedTexts.longest {
                texts.insert(String(Substring(part)))
            }
        }
    }

    func contains(_ name: String) -> Bool { texts.contains(name) }
}
