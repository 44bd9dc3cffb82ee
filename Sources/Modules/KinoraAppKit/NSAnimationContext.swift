import KinoraViews

/// How long changes of views take that are made in a block of it, and in which way they move.
@MainActor @preconcurrency
public final class NSAnimationContext: NSObject {
    public static let current = NSAnimationContext()
    private typealias Values = (
        duration: TimeInterval, timing: CAMediaTimingFunction?, isImplicit: Bool, completion: (() -> Void)?
    )
    private static var outer: [Values] = []
    private override init() { super.init() }

    /// In seconds.
    public var duration: TimeInterval = 0.25 { didSet { setPace() } }
    public var timingFunction: CAMediaTimingFunction? { didSet { setPace() } }
    /// In a block all changes move here, also those that are not made by an `animator()`.
    public var allowsImplicitAnimation = false
    /// Run when all has moved that is changed in the block or group in which it is told.
    public var completionHandler: (() -> Void)?

    private func setPace() { UIView.setPace(duration: duration, timing: timingFunction) }

    public static func beginGrouping() {
        outer.append(
            (current.duration, current.timingFunction, current.allowsImplicitAnimation, current.completionHandler))
        current.completionHandler = nil
    }
    public static func endGrouping() {
        guard let values = outer.popLast() else { return }
        let completion = current.completionHandler
        (current.duration, current.timingFunction, current.allowsImplicitAnimation, current.completionHandler) = values
        // Only blocks move what is changed: a group is over at once.
        completion?()
    }
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        beginGrouping()
        var own: (() -> Void)?
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: max(current.duration, 0.001)) {
                current.setPace()
                changes(current)
                own = current.completionHandler
                current.completionHandler = nil
            } completion: { _ in
                completionHandler?()
                own?()
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

extension NSWindow {
    /// The window: what is written to it is there at once.
    public func animator() -> Self { self }
}
