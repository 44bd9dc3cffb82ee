import KinoraStage

/// What the bar of a split view's column shows beside what its page says. A stack that is all of the column has the bar in its
/// place, so that there is one.
@MainActor
struct ColumnBar: Interchangeable {
    /// The way to the column before, where there is room for one column only.
    @MainActor
    struct Back {
        let title: Text?
        let perform: @MainActor () -> Void
    }

    /// The page whose bar it is; nil for the column's own stack.
    var page: NavigationPageInfo?
    var back: Back?
    var sidebarToggle: SidebarToggle?
}

private struct ColumnBarKey: EnvironmentKey, Interchangeable {
    static var defaultValue: ColumnBarKey { ColumnBarKey() }
    var bar: ColumnBar?
}

extension EnvironmentValues {
    /// The bar that a stack takes over which begins here.
    var columnBar: ColumnBar? {
        get { self[ColumnBarKey.self].bar }
        set { self[ColumnBarKey.self].bar = newValue }
    }
}

/// The button that shows and hides the sidebar.
struct SidebarToggle: View {
    let toggle: @MainActor () -> Void
    var body: some View {
        Button(action: toggle) {
            Image(systemName: "sidebar.leading").font(.system(size: 19)).frame(height: 44).contentShape(Rectangle())
        }
    }
}
