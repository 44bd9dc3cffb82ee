import Foundation

/// The characters that standard names of glyphs stand for, as Adobe's list of glyph names has them.
///
/// A font may call its glyphs otherwise, as Inter does ("uni0078" for "x"), or not name them at all.
enum GlyphNames {
    /// nil for names that no single character has.
    static func scalar(named name: String) -> Unicode.Scalar? {
        let scalars = name.unicodeScalars
        guard let first = scalars.first else { return nil }
        if scalars.count == 1 { return first.properties.isAlphabetic && first.isASCII ? first : nil }
        return others[name] ?? accented(name) ?? numbered(name)
    }

    /// "uni" with four digits, or "u" with four to six.
    private static func numbered(_ name: String) -> Unicode.Scalar? {
        let isUni = name.hasPrefix("uni")
        let digits = name.dropFirst(isUni ? 3 : 1)
        guard name.hasPrefix("u"), isUni ? digits.count == 4 : (4...6).contains(digits.count),
            digits.allSatisfy({ $0.isNumber || ("A"..."F").contains($0) })
        else { return nil }
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }

    /// A letter with a mark, as in "eacute".
    private static func accented(_ name: String) -> Unicode.Scalar? {
        guard let letter = name.unicodeScalars.first, letter.isASCII, letter.properties.isAlphabetic,
            let mark = marks[String(name.dropFirst())]
        else { return nil }
        let composed = (String(letter) + mark).precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.count == 1 ? composed.first : nil
    }
    private static let marks = [
        "grave": "\u{300}", "acute": "\u{301}", "circumflex": "\u{302}", "tilde": "\u{303}", "macron": "\u{304}",
        "breve": "\u{306}", "dotaccent": "\u{307}", "dieresis": "\u{308}", "ring": "\u{30A}",
        "hungarumlaut": "\u{30B}", "caron": "\u{30C}", "cedilla": "\u{327}", "ogonek": "\u{328}",
    ]

    /// Delta and Omega are letters here, in Adobe's list a difference and an ohm, which look the same.
    private static let others: [String: Unicode.Scalar] = {
        let named = """
            exclam ! quotedbl " numbersign # dollar $ percent % ampersand & quotesingle ' parenleft ( parenright )
            asterisk * plus + comma , hyphen - period . slash / zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7
            eight 8 nine 9 colon : semicolon ; less < equal = greater > question ? at @ bracketleft [ backslash \\
            bracketright ] asciicircum ^ underscore _ grave ` braceleft { bar | braceright } asciitilde ~
            exclamdown ¡ cent ¢ sterling £ currency ¤ yen ¥ brokenbar ¦ section § dieresis ¨ copyright © ordfeminine ª
            guillemotleft « logicalnot ¬ registered ® macron ¯ degree ° plusminus ± acute ´ mu µ paragraph ¶
            periodcentered · cedilla ¸ ordmasculine º guillemotright » onequarter ¼ onehalf ½ threequarters ¾
            questiondown ¿ AE Æ Eth Ð multiply × Oslash Ø Thorn Þ germandbls ß ae æ eth ð divide ÷ oslash ø thorn þ
            dotlessi ı Lslash Ł lslash ł OE Œ oe œ florin ƒ circumflex ˆ caron ˇ breve ˘ dotaccent ˙ ring ˚ ogonek ˛
            tilde ˜ hungarumlaut ˝ endash – emdash — quoteleft ‘ quoteright ’ quotesinglbase ‚ quotedblleft “
            quotedblright ” quotedblbase „ dagger † daggerdbl ‡ bullet • ellipsis … perthousand ‰ guilsinglleft ‹
            guilsinglright › fraction ⁄ Euro € trademark ™ partialdiff ∂ product ∏ summation ∑ minus − radical √
            infinity ∞ integral ∫ approxequal ≈ notequal ≠ lessequal ≤ greaterequal ≥ lozenge ◊ fi ﬁ fl ﬂ
            arrowleft ← arrowup ↑ arrowright → arrowdown ↓
            Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ
            Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω
            alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ nu ν xi ξ
            omicron ο pi π rho ρ sigma1 ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω
            """
        let words = named.split(whereSeparator: \.isWhitespace).map(String.init)
        var found: [String: Unicode.Scalar] = ["space": " "]
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            found[words[index]] = words[index + 1].unicodeScalars.first
        }
        return found
    }()
}
