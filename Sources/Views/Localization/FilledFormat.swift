import KinoraStage

/// The text of a table's entry with values in their places: a format such as `%1$@ of %lld`, with forms by number.
struct FilledFormat {
    private let entry: StringTables.Entry
    private let arguments: [LocalizedStringKey.Argument]
    private let locale: String
    /// The values that parts of the text name, which the places without a number leave out.
    private let claimed: Set<Int>

    private var segments: [Text.Segment] = []
    private var literal = ""
    private var next = 0

    /// Parts within parts are read only so deep, so that one that names itself ends.
    private static let deepest = 4

    /// The value that a part of the text is about.
    private struct Own {
        let index: Int
        let specifier: String
    }

    /// Nil where the entry has no form for the values.
    static func text(
        of entry: StringTables.Entry, _ arguments: [LocalizedStringKey.Argument], _ locale: String
    ) -> Text? {
        let number = arguments.lazy.compactMap(\.number).first
        let form = number.map { PluralRule.form(entry.plurals, $0, locale) } ?? entry.plurals["other"]
        guard let format = form ?? entry.text else { return nil }
        // Without values it is no format, and a percent sign is one.
        if arguments.isEmpty { return Text(segments: [.init(content: .string(format), isFormat: true)]) }
        var filled = FilledFormat(entry, arguments, locale)
        filled.fill(format, own: nil, depth: 0)
        filled.endLiteral()
        if filled.segments.isEmpty { return Text(segments: [.init(content: .string(""), isFormat: true)]) }
        return Text(segments: filled.segments)
    }

    private init(_ entry: StringTables.Entry, _ arguments: [LocalizedStringKey.Argument], _ locale: String) {
        (self.entry, self.arguments, self.locale) = (entry, arguments, locale)
        claimed = Set(entry.substitutions.values.compactMap { $0.argument.map { $0 - 1 } })
    }

    // MARK: Formats

    private mutating func fill(_ format: String, own: Own?, depth: Int) {
        var own = own
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
            } else if let value = own, rest.hasPrefix("arg") {
                rest = rest.dropFirst(3)
                put(value.index, Specifier(value.specifier))
            } else if let part = rest.prefixMatch(of: #/(?:(\d+)\$)?#@([^@]+)@/#) {
                rest = rest[part.range.upperBound...]
                fillPart(String(part.2), part.1.flatMap { Int($0) }, depth: depth)
            } else if let place = rest.prefixMatch(
                of: #/(?:(\d+)\$)?([-+ 0#']*\d*(?:\.\d+)?[hlqLztj]*[@dDiuUxXoOfFeEgGcCsSaA])/#)
            {
                rest = rest[place.range.upperBound...]
                let specifier = Specifier(String(place.2))
                if let number = place.1.flatMap({ Int($0) }) {
                    put(number - 1, specifier)
                } else if let value = own, specifier.isNumber {
                    // The first number in a form is the one that chose it.
                    put(value.index, specifier)
                    own = nil
                } else {
                    put(nextIndex(), specifier)
                }
            } else {
                literal.append("%")
            }
        }
    }

    /// A part with forms by its own number.
    private mutating func fillPart(_ name: String, _ place: Int?, depth: Int) {
        guard let part = entry.substitutions[name], depth < FilledFormat.deepest else { return }
        let index = (place ?? part.argument).map { $0 - 1 } ?? nextIndex()
        let number = arguments.indices.contains(index) ? arguments[index].number : nil
        let form = number.map { PluralRule.form(part.plurals, $0, locale) } ?? part.plurals["other"]
        guard let form else { return }
        fill(form, own: Own(index: index, specifier: part.specifier), depth: depth + 1)
    }

    private mutating func nextIndex() -> Int {
        while claimed.contains(next) { next += 1 }
        next += 1
        return next - 1
    }

    private mutating func put(_ index: Int, _ specifier: Specifier) {
        guard arguments.indices.contains(index) else { return }
        endLiteral()
        segments += specifier.written(arguments[index], in: locale)
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        segments.append(.init(content: .string(literal), isFormat: true))
        literal = ""
    }
}

/// How a format writes a value: `lld`, `.2f`, `@`.
private struct Specifier {
    /// Signs before the number, its width and its places.
    private let shape: Substring
    private let conversion: Character

    /// - Parameter text: without the percent sign.
    init(_ text: String) {
        shape = text.prefix { "-+ 0#'.".contains($0) || $0.isNumber }
        conversion = text.last ?? "@"
    }

    var isNumber: Bool { conversion != "@" }
    private var isWhole: Bool { "dDiuU".contains(conversion) }
    private var isFraction: Bool { "fFeEgG".contains(conversion) }

    /// A number as the format wants it, with its thousands apart as the locale writes them; other values as they are.
    func written(_ argument: LocalizedStringKey.Argument, in locale: String) -> [Text.Segment] {
        guard let number = argument.number, number.isFinite, let text = written(number, Grouping.foreignLocale(locale))
        else { return argument.segments }
        return [.init(content: .string(text))]
    }

    private func written(_ number: Double, _ locale: Locale?) -> String? {
        if isWhole, number == number.rounded(), abs(number) < 9e15 { return written(Int(number), "lld", locale) }
        guard isFraction, !shape.isEmpty else { return nil }
        return written(number, String(conversion), locale)
    }

    private func written(_ number: any CVarArg, _ conversion: String, _ locale: Locale?) -> String {
        let format = "%\(shape)\(conversion)"
        // Numbers that are filled up with zeros have no marks between them.
        let isFilled = shape.prefix(while: { "-+ 0#'".contains($0) }).contains("0")
        if let locale, !(isWhole && isFilled) { return Grouping.string(of: number, format, in: locale) }
        let text = String(format: format, number)
        return isFilled || "eEgG".contains(self.conversion) ? text : grouped(text)
    }

    private func grouped(_ text: String) -> String {
        let head = text.prefix { !$0.isNumber }
        let number = text.dropFirst(head.count).prefix { $0.isNumber || $0 == "." }
        return head + Grouping.string(String(number)) + text.dropFirst(head.count + number.count)
    }
}
