import KinoraAnimation

/// A layout whose type is forgotten. Going over from one layout to another keeps the views, which move to their new places.
public struct AnyLayout: Layout {
    public struct Cache { var base: Any }
    private var base: any Layout

    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// The type of the layout inside.
    var contentType: Any.Type { type(of: base) }

    /// That of the layout inside, which spacers and dividers follow.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// The same with the layout inside as it is shown now. One of another type does not go on from where the one before was: its
    /// views move to their new places.
    func animated(in context: BuildContext) -> AnyLayout {
        func open<L: Layout>(_ layout: L) -> any Layout {
            if L.AnimatableData.self == EmptyAnimatableData.self { context.forgetMotion(slot: Slot.modifier) }
            return context.animated(layout, slot: Slot.modifier)
        }
        var shown = self
        shown.base = open(base)
        return shown
    }

    /// Calls `body` with the layout and its own cache.
    private func using<Result>(_ cache: inout Cache, _ body: (any LayoutUse) -> Result) -> Result {
        func open<L: Layout>(_ layout: L) -> Result {
            // Another layout than the one that the cache was made by cannot read it.
            let use = OpenLayout(layout: layout, cache: cache.base as? L.Cache)
            defer { if let own = use.cache { cache.base = own } }
            return body(use)
        }
        return open(base)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func open<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(base: open(base))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        using(&cache) { $0.spacing(subviews) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        using(&cache) { $0.sizeThatFits(proposal, subviews) }
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        using(&cache) { $0.placeSubviews(bounds, proposal, subviews) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        using(&cache) { $0.explicitAlignment(guide, bounds, proposal, subviews) }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        using(&cache) { $0.explicitAlignment(guide, bounds, proposal, subviews) }
    }
}

/// A layout with its cache, for one call.
private protocol LayoutUse: AnyObject {
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

private final class OpenLayout<L: Layout>: LayoutUse {
    private let layout: L
    private(set) var cache: L.Cache?

    init(layout: L, cache: L.Cache?) {
        self.layout = layout
        self.cache = cache
    }

    private func use<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var own = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        use(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        use(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        use(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        use(subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        use(subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
