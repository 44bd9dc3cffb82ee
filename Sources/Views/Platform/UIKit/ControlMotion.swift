import KinoraStage

// Controls that are set to a value in an animation (`setOn(_:animated:)` and its kind).

extension UIView {
    /// How a control goes to the value that it was set to, and is drawn again: as long as the block around takes, or 0.25 seconds; nil is
    /// at once.
    func motionToValue(animated: Bool) -> Animation? {
        guard animated, ViewMotion.isPossible else { return nil }
        noteChange()
        guard let block = ViewMotion.current else { return .easeInOut(duration: 0.25) }
        return .easeInOut(duration: block.duration).delay(block.delay)
    }
}

extension View {
    /// Goes to another value as `motion` says; where it is nil, as everything around does.
    func going(to value: some Equatable, by motion: Animation?) -> some View {
        transaction(value: value) { if let motion { $0.animation = motion } }
    }
}
