import KinoraScene
import KinoraStage

extension UIView {
    /// A view that shows what this one shows now, and no longer follows it.
    ///
    /// - Parameter afterUpdates: makes no difference: a stage has no picture that is older than its views.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        layoutIfNeeded()
        return SnapshotView(of: self, bounds)
    }

    /// A part of what this view shows now, in its own points.
    ///
    /// - Parameter capInsets: makes no difference: the picture keeps its size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        layoutIfNeeded()
        return SnapshotView(of: self, rect)
    }
}

extension UIScreen {
    /// A view that shows what the stage shows now, and no longer follows it.
    ///
    /// - Parameter afterUpdates: makes no difference, as for views.
    @MainActor public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        SnapshotView(of: StageWindows.current.stage, bounds)
    }
}

/// What a view has drawn.
private final class SnapshotView: UIView {
    private let nodes: [Node]

    init(of view: UIView, _ part: CGRect) {
        let size = view.bounds.size
        let shown =
            StageWindows.current.shownNodes(view)
            ?? ViewPicture(PlatformPicture(view: view, isContent: true), proposal: ProposedViewSize(size)).nodes
        nodes = shown.transformed(CGAffineTransform(translationX: -part.minX, y: -part.minY))
        super.init(frame: CGRect(origin: .zero, size: part.size))
        clipsToBounds = part.size != size
    }
    required init?(coder: NSCoder) { return nil }

    override func ownPicture() -> AnyView? { AnyView(DrawnNodes(nodes: nodes)) }
}
