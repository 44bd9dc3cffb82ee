import KinoraViews

/// One keyframe of an expression.
struct CurveKeyframe: KeyframeTrackContent {
    enum Kind {
        case move
        case linear(duration: Double, UnitCurve)
        case cubic(duration: Double, startVelocity: Double?, endVelocity: Double?)
        case spring(duration: Double?, Spring, startVelocity: Double?)
    }

    let target: Double
    let kind: Kind

    @KeyframeTrackContentBuilder<Double>
    var body: some KeyframeTrackContent<Double> {
        switch kind {
        case .move: MoveKeyframe(target)
        case .linear(let duration, let curve): LinearKeyframe(target, duration: duration, timingCurve: curve)
        case .cubic(let duration, let start, let end):
            CubicKeyframe(target, duration: duration, startVelocity: start, endVelocity: end)
        case .spring(let duration, let spring, let start):
            SpringKeyframe(target, duration: duration, spring: spring, startVelocity: start)
        }
    }
}

/// The spellings of keyframes. Names and defaults are those of the keyframe types.
enum CurveKeyframes {
    /// As many keyframes as an expression may have.
    static let most = 256
    static let names = ["keyframes", "KeyframeTimeline"]

    static var vocabulary: CurveVocabulary<CurveKeyframe> {
        CurveVocabulary(
            what: "keyframe",
            entries: [
                ("LinearKeyframe", [linear]), ("CubicKeyframe", [cubic]), ("SpringKeyframe", [spring]),
                ("MoveKeyframe", [move]),
            ])
    }

    /// The timeline of `keyframes(initialValue: 0) { LinearKeyframe(1, duration: 0.2) … }`.
    static func timeline(_ steps: [CurveStep]) throws -> KeyframeTimeline<Double> {
        let head = steps[0]
        if steps.count > 1 {
            throw CurveSyntaxError(column: steps[1].column, reason: "keyframes have no .\(steps[1].name)")
        }
        let start = try heads.make(head, takesBlock: true)
        guard let block = head.block, !block.isEmpty else {
            throw CurveSyntaxError(
                column: head.column,
                reason: "\(head.name) needs keyframes in braces, such as { LinearKeyframe(1, duration: 0.5) }")
        }
        guard block.count <= most else {
            throw CurveSyntaxError(column: block[most].column, reason: "an expression has at most \(most) keyframes")
        }
        let keyframes = try block.map(keyframe)
        return KeyframeTimeline(initialValue: start) {
            for keyframe in keyframes { keyframe }
        }
    }

    private static var heads: CurveVocabulary<Double> {
        let initial = CurveSignature([.named("initialValue")]) { try $0.number("initialValue", 0) }
        return CurveVocabulary(what: "timeline", entries: names.map { ($0, [initial]) })
    }

    private static func keyframe(_ line: CurveSyntax) throws -> CurveKeyframe {
        guard case .path(let steps) = line, let step = steps.first else {
            throw CurveSyntaxError(column: line.column, reason: "a keyframe is expected")
        }
        if steps.count > 1 {
            throw CurveSyntaxError(column: steps[1].column, reason: "a keyframe has no .\(steps[1].name)")
        }
        return try vocabulary.make(step)
    }

    private static let target = CurveParameter.positional("value")
    private static let time = CurveParameter.named("duration", CurveLimits.duration)

    private static var linear: CurveSignature<CurveKeyframe> {
        CurveSignature([target, time.required, .named("timingCurve")]) {
            let curve = try $0.path("timingCurve", "a unit curve, such as .easeIn").map(CurveUnitCurves.unitCurve)
            return CurveKeyframe(
                target: try $0.number("value", 0),
                kind: .linear(duration: try $0.number("duration", 0), curve ?? .linear))
        }
    }

    private static var cubic: CurveSignature<CurveKeyframe> {
        CurveSignature([target, time.required, .named("startVelocity"), .named("endVelocity")]) {
            CurveKeyframe(
                target: try $0.number("value", 0),
                kind: .cubic(
                    duration: try $0.number("duration", 0), startVelocity: try $0.number("startVelocity"),
                    endVelocity: try $0.number("endVelocity")))
        }
    }

    private static var spring: CurveSignature<CurveKeyframe> {
        CurveSignature([target, time, .named("spring"), .named("startVelocity")]) {
            let spring = try $0.path("spring", "a spring, such as .bouncy").map(CurveSprings.spring)
            return CurveKeyframe(
                target: try $0.number("value", 0),
                kind: .spring(
                    duration: try $0.number("duration"), spring ?? Spring(),
                    startVelocity: try $0.number("startVelocity")))
        }
    }

    private static var move: CurveSignature<CurveKeyframe> {
        CurveSignature([target]) { CurveKeyframe(target: try $0.number("value", 0), kind: .move) }
    }
}
