/// Signs by name or number: `&amp;`, `&#8364;`, `&#x20AC;`.
enum HTMLEntities {
    static func replaced(in text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(#/&([#][xX]?)?([0-9A-Za-z]{1,31});/#) { match in
            let (whole, number, name) = match.output
            guard let number else { return known[String(name)] ?? String(whole) }
            let value = UInt32(name, radix: number.count == 2 ? 16 : 10)
            return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(whole)
        }
    }

    private static let known: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£",
        "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½",
        "frac14": "¼", "frac34": "¾", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "hearts": "♥",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{AD}", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
        "aacute": "á", "ccedil": "ç", "ntilde": "ñ", "iacute": "í", "oacute": "ó", "uacute": "ú", "ecirc": "ê",
        "acirc": "â", "ocirc": "ô", "icirc": "î", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "check": "✓",
    ]
}
