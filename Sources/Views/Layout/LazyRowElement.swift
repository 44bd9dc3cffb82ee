import KinoraScene
import KinoraStage

/// A row of a lazy container, which is laid out from the update on in which it has come near to what is seen, and drawn while it is near.
///
/// Until then nothing in it has a place: it tells no preferences and takes no touches. Afterwards it stays, as SwiftUI keeps what it has
/// made. What a frame alone has come by is there in that frame.
final class LazyRowElement: WrapperElement {
    private let rows: LazyRows
    private var isNear = false
    private var isThere = false

    init(_ child: Element, in rows: LazyRows) {
        self.rows = rows
        super.init(child, child.context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let hasCome = context.stored(Slot.nearRow) == true
        isNear = rows.isNear(self)
        isThere = isNear || hasCome
        if isNear, !hasCome, context.isUpdating { context.store(true, Slot.nearRow) }
        if isThere { super.arrange(proposal, placement) }
    }

    override func forgetSizes() {
        super.forgetSizes()
        if !isThere { child.forgetSizes() }
    }

    override var children: [Element] { isThere ? [child] : [] }

    override func lower(_ context: inout LoweringContext) -> [Node] { isNear ? child.lowered(&context) : [] }

    override func convertToContent(_ point: CGPoint) -> CGPoint? { isNear ? point : nil }

    /// Whether a view in it that has no place stands for an identifier.
    func holdsAway(_ id: AnyHashable) -> Bool { !isThere && child.path(to: id) != nil }
}
