import KinoraBasics
import KinoraEffects

/// What each name means in one place of an expression.
struct CurveVocabulary<Result> {
    /// What the names are, for sentences: "animation", "keyframe".
    let what: String
    let entries: [(name: String, signatures: [CurveSignature<Result>])]

    var names: [String] { entries.map(\.name) }

    func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

    /// What `step` makes. A step without parentheses is one without arguments.
    ///
    /// - Parameters:
    ///   - others: names that are valid in the step's place though they are not of this vocabulary.
    ///   - takesBlock: whether the caller reads the braces behind the step.
    func make(_ step: CurveStep, alsoNamed others: [String] = [], takesBlock: Bool = false) throws -> Result {
        guard let signatures = entries.first(where: { $0.name == step.name })?.signatures else {
            let all = names + others
            throw CurveSyntaxError(
                column: step.column,
                reason: "there is no \(what) \(TypedText.quoted(step.name)); there are \(all.joined(separator: ", "))"
                    + NearestName.hint(for: step.name, among: all))
        }
        guard step.block == nil || takesBlock else {
            throw CurveSyntaxError(column: step.column, reason: "\(step.name) takes no braces; keyframes(…) does")
        }
        let arguments = step.arguments ?? []
        for signature in signatures {
            if let values = signature.match(arguments) { return try signature.make(values) }
        }
        throw Self.mismatch(step, arguments, signatures)
    }

    private static func mismatch(
        _ step: CurveStep, _ arguments: [CurveArgument], _ signatures: [CurveSignature<Result>]
    ) -> CurveSyntaxError {
        var labels: [String] = []
        for parameter in signatures.flatMap(\.parameters)
        where !parameter.isPositional && !labels.contains(parameter.name) {
            labels.append(parameter.name)
        }
        if let stranger = arguments.first(where: { $0.label.map { !labels.contains($0) } ?? false }),
            let label = stranger.label
        {
            let known = labels.isEmpty ? "no labels" : labels.joined(separator: ", ")
            return CurveSyntaxError(
                column: stranger.column,
                reason: "\(step.name) has no \(TypedText.quoted(label)); it takes \(known)"
                    + NearestName.hint(for: label, among: labels))
        }
        let spellings = signatures.map { $0.parameters.isEmpty ? step.name : step.name + $0.spelling }
        return CurveSyntaxError(
            column: step.column,
            reason: "\(step.name) does not take these arguments together; it is written "
                + spellings.joined(separator: " or "))
    }
}
