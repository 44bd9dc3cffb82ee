/// The syntax tree of an expression, before its names are resolved.
///
/// Columns count characters from 1.
indirect enum CurveSyntax: Equatable {
    case number(Double, column: Int)
    case flag(Bool, column: Int)
    /// `Animation.spring(bounce: 0.3).delay(1)`: its steps, one after another.
    case path([CurveStep])

    var column: Int {
        switch self {
        case .number(_, let column), .flag(_, let column): column
        case .path(let steps): steps.first?.column ?? 1
        }
    }
}

/// A name, with what is in the parentheses and braces behind it.
struct CurveStep: Equatable {
    let name: String
    let column: Int
    /// Nil without parentheses.
    var arguments: [CurveArgument]?
    /// Nil without braces.
    var block: [CurveSyntax]?
}

/// One of the values in parentheses.
struct CurveArgument: Equatable {
    var label: String?
    let column: Int
    let value: CurveSyntax
}

/// Why an expression cannot be understood, and where.
struct CurveSyntaxError: Error, Equatable {
    let column: Int
    /// Without a full stop.
    let reason: String
}
