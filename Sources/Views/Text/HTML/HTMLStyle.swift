import KinoraStage

/// How text of a page is set: what its tags, their attributes and style sheets say.
struct HTMLStyle: Equatable {
    enum Family: Equatable { case serif, sans, monospaced }

    /// In points, as many as the page says pixels.
    var size: CGFloat = 12
    /// As browsers have it, where nothing else is said.
    var family = Family.serif
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    var background: UIColor?
    var link: String?
    /// Points above the base line.
    var rise: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// Points between a paragraph and the next.
    var spacing: CGFloat = 0
    /// How many lists it is in.
    var depth = 0
    /// Whether white space stays as it is.
    var isPreformatted = false
    var isHidden = false

    /// What a tag does by itself.
    mutating func open(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size *= 5.0 / 6
        case "big": size *= 1.2
        case "sub", "sup":
            rise += name == "sup" ? size / 3 : -size / 5
            size *= 5.0 / 6
        case "code", "tt", "kbd", "samp": family = .monospaced
        case "pre": (family, isPreformatted, spacing) = (.monospaced, true, size)
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "a" where attributes["href"] != nil:
            link = attributes["href"]
            (color, isUnderlined) = (UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1), true)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            // The sizes of browsers, in ems.
            let (em, space) = HTMLStyle.headings[name] ?? (1, 1)
            size *= em
            (isBold, spacing) = (true, size * space)
        case "p", "dl": spacing = size
        case "blockquote": (spacing, depth) = (size, depth + 1)
        case "ul", "ol": depth += 1
        case "center": alignment = .center
        case "head", "script", "style", "title": isHidden = true
        case "font":
            if let named = attributes["color"].flatMap(HTMLColor.named) { color = named }
            if let step = attributes["size"].flatMap(HTMLStyle.fontSize) { size = step }
            if let face = attributes["face"] { set("font-family", face) }
        default: break
        }
        if let side = attributes["align"] { set("text-align", side) }
    }

    /// Ems, and ems of that between it and what follows.
    private static let headings: [String: (CGFloat, CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]

    /// Of `<font size>`, 1 to 7, or as many steps from the third.
    private static func fontSize(_ text: String) -> CGFloat? {
        guard let number = Int(text) else { return nil }
        let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
        return [7.5, 9.75, 12, 13.5, 18, 24, 36][min(max(step, 1), 7) - 1]
    }

    /// One declaration of a style: `color: red`.
    mutating func set(_ property: String, _ value: String) {
        let value = value.trimmingCharacters(in: .whitespaces)
        let words = value.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
        switch property {
        case "color": color = HTMLColor.named(value) ?? color
        case "background-color", "background": background = HTMLColor.named(value) ?? background
        case "font-size": size = length(value) ?? size
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-decoration", "text-decoration-line":
            (isUnderlined, isStruck) = (words.contains("underline"), words.contains("line-through"))
        case "text-align":
            alignment =
                ["left": .left, "center": .center, "right": .right, "justify": .justified][words.first ?? ""]
                ?? alignment
        case "display": isHidden = isHidden || value == "none"
        case "white-space": isPreformatted = value.hasPrefix("pre")
        case "margin-bottom": spacing = length(value) ?? spacing
        case "font-family":
            let names = value.lowercased()
            family =
                names.contains("mono") || names.contains("courier") || names.contains("menlo")
                ? .monospaced
                : names.contains("times") || names.contains("georgia")
                    || (names.contains("serif") && !names.contains("sans")) ? .serif : .sans
        default: break
        }
    }

    /// In points: of a number alone, pixels, points, ems and percent of the size around it.
    private func length(_ value: String) -> CGFloat? {
        let number = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let amount = Double(number), amount.isFinite else { return nil }
        switch value.dropFirst(number.count) {
        case "em", "rem": return CGFloat(amount) * (value.hasSuffix("rem") ? 12 : size)
        case "%": return CGFloat(amount) / 100 * size
        default: return CGFloat(amount)
        }
    }

    private var font: UIFont {
        let design: Font.Design =
            switch family {
            case .serif: .serif
            case .sans: .default
            case .monospaced: .monospaced
            }
        var font = Font.system(size: min(max(size, 1), 1000), design: design)
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        return UIFont(font)
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.paragraphSpacing) = (alignment, spacing)
        style.headIndent = 36 * CGFloat(depth)
        return style
    }

    /// UIKit's attributes.
    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        result[.backgroundColor] = background
        if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if rise != 0 { result[.baselineOffset] = rise }
        if let link { result[.link] = URL(string: link) }
        return result
    }
}
