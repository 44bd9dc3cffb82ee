import KinoraViews

/// Views side by side, or one above the other, with a line between two of them.
@MainActor @preconcurrency
open class NSSplitView: UIView {
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin, paneSplitter
    }
    public nonisolated static let didResizeSubviewsNotification = Notification.Name(
        "NSSplitViewDidResizeSubviewsNotification")
    /// Whether the lines are upright, and the views side by side.
    open var isVertical = false { didSet { noteChange() } }
    open var dividerStyle = DividerStyle.thick { didSet { noteChange() } }
    open var dividerColor: NSColor { .separatorColor }
    open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : dividerStyle == .thick ? 9 : 10 }
    open weak var delegate: (any NSSplitViewDelegate)?
    open var autosaveName: String?
    open var arrangesAllSubviews = true
    open private(set) var arrangedSubviews: [NSView] = []
    private var priorities: [ObjectIdentifier: UILayoutPriority] = [:]
    /// The widths or heights that `setPosition` gave, by the view.
    private var lengths: [ObjectIdentifier: CGFloat] = [:]

    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: NSView, at index: Int) { insertSubview(view, at: index) }
    open func removeArrangedSubview(_ view: NSView) {
        arrangedSubviews.removeAll { $0 === view }
        noteChange()
    }
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard !arrangedSubviews.contains(subview) else { return }
        let index = subviews.firstIndex(of: subview) ?? arrangedSubviews.count
        arrangedSubviews.insert(subview, at: min(index, arrangedSubviews.count))
        noteChange()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// - Parameter position: of the divider's edge, in points from that of the split view.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
        guard arrangedSubviews.indices.contains(dividerIndex) else { return }
        let start = dividerIndex == 0 ? 0 : end(of: arrangedSubviews[dividerIndex - 1]) + dividerThickness
        lengths[ObjectIdentifier(arrangedSubviews[dividerIndex])] = max(0, position - start)
        noteChange()
    }
    /// What a controller says of a view's width or height, given that of the split view; nil for what others leave.
    var measure: ((_ view: NSView, _ whole: CGFloat) -> CGFloat?)? { didSet { noteChange() } }
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
    open func adjustSubviews() { noteChange() }
    /// Of those without a length of their own, the ones that hold theirs least take what is left.
    open func setHoldingPriority(_ priority: UILayoutPriority, forSubviewAt subviewIndex: Int) {
        guard arrangedSubviews.indices.contains(subviewIndex) else { return }
        priorities[ObjectIdentifier(arrangedSubviews[subviewIndex])] = priority
        noteChange()
    }
    open func holdingPriorityForSubview(at subviewIndex: Int) -> UILayoutPriority {
        guard arrangedSubviews.indices.contains(subviewIndex) else { return .defaultLow }
        return priority(of: arrangedSubviews[subviewIndex])
    }
    private func priority(of view: NSView) -> UILayoutPriority { priorities[ObjectIdentifier(view)] ?? .defaultLow }
    func noteChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    private func length(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func end(of view: NSView) -> CGFloat { isVertical ? view.frame.maxX : view.frame.maxY }
    private var shown: [NSView] { arrangedSubviews.filter { !$0.isHidden } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var start: CGFloat = 0
        for (view, length) in zip(shown, shownLengths) {
            view.frame =
                isVertical
                ? CGRect(x: start, y: 0, width: length, height: bounds.height)
                : CGRect(x: 0, y: start, width: bounds.width, height: length)
            start += length + dividerThickness
        }
        setNeedsDisplay()
    }
    /// What was said, or the frames before, and the room that is left or missing for the views that hold their length least.
    private var shownLengths: [CGFloat] {
        let whole = length(of: bounds.size)
        let room = max(0, whole - CGFloat(max(0, shown.count - 1)) * dividerThickness)
        let said = shown.map { lengths[ObjectIdentifier($0)] ?? measure?($0, whole) }
        var result = zip(said, shown).map { $0 ?? length(of: $1.frame.size) }
        let free = said.indices.filter { said[$0] == nil }
        let all = free.isEmpty ? Array(said.indices) : free
        let least = all.map { priority(of: shown[$0]).rawValue }.min()
        let changed = all.filter { priority(of: shown[$0]).rawValue == least }
        let rest = room - result.reduce(0, +)
        let sum = changed.reduce(0) { $0 + result[$1] }
        for index in changed {
            let share = sum > 0 ? result[index] / sum : 1 / CGFloat(changed.count)
            result[index] = max(0, result[index] + rest * share)
        }
        return result
    }

    open override func _ownPicture() -> AnyView? {
        let (places, thickness, isVertical) = (shown.dropLast().map { end(of: $0) }, dividerThickness, isVertical)
        let (color, size) = (Color(dividerColor), bounds.size)
        return AnyView(
            Canvas { context, _ in
                for place in places {
                    // A thick divider is a line in the middle of its room.
                    let line = place + (thickness - 1) / 2
                    let rect =
                        isVertical
                        ? CGRect(x: line, y: 0, width: 1, height: size.height)
                        : CGRect(x: 0, y: line, width: size.width, height: 1)
                    context.fill(Path(rect), with: .color(color))
                }
            })
    }
}

@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat
    func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
    func splitViewDidResizeSubviews(_ notification: Notification)
}
extension NSSplitViewDelegate {
    public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
    public func splitView(
        _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMinimumPosition }
    public func splitView(
        _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition }
    public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
    public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
