import KinoraViews

/// What is called with the action of a tip that was chosen.
private struct TipActionHandler: Sendable { let call: @Sendable (Tips.Action) -> Void }

/// A tip within a page, while it is due.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let action: TipActionHandler

    public init(
        _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, TipActionHandler(call: action)) }
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, TipActionHandler(call: action)) }

    public var body: some View {
        if let tip, TipStore.current.isDue(tip) {
            TipCard(tip: tip, arrowEdge: arrowEdge, action: action)
        }
    }
}

extension View {
    /// Shows a tip in a popover while it is due.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        popoverTip(tip, attachmentAnchor: .rect(.bounds), arrowEdge: arrowEdge, action: action)
    }
    public func popoverTip(
        _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            TipPopover(tip: tip, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: TipActionHandler(call: action))
        )
    }
}

private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let anchor: PopoverAttachmentAnchor
    let arrowEdge: Edge?
    let action: TipActionHandler

    func body(content: Content) -> some View {
        let isDue = tip.map { TipStore.current.isDue($0) } ?? false
        content.popover(
            isPresented: Binding(get: { isDue }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }),
            attachmentAnchor: anchor, arrowEdge: arrowEdge ?? .top
        ) {
            if let tip {
                StyledTip(tip: tip, action: action).frame(width: 300).presentationCompactAdaptation(.popover)
            }
        }
    }
}

/// A tip on its ground, with an arrow where it points at something.
private struct TipCard: View {
    let tip: any Tip
    let arrowEdge: Edge?
    let action: TipActionHandler
    @Environment(\.tipLook) private var look

    var body: some View {
        let ground = look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
        StyledTip(tip: tip, action: action)
            .background { RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous).fill(ground) }
            .padding(arrowEdge.map { Edge.Set($0) } ?? [], TipArrow.height)
            .background(alignment: arrowEdge.map { Alignment($0) } ?? .center) {
                if let arrowEdge { TipArrow(edge: arrowEdge).fill(ground).frame(in: arrowEdge) }
            }
    }
}

extension Alignment {
    fileprivate init(_ edge: Edge) {
        self =
            switch edge {
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}

/// The tip of a card that points out of an edge.
private struct TipArrow: Shape {
    static let height: CGFloat = 10
    static let width: CGFloat = 22
    let edge: Edge

    func path(in rect: CGRect) -> Path {
        let corners: [UnitPoint] =
            switch edge {
            case .top: [.bottomLeading, .top, .bottomTrailing]
            case .bottom: [.topLeading, .bottom, .topTrailing]
            case .leading: [.topTrailing, .leading, .bottomTrailing]
            case .trailing: [.topLeading, .trailing, .bottomLeading]
            }
        return Path { path in
            path.addLines(
                corners.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
            path.closeSubpath()
        }
    }
}

extension View {
    fileprivate func frame(in edge: Edge) -> some View {
        let isUpright = edge == .top || edge == .bottom
        return frame(
            width: isUpright ? TipArrow.width : TipArrow.height, height: isUpright ? TipArrow.height : TipArrow.width)
    }
}

/// What the style in force makes of a tip.
private struct StyledTip: View {
    let tip: any Tip
    let action: TipActionHandler
    @Environment(\.tipLook) private var look

    var body: some View { made(by: look.style) }

    private func made(by style: some TipViewStyle) -> AnyView {
        let (own, told) = (tip.actions, action)
        let actions = own.enumerated().map { index, action in
            Tips.Action(
                id: action.id.isEmpty ? "\(index)" : action.id,
                perform: {
                    action.handler()
                    told.call(action)
                }, action.label)
        }
        return AnyView(style.makeBody(configuration: TipViewStyleConfiguration(tip: tip, actions: actions)))
    }
}
