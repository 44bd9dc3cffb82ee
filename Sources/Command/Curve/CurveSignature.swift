/// One spelling of a call: its parameters, and what they make.
struct CurveSignature<Result> {
    let parameters: [CurveParameter]
    let make: (CurveArguments) throws -> Result

    init(_ parameters: [CurveParameter] = [], make: @escaping (CurveArguments) throws -> Result) {
        self.parameters = parameters
        self.make = make
    }

    /// As documentation writes it, for example `(_:duration:)`.
    var spelling: String { "(" + parameters.map { "\($0.isPositional ? "_" : $0.name):" }.joined() + ")" }

    /// The arguments by parameter, or nil where they are not this spelling's. Labels may come in any order.
    func match(_ arguments: [CurveArgument]) -> CurveArguments? {
        var values: [String: CurveSyntax] = [:]
        var positional = parameters.filter(\.isPositional)[...]
        for argument in arguments {
            let parameter =
                argument.label.map { label in parameters.first { !$0.isPositional && $0.name == label } }
                ?? positional.popFirst()
            guard let parameter, values.updateValue(argument.value, forKey: parameter.name) == nil else { return nil }
        }
        guard parameters.allSatisfy({ !$0.isRequired || values[$0.name] != nil }) else { return nil }
        return CurveArguments(parameters: parameters, values: values)
    }
}

/// One parameter of a call.
struct CurveParameter {
    let name: String
    var isPositional = false
    var isRequired = false
    /// What a number may be.
    var range = -1e6...1e6

    static func named(_ name: String, _ range: ClosedRange<Double> = -1e6...1e6) -> CurveParameter {
        CurveParameter(name: name, range: range)
    }

    static func positional(_ name: String, _ range: ClosedRange<Double> = -1e6...1e6) -> CurveParameter {
        CurveParameter(name: name, isPositional: true, isRequired: true, range: range)
    }

    var required: CurveParameter {
        var copy = self
        copy.isRequired = true
        return copy
    }
}
