import KinoraStage
import KinoraScene

/// A row of a list: its content at the leading edge, between insets, at least as high as rows are.
final class ListRowElement: WrapperElement {
    private let look: _ListLook
    private let isSelected: Bool
    /// The signs of a row that is edited; none elsewhere.
    private let signs: RowSigns?
    /// What a tap on the row reaches that selects it; nil where nothing does.
    private let selecting: Element?
    /// What a tap anywhere on the row reaches, its content's controls not, while rows are chosen; nil elsewhere.
    private let chooser: Element?
    /// The buttons behind it; nil where it has none.
    let swipe: RowSwipe?
    /// Where the row is drawn.
    private(set) var shown = CGRect.zero
    /// What the content was proposed.
    private var contentProposal = ProposedViewSize.unspecified

    private init(
        _ child: Element, _ look: _ListLook, isSelected: Bool, isSelectable: Bool, _ choice: RowChoice?,
        _ swiped: SwipedRow?, _ context: BuildContext
    ) {
        self.look = look
        self.isSelected = isSelected
        signs = RowSigns(child.trait(RowEditingTrait.self), choice, context)
        selecting = isSelectable ? child : nil
        chooser = choice != nil && context.environment.isEditingRows ? child : nil
        swipe = RowSwipe(of: child, swiped, context)
        super.init(child, context)
    }

    /// The row of a view; one with a tag can be selected where the list selects.
    static func row(
        _ view: Element, _ look: _ListLook, _ selection: ListSelection?, _ swiped: SwipedRow?, _ context: BuildContext
    ) -> ListRowElement {
        let place = context.child(.id(AnyHashable("row \(view.context.identity.number)")))
        guard let selection, view.trait(SelectionDisabledTrait.self) != true,
            let tag = view.tag(below: context.child(.content).identity)
        else {
            return ListRowElement(view, look, isSelected: false, isSelectable: false, nil, swiped, place)
        }
        let isEnabled = context.environment.isEnabled
        let choice = selection.choice(of: tag)
        // While a list is edited that may have several selected, each tap chooses one more or one less.
        let toggle = choice != nil && context.environment.isEditingRows ? selection.toggle : nil
        let perform = toggle ?? selection.select
        let tap = TapGesture().onEnded { if isEnabled { perform(tag) } }
        let touchable = GestureElement(
            view, tap, .normal, .all, place.child(.content), level: contentDepth(of: place))
        return ListRowElement(
            touchable, look, isSelected: selection.contains(tag), isSelectable: true, choice, swiped, place)
    }

    /// The least depth of gestures in the row's content, all of which are asked before the row's own.
    private static func contentDepth(of place: BuildContext) -> Int { place.identity.depth - 1 }

    /// Of a row for each one that it is below, in points.
    private static let indentation: CGFloat = 16

    private var insets: EdgeInsets {
        var insets = (child.trait(RowInsetsTrait.self) ?? nil) ?? look.rowInsets
        insets.leading += signs?.leading ?? 0
        insets.leading += CGFloat(child.trait(RowLevelTrait.self) ?? 0) * ListRowElement.indentation
        insets.trailing += signs?.trailing ?? 0
        return insets
    }

    /// The number of the row's place.
    var number: Int { context.identity.number }
    /// Moves what the row shows by so many places down; nil where it may not be moved.
    var move: (@MainActor (Int) -> Void)? {
        let editing = child.trait(RowEditingTrait.self)
        return editing?.isMoveDisabled == false ? editing?.move : nil
    }

    override var children: [Element] { [child] + (signs?.elements ?? []) + (swipe?.elements ?? []) }

    override func lower(_ context: inout LoweringContext) -> [Node] {
        let nodes = child.lowered(&context) + (signs?.lowered(&context) ?? [])
        guard let swipe, swipe.isAside else { return nodes }
        return moved(nodes, by: swipe) + swipe.lowered(in: shown, &context)
    }

