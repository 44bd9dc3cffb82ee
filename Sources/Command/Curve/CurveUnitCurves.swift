import KinoraViews

/// The spellings of unit curves. Names and control points are those of `UnitCurve`.
enum CurveUnitCurves {
    static var vocabulary: CurveVocabulary<UnitCurve> {
        CurveVocabulary(
            what: "unit curve",
            entries: [
                ("linear", constant(.linear)), ("easeIn", constant(.easeIn)), ("easeOut", constant(.easeOut)),
                ("easeInOut", constant(.easeInOut)), ("circularEaseIn", constant(.circularEaseIn)),
                ("circularEaseOut", constant(.circularEaseOut)), ("circularEaseInOut", constant(.circularEaseInOut)),
                ("bezier", [byPoints, byNumbers]),
            ])
    }

    /// The curve that `steps` name: `UnitCurve.easeIn`, `.bezier(0.2, 0, 0, 1).inverse`.
    static func unitCurve(_ steps: [CurveStep]) throws -> UnitCurve {
        var steps = steps[...]
        if let first = steps.first, first.name == "UnitCurve" {
            guard steps.count > 1, first.arguments == nil else {
                throw CurveSyntaxError(
                    column: first.column, reason: "UnitCurve needs a name behind it, such as UnitCurve.easeIn")
            }
            steps.removeFirst()
        }
        var curve = try vocabulary.make(steps.removeFirst())
        for step in steps {
            guard step.name == "inverse", step.arguments == nil else {
                throw CurveSyntaxError(
                    column: step.column,
                    reason: "a unit curve has no .\(step.name), only .inverse; for an animation write "
                        + "timingCurve(UnitCurve…, duration:)")
            }
            curve = curve.inverse
        }
        return curve
    }

    private static func constant(_ curve: UnitCurve) -> [CurveSignature<UnitCurve>] { [CurveSignature { _ in curve }] }

    private static var byPoints: CurveSignature<UnitCurve> {
        CurveSignature([
            .named("startControlPoint").required, .named("endControlPoint").required,
        ]) {
            UnitCurve.bezier(
                startControlPoint: try point("startControlPoint", $0), endControlPoint: try point("endControlPoint", $0)
            )
        }
    }

    private static var byNumbers: CurveSignature<UnitCurve> {
        CurveSignature([
            .positional("x1", 0...1), .positional("y1"), .positional("x2", 0...1), .positional("y2"),
        ]) {
            UnitCurve.bezier(
                startControlPoint: UnitPoint(x: try $0.number("x1", 0), y: try $0.number("y1", 0)),
                endControlPoint: UnitPoint(x: try $0.number("x2", 1), y: try $0.number("y2", 1)))
        }
    }

    private static var points: CurveVocabulary<UnitPoint> {
        CurveVocabulary(what: "point", entries: [("UnitPoint", [coordinates]), ("init", [coordinates])])
    }

    private static var coordinates: CurveSignature<UnitPoint> {
        CurveSignature([.named("x", 0...1).required, .named("y").required]) {
            UnitPoint(x: try $0.number("x", 0), y: try $0.number("y", 0))
        }
    }

    private static func point(_ name: String, _ arguments: CurveArguments) throws -> UnitPoint {
        guard let steps = try arguments.path(name, "a point, such as UnitPoint(x: 0.2, y: 0)"), let step = steps.first
        else { return .zero }
        if steps.count > 1 {
            throw CurveSyntaxError(column: steps[1].column, reason: "a point has no .\(steps[1].name)")
        }
        return try points.make(step)
    }
}
