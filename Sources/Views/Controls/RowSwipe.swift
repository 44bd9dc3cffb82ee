import KinoraScene
import KinoraStage

/// Which row of a list is swiped aside, and how far.
struct SwipedRow: Equatable {
    /// The number of the row's place.
    let row: Int
    /// Points by which the row stands to the right of its place; negative to the left.
    var offset: CGFloat
    /// Whether the finger has gone so far that the first action is performed when it lifts.
    var isArmed = false
}

/// The buttons of a row that is swiped aside, and where everything stands.
@MainActor
final class RowSwipe {
    let row: Int
    private let all: [SwipeActions]
    private let motion: SwipeMotion
    private let buttons: [SwipeButton]
    private let isMirrored: Bool

    /// nil where the row has no actions, and while its list is edited.
    init?(of content: Element, _ swiped: SwipedRow?, _ context: BuildContext) {
        let editing = content.trait(RowEditingTrait.self)
        var actions = content.trait(SwipeActionsTrait.self) ?? []
        if actions.isEmpty, let delete = editing?.delete, editing?.isDeleteDisabled == false {
            actions = [.deletion(delete)]
        }
        guard !actions.isEmpty, !context.environment.isEditingRows else { return nil }
        all = actions
        row = context.identity.number
        isMirrored = context.environment.layoutDirection == .rightToLeft
        let own = swiped?.row == row ? swiped : nil
        let place = context.child(.index(1))
        motion = place.animated(
            SwipeMotion(offset: own?.offset ?? 0, arming: own?.isArmed == true ? 1 : 0), slot: Slot.geometry)
        let direction = motion.offset != 0 ? motion.offset : own?.offset ?? 0
        guard own != nil || direction != 0 else {
            buttons = []
            return
        }
        let edge = RowSwipe.edge(direction, isMirrored)
        buttons = actions.enumerated().filter { $0.element.edge == edge }.flatMap { number, actions in
            SwipeButton.buttons(of: actions, place.child(.index(number)))
        }
    }

    /// The edge that is revealed by a row that has moved by an offset.
    private static func edge(_ offset: CGFloat, _ isMirrored: Bool) -> HorizontalEdge {
        (offset > 0) != isMirrored ? .leading : .trailing
    }

    /// Points by which the row is drawn to the right of its place.
    var offset: CGFloat { motion.offset }
    var isAside: Bool { motion.offset != 0 }
    /// How far the row stands aside when all buttons are seen. Points.
    var openWidth: CGFloat { buttons.map(\.width).reduce(0, +) }
    var first: SwipeButton? { buttons.first }
    var elements: [Element] { buttons.map(\.touchable) }

    /// Whether there is anything to reveal behind a row that moves by an offset.
    func reveals(_ offset: CGFloat) -> Bool {
        all.contains { $0.edge == RowSwipe.edge(offset, isMirrored) }
    }

    func allowsFullSwipe(_ offset: CGFloat) -> Bool {
        all.first { $0.edge == RowSwipe.edge(offset, isMirrored) }?.allowsFullSwipe ?? false
    }

    // MARK: Where the buttons are

    /// The parts of a row that the buttons cover, by their order; those before lie on those after. Each begins where the one
    /// after it ends, and reaches to the edge.
    private func covers(_ rect: CGRect) -> [CGRect] {
        let revealed = abs(motion.offset)
        guard openWidth > 0 else { return [] }
        var reach: CGFloat = 0
        return buttons.enumerated().map { index, button in
            reach += button.width * revealed / openWidth
            let width = index == 0 ? reach + (revealed - reach) * motion.arming : reach
            let x = motion.offset < 0 ? rect.maxX - width : rect.minX
            return CGRect(x: x, y: rect.minY, width: width, height: rect.height)
        }
    }

    func place(in rect: CGRect, _ placement: PlacementContext) {
        let stretch = openWidth > 0 ? max(1, abs(motion.offset) / openWidth) : 1
        for (index, (button, cover)) in zip(buttons, covers(rect)).enumerated() {
            let arming = index == 0 ? motion.arming : 0
            let room = button.width * (stretch + (1 - stretch) * arming)
            let middle = motion.offset < 0 ? cover.minX + room / 2 : cover.maxX - room / 2
            let proposal = ProposedViewSize(width: nil, height: rect.height)
            let size = button.touchable.sizeThatFits(proposal)
            button.touchable.place(
                at: CGPoint(x: middle - size.width / 2, y: rect.midY - size.height / 2), proposal: proposal, placement)
        }
    }

    func lowered(in rect: CGRect, _ context: inout LoweringContext) -> [Node] {
        var nodes: [Node] = []
        for (button, cover) in zip(buttons, covers(rect)).reversed() where cover.width > 0 {
            let fill = button.fill.nodes(for: .fill(Path(cover), FillStyle()), in: cover)
            nodes += (fill + button.touchable.lowered(&context))
                .layered(.clip(Path(cover), rule: .nonzero, inverse: false))
        }
        return nodes
    }

    /// The button at a point of the row.
    func button(at point: CGPoint, in rect: CGRect) -> SwipeButton? {
        zip(buttons, covers(rect)).first { $0.1.contains(point) }?.0
    }
}

/// A button behind a row: its label, which answers to taps anywhere on the button.
@MainActor
struct SwipeButton {
    let touchable: GestureElement
    let action: SwipeAction?
    let fill: KinoraResolvedStyle

    /// Points at rest: its label's width, and that of a short word at least.
    var width: CGFloat { max(74, touchable.sizeThatFits(.unspecified).width) }

    fileprivate static func buttons(of actions: SwipeActions, _ context: BuildContext) -> [SwipeButton] {
        var place = context.child(.content)
        place.environment.primitiveButtonStyle = SwipeActionStyle()
        place.environment.tintStyle = nil
        place.environment.afterAction = nil
        place.environment.listLook = nil
        let perform = context.environment.performSwipeAction
        return actions.content(place).enumerated().map { index, label in
            let action = label.trait(SwipeActionTrait.self)
            let tap = TapGesture().onEnded { if let action { perform?(action) } }
            let style = action?.fill ?? AnyShapeStyle(Color.gray)
            return SwipeButton(
                touchable: GestureElement(label, tap, .normal, .all, context.child(.index(index))), action: action,
                fill: style._resolved(in: context.environment))
        }
    }
}

extension EnvironmentValues {
    /// Performs an action of the row that is swiped aside.
    @Entry var performSwipeAction: (@MainActor (SwipeAction) -> Void)?
}

nonisolated private struct SwipeMotion: Animatable {
    var offset: CGFloat
    /// 1 where the first button covers all others.
    var arming: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset, arming) }
        set { (offset, arming) = (newValue.first, newValue.second) }
    }
}
