import KinoraStage
import KinoraScene

/// What a safe area keeps views away from.
public struct SafeAreaRegions: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars, and what `safeAreaInset` puts at an edge.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard, which a stage never shows.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Lets its child reach to the ends of the safe area where it touches its edges. The layout around it does not see that.
struct IgnoreSafeArea: ElementModifier {
    let edges: Edge.Set
    func wrap(_ child: Element, _ context: BuildContext) -> Element { SafeAreaIgnoringElement(child, edges, context) }
}

final class SafeAreaIgnoringElement: WrapperElement {
    private let edges: Edge.Set

    init(_ child: Element, _ edges: Edge.Set, _ context: BuildContext) {
        self.edges = edges
        super.init(child, context)
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let reach = placement.reach(of: frame, edges: edges.placed(isMirrored))
        guard reach != EdgeInsets() else { return child.place(at: frame.origin, proposal: proposal, placement) }
        var inner = placement
        if reach.top > 0 { inner.safeArea.top = 0 }
        if reach.leading > 0 { inner.safeArea.leading = 0 }
        if reach.bottom > 0 { inner.safeArea.bottom = 0 }
        if reach.trailing > 0 { inner.safeArea.trailing = 0 }
        let area = CGRect(
            x: frame.minX - reach.leading, y: frame.minY - reach.top,
            width: frame.width + reach.leading + reach.trailing, height: frame.height + reach.top + reach.bottom)
        let size = child.sizeThatFits(ProposedViewSize(area.size))
        child.place(
            at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2),
            proposal: ProposedViewSize(area.size), inner)
    }
}

extension PlacementContext {
    /// How far a frame may grow at each edge at which it touches the safe area's, in points.
    func reach(of frame: CGRect, edges: Edge.Set) -> EdgeInsets {
        let (safeArea, outer) = (self.safeArea, self.safeBounds ?? CGRect(origin: .zero, size: stage.size))
        let tolerance: CGFloat = 0.01
        func length(_ edge: Edge.Set, _ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            edges.contains(edge) && inset > 0 && abs(distance - inset) < tolerance ? inset : 0
        }
        return EdgeInsets(
            top: length(.top, safeArea.top, frame.minY - outer.minY),
            leading: length(.leading, safeArea.leading, frame.minX - outer.minX),
            bottom: length(.bottom, safeArea.bottom, outer.maxY - frame.maxY),
            trailing: length(.trailing, safeArea.trailing, outer.maxX - frame.maxX))
    }

    /// Has nothing beyond these edges: scrolled content never reaches over bars to which it has come.
    mutating func leaveSafeArea(at edges: Edge.Set) { self.safeArea.set(edges, to: 0) }

    /// A frame with the safe area beyond those of its edges that end at it.
    func extended(_ frame: CGRect) -> CGRect {
        let reach = reach(of: frame, edges: .all)
        return CGRect(
            x: frame.minX - reach.leading, y: frame.minY - reach.top,
            width: frame.width + reach.leading + reach.trailing, height: frame.height + reach.top + reach.bottom)
    }

    /// What the content of a frame is placed in that bars within the frame keep clear of its edges. Outside of the frame it sees
    /// the safe area around; at a bar's edge, the bar.
    func inset(by insets: EdgeInsets, in frame: CGRect) -> PlacementContext {
        var place = self
        let reach = reach(of: frame, edges: .all)
        place.safeBounds = extended(frame)
        place.safeArea = EdgeInsets(
            top: reach.top + insets.top, leading: reach.leading + insets.leading, bottom: reach.bottom + insets.bottom,
            trailing: reach.trailing + insets.trailing)
        return place
    }
}

/// Puts a view at an edge and keeps the safe area of the content clear of it.
struct SafeAreaInset<Bar: View>: ViewModifier {
    typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
    let bar: Bar

    func _elements(_ content: @escaping ModifierContent, _ context: BuildContext) -> [Element] {
        let place = context.child(.secondary)
        let bar = bar._elements(place).united(alignment, place)
        let child = content(context).united(.center, context)
        return [SafeAreaInsetElement(child, bar, edge: edge, alignment: alignment, spacing: spacing, context)]
    }
}

class SafeAreaInsetElement: WrapperElement {
    final let bar: Element
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat

    init(_ child: Element, _ bar: Element, edge: Edge, alignment: Alignment, spacing: CGFloat, _ context: BuildContext)
    {
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        gap = spacing
        super.init(child, context)
    }

    /// What the bar takes from the safe area, in points. One that is on its way out takes nothing any more.
    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let isLeaving = bar.isLeaving && !context.environment.isLeaving
        let size = isLeaving ? .zero : bar.sizeThatFits(barProposal(proposal))
        let isVertical = edge == .top || edge == .bottom
        return EdgeInsets((isVertical ? size.height : size.width) + gap, edges: Edge.Set(edge))
    }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        edge == .top || edge == .bottom
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets(proposal)) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (insets, size) = (insets(proposal), child.sizeThatFits(inner(proposal)))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let insets = insets(proposal)
        self.place(
            child, at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top), proposal: inner(proposal),
            placement.inset(by: insets.placed(isMirrored), in: frame))
        // As wide as it was measured, also beside content that is narrower.
        placeBar(
            ProposedViewSize(width: proposal.width ?? frame.width, height: proposal.height ?? frame.height), placement)
    }

    private func placeBar(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let proposal = barProposal(proposal)
        let offset = bar.offset(aligned: alignment, in: frame.size, proposal: proposal)
        let size = bar.sizeThatFits(proposal)
        let origin =
            switch edge {
            case .top: CGPoint(x: frame.minX + offset.x, y: frame.minY)
            case .bottom: CGPoint(x: frame.minX + offset.x, y: frame.maxY - size.height)
            case .leading: CGPoint(x: frame.minX, y: frame.minY + offset.y)
            case .trailing: CGPoint(x: frame.maxX - size.width, y: frame.minY + offset.y)
            }
        place(bar, at: origin, proposal: proposal, placement)
    }

    override var children: [Element] { [child, bar] }
    override func lower(_ context: inout LoweringContext) -> [Node] { children.flatMap { $0.lowered(&context) } }
}

/// Makes the safe area smaller: content keeps away from the edges, backgrounds do not.
struct SafeAreaPadding: ElementModifier, Animatable {
    var insets: EdgeInsets

    nonisolated var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }

    func wrap(_ child: Element, _ context: BuildContext) -> Element { SafeAreaPaddingElement(child, insets, context) }
}

final class SafeAreaPaddingElement: WrapperElement {
    private let insets: EdgeInsets

    init(_ child: Element, _ insets: EdgeInsets, _ context: BuildContext) {
        self.insets = insets
        super.init(child, context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        place(
            child, at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            proposal: proposal.inset(by: insets),
            placement.inset(by: insets.placed(isMirrored), in: frame))
    }
}

extension View {
    /// Lets the view reach beyond the safe area at the edges that it touches.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoreSafeArea(edges: regions.contains(.container) ? edges : []))
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Puts a view at the top or bottom edge and keeps the content clear of it. Backgrounds, and content that ignores the
    /// safe area, go on behind it.
    ///
    /// - Parameter spacing: points between the two; nil is 0.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing ?? 0, bar: content()))
    }

    /// Puts a view at the leading or trailing edge and keeps the content clear of it.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInset(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0, bar: content()))
    }

    /// Makes the safe area smaller by lengths in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPadding(insets: insets)) }

    /// Makes the safe area smaller; nil is 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom

    public struct Set: OptionSet, BitwiseCopyable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, BitwiseCopyable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
