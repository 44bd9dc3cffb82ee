import KinoraStage
import KinoraScene

/// One group of a list: the rows of a section with its header and footer, or rows between sections.
@MainActor
struct ListGroup {
    let context: BuildContext
    var header: [Element] = []
    var rows: [ListRowElement] = []
    var footer: [Element] = []
    /// What is on its way out: it takes no space any more.
    var leaving: [Element] = []
    /// All of them in their order.
    var everyone: [Element] = []

    var isEmpty: Bool { header.isEmpty && rows.isEmpty && footer.isEmpty }
    var elements: [Element] { leaving + header + rows + footer }

    private mutating func add(
        _ element: Element, _ role: SectionPart.Role, isLeaving: Bool, row: () -> ListRowElement
    ) {
        switch role {
        case .row:
            let row = row()
            everyone.append(row)
            if isLeaving { leaving.append(row) } else { rows.append(row) }
        case .header, .footer:
            everyone.append(element)
            if isLeaving {
                leaving.append(element)
            } else if role == .header {
                header.append(element)
            } else {
                footer.append(element)
            }
        }
    }

    static func groups(
        _ elements: [Element], _ look: _ListLook, _ selection: ListSelection?, _ swiped: SwipedRow?,
        _ context: BuildContext
    ) -> [ListGroup] {
        var groups: [ListGroup] = []
        var current: Int??
        for element in elements {
            let part = element.trait(SectionTrait.self)
            if current == nil || current! != part?.number {
                // Loose rows are named by their group's place among the groups.
                let name: AnyHashable = part.map { AnyHashable($0.number) } ?? AnyHashable("loose \(groups.count)")
                groups.append(ListGroup(context: context.child(.id(name))))
                current = .some(part?.number)
            }
            groups[groups.count - 1].add(
                element, part?.role ?? .row, isLeaving: element.isLeaving && !context.environment.isLeaving
            ) {
                ListRowElement.row(element, look, selection, swiped, context)
            }
        }
        return groups
    }
}

/// Groups below each other, with what is behind and between their rows.
final class ListElement: Element {
    private let groups: [ListGroup]
    private let look: _ListLook
    /// The row that a finger moves to another place; nil where none does.
    private let moved: MovedRow?
    private var plans: [(CGFloat, Plan)] = []
    private var surfaces: [ListSurface] = []

    /// Places within the list's frame for one width.
    private struct Plan {
        var groups: [Group] = []
        var height: CGFloat = 0

        struct Group {
            var header: [CGRect] = []
            var surface = CGRect.zero
            var rows: [CGRect] = []
            var footer: [CGRect] = []
        }
    }

    init(_ groups: [ListGroup], look: _ListLook, moved: MovedRow?, _ context: BuildContext) {
        self.groups = groups
        self.look = look
        self.moved = moved
        super.init(context)
    }

    override var children: [Element] { groups.flatMap(\.elements) }

    // MARK: Rows that are swiped aside

    private var rows: [ListRowElement] { groups.flatMap(\.rows) }
    var hasSwipes: Bool { rows.contains { $0.swipe != nil } }
    func row(at point: CGPoint) -> ListRowElement? { rows.first { $0.frame.contains(point) } }
    func row(numbered number: Int?) -> ListRowElement? { rows.first { $0.swipe?.row == number } }

