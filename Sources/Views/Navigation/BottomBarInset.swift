import KinoraScene
import KinoraStage

/// What is behind a bar at the lower edge, and whether it shows.
struct BarGround {
    var style: AnyShapeStyle?
    /// Automatic: where the page goes on below the bar.
    var visibility = Visibility.automatic
}

extension BarGround? {
    /// The ground with something more said of it.
    func changed(_ change: (inout BarGround) -> Void) -> BarGround {
        var ground = self ?? BarGround()
        change(&ground)
        return ground
    }
}

/// What a page says of the ground of the tab view's bar; nil where it says nothing. Of pages in a stack the last decides.
enum TabBarGroundKey: PreferenceKey {
    static var defaultValue: BarGround? { nil }
    static func reduce(value: inout BarGround?, nextValue: () -> BarGround?) { value = nextValue() ?? value }
}

/// Puts a bar at the lower edge and keeps the safe area of the page clear of it. The bar's ground shows where the page's scroll view has
/// content below it, as on iOS since 15.
struct BottomBarInset<Bar: View>: ViewModifier {
    typealias Body = Never
    let ground: BarGround
    @ViewBuilder let bar: Bar

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let place = context.child(.secondary)
        let bar = bar._elements(place).united(.center, place)
        return [BottomBarElement(content(context).united(.center, context), bar, ground, context)]
    }
}

final class BottomBarElement: SafeAreaInsetElement {
    private let visibility: Visibility
    private let ground: Element

    /// Over how many points of scrolling the ground comes in.
    private static let fade: CGFloat = 12

    init(_ page: Element, _ bar: Element, _ ground: BarGround, _ context: BuildContext) {
        let place = context.child(.index(1))
        visibility = ground.visibility
        self.ground = BottomBarGround(style: ground.style)._elements(place).united(.center, place)
        super.init(page, bar, edge: .bottom, alignment: .center, spacing: 0, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        super.arrange(proposal, placement)
        ground.place(at: bar.frame.origin, proposal: ProposedViewSize(bar.frame.size), placement)
    }

    override var children: [Element] { [child, ground, bar] }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let page = child.lowered(&context)
        let share = bar.frame.height > 0 ? share : 0
        return page + (share > 0 ? ground.lowered(&context).faded(share) : []) + bar.lowered(&context)
    }

    private var share: Double {
        switch visibility {
        case .visible: 1
        case .hidden: 0
        case .automatic: Double(min(1, max(0, (scrollView?.hiddenBelow ?? 0) / Self.fade)))
        }
    }

    /// The scroll view just above the bar of what lies topmost; nil where there is none.
    private var scrollView: ScrollElement? {
        if case .found(let scroll) = search(child) { scroll } else { nil }
    }

    private enum Found {
        case nothing
        /// A page that was pushed, without one; what lies below it is not seen.
        case page
        case found(ScrollElement)
    }

    private func search(_ element: Element) -> Found {
        if let scroll = element as? ScrollElement {
            let isAbove = scroll.axes.contains(.vertical) && scroll.seen.maxY > child.frame.maxY - 0.5
            return isAbove ? .found(scroll) : .nothing
        }
        for part in element.children.reversed() {
            let found = search(part)
            if case .nothing = found { continue }
            return found
        }
        return element is PushedElement ? .page : .nothing
    }
}

/// The bar's ground with a line at its upper edge.
private struct BottomBarGround: View {
    let style: AnyShapeStyle?
    var body: some View {
        Color.clear.background(style ?? AnyShapeStyle(Material.bar)).overlay(alignment: .top) { Divider() }
    }
}
