/// What style sheets of a page say of tags and classes. Of selectors, those of one tag, one class or both count.
struct HTMLStyleSheet {
    private struct Rule {
        let tag: String?
        let `class`: String?
        let declarations: [(String, String)]
    }
    private var rules: [Rule] = []

    mutating func add(_ text: String) {
        let rest = text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
        for match in rest.matches(of: #/([^{}]+)\{([^{}]*)\}/#) {
            let declarations = HTMLStyleSheet.declarations(String(match.output.2))
            for selector in match.output.1.split(separator: ",") {
                let parts = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                    .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
                guard parts.count <= 2, !parts.contains(where: { $0.contains(#/[\s>:+~\[#]/#) }) else { continue }
                let tag = parts[0].isEmpty || parts[0] == "*" || parts[0] == "html" ? nil : parts[0]
                rules.append(Rule(tag: tag, class: parts.count == 2 ? parts[1] : nil, declarations: declarations))
            }
        }
    }

    /// `color: red; font-size: 12px` as pairs.
    static func declarations(_ text: String) -> [(String, String)] {
        text.split(separator: ";").compactMap { part in
            let pair = part.split(separator: ":", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let value = pair[1].replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            return (pair[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
        }
    }

    /// Gives a tag what is said of it, and last what it says itself.
    func apply(to style: inout HTMLStyle, tag: String, attributes: [String: String]) {
        let classes = (attributes["class"] ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        for rule in rules {
            if let wanted = rule.tag, wanted != tag { continue }
            if let wanted = rule.class, !classes.contains(wanted) { continue }
            for (property, value) in rule.declarations { style.set(property, value) }
        }
        for (property, value) in HTMLStyleSheet.declarations(attributes["style"] ?? "") { style.set(property, value) }
    }

    /// What holds for the page as a whole, also where it has no `<body>`.
    func apply(toPage style: inout HTMLStyle) {
        apply(to: &style, tag: "body", attributes: [:])
    }
}
