import KinoraStage

/// The pages for which a narrow bar has no room: a list of them, and the chosen one over it.
struct MoreTabs: View {
    /// How many items a narrow bar has, the one that leads to the others among them.
    static let mostItems = 5
    /// The identifier of that item, which is no page's.
    static let itemID = -1

    let pages: ArraySlice<TabPage>
    let index: Int
    /// Whether the list shows, though one of its pages may be chosen.
    let isListed: Binding<Bool>
    let choose: (Int) -> Void

    var body: some View {
        NavigationStack {
            List(pages) { page in
                Button {
                    isListed.wrappedValue = false
                    choose(page.id)
                } label: {
                    row(page)
                }
                .buttonStyle(.plain)
            }
            .listStyle(.plain)
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(isPresented: showsPage) {
                if pages.indices.contains(index) { pages[index].view }
            }
        }
    }

    private var showsPage: Binding<Bool> {
        Binding {
            pages.indices.contains(index) && !isListed.wrappedValue
        } set: {
            if !$0 { isListed.wrappedValue = true }
        }
    }

    private func row(_ page: TabPage) -> some View {
        HStack {
            TabRowLabel(item: page.item)
            Spacer(minLength: 8)
            if let badge = page.badge { BadgeLabel(label: badge, look: .standard) }
            Image.rowChevron
        }
        .contentShape(Rectangle())
    }
}

extension TabBar.Item {
    /// The item that leads to the pages without one.
    static var more: TabBar.Item {
        TabBar.Item(id: MoreTabs.itemID, label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil)
    }
}
