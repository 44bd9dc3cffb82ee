import KinoraStage

/// The height of a sheet that moves from one detent to another. One that a type decides is taken at once.
nonisolated struct SheetHeight: Animatable {
    private let detent: PresentationDetent
    var animatableData: AnimatablePair<CGFloat, CGFloat>

    @MainActor
    init(_ detent: PresentationDetent) {
        self.detent = detent
        animatableData = AnimatablePair(detent.parts?.share ?? 0, detent.parts?.points ?? 0)
    }

    /// In points, at most what is available; nil where it is not to be used.
    @MainActor
    func height(in available: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        guard detent.parts != nil else { return detent.height(in: available, environment) }
        return min(available, max(0, available * animatableData.first + animatableData.second))
    }
}

/// Tells the sheet which of its detents was chosen.
nonisolated struct ChooseDetent: ElementModifier, Animatable {
    var height: SheetHeight?

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { height?.animatableData ?? AnimatablePair(0, 0) }
        set { height?.animatableData = newValue }
    }

    @MainActor
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        ChangeSheet { $0.chosen = height }.wrap(child, context)
    }
}

/// Lays a view below the content of a sheet, over all of its page.
struct SheetBackdrop<V: View>: ElementModifier {
    let view: V
    let alignment: Alignment

    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let place = context.child(.secondary)
        let backdrop = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            ._elements(place).united(alignment, place)
        return ChangeSheet { $0.backdrop = backdrop }.wrap(child, context)
    }
}
