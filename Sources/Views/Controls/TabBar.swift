import KinoraStage

/// The bar of 49 points with an item for each page, without its ground; of 32 points on a phone on its side.
struct TabBar: View {
    /// One page's item.
    struct Item: Identifiable {
        let id: Int
        let label: AnyView
        let badge: Text?
    }

    let items: [Item]
    let index: Int
    let look: TabBarLook
    let choose: (Int) -> Void
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    private var isLow: Bool { horizontalSizeClass == .compact && verticalSizeClass == .compact }

    var body: some View {
        VStack(spacing: 0) {
            // Where the line of the ground is.
            Divider().hidden()
            HStack(spacing: 0) {
                ForEach(items) { item in
                    view(of: item)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .contentShape(Rectangle())
                        .onTapGesture { choose(item.id) }
                }
            }
            .frame(height: isLow ? 31 : 48)
        }
    }

    private func view(of item: Item) -> some View {
        TabLabel(item: item.label, isLow: isLow)
            .foregroundStyle(item.id == index ? look.chosenStyle : AnyShapeStyle(look.unselected ?? Color.gray))
            .overlay(alignment: Alignment(horizontal: .badgeEdge, vertical: .top)) {
                if let badge = item.badge {
                    TabBadge(label: badge)
                        .alignmentGuide(.badgeEdge) { $0[HorizontalAlignment.center] }
                        .offset(y: -2)
                }
            }
    }
}

/// What is new on a page: white on a red capsule at least 18 points wide.
struct TabBadge: View {
    let label: Text

    var body: some View {
        label.font(.system(size: 13)).foregroundStyle(.white).lineLimit(1).fixedSize()
            .padding(.horizontal, 4)
            .frame(minWidth: 18, minHeight: 18)
            .fixedSize()
            .background(.red, in: Capsule())
    }
}

/// What UIKit's names say of a tab bar; nil is the usual look.
struct TabBarLook {
    var isHidden = false
    var background: Color?
    var unselected: Color?
    var selected: Color?

    /// What is behind the bar; nil where nothing is said of it.
    var ground: BarGround? { background.map { BarGround(style: AnyShapeStyle($0), visibility: .visible) } }

    var chosenStyle: AnyShapeStyle { selected.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) }

    /// With what is not said taken from another.
    func filled(from other: TabBarLook) -> TabBarLook {
        TabBarLook(
            isHidden: isHidden || other.isHidden, background: background ?? other.background,
            unselected: unselected ?? other.unselected, selected: selected ?? other.selected)
    }
}
