/// Where lines may break: the rules of Unicode's line breaking algorithm (UAX #14) that matter in short texts.
///
/// Left out: dictionary breaking (Thai, Khmer) and hyphenation; such words break between characters when they do not fit.
enum LineBreaking {
    /// For every character: may a line break before it? Newlines are left to the caller; the first answer is false.
    static func opportunities(in characters: [Character]) -> [Bool] {
        var answers = [Bool](repeating: false, count: characters.count)
        /// The last class that is not a space, and the one before it (spaces count there).
        var before = BreakClass.space
        var beforeThat = BreakClass.space
        var spaces = false
        for (i, character) in characters.enumerated() {
            let current = BreakClass(of: character)
            if i > 0 { answers[i] = mayBreak(beforeThat, before, spaces: spaces, current) }
            if current == .space {
                spaces = true
            } else {
                beforeThat = spaces || i == 0 ? .space : before
                before = current
                spaces = false
            }
        }
        return answers
    }

    /// `a` and `b` are neighbors with or without spaces between them; `beforeA` is what stands right before `a`.
    private static func mayBreak(_ beforeA: BreakClass, _ a: BreakClass, spaces: Bool, _ b: BreakClass) -> Bool {
        if b == .space || b == .zeroWidthSpace { return false }
        if a == .zeroWidthSpace { return true }
        if b.neverStartsLine || a == .open { return false }
        if spaces { return true }
        if a == .glue || b == .glue || a == .quote || b == .quote { return false }
        if b == .hyphen || b == .breakAfter || b == .nonStarter || b == .inseparable { return false }
        if a == .hyphen { return b != .numeric && beforeA != .space }
        if a == .breakAfter { return true }
        if a == .emDash || b == .emDash { return a != b }
        return mayBreakWord(a, b)
    }

    private static func mayBreakWord(_ a: BreakClass, _ b: BreakClass) -> Bool {
        switch (a, b) {
        case (.symbol, .alphabetic): true
        case (.symbol, .numeric): false
        case (.ideographic, .postfix), (.prefix, .ideographic), (.ideographic, .inseparable): false
        case (.ideographic, _), (_, .ideographic), (.nonStarter, _): true
        case (.close, .alphabetic), (.close, .numeric): false
        case (.close, .open), (.exclamation, _), (.symbol, _): true
        default: false
        }
    }
}

/// What a character means for line breaking; the names follow UAX #14.
enum BreakClass {
    case space, zeroWidthSpace, glue, open, close, quote, exclamation, infix, symbol, hyphen, breakAfter, emDash
    case numeric, alphabetic, ideographic, nonStarter, prefix, postfix, inseparable

    /// Closing signs stay with what they close, even across spaces.
    var neverStartsLine: Bool { self == .close || self == .exclamation || self == .infix || self == .symbol }

    init(of character: Character) {
        let scalar = character.unicodeScalars.first!
        switch scalar.value {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0x200B: self = .zeroWidthSpace
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x2011, 0x0F0C: self = .glue
        case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x2018, 0x201C, 0x300C, 0x300E, 0x3010, 0x3008, 0x300A, 0x3014, 0xFF08,
            0xFF3B:
            self = scalar.value == 0x2018 || scalar.value == 0x201C ? .quote : .open
        case 0x29, 0x5D, 0x7D, 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0x3009, 0x300B, 0x3015, 0xFF09, 0xFF0C, 0xFF0E,
            0xFF3D:
            self = .close
        case 0x22, 0x27, 0xAB, 0xBB, 0x2019, 0x201D: self = .quote
        case 0x21, 0x3F, 0xFF01, 0xFF1F: self = .exclamation
        case 0x2C, 0x2E, 0x3A, 0x3B: self = .infix
        case 0x2F: self = .symbol
        case 0x2D: self = .hyphen
        case 0x7C, 0xAD, 0x2010, 0x2012, 0x2013: self = .breakAfter
        case 0x2014: self = .emDash
        case 0x2024...0x2026: self = .inseparable
        case 0x24, 0x2B, 0x5C, 0xA3, 0xA5, 0xB1, 0x20AC, 0x2212: self = .prefix
        case 0x25, 0xA2, 0xB0, 0x2030, 0x2032, 0x2033, 0x2103, 0xFF05: self = .postfix
        case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
            0x30F6, 0x30FB...0x30FE, 0xFF1A, 0xFF1B:
            self = .nonStarter
        case 0x2E80...0x2FFF, 0x3003...0x312F, 0x3130...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFF00...0xFFDC, 0x1F000...0x1FAFF, 0x20000...0x3FFFD, 0xFFFC:
            self = .ideographic
        default:
            if scalar.properties.numericType == .decimal {
                self = .numeric
            } else {
                self = scalar.properties.isEmojiPresentation ? .ideographic : .alphabetic
            }
        }
    }
}
