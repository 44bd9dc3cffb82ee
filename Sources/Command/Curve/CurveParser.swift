/// Reads an expression in Swift's spelling: names joined by points, arguments in parentheses, keyframes in braces.
///
///     path     = [ "." ] step { "." step }
///     step     = name [ "(" [ argument { "," argument } ] ")" ] [ "{" { path [ "," | ";" ] } "}" ]
///     argument = [ name ":" ] ( number | "true" | "false" | path )
struct CurveParser {
    /// How deeply parentheses and braces may nest.
    static let deepest = 16

    private let tokens: [CurveLexer.PlacedToken]
    private var index = 0
    private var depth = 0

    /// The steps that `text` consists of.
    static func parse(_ text: String) throws -> [CurveStep] {
        var parser = CurveParser(tokens: try CurveLexer.tokens(of: text))
        let steps = try parser.path()
        guard parser.token == .end else { throw parser.unexpected("a point and a modifier, or the end") }
        return steps
    }

    private init(tokens: [CurveLexer.PlacedToken]) { self.tokens = tokens }

    private var token: CurveLexer.Token { tokens[index].token }
    private var column: Int { tokens[index].column }

    private mutating func path() throws -> [CurveStep] {
        _ = take(".")
        var steps = [try step()]
        while take(".") { steps.append(try step()) }
        return steps
    }

    private mutating func step() throws -> CurveStep {
        guard case .word(let name) = token else { throw unexpected("a name") }
        var step = CurveStep(name: name, column: column)
        index += 1
        try descend()
        defer { depth -= 1 }
        if take("(") { step.arguments = try arguments() }
        if take("{") { step.block = try block() }
        return step
    }

    private mutating func arguments() throws -> [CurveArgument] {
        var arguments: [CurveArgument] = []
        if take(")") { return arguments }
        repeat { arguments.append(try argument()) } while take(",")
        guard take(")") else { throw unexpected("\",\" or \")\"") }
        return arguments
    }

    private mutating func argument() throws -> CurveArgument {
        let start = column
        if case .word(let label) = token, tokens[index + 1].token == .sign(":") {
            index += 2
            return CurveArgument(label: label, column: start, value: try value())
        }
        return CurveArgument(column: start, value: try value())
    }

    private mutating func value() throws -> CurveSyntax {
        let start = column
        switch token {
        case .number(let number):
            index += 1
            return .number(number, column: start)
        case .word("true"), .word("false"):
            defer { index += 1 }
            return .flag(token == .word("true"), column: start)
        case .word, .sign("."): return .path(try path())
        default: throw unexpected("a value")
        }
    }

    private mutating func block() throws -> [CurveSyntax] {
        var lines: [CurveSyntax] = []
        while !take("}") {
            lines.append(.path(try path()))
            if !take(",") { _ = take(";") }
        }
        return lines
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard token == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func descend() throws {
        depth += 1
        guard depth <= Self.deepest else {
            throw CurveSyntaxError(column: column, reason: "expressions nest at most \(Self.deepest) deep")
        }
    }

    private func unexpected(_ expected: String) -> CurveSyntaxError {
        CurveSyntaxError(column: column, reason: "\(expected) is expected, not \(token.name)")
    }
}
