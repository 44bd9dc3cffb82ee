import KinoraViews

/// How long changes of views take that are made in a block of it, and in which way they move.
@MainActor @preconcurrency
public final class NSAnimationContext: NSObject {
    public static let current = NSAnimationContext()
    private typealias Values = (duration: TimeInterval, timing: CAMediaTimingFunction?, isImplicit: Bool)
    private static var outer: [Values] = []
    private override init() { super.init() }

    /// In seconds.
    public var duration: TimeInterval = 0.25 { didSet { setPace() } }
    public var timingFunction: CAMediaTimingFunction? { didSet { setPace() } }
    /// In a block all changes move here, also those that are not made by an `animator()`.
    public var allowsImplicitAnimation = false
    public var completionHandler: (() -> Void)?

    private func setPace() { UIView.setPace(duration: duration, timing: timingFunction) }

    public static func beginGrouping() {
        outer.append((current.duration, current.timingFunction, current.allowsImplicitAnimation))
    }
    public static func endGrouping() {
        guard let values = outer.popLast() else { return }
        (current.duration, current.timingFunction, current.allowsImplicitAnimation) = values
    }
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        beginGrouping()
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: max(current.duration, 0.001)) {
                current.setPace()
                changes(current)
            } completion: { _ in
                completionHandler?()
                current.completionHandler?()
                current.completionHandler = nil
            }
        }
        endGrouping()
    }
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        runAnimationGroup(changes, completionHandler: nil)
    }
}

extension UIView {
    /// What is changed by it moves within the block of an `NSAnimationContext`.
    public func animator() -> Self { self }
    public func layoutSubtreeIfNeeded() { layoutIfNeeded() }
}
