/// Reads a page of HTML as an attributed text, as UIKit does: tags for words, paragraphs, headings, lists, links and fonts, with simple
/// style sheets. Pictures, tables' grids and what scripts would do are left out.
struct HTMLText {
    private var result = NSMutableAttributedString(string: "")
    private var sheet = HTMLStyleSheet()
    private var styles: [(name: String, style: HTMLStyle)] = []
    private var base = HTMLStyle()
    /// The numbers of ordered lists; nil for one with points.
    private var lists: [Int?] = []
    /// Whether the line has nothing yet.
    private var isAtStart = true
    private var endsWithSpace = false

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "center", "hr", "dl", "dt", "dd", "address", "figure", "main", "nav", "aside",
    ]
    private static let alone: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "base", "col"]

    static func attributed(_ source: String) -> NSAttributedString {
        var text = HTMLText()
        for token in HTMLTokens(source) { text.take(token) }
        return text.result
    }

    private var style: HTMLStyle { styles.last?.style ?? base }

    private mutating func take(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text):
            if styles.last?.name == "style" {
                sheet.add(text)
                sheet.apply(toPage: &base)
            } else if !style.isHidden {
                append(text)
            }
        case .open(let name, let attributes): open(name, attributes)
        case .close(let name): close(name)
        }
    }

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if HTMLText.blocks.contains(name) { endLine() }
        switch name {
        case "br":
            add("\u{2028}")
            (isAtStart, endsWithSpace) = (false, true)
            return
        case "li":
            // An item that was not closed ends where the next begins.
            if styles.last?.name == "li" { styles.removeLast() }
        case "ul": lists.append(nil)
        case "ol": lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
        case "p" where styles.last?.name == "p": styles.removeLast()
        default: break
        }
        guard !HTMLText.alone.contains(name) else { return }
        var style = style
        style.open(name, attributes)
        sheet.apply(to: &style, tag: name, attributes: attributes)
        styles.append((name, style))
        if name == "li", !style.isHidden { mark() }
    }

    private mutating func close(_ name: String) {
        guard let index = styles.lastIndex(where: { $0.name == name }) else { return }
        if HTMLText.blocks.contains(name) { endLine() }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        if name == "td" || name == "th" { append("\t") }
        styles.removeSubrange(index...)
    }

    /// The point or number of an item.
    private mutating func mark() {
        guard let last = lists.indices.last else { return }
        let sign: String
        if let number = lists[last] {
            sign = "\(number)."
            lists[last] = number + 1
        } else {
            sign = ["•", "◦", "▪"][min(last, 2)]
        }
        add("\t\(sign)\t")
        (isAtStart, endsWithSpace) = (false, true)
    }

    /// White space is one space, and none where a line begins.
    private mutating func append(_ text: String) {
        if style.isPreformatted {
            guard !text.isEmpty else { return }
            add(text)
            isAtStart = text.hasSuffix("\n")
            return
        }
        var line = ""
        for sign in text {
            if sign.isWhitespace, sign != "\u{A0}" {
                if !endsWithSpace, !isAtStart { line.append(" ") }
                endsWithSpace = true
            } else {
                line.append(sign)
                (isAtStart, endsWithSpace) = (false, false)
            }
        }
        add(line)
    }

    private mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: style.attributes))
    }

    /// Ends the paragraph, where it has something.
    private mutating func endLine() {
        guard !isAtStart else { return }
        if endsWithSpace, result.string.hasSuffix(" ") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        add("\n")
        (isAtStart, endsWithSpace) = (true, false)
    }
}
