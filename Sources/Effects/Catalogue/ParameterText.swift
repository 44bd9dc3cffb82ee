import KinoraBasics
import KinoraViews

/// Why a parameter's value was refused, as one sentence.
public struct ParameterError: Error, Equatable, CustomStringConvertible {
    /// The sentence: which parameter, what was given, what it takes and which value is the nearest.
    public let description: String

    init(_ description: String) { self.description = description }

    static func unknown(_ name: String, of effect: String, parameters: [ParameterDescription]) -> ParameterError {
        let names = parameters.map(\.name)
        let hint = NearestName.hint(for: name, among: names)
        let all = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        return ParameterError("\(effect) has no parameter \"\(name.prefix(64))\"; \(all)\(hint).")
    }
}

/// From the text that somebody typed to a value of the parameter's type and range, and back.
extension ParameterDescription {
    /// The longest text that a parameter takes, in UTF-8 bytes.
    static let longestText = 10_000
    /// The longest list of choices.
    static let mostChoices = 64

    /// The value of `typed`, and the one text that all spellings of this value share, such as `#ff0000` for `#F00`. A picture's
    /// text is not read here and gives the effect's own.
    ///
    /// - Throws: `ParameterError` for a text of another type, a value out of range, and more than 10,000 bytes.
    public func value(_ typed: String) throws -> (value: ParameterValue, text: String) {
        guard typed.utf8.count <= Self.longestText else {
            throw refusal("a value of \(typed.utf8.count) bytes", "is too long; the limit is \(Self.longestText)")
        }
        switch kind {
        case .number(_, let range, _, _): return try number(typed, range)
        case .integer(_, let range): return try integer(typed, range)
        case .boolean: return try boolean(typed)
        case .text: return (.text(typed), typed)
        case .color:
            let color = try color(typed)
            return (.color(color.value), color.text)
        case .colors(_, let count): return try colors(typed, count)
        case .choice(_, let options):
            guard options.contains(typed) else { throw choiceRefusal(typed, options) }
            return (.choice(typed), typed)
        case .choices(_, let options): return try choices(typed, options)
        case .image: return (.image(nil), "")
        }
    }

    /// The default as it would be typed.
    public var defaultText: String {
        switch kind {
        case .number(let value, _, _, _): NumberText.text(value)
        case .integer(let value, _): String(value)
        case .boolean(let value): String(value)
        case .text(let value), .color(let value), .choice(let value, _): value
        case .colors(let list, _), .choices(let list, _): list.joined(separator: ",")
        case .image: ""
        }
    }

    /// What it takes, with range and unit, such as "a number from 0 to 100 (points)".
    public var expectation: String {
        switch kind {
        case .number(_, let range, _, let unit):
            "a number from \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))"
                + (unit == .none ? "" : " (\(unit.rawValue))")
        case .integer(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .boolean: "true or false"
        case .text: "any text"
        case .color: "a color: #RRGGBB, #RRGGBBAA, a name such as \"blue\", or two of them as LIGHT/DARK"
        case .colors(_, let count):
            (count.lowerBound == count.upperBound
                ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)")
                + " colors separated by commas"
        case .choice(_, let options): "one of \(options.joined(separator: ", "))"
        case .choices(_, let options): "one or more, separated by commas, of \(options.joined(separator: ", "))"
        case .image: "the name of a PNG file"
        }
    }

    private func number(_ typed: String, _ range: ClosedRange<Double>) throws -> (ParameterValue, String) {
        guard let value = NumberText.number(typed) else { throw refusal("\"\(typed.prefix(64))\"", "is not a number") }
        guard range.contains(value) else {
            let nearest = min(max(value, range.lowerBound), range.upperBound)
            throw refusal(typed, "is out of range", nearest: NumberText.text(nearest))
        }
        return (.number(value), NumberText.text(value))
    }

    private func integer(_ typed: String, _ range: ClosedRange<Int>) throws -> (ParameterValue, String) {
        guard let value = NumberText.integer(typed) else {
            throw refusal("\"\(typed.prefix(64))\"", "is not a whole number")
        }
        guard range.contains(value) else {
            let nearest = min(max(value, range.lowerBound), range.upperBound)
            throw refusal(typed, "is out of range", nearest: String(nearest))
        }
        return (.integer(value), String(value))
    }

    private func boolean(_ typed: String) throws -> (ParameterValue, String) {
        switch typed.lowercased() {
        case "true", "yes", "on", "1": return (.boolean(true), "true")
        case "false", "no", "off", "0": return (.boolean(false), "false")
        default: throw refusal("\"\(typed.prefix(64))\"", "is neither true nor false")
        }
    }

    private func colors(_ typed: String, _ count: ClosedRange<Int>) throws -> (ParameterValue, String) {
        let words = typed.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
        guard count.contains(words.count) else {
            throw refusal("\(words.count) color\(words.count == 1 ? "" : "s")", "is not the right number")
        }
        let colors = try words.map(color)
        return (.colors(colors.map(\.value)), colors.map(\.text).joined(separator: ","))
    }

    private func choices(_ typed: String, _ options: [String]) throws -> (ParameterValue, String) {
        let words = typed.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
        guard words.count <= Self.mostChoices else {
            throw refusal("a list of \(words.count)", "is too long; the limit is \(Self.mostChoices)")
        }
        if let wrong = words.first(where: { !options.contains($0) }) { throw choiceRefusal(wrong, options) }
        return (.choices(words), words.joined(separator: ","))
    }

    private func color(_ typed: String) throws -> (value: Color, text: String) {
        guard let color = ColorText.color(typed), let text = ColorText.canonical(typed) else {
            throw ParameterError("parameter \"\(name)\": \(ColorText.complaint(about: String(typed.prefix(64))))")
        }
        return (color, text)
    }

    private func trimmed(_ word: Substring) -> String {
        String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private func refusal(_ what: String, _ problem: String, nearest: String? = nil) -> ParameterError {
        let guess = nearest.map { "; the nearest is \($0)" } ?? ""
        return ParameterError("parameter \"\(name)\": \(what) \(problem); it takes \(expectation)\(guess).")
    }

    private func choiceRefusal(_ typed: String, _ options: [String]) -> ParameterError {
        let hint = NearestName.hint(for: typed, among: options)
        return ParameterError(
            "parameter \"\(name)\": \"\(typed.prefix(64))\" is not a choice; it takes \(expectation)\(hint).")
    }
}
