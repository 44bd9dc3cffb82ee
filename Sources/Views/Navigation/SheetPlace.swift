import KinoraStage

/// Where fingers have brought a sheet.
nonisolated struct SheetPlace: Animatable {
    /// The height at which it was left; nil while nobody has moved it.
    private(set) var detent: PresentationDetent?
    private(set) var height: SheetHeight?
    /// How much higher than that it is, in points.
    var pull: CGFloat = 0

    var animatableData: AnimatablePair<SheetHeight.AnimatableData, CGFloat> {
        get { AnimatablePair(height?.animatableData ?? AnimatablePair(0, 0), pull) }
        set {
            height?.animatableData = newValue.first
            pull = newValue.second
        }
    }

    @MainActor
    mutating func rest(at detent: PresentationDetent) {
        self.detent = detent
        height = SheetHeight(detent)
    }
}

/// Leads from the content of a sheet to the sheet around it.
struct SheetLink: Interchangeable {
    /// The sheet's element of the last evaluation.
    let find: @MainActor () -> PresentedElement?
}

private struct SheetLinkKey: EnvironmentKey { static var defaultValue: SheetLink? { nil } }

extension EnvironmentValues {
    /// The sheet that shows the view.
    var sheet: SheetLink? {
        get { self[SheetLinkKey.self] }
        set { self[SheetLinkKey.self] = newValue }
    }
}
