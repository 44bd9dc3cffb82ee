import KinoraStage

/// The column after the one that a list is in, for what the list selects. One for each evaluation.
@MainActor
final class NextColumn {
    /// To be called as a person has chosen a row.
    let select: @MainActor () -> Void
    /// The column where it is a page of its own; nil where the columns stand side by side.
    private let page: (id: Int, view: AnyView)?
    private var dismissals: [@MainActor () -> Void] = []

    /// The next column beside that of the list.
    ///
    /// - Parameter select: is told that a row has been chosen.
    init(select: @escaping @MainActor () -> Void) {
        self.select = select
        page = nil
    }

    /// The next column as a page above that of the list.
    fileprivate init(page view: AnyView, id: Int) {
        select = {}
        page = (id, view)
    }

    /// Where the column is a page, it shows from now on.
    ///
    /// - Parameter dismiss: takes away why it shows.
    func present(in destinations: NavigationDestinations?, dismiss: @escaping @MainActor () -> Void) {
        guard let page, let destinations else { return }
        dismissals.append(dismiss)
        guard dismissals.count == 1 else { return }
        destinations.add(
            .init(id: page.id, view: page.view, isColumn: true) { for dismiss in self.dismissals { dismiss() } })
    }
}

private struct NextColumnKey: EnvironmentKey, Interchangeable {
    static var defaultValue: NextColumnKey { NextColumnKey() }
    var column: NextColumn?
}

extension EnvironmentValues {
    /// nil in the last column, and where there are none.
    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self].column }
        set { self[NextColumnKey.self].column = newValue }
    }
}

/// A column that has another above it.
struct BeforeColumn: ContextModifier {
    let next: AnyView
    /// Whether the source prefers the next column, whatever is selected.
    let isPreferred: Bool
    let dismiss: @MainActor () -> Void

    func change(_ context: inout BuildContext) {
        let column = NextColumn(page: next, id: context.identity.number)
        context.environment.nextColumn = column
        guard isPreferred else { return }
        context.graph.noteRegistration(at: context.identity)
        column.present(in: context.environment.navigationDestinations, dismiss: dismiss)
    }
}