    /// What the row shows, aside with it and within its bounds.
    private func moved(_ nodes: [Node], by swipe: RowSwipe) -> [Node] {
        nodes.transformed(CGAffineTransform(translationX: swipe.offset, y: 0))
            .layered(.clip(Path(shown), rule: .nonzero, inverse: false))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.inset(by: insets).width, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        let least = context.environment.listMinimumRowHeight ?? look.minimumRowHeight
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(least, size.height + insets.top + insets.bottom))
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        shown = animatedFrame()
        let room = frame.height - insets.top - insets.bottom
        // What may have any height, such as a geometry reader in a frame with a least height, fills the row.
        contentProposal = ProposedViewSize(width: inner(proposal).width, height: max(0, room))
        let size = child.sizeThatFits(contentProposal)
        place(
            child,
            at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top + (room - size.height) / 2),
            proposal: contentProposal, placement)
        signs?.place(in: frame, look.rowInsets, isMirrored: isMirrored, placement)
        swipe?.place(in: shown, placement)
        child.trait(LiftedRowTrait.self)?.row = self
        if let background = child.trait(RowBackgroundTrait.self) {
            background.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
        }
    }

    override func containsPoint(_ point: CGPoint) -> Bool { shown.contains(point) }

    /// The whole row reacts like its content: a point beside the content hits the content's gestures.
    override func hitTest(_ point: CGPoint) -> [Element] {
        if let swipe, swipe.isAside {
            return (swipe.button(at: point, in: shown).map { [$0.touchable] } ?? []) + [self]
        }
        if let path = signs?.handlePath(to: point), !path.isEmpty { return path + [self] }
        if let chooser { return containsPoint(point) ? [chooser, self] : [] }
        let path = super.hitTest(point)
        guard path.count == 1, let control = rowAction else { return handingOver(path) }
        return handingOver(control + path)
    }

    /// The way of a touch on which the row acts for all buttons in it that have no style of their own, in place of its selection and
    /// of the button that is touched. Other buttons keep their touches to themselves.
    private func handingOver(_ path: [Element]) -> [Element] {
        guard !path.isEmpty, !context.environment.isEditingRows else { return path }
        let buttons = ButtonElement.ofRow(child)
        let isOther = { (element: Element) in element is ButtonElement && !buttons.contains { $0 === element } }
        guard !buttons.isEmpty, !path.contains(where: isOther) else { return path }
        let replaced = buttons.map(\.child) + [selecting].compactMap { $0 }
        let others = path.dropLast().filter { element in !replaced.contains { $0 === element } }
        return others + [press(on: buttons), self]
    }

    /// A press that all of the buttons share, asked after all gestures in the row.
    private func press(on buttons: [ButtonElement]) -> Element {
        let place = context.child(.content)
        let press = GestureElement(
            Element(place.child(.index(0))), ButtonGesture(together: buttons.map(\.gesture)), .normal, .all,
            place.child(.index(1)), level: ListRowElement.contentDepth(of: context))
        press.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
        return press
    }

    /// The gestures of the content as a whole, from the inside out: those of wrappers around its only control. The row's own tap is
    /// one of them, and the press that opens a menu another.
    private var rowAction: [Element]? {
        var chain: [Element] = [child]
        while let wrapper = chain.last as? WrapperElement { chain.append(wrapper.child) }
        guard let innermost = chain.lastIndex(where: { $0 is GestureElement }) else { return nil }
        return chain[...innermost].reversed()
    }

    /// The row as it lies above a dimmed stage: on a platter of its own.
    func platter(_ lowering: inout LoweringContext) -> [Node] {
        let ground = (look.row ?? look.page)._resolved(in: context.environment)
            .nodes(for: .fill(Path(shown), FillStyle()), in: shown)
        let outline = Path(roundedRect: shown, cornerRadius: max(look.cornerRadius, ListRowElement.platterRadius))
        return (ground + background(&lowering) + lowered(&lowering))
            .layered(.clip(outline, rule: .nonzero, inverse: false))
    }

    /// The least radius of its corners, in points.
    private static let platterRadius: CGFloat = 10

    // MARK: What is behind and between rows

    /// Whether the source says what is behind it, which may be nothing.
    var hasBackground: Bool { child.trait(RowBackgroundTrait.self) != nil }

    func background(_ context: inout LoweringContext) -> [Node] {
        var nodes = child.trait(RowBackgroundTrait.self)?.lowered(&context) ?? []
        if isSelected { nodes += selection }
        if let swipe, swipe.isAside { nodes = moved(nodes, by: swipe) }
        return nodes
    }

    /// A sidebar's selection is filled with the tint, below content in white, others' with gray.
    private var selection: [Node] {
        let isSidebar = look.grouping == .sidebar
        let path = isSidebar ? Path(roundedRect: shown, cornerRadius: look.cornerRadius) : Path(shown)
        let style =
            isSidebar
            ? TintShapeStyle()._resolved(in: context.environment)
            : Color(SystemColor.gray4)._resolved(in: context.environment)
        return style.nodes(for: .fill(path, FillStyle()), in: shown)
    }

    func showsSeparator(_ edge: VerticalEdge.Set) -> Bool {
        guard let separator = child.trait(RowSeparatorTrait.self) else { return true }
        return separator.visibility != .hidden || !separator.edges.contains(edge)
    }

    var showsSectionSeparator: Bool {
        guard let separator = child.trait(SectionSeparatorTrait.self) else { return true }
        return separator.visibility != .hidden || !separator.edges.contains(.bottom)
    }
    var sectionSeparatorTint: Color? { child.trait(SectionSeparatorTintTrait.self) ?? nil }

    var separatorTint: Color? { child.trait(RowSeparatorTintTrait.self) ?? nil }

    /// Where the line below the row begins and ends: at the guides that its content sets. Without them it begins at the row's
    /// first text, which may be in no overlay and no background, and ends with the row.
    var separator: ClosedRange<CGFloat> {
        let leading = guide(.listRowSeparatorLeading) ?? firstText(in: child).map(leadingEdge) ?? insets.leading
        let trailing = guide(.listRowSeparatorTrailing) ?? shown.width
        let (start, end) = isFromRight ? (shown.width - trailing, shown.width - leading) : (leading, trailing)
        return shown.minX + start...shown.minX + max(start, end)
    }

    private var isFromRight: Bool { context.environment.layoutDirection == .rightToLeft }

    /// A guide that the content sets, from the row's leading edge.
    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        child.explicitAlignment(alignment.key, size: child.frame.size, proposal: contentProposal).map {
            insets.leading + $0
        }
    }

    private func leadingEdge(_ text: CGRect) -> CGFloat {
        isFromRight ? frame.maxX - text.maxX : text.minX - frame.minX
    }

    /// Where the first text in an element is, in the layout space that the element stands in.
    private func firstText(in element: Element) -> CGRect? {
        if let text = element as? TextElement { return text.frame }
        let origin = element.layoutOrigin
        for part in (element as? WrapperElement).map({ [$0.child] }) ?? element.children {
            if let text = firstText(in: part) { return text.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return nil
    }
}