    /// While a row is aside, nothing but its buttons can be touched; where there is no row, the list itself.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard let aside = rows.first(where: { $0.swipe?.isAside == true }) else { return super.hitTest(point) }
        guard frame.contains(point) else { return [] }
        return aside.hitTest(point) + [self]
    }

    // MARK: Rows that are moved

    func row(inPlace number: Int) -> ListRowElement? { rows.first { $0.number == number } }

    /// How many places further down a row comes that a finger has moved down by a distance.
    func steps(of number: Int, movedBy distance: CGFloat) -> Int {
        for (group, place) in zip(groups, plan(frame.width).groups) {
            guard let index = group.rows.firstIndex(where: { $0.number == number }) else { continue }
            return group.rows.steps(of: index, place.rows, movedBy: distance)
        }
        return 0
    }

    private var movedRow: ListRowElement? { moved.flatMap { row(inPlace: $0.row) } }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 320
        guard width.isFinite else { return CGSize(width: width, height: plan(320).height) }
        return CGSize(width: width, height: plan(width).height)
    }

    override func forgetSizes() {
        super.forgetSizes()
        plans = []
    }

    private func plan(_ width: CGFloat) -> Plan {
        if let known = plans.first(where: { $0.0 == width }) { return known.1 }
        var plan = Plan()
        let spacing = context.environment.listSpacing
        let groupSpacing = spacing.section ?? look.groupSpacing
        let inner = max(0, width - 2 * look.margin)
        let textWidth = max(0, inner - look.rowInsets.leading - look.rowInsets.trailing)
        var y: CGFloat = 0
        func stack(_ elements: [Element], x: CGFloat, width: CGFloat) -> [CGRect] {
            elements.map { element in
                let height = element.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                defer { y += height }
                return CGRect(x: x, y: y, width: width, height: height)
            }
        }
        var previous: ListGroup?
        for group in groups {
            var place = Plan.Group()
            guard !group.isEmpty else {
                plan.groups.append(place)
                continue
            }
            y += gap(before: group, after: previous, groupSpacing)
            previous = group
            place.header = stack(group.header, x: look.margin + look.rowInsets.leading, width: textWidth)
            if !group.header.isEmpty { y += ListElement.labelGap }
            let top = y
            for (number, row) in group.rows.enumerated() {
                if number > 0 { y += spacing.row ?? 0 }
                place.rows += stack([row], x: look.margin, width: inner)
            }
            place.surface = CGRect(x: look.margin, y: top, width: inner, height: y - top)
            if !group.footer.isEmpty { y += ListElement.labelGap }
            place.footer = stack(group.footer, x: look.margin + look.rowInsets.leading, width: textWidth)
            // Where groups follow each other, a footer is as far from what is below it as a header from what is above.
            if look.groupSpacing == 0, !group.footer.isEmpty { y += ListElement.labelGap }
            plan.groups.append(place)
        }
        plan.height = y + (look.groupSpacing > 0 ? ListElement.end : 0)
        plans.append((width, plan))
        return plan
    }

    /// Between a header or footer and its rows; before the first group and after the last. Points.
    private static let labelGap: CGFloat = 7
    private static let end: CGFloat = 20

    private func gap(before group: ListGroup, after previous: ListGroup?, _ spacing: CGFloat) -> CGFloat {
        let hasHeader = !group.header.isEmpty
        if look.groupSpacing == 0 { return (previous == nil ? 0 : spacing) + (hasHeader ? ListElement.labelGap : 0) }
        guard let previous else { return start(hasHeader: hasHeader) }
        return hasHeader ? min(spacing, previous.footer.isEmpty ? 32 : 22) : spacing
    }

    /// From the upper edge to the first group: as on iOS 17 and 18, where a large title right above it has room enough below.
    private func start(hasHeader: Bool) -> CGFloat {
        if look.grouping == .sidebar { return ListElement.end }
        if hasHeader { return 15 }
        let environment = context.environment
        let hasLargeTitle = environment.navigationPage?.showsLargeTitle == true
        return hasLargeTitle && environment.containerSize?.askForBar() != false ? 0 : 35
    }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        let plan = plan(frame.width)
        let isKnown = groups.contains(where: \.isKnown)
        surfaces = []
        for (group, place) in zip(groups, plan.groups) {
            func put(_ elements: [Element], _ rects: [CGRect]) {
                for (element, rect) in zip(elements, rects) {
                    self.place(
                        element, at: CGPoint(x: frame.minX + rect.minX, y: frame.minY + rect.minY),
                        proposal: ProposedViewSize(width: rect.width, height: nil), placement)
                }
            }
            put(group.header, place.header)
            put(group.rows, group.rows.places(place.rows, moved, spacing: context.environment.listSpacing.row ?? 0))
            put(group.footer, place.footer)
            let surface = context.onPixels(place.surface.offsetBy(dx: frame.minX, dy: frame.minY))
            surfaces.append(group.surface(at: surface, comes: isKnown && !group.isKnown))
        }
        keepLeaving(
            groups.flatMap(\.everyone), hasLeaving: groups.contains { !$0.leaving.isEmpty }, anchor: frame.origin,
            proposal, placement)
    }

    // MARK: Drawing

    override func lower(_ context: inout LoweringContext) -> [Node] {
        var nodes: [Node] = []
        for (group, surface) in zip(groups, surfaces) {
            nodes += group.header.flatMap { $0.lowered(&context) }
            nodes += rows(group, on: surface, &context)
            nodes += group.footer.flatMap { $0.lowered(&context) }
        }
        return nodes + (movedRow.map { ListElement.lifted($0.platter(&context)) } ?? [])
    }

    /// A row that a finger moves is above the others.
    private static func lifted(_ platter: [Node]) -> [Node] {
        platter.layered(
            .filter(.dropShadow(color: .init(red: 0, green: 0, blue: 0, alpha: 0.2), sigma: 8, offset: .zero)))
    }

    /// Rows with spacing between them each have a surface of their own.
    private func rows(_ group: ListGroup, on ground: ListSurface, _ context: inout LoweringContext) -> [Node] {
        let isSplit = (self.context.environment.listSpacing.row ?? 0) > 0
        var (nodes, content): ([Node], [Node]) = ([], [])
        let rows = group.rows.filter { $0.number != moved?.row }
        let surface = ground.rect
        let leaving = group.leaving.flatMap { rest(of: $0, in: group, &context) }
        if isSplit {
            nodes += leaving
            for row in rows {
                if !row.hasBackground { nodes += self.surface(row.shown) }
                nodes += clipped(row.background(&context), to: row.shown)
            }
        } else if !group.rows.isEmpty || !leaving.isEmpty {
            nodes += self.ground(of: rows, on: surface).faded(ground.presence)
            if !leaving.isEmpty { nodes += clipped(leaving, to: surface) }
            nodes += clipped(stripes(group.rows) + rows.flatMap { $0.background(&context) }, to: surface)
            content = separators(group.rows)
        }
        content += rows.flatMap { row in
            let nodes = row.lowered(&context)
            return row.swipe?.isAside == true ? clipped(nodes, to: isSplit ? row.shown : surface) : nodes
        }
        // Rows that come show as far as their group has made room for them.
        return nodes + (ground.moves && !isSplit ? clipped(content, to: surface) : content)
    }

    /// What leaves is seen in the gap that the rows around it have not closed yet.
    private func rest(of element: Element, in group: ListGroup, _ context: inout LoweringContext) -> [Node] {
        let nodes = element.lowered(&context)
        let own = (element as? ListRowElement)?.shown ?? element.frame
        let above = group.rows.map(\.shown).filter { $0.midY <= own.minY }.map(\.maxY).max() ?? own.minY
        let below = group.rows.map(\.shown).filter { $0.midY > own.minY }.map(\.minY).min() ?? own.maxY
        let (top, bottom) = (max(own.minY, above), min(own.maxY, below))
        guard !nodes.isEmpty, bottom > top else { return [] }
        let gap = CGRect(x: own.minX, y: top, width: own.width, height: bottom - top)
        return nodes.layered(.clip(Path(gap), rule: .nonzero, inverse: false))
    }

    private func shape(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: look.cornerRadius) }

    private func surface(_ rect: CGRect) -> [Node] {
        guard let row = look.row, rect.width > 0, rect.height > 0 else { return [] }
        return row._resolved(in: context.environment).nodes(for: .fill(shape(rect), FillStyle()), in: rect)
    }

    /// The surface behind rows, but for those that have a background of their own.
    private func ground(of rows: [ListRowElement], on rect: CGRect) -> [Node] {
        let own = rows.filter(\.hasBackground).map(\.shown)
        guard !own.isEmpty else { return surface(rect) }
        var path = Path()
        for rect in own { path.addRect(rect) }
        return surface(rect).layered(.clip(path, rule: .nonzero, inverse: true))
    }

    private func clipped(_ nodes: [Node], to rect: CGRect) -> [Node] {
        look.cornerRadius > 0 ? nodes.layered(.clip(shape(rect), rule: .nonzero, inverse: false)) : nodes
    }

    /// Gray behind every other row, where the list is told so.
    private func stripes(_ rows: [ListRowElement]) -> [Node] {
        let environment = context.environment
        guard environment.listDetails.alternates || look.alternates else { return [] }
        return rows.enumerated().filter { $0.offset % 2 == 1 }.flatMap { _, row in
            Color(SystemColor.quaternaryFill)._resolved(in: environment)
                .nodes(for: .fill(Path(row.shown), FillStyle()), in: row.shown)
        }
    }

    private func separators(_ rows: [ListRowElement]) -> [Node] {
        guard look.separates else { return [] }
        let lines = look.grouping == .plain ? rows[...] : rows.dropLast()
        return lines.enumerated().flatMap { index, row -> [Node] in
            let next = index + 1 < rows.count ? rows[index + 1] : nil
            guard row.showsSeparator(.bottom), next?.showsSeparator(.top) != false else { return [] }
            guard next != nil || row.showsSectionSeparator else { return [] }
            let thickness = context.environment.pixelLength
            let line = row.separator
            let rect = CGRect(
                x: line.lowerBound, y: row.shown.maxY - thickness, width: line.upperBound - line.lowerBound,
                height: thickness)
            let color =
                row.separatorTint ?? (next == nil ? row.sectionSeparatorTint : nil) ?? Color(SystemColor.separator)
            return color._resolved(in: context.environment).nodes(for: .fill(Path(rect), FillStyle()), in: rect)
        }
    }
}
