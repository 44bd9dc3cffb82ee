import KinoraScene
import KinoraStage

/// Whether a row is among several that are selected while their list is edited.
enum RowChoice { case chosen, unchosen }

/// What a row shows while its list is edited: a circle that says whether it is selected, or a red sign by which it is deleted, and a
/// handle by which it is moved.
@MainActor
final class RowSigns {
    private let leadingSign: Element?
    private let handle: Element?
    /// 0 at rest, 1 while the list is edited.
    private let share: Double

    /// Points that the content moves aside for a sign.
    private static let room: CGFloat = 38

    /// nil where there is nothing to show. A row that can be chosen has no red sign.
    init?(_ editing: RowEditing?, _ choice: RowChoice?, _ context: BuildContext) {
        guard editing != nil || choice != nil else { return nil }
        let place = context.child(.secondary)
        share = place.animated(EditShare(value: context.environment.isEditingRows ? 1 : 0), slot: Slot.geometry).value
        guard share > 0 else { return nil }
        if let choice {
            leadingSign = RowSigns.circle(choice, place.child(.index(3)))
        } else if let delete = editing?.delete, editing?.isDeleteDisabled == false {
            leadingSign = RowSigns.minus(delete, place)
        } else {
            leadingSign = nil
        }
        let moves = editing.map { $0.moves && !$0.isMoveDisabled } ?? false
        handle = moves ? RowSigns.handle(of: context.identity.number, place.child(.index(2))) : nil
    }

    /// A ring, or a disc in the tint with a check mark. The row's tap chooses, so that it has none of its own.
    private static func circle(_ choice: RowChoice, _ place: BuildContext) -> Element {
        let font = Font.system(size: 22)
        switch choice {
        case .chosen:
            let sign = Image(systemName: "checkmark.circle.fill").font(font).foregroundStyle(.white, .tint)
            return sign._elements(place.child(.index(1))).united(.center, place)
        case .unchosen:
            let sign = Image(systemName: "circle").font(font).foregroundStyle(Color(SystemColor.tertiary))
            return sign._elements(place.child(.index(0))).united(.center, place)
        }
    }

    private static func minus(_ delete: @escaping @MainActor () -> Void, _ place: BuildContext) -> Element {
        let sign = Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.white, .red)
        let inner = place.child(.index(0))
        let tap = TapGesture().onEnded { delete() }
        return GestureElement(
            sign._elements(inner).united(.center, inner), tap, .normal, .all, place.child(.index(1)))
    }

    /// By which a finger moves the row whose place has a number.
    private static func handle(of row: Int, _ place: BuildContext) -> Element {
        let sign = Image(systemName: "line.3.horizontal").font(.system(size: 19))
            .foregroundStyle(Color(SystemColor.tertiary))
            .frame(width: room, height: 44).contentShape(Rectangle())
        let inner = place.child(.index(0))
        let element = sign._elements(inner).united(.center, inner)
        guard let move = place.environment.rowMove else { return element }
        let drag = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { move.follow($0.translation.height, row: row) }
            .onEnded { _ in move.release(row) }
        return GestureElement(element, drag, .high, .all, place.child(.index(1)))
    }

    /// The elements from the handle out that a point hits.
    func handlePath(to point: CGPoint) -> [Element] { handle?.hitTest(point) ?? [] }

    var leading: CGFloat { leadingSign == nil ? 0 : RowSigns.room * share }
    var trailing: CGFloat { handle == nil ? 0 : RowSigns.room * share }
    var elements: [Element] { [leadingSign, handle].compactMap { $0 } }

    func place(in row: CGRect, _ insets: EdgeInsets, isMirrored: Bool, _ placement: PlacementContext) {
        func put(_ element: Element?, _ place: CGFloat) {
            guard let element else { return }
            let size = element.sizeThatFits(.unspecified)
            let middle = isMirrored ? row.minX + row.maxX - place : place
            element.place(
                at: CGPoint(x: middle - size.width / 2, y: row.midY - size.height / 2), proposal: .unspecified,
                placement)
        }
        put(leadingSign, row.minX + insets.leading + 11 - RowSigns.room * (1 - share))
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
