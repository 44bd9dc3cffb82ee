import KinoraStage
import KinoraScene

/// What kind of presentation a view is.
enum PresentationKind {
    case sheet, cover
    case panel(PanelPlace)
    case popover(PopoverAttachmentAnchor, Edge)
}

/// Presents a view over the stage while there is an item.
struct PresentItem<Item, Presented: View>: ViewModifier {
    typealias Body = Never
    let kind: PresentationKind
    let item: Item?
    let id: (Item) -> AnyHashable
    let dismiss: @MainActor () -> Void
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let elements = content(context)
        present(context.child(.secondary), from: elements.first)
        return elements
    }

    private func present(_ context: BuildContext, from source: Element?) {
        guard let presentations = context.environment.presentations else { return }
        var place = context.inStack(nil)
        let current = item.map(id)
        note(current, &place)
        place.environment.dismiss = DismissAction(action: dismiss)
        // Built here, where its state and environment are, and shown by the host.
        place.environment.navigationPage = nil
        place.environment.searchOffer = nil
        place.environment.hasTopTabs = false
        place.environment.listLook = nil
        place.environment.leaveBar()
        let children: [(Identity.Component, any View)] =
            item.map { item in
                let content = place.evaluating { presented(item) }
                let page = HostedPage(content: content)
                let shown = PresentedPage(
                    kind: kind, content: page, dismiss: dismiss, release: ReleaseMotion(place), source: source)
                return [(.id(id(item)), shown.modifier(Dismissal(action: onDismiss)))]
            } ?? []
        let above = Presentations()
        place.environment.presentations = above
        let pages = place.dynamicElements(children)
        if !pages.isEmpty { place.graph.noteRegistration(at: place.identity) }
        for page in pages { presentations.add(page, above: page === pages.last ? above : Presentations()) }
    }

    /// Coming and going is animated also when the change itself is not, and its end is reported.
    private func note(_ current: AnyHashable?, _ place: inout BuildContext) {
        guard place.isUpdating else { return }
        place.separateTransaction()
        let previous: AnyHashable?? = place.stored(Slot.change)
        place.store(current, Slot.change)
        guard let previous, previous != current else { return }
        place.animatePresentation()
    }
}

/// Tells that a presented view is dismissed: when it is gone, and what is in it has been told so.
private struct Dismissal: ViewModifier {
    typealias Body = Never
    let action: (() -> Void)?

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        var place = context
        // It is there also where the row that presents it is scrolled away.
        place.environment.appearanceGate = nil
        let tell = action.map { action -> () -> Void in
            // What is in the page is told first.
            { [weak graph = context.graph] in graph?.enqueue(.disappear, action) }
        }
        return AppearanceAction(appear: nil, disappear: tell)._elements(content, place)
    }
}

/// The content of a sheet or cover with its way in.
struct PresentedPage<Content: View>: PrimitiveView {
    let kind: PresentationKind
    let content: Content
    let dismiss: @MainActor () -> Void
    let release: ReleaseMotion
    /// What presents it.
    let source: Element?

    func _elements(_ context: BuildContext) -> [Element] {
        var context = context
        switch kind {
        case .sheet, .popover: context.environment.isElevated = true
        case .cover, .panel: break
        }
        // It is there also where the row that presents it is scrolled away.
        context.environment.appearanceGate = nil
        context.environment.sheet = link(context)
        context.environment.isSidebar = false
        context.environment.nextColumn = nil
        context.environment.linkSelection = nil
        context.environment.columnBar = nil
        var place = context.child(.content)
        place.environment.isDialogInBubble = isDialogInBubble(context)
        let container = context.container(of: &place)
        let element = PageContainerElement(
            content._elements(place).stacked(place), container, context.child(.index(2)))
        // Its ground is in the scheme that the content prefers.
        if let preferred = element.preference(PreferredColorSchemeKey.self) ?? nil {
            context.environment.colorScheme = preferred
        }
        let page = page(element, context)
        return [
            TraitElement(page, TransitionTrait.self, AnyTransition(PresentationTransition()), context.child(.secondary))
        ]
    }

