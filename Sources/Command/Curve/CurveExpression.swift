import KinoraBasics
import KinoraEffects
import KinoraViews

/// A motion as somebody typed it, such as `spring(bounce: 0.3).delay(0.2)`.
struct CurveExpression {
    enum Motion {
        /// The animation, and one like it that ends: a few plays stand for a repeat without end.
        case animation(Animation, ending: Animation)
        case unitCurve(UnitCurve)
        case keyframes(KeyframeTimeline<Double>)
    }

    let text: String
    let motion: Motion

    /// Modifiers that an expression may have.
    static let mostModifiers = 32

    init(_ text: String) throws {
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        do {
            motion = try Self.motion(CurveParser.parse(text))
        } catch let error as CurveSyntaxError {
            throw CommandError.usage("In \(TypedText.quoted(self.text)), column \(error.column): \(error.reason).")
        }
    }

    private static func motion(_ steps: [CurveStep]) throws -> Motion {
        let head = steps[0]
        switch head.name {
        case "UnitCurve": return .unitCurve(try CurveUnitCurves.unitCurve(steps))
        case "Spring":
            let animation = Animation.spring(try CurveSprings.spring(steps))
            return .animation(animation, ending: animation)
        case "Animation":
            guard steps.count > 1, head.arguments == nil else {
                throw CurveSyntaxError(
                    column: head.column, reason: "Animation needs a name behind it, such as Animation.spring")
            }
            return try animation(steps.dropFirst())
        case let name where CurveKeyframes.names.contains(name): return .keyframes(try CurveKeyframes.timeline(steps))
        case let name where CurveUnitCurves.vocabulary.has(name) && !CurveAnimations.vocabulary.has(name):
            return .unitCurve(try CurveUnitCurves.unitCurve(steps))
        default: return try animation(steps[...])
        }
    }

    private static func animation(_ steps: ArraySlice<CurveStep>) throws -> Motion {
        guard let head = steps.first, steps.count <= mostModifiers + 1 else {
            throw CurveSyntaxError(
                column: steps.last?.column ?? 1, reason: "an animation has at most \(mostModifiers) modifiers")
        }
        let others = CurveUnitCurves.vocabulary.names.filter { !CurveAnimations.vocabulary.has($0) }
        let start = try CurveAnimations.vocabulary.make(head, alsoNamed: others + ["Spring", "UnitCurve", "keyframes"])
        var (animation, ending) = (start, start)
        for step in steps.dropFirst() {
            let change = try CurveAnimations.modifiers.make(step)
            let changed = change(animation)
            if step.name == "repeatForever" {
                let autoreverses = changed == animation.repeatForever()
                ending = ending.repeatCount(autoreverses ? 4 : 3, autoreverses: autoreverses)
            } else {
                ending = change(ending)
            }
            animation = changed
        }
        return .animation(animation, ending: ending)
    }
}
