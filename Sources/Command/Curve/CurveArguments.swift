import KinoraBasics
import KinoraEffects

/// What stands in a call's parentheses, by the names of the parameters.
struct CurveArguments {
    let parameters: [CurveParameter]
    let values: [String: CurveSyntax]

    func has(_ name: String) -> Bool { values[name] != nil }

    /// A number in its parameter's range, or `fallback` where it is left out.
    func number(_ name: String, _ fallback: Double) throws -> Double { try number(name) ?? fallback }

    func number(_ name: String) throws -> Double? {
        guard let value = values[name] else { return nil }
        guard case .number(let number, let column) = value else {
            throw CurveSyntaxError(column: value.column, reason: "\(name) takes a number")
        }
        guard let range = parameters.first(where: { $0.name == name })?.range, !range.contains(number) else {
            return number
        }
        throw CurveSyntaxError(
            column: column,
            reason: "\(name) takes \(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound)), "
                + "not \(NumberText.text(number))")
    }

    func count(_ name: String) throws -> Int {
        let number = try number(name, 1)
        if let whole = Int(exactly: number) { return whole }
        throw CurveSyntaxError(
            column: values[name]?.column ?? 1, reason: "\(name) takes a whole number, not \(NumberText.text(number))")
    }

    func flag(_ name: String, _ fallback: Bool) throws -> Bool {
        switch values[name] {
        case nil: return fallback
        case .flag(let flag, _)?: return flag
        case let other?: throw CurveSyntaxError(column: other.column, reason: "\(name) takes true or false")
        }
    }

    /// The steps of an argument that is itself an expression.
    func path(_ name: String, _ what: String) throws -> [CurveStep]? {
        switch values[name] {
        case nil: return nil
        case .path(let steps)?: return steps
        case let other?: throw CurveSyntaxError(column: other.column, reason: "\(name) takes \(what)")
        }
    }
}
