import KinoraViews

/// The spellings of springs as values: `Spring(duration:bounce:)`, `.bouncy` and so on. Defaults are those of `Spring`.
enum CurveSprings {
    private static var vocabulary: CurveVocabulary<Spring> {
        CurveVocabulary(
            what: "spring",
            entries: [
                ("Spring", initializers),
                ("init", initializers),
                ("smooth", preset { .smooth(duration: $0, extraBounce: $1) }),
                ("snappy", preset { .snappy(duration: $0, extraBounce: $1) }),
                ("bouncy", preset { .bouncy(duration: $0, extraBounce: $1) }),
            ])
    }

    /// The spring that `steps` name: `Spring(…)`, `Spring.bouncy`, `.bouncy(duration: 1)`.
    static func spring(_ steps: [CurveStep]) throws -> Spring {
        var steps = steps[...]
        if steps.count > 1, let first = steps.first, first.name == "Spring", first.arguments == nil {
            steps.removeFirst()
        }
        let spring = try vocabulary.make(steps.removeFirst())
        if let more = steps.first {
            throw CurveSyntaxError(
                column: more.column, reason: "a Spring has no .\(more.name); for an animation write spring(Spring(…))")
        }
        return spring
    }

    private static var initializers: [CurveSignature<Spring>] {
        [
            CurveSignature([.named("duration", CurveLimits.pace), .named("bounce", CurveLimits.bounce)]) {
                Spring(duration: try $0.number("duration", 0.5), bounce: try $0.number("bounce", 0))
            },
            CurveSignature([
                .named("response", CurveLimits.pace).required,
                .named("dampingRatio", CurveLimits.dampingFraction).required,
            ]) {
                Spring(response: try $0.number("response", 0.5), dampingRatio: try $0.number("dampingRatio", 1))
            },
            CurveSignature([
                .named("mass", CurveLimits.physical), .named("stiffness", CurveLimits.physical).required,
                .named("damping", CurveLimits.damping).required, .named("allowOverDamping"),
            ]) {
                Spring(
                    mass: try $0.number("mass", 1), stiffness: try $0.number("stiffness", 1),
                    damping: try $0.number("damping", 1), allowOverDamping: try $0.flag("allowOverDamping", false))
            },
            CurveSignature([
                .named("settlingDuration", 0.01...10).required, .named("dampingRatio", 0.01...1).required,
                .named("epsilon", 1e-9...0.5),
            ]) {
                Spring(
                    settlingDuration: try $0.number("settlingDuration", 1),
                    dampingRatio: try $0.number("dampingRatio", 1),
                    epsilon: try $0.number("epsilon", 0.001))
            },
        ]
    }

    private static func preset(_ make: @escaping (Double, Double) -> Spring) -> [CurveSignature<Spring>] {
        [
            CurveSignature([.named("duration", CurveLimits.pace), .named("extraBounce", CurveLimits.extraBounce)]) {
                make(try $0.number("duration", 0.5), try $0.number("extraBounce", 0))
            }
        ]
    }
}