    private func page(_ element: Element, _ context: BuildContext) -> Element {
        switch kind {
        case .sheet: sheet(element, context)
        case .cover: cover(element, context)
        case .panel where isDialogInBubble(context):
            PopoverElement(element, .rect(.bounds), arrowEdge: .top, source: source, dismiss, context)
        case .panel(let place): PanelElement(element, place, source: source, dismiss, context)
        case .popover(let anchor, let edge): popover(element, anchor, edge, context)
        }
    }

    /// On a narrow stage a popover is what its content says, or a sheet.
    private func popover(
        _ element: Element, _ anchor: PopoverAttachmentAnchor, _ edge: Edge, _ context: BuildContext
    ) -> Element {
        let isNarrow = context.environment.horizontalSizeClass == .compact
        let adaptation = SheetLook(element.sheetChanges).adaptation
        switch isNarrow ? adaptation.kind : .none {
        case .popover, .none:
            return PopoverElement(element, anchor, arrowEdge: edge, source: source, dismiss, context)
        case .sheet, .automatic: return sheet(element, context)
        case .fullScreenCover: return cover(element, context)
        }
    }

    /// Whether it is a dialog beside what presents it, as on tablets.
    private func isDialogInBubble(_ context: BuildContext) -> Bool {
        guard case .panel(.bottom) = kind, source != nil else { return false }
        return context.graph.stage.sizeClasses == (.regular, .regular)
    }

    private func cover(_ element: Element, _ context: BuildContext) -> Element {
        PresentedElement(element, isSheet: false, release: nil, dismiss, context)
    }

    /// A sheet with the gesture that drags it.
    private func sheet(_ element: Element, _ context: BuildContext) -> Element {
        let sheet = PresentedElement(element, isSheet: true, release: release, dismiss, context)
        guard let link = context.environment.sheet else { return sheet }
        return GestureElement(sheet, SheetPan(sheet: link), .normal, .all, context)
    }

    /// Leads to the sheet, for what may be one.
    private func link(_ context: BuildContext) -> SheetLink? {
        switch kind {
        case .cover, .panel: return nil
        case .sheet, .popover: break
        }
        let (graph, name) = (context.graph, context.key(Slot.gesture))
        return SheetLink { [unowned graph] in graph.gestureElements[name]?.child as? PresentedElement }
    }
}

/// Passes the progress of the transition to the page.
struct PresentationTransition: Transition, LedTransition {
    // The way in is the presentation's own, with reduced motion too.
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(PresentationWay(progress: phase.isIdentity ? 1 : 0))
    }
}

nonisolated struct PresentationWay: ElementModifier, Animatable {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    @MainActor
    func wrap(_ child: Element, _ context: BuildContext) -> Element {
        let page = child.presentedPage
        page?.progress = progress
        (page as? PushedElement)?.way = context
        return child
    }
}

/// Something that is on its way in or out.
@MainActor
protocol TransitioningPage: AnyObject {
    /// 0 is away, 1 is there.
    var progress: Double { get set }
}

extension Element {
    /// The page that this element wraps.
    final var presentedPage: (any TransitioningPage)? {
        var element = self
        while true {
            if let page = element as? any TransitioningPage { return page }
            guard let wrapper = element as? WrapperElement else { return nil }
            element = wrapper.child
        }
    }
}

extension View {
    /// Covers the stage with a view while `isPresented`.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentItem.flag(.cover, isPresented, onDismiss, content))
    }

    /// Covers the stage with a view while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentItem.item(.cover, item, onDismiss, content))
    }

    /// Puts a view on a sheet over the stage while `isPresented`. A tap beside it dismisses it, and so does a drag down.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentItem.flag(.sheet, isPresented, onDismiss, content))
    }

    /// Puts a view on a sheet over the stage while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentItem.item(.sheet, item, onDismiss, content))
    }
}

extension PresentItem {
    static func flag(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Presented
    ) -> PresentItem where Item == Bool {
        PresentItem(
            kind: kind, item: isPresented.wrappedValue ? true : nil, id: { AnyHashable($0) },
            dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: { _ in content() })
    }

    static func item(
        _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Presented
    ) -> PresentItem where Item: Identifiable {
        PresentItem(
            kind: kind, item: item.wrappedValue, id: { AnyHashable($0.id) }, dismiss: { item.wrappedValue = nil },
            onDismiss: onDismiss, presented: content)
    }
}
