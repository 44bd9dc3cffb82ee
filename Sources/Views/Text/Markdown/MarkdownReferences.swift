/// Addresses that links name: `[label]: address "title"`.
struct MarkdownReferences {
    private var addresses: [String: String] = [:]

    /// Notes the definition that a line is; false where it is none.
    mutating func define(_ line: String) -> Bool {
        guard line.first == "[", let close = line.firstIndex(of: "]"), line[close...].hasPrefix("]:") else {
            return false
        }
        let label = MarkdownReferences.key(line[line.index(after: line.startIndex)..<close])
        let rest = line[close...].dropFirst(2).drop { $0.isWhitespace }
        let address: Substring
        let after: Substring
        if rest.first == "<" {
            guard let end = rest.firstIndex(of: ">") else { return false }
            (address, after) = (rest[..<end].dropFirst(), rest[end...].dropFirst())
        } else {
            address = rest.prefix { !$0.isWhitespace }
            after = rest[address.endIndex...]
        }
        let title = after.drop { $0.isWhitespace }
        guard !label.isEmpty, !rest.isEmpty, title.isEmpty || title.first.map({ "\"'(".contains($0) }) == true else {
            return false
        }
        // The first definition of a label holds.
        if addresses[label] == nil { addresses[label] = String(address) }
        return true
    }

    func address(of label: some StringProtocol) -> String? { addresses[MarkdownReferences.key(label)] }

    /// Labels are the same whatever their case, and however their words are apart.
    private static func key(_ label: some StringProtocol) -> String {
        label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
