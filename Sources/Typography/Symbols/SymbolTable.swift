/// Which icon of the icon font stands for which SF Symbol.
///
/// One line per symbol: name, icon of its solid form, and its outlined form: an icon, `~` for the rim of the solid one, or
/// `-` when there is a single form that goes by the bare name. With two forms the solid one is called `name.fill`.
enum SymbolTable {
    struct Entry: Sendable {
        var solid: String
        /// nil: there is a single form.
        var outlined: Outlined?
    }
    enum Outlined: Sendable, Equatable { case icon(String), rim }

    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for line in (things + "\n" + interface).utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            guard words.count == 3 else { continue }
            let outlined: Outlined? = words[2] == "-" ? nil : words[2] == "~" ? .rim : .icon(words[2])
            entries[words[0]] = Entry(solid: words[1], outlined: outlined)
        }
        return entries
    }()

    /// Other names of symbols, old and new.
    static let aliases: [String: String] = {
        var aliases: [String: String] = [:]
        for line in aliasText.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            if words.count == 2 { aliases[words[0]] = words[1] }
        }
        return aliases
    }()

    /// Symbols that are letters or signs of the text font.
    static let signs: [String: String] = [
        "questionmark": "?", "exclamationmark": "!", "exclamationmark.2": "!!", "exclamationmark.3": "!!!", "info": "i",
        "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "indianrupeesign": "₹",
        "centsign": "¢", "wonsign": "₩", "francsign": "₣", "turkishlirasign": "₺", "rublesign": "₽", "nairasign": "₦",
        "pesosign": "₱", "chineseyuanrenminbisign": "元",
        "australiandollarsign": "A$", "australsign": "₳", "brazilianrealsign": "R$", "cedisign": "₵",
        "coloncurrencysign": "₡", "cruzeirosign": "₢", "danishkronesign": "kr.", "dongsign": "₫", "eurozonesign": "€",
        "florinsign": "ƒ", "guaranisign": "₲", "hryvniasign": "₴", "kipsign": "₭", "larisign": "₾", "lirasign": "₤",
        "manatsign": "₼", "millsign": "₥", "norwegiankronesign": "kr", "pesetasign": "₧", "polishzlotysign": "zł",
        "rupeesign": "₨", "shekelsign": "₪", "sheqelsign": "₪", "swedishkronasign": "kr", "tengesign": "₸",
        "tugriksign": "₮",
        "bitcoinsign": "₿", "percent": "%", "at": "@", "number": "#", "asterisk": "*", "sum": "∑", "function": "ƒ",
        "plusminus": "±", "lessthan": "<", "greaterthan": ">", "character": "A", "textformat": "Aa", "abc": "abc",
        "textformat.abc": "abc", "textformat.123": "123", "ampersand": "&", "infinity": "∞", "parentheses": "( )",
    ]
}
