import KinoraStage

/// Dismisses the page, sheet or cover in which it was read from the environment: `@Environment(\.dismiss) var
/// dismiss`, then `dismiss()`. Where nothing is presented it does nothing.
public struct DismissAction {
    let action: (@MainActor () -> Void)?

    @MainActor public func callAsFunction() { action?() }
}

extension DismissAction: SelfComparing {
    /// What it does is the same in each evaluation of a place.
    package func isSame(as other: DismissAction) -> Bool { (action == nil) == (other.action == nil) }
}

/// Whether a view is presented, and the way back.
public struct PresentationMode {
    public let isPresented: Bool
    let dismissal: DismissAction

    @MainActor @preconcurrency public mutating func dismiss() { dismissal() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(action: nil) } }

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is on a page that was pushed, a sheet or a cover.
    public var isPresented: Bool { dismiss.action != nil }

    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, dismissal: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
