/// The rules of `<style>` elements whose selectors are an element's name, classes, an identifier, or these together.
struct SVGStyleSheet {
    private struct Rule {
        let name: String?
        let id: String?
        let classes: [String]
        let declarations: [(name: String, value: String)]

        /// Later and greater ones win.
        var rank: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []
    /// Whether there are rules with other selectors, which no element follows.
    private(set) var hasOtherRules = false

    init(_ text: String) {
        var rest = SVGStyleSheet.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[rest.index(after: open)...]
            if selectors.contains("@") {
                rest = SVGStyleSheet.behindBlock(rest)
                hasOtherRules = true
                continue
            }
            let close = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = SVGStyleSheet.declarations(rest[..<close])
            rest = rest[close...].dropFirst()
            for selector in selectors.split(separator: ",") { add(selector, declarations) }
        }
        // Of equal rank, the order of the text stays.
        rules = rules.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// What the rules say about an element, the strongest last.
    func declarations(for element: MarkupElement) -> [(name: String, value: String)] {
        guard !rules.isEmpty else { return [] }
        let classes = Set((element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        return rules.filter { rule in
            (rule.name == nil || rule.name == element.name) && (rule.id == nil || rule.id == element.attributes["id"])
                && rule.classes.allSatisfy(classes.contains)
        }.flatMap(\.declarations)
    }

    /// `fill: red; opacity: .5`, as a style attribute has it, too.
    static func declarations(_ text: some StringProtocol) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let value = parts[1].replacing("!important", with: "")
            return (String(parts[0]).trimmed, String(value).trimmed)
        }
    }

    private mutating func add(_ selector: Substring, _ declarations: [(name: String, value: String)]) {
        let selector = String(selector).trimmed
        guard !selector.isEmpty, !selector.contains(where: { " >+~:[".contains($0) }) else {
            hasOtherRules = hasOtherRules || !selector.isEmpty
            return
        }
        var (name, id): (String?, String?) = (nil, nil)
        var classes: [String] = []
        var rest = selector[...]
        while let first = rest.first {
            let body = first == "." || first == "#" ? rest.dropFirst() : rest
            let end = body.firstIndex { $0 == "." || $0 == "#" } ?? body.endIndex
            let word = String(body[..<end])
            switch first {
            case ".": classes.append(word)
            case "#": id = word
            default: name = word == "*" ? nil : word
            }
            rest = body[end...]
        }
        rules.append(Rule(name: name, id: id, classes: classes, declarations: declarations))
    }

    private static func withoutComments(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return result + rest
    }

    private static func behindBlock(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return ""
    }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[first...last])
    }
}
