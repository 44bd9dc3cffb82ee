import KinoraStage

/// Buttons behind one side of a row, which a swipe reveals.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: @MainActor (BuildContext) -> [Element]

    /// What the system offers for a row that can be deleted.
    static func deletion(_ delete: @escaping @MainActor () -> Void) -> SwipeActions {
        let button = Button("Delete", role: .destructive, action: delete)
        return SwipeActions(edge: .trailing, allowsFullSwipe: true) { button._elements($0) }
    }
}

enum SwipeActionsTrait: ViewTrait { typealias Value = [SwipeActions] }

private struct AddSwipeActions: ElementModifier {
    let actions: SwipeActions

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let known = child.trait(SwipeActionsTrait.self) ?? []
        return TraitElement(child, SwipeActionsTrait.self, known + [actions], context)
    }
}

extension View {
    /// Buttons behind a row of a list, which a drag towards the other edge reveals.
    ///
    /// They are gray, red where their role is destructive, or filled with their `tint`; of a label only the icon is shown
    /// where the row is lower than 91 points. The first is outermost.
    ///
    /// - Parameters:
    ///   - edge: where the buttons are. Default trailing.
    ///   - allowsFullSwipe: whether a drag over most of the row performs the first action. Default true.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let view = content()
        return modifier(
            AddSwipeActions(
                actions: SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { view._elements($0) }))
    }
}

// MARK: The buttons

/// What a revealed button does, and what it is filled with.
struct SwipeAction {
    let isDestructive: Bool
    let fill: AnyShapeStyle
    /// nil where the button is disabled.
    let act: (@MainActor () -> Void)?
}

enum SwipeActionTrait: ViewTrait { typealias Value = SwipeAction }

/// A button as a label in white, which tells its row what it does.
struct SwipeActionStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { SwipeActionLook(configuration: configuration) }
}

private struct SwipeActionLook: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.tintStyle) private var tint
    @Environment(\.isEnabled) private var isEnabled

    private var action: SwipeAction {
        let isDestructive = configuration.role == .destructive
        let act: @MainActor () -> Void = { configuration.trigger() }
        return SwipeAction(
            isDestructive: isDestructive, fill: tint ?? AnyShapeStyle(isDestructive ? Color.red : Color.gray),
            act: isEnabled ? act : nil)
    }

    var body: some View {
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .symbolVariant(.fill)
            .font(.system(size: 15))
            .foregroundStyle(.white)
            .padding(.horizontal, 15)
            .modifier(SetTrait<SwipeActionTrait>(value: action))
    }
}

/// The icon, and its title below it in rows that are high enough.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        ViewThatFits(in: .vertical) {
            VStack(spacing: 4) {
                configuration.icon.font(.system(size: 20))
                configuration.title
            }
            .padding(.vertical, 22)
            configuration.icon.font(.system(size: 20))
        }
    }
}
