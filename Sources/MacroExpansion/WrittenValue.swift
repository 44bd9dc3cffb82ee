/// The type of a value, as far as its source text shows it.
enum WrittenValue {
    /// The type of a literal, of a call of an initializer or of a static member; nil for anything else.
    static func type(of value: String?) -> String? {
        let tokens = Tokens(value ?? "")
        let start = tokens.isToken(0, "-") ? 1 : 0
        guard start < tokens.all.count else { return nil }
        let first = tokens.all[start]
        switch first.kind {
        case .string: return "String"
        case .number: return numberType(tokens, start)
        case .sign: return nil
        case .word: return wordType(tokens, start)
        }
    }

    /// `3` and `0x1F` are whole, `1.5` and `1e-3` are not. An expression is `Double` if its first number is a
    /// fraction, else nil.
    private static func numberType(_ tokens: Tokens, _ start: Int) -> String? {
        let text = tokens.text(tokens.all[start])
        let isHex = text.hasPrefix("0x")
        var (end, isWhole) = (start + 1, true)
        if tokens.isToken(end, "."), end + 1 < tokens.all.count, tokens.all[end + 1].kind == .number {
            (end, isWhole) = (end + 2, false)
        }
        let power = tokens.text(tokens.all[end - 1]).contains { "eE".contains($0) }
        if !isHex, power {
            isWhole = false
            if tokens.isToken(end, "-") || tokens.isToken(end, "+") { end += 2 }
        }
        guard end >= tokens.all.count || tokens.isToken(end, "{") else { return isWhole ? nil : "Double" }
        return isWhole ? "Int" : "Double"
    }

    /// `true`, `CGFloat(3)`, `Angle.degrees(30)`, `KinoraGeometry.Angle.zero`.
    private static func wordType(_ tokens: Tokens, _ start: Int) -> String? {
        if tokens.isToken(start, "true") || tokens.isToken(start, "false") { return "Bool" }
        var names: [String] = []
        var index = start
        while index < tokens.all.count, tokens.all[index].kind == .word {
            let name = tokens.text(tokens.all[index])
            guard name.first?.isUppercase == true else { break }
            names.append(name)
            index += 1
            guard tokens.isToken(index, ".") else { break }
            index += 1
        }
        // A type alone is no value; generic arguments are not read.
        guard !names.isEmpty, index > start + 1 || tokens.isToken(index, "(") else { return nil }
        return names.joined(separator: ".")
    }
}
