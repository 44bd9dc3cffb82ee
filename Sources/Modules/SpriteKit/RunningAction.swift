import KinoraViews

/// An action while a node performs it.
final class RunningAction {
    let action: SKAction
    /// As it takes this time.
    private let duration: TimeInterval
    /// Seconds since it began.
    private var elapsed: TimeInterval = 0
    private var change: SKAction.Change?
    /// What it is made of and still runs, with the place in the sequence or the round.
    private var parts: [RunningAction] = []
    private var position = 0
    private var hasBegun = false

    init(_ action: SKAction) {
        self.action = action
        let range = action.durationRange
        let chance = range > 0 ? Double.random(in: -range / 2...range / 2) : 0
        duration = max(0, action.duration + chance)
    }

    /// Goes on by some seconds.
    /// - Returns: the seconds that are left over as it ends; nil while it runs.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let own = seconds * TimeInterval(action.speed)
        let isFirst = !hasBegun
        hasBegun = true
        guard let rest = left(node, by: own, isFirst) else { return nil }
        return action.speed > 0 ? rest / TimeInterval(action.speed) : 0
    }

    private func left(_ node: SKNode, by seconds: TimeInterval, _ isFirst: Bool) -> TimeInterval? {
        switch action.work {
        case .wait: return time(by: seconds)
        case .once(let act):
            act(node)
            return seconds
        case .over(let begin):
            if isFirst { change = begin(node) }
            let rest = time(by: seconds)
            change?(share)
            return rest
        case .sequence(let actions): return inTurn(node, by: seconds, of: actions.count) { actions[$0] }
        case .repeated(let action, let count): return inTurn(node, by: seconds, of: count ?? .max) { _ in action }
        case .group(let actions):
            if isFirst { parts = actions.map(RunningAction.init) }
            return together(node, by: seconds)
        case .child(let action, let name):
            // The child performs it on its own.
            node.childNode(withName: name)?.run(action)
            return seconds
        }
    }

    private func time(by seconds: TimeInterval) -> TimeInterval? {
        elapsed += seconds
        return elapsed < duration - RunningAction.slack ? nil : max(0, elapsed - duration)
    }

    /// Sums of sixtieths may lie just below the second that they are.
    private static let slack = 1e-9

    /// How far the change has come.
    private var share: CGFloat {
        guard duration > 0 else { return 1 }
        let time = min(elapsed / duration, 1)
        if elapsed >= duration - RunningAction.slack { return 1 }
        if let function = action.timingFunction { return CGFloat(function(Float(time))) }
        return CGFloat(action.timingMode.curve.value(at: time))
    }

    private func inTurn(
        _ node: SKNode, by seconds: TimeInterval, of count: Int, _ part: (Int) -> SKAction
    ) -> TimeInterval? {
        var left = seconds
        while position < count {
            if parts.isEmpty { parts = [RunningAction(part(position))] }
            guard let rest = parts[0].advance(node, by: left) else { return nil }
            let tookTime = rest < left
            left = rest
            parts = []
            position += 1
            // What takes no time at all and repeats for ever would never come to an end: it is done once in a step.
            if count == .max, !tookTime { return nil }
        }
        return left
    }

    private func together(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        var least = seconds
        parts = parts.filter { part in
            guard let rest = part.advance(node, by: seconds) else { return true }
            least = min(least, rest)
            return false
        }
        return parts.isEmpty ? least : nil
    }
}
