import KinoraBasics
import KinoraEffects
import KinoraViews

/// A new target on the way, as `--interrupt TIME:TARGET` or `TIME:TARGET:EXPRESSION` says.
struct CurveInterruption {
    /// Seconds.
    let time: Double
    let target: Double
    /// How the value goes there; nil for the animation that runs.
    let expression: CurveExpression?

    init(_ text: String) throws {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2, let time = NumberText.number(parts[0]), let target = NumberText.number(parts[1]) else {
            throw CommandError.usage(
                "--interrupt \(TypedText.quoted(text)) is not an interruption; it takes SECONDS:TARGET or "
                    + "SECONDS:TARGET:ANIMATION, such as 0.2:0 or 0.2:0:easeOut.")
        }
        guard CurveLimits.duration.contains(time), abs(target) <= 1e6 else {
            throw CommandError.usage(
                "--interrupt \(TypedText.quoted(text)) is out of range; it takes 0 to 600 seconds and a target from "
                    + "-1000000 to 1000000.")
        }
        self.time = time
        self.target = target
        expression = parts.count > 2 ? try CurveExpression(String(parts[2])) : nil
        if let expression, case .animation = expression.motion { return }
        guard expression == nil else {
            throw CommandError.usage(
                "--interrupt \(TypedText.quoted(text)) names no animation; a unit curve or keyframes cannot take over."
            )
        }
    }
}
