import KinoraScene
import KinoraStage

/// What a row shows while its list is edited: a red sign by which it is deleted, and a handle by which it is moved.
@MainActor
final class RowSigns {
    private let minus: Element?
    private let handle: Element?
    /// 0 at rest, 1 while the list is edited.
    private let share: Double

    /// Points that the content moves aside for a sign.
    private static let room: CGFloat = 38

    /// nil where there is nothing to show.
    init?(_ editing: RowEditing?, _ context: BuildContext) {
        guard let editing else { return nil }
        let isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
        let place = context.child(.secondary)
        share = place.animated(EditShare(value: isEditing ? 1 : 0), slot: Slot.geometry).value
        guard share > 0 else { return nil }
        if let delete = editing.delete, !editing.isDeleteDisabled {
            let sign = Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.white, .red)
            let inner = place.child(.index(0))
            let tap = TapGesture().onEnded { delete() }
            minus = GestureElement(
                sign._elements(inner).united(.center, inner), tap, .normal, .all, place.child(.index(1)))
        } else {
            minus = nil
        }
        if editing.moves, !editing.isMoveDisabled {
            let inner = place.child(.index(2))
            let sign = Image(systemName: "line.3.horizontal").font(.system(size: 19))
                .foregroundStyle(Color(SystemColor.tertiary))
            handle = sign._elements(inner).united(.center, inner)
        } else {
            handle = nil
        }
    }

    var leading: CGFloat { minus == nil ? 0 : RowSigns.room * share }
    var trailing: CGFloat { handle == nil ? 0 : RowSigns.room * share }
    var elements: [Element] { [minus, handle].compactMap { $0 } }

    func place(in row: CGRect, _ insets: EdgeInsets, _ placement: PlacementContext) {
        func put(_ element: Element?, _ middle: CGFloat) {
            guard let element else { return }
            let size = element.sizeThatFits(.unspecified)
            element.place(
                at: CGPoint(x: middle - size.width / 2, y: row.midY - size.height / 2), proposal: .unspecified,
                placement)
        }
        put(minus, row.minX + insets.leading + 11 - RowSigns.room * (1 - share))
        put(handle, row.maxX - insets.trailing - 9 + RowSigns.room * (1 - share))
    }

    func lowered(_ context: inout LoweringContext) -> [Node] {
        let nodes = elements.flatMap { $0.lowered(&context) }
        return share < 1 ? nodes.layered(.opacity(min(1, max(0, share)))) : nodes
    }
}

nonisolated private struct EditShare: Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
}
