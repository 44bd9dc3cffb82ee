import KinoraStage
import KinoraScene

/// A bubble with an arrow that points to the view that presents it, on its way in or out.
final class PopoverElement: WrapperElement, TransitioningPage {
    private let attachment: PopoverAttachmentAnchor
    private let arrowEdge: Edge
    private let source: Element?
    private let dismiss: @MainActor () -> Void
    var progress = 1.0 { didSet { if progress != oldValue { forgetPlace() } } }
    private var bubble = Bubble()

    /// Where the bubble stands, without its arrow, and what the arrow points to.
    private struct Bubble {
        var rect = CGRect.zero
        var tip = CGPoint.zero
        /// Of the bubble, where the arrow is.
        var edge = Edge.top
    }

    // In points.
    private static let margin: CGFloat = 10
    private static let cornerRadius: CGFloat = 13
    /// As one line of text has on a phone.
    private static let leastHeight: CGFloat = 68
    private static let arrow = CGSize(width: 26, height: 13)

    init(
        _ child: Element, _ attachment: PopoverAttachmentAnchor, arrowEdge: Edge, source: Element?,
        _ dismiss: @escaping @MainActor () -> Void, _ context: BuildContext
    ) {
        self.attachment = attachment
        self.arrowEdge = arrowEdge
        self.source = source
        self.dismiss = dismiss
        super.init(child, context)
    }

    private lazy var look = SheetLook(child.sheetChanges)

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    override func arrange(_ proposal: ProposedViewSize, _ placement: PlacementContext) {
        if source != nil { follow() }
        let room = frame.insetBy(dx: PopoverElement.margin, dy: PopoverElement.margin)
        let offer = ProposedViewSize(width: nil, height: nil)
        let ideal = child.sizeThatFits(offer)
        let fits = ideal.width <= room.width && ideal.height <= room.height
        let given = fits ? offer : ProposedViewSize(width: min(ideal.width, room.width), height: room.height)
        let content = child.sizeThatFits(given)
        let size = CGSize(width: content.width, height: max(content.height, PopoverElement.leastHeight))
        bubble = bubble(of: size, at: target ?? CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0), in: room)
        var inner = placement
        inner.enter(ProjectionTransform(motion))
        // Content with less height stands in the middle.
        let y = bubble.rect.minY + (size.height - content.height) / 2
        child.place(at: CGPoint(x: bubble.rect.minX, y: y), proposal: given, inner)
    }

    /// What it is attached to, on the stage.
    private var target: CGRect? {
        guard let source, source.placement != nil else { return nil }
        let proxy = GeometryProxy(of: source)
        let own: CGRect
        switch attachment {
        case .rect(let rect): own = proxy[rect.make(proxy)]
        case .point(let point):
            let place = point.placed(isMirrored)
            own = CGRect(origin: place.point(in: CGRect(origin: .zero, size: proxy.size)), size: .zero)
        }
        return own.offsetBy(dx: source.frame.minX, dy: source.frame.minY)
            .boundingBox(under: source.placement.transform(readBy: source))
    }

    /// By the side that the source names, or the other one where there is no room for it.
    private func bubble(of size: CGSize, at target: CGRect, in room: CGRect) -> Bubble {
        let isVertical = arrowEdge == .top || arrowEdge == .bottom
        let length = (isVertical ? size.height : size.width) + PopoverElement.arrow.height
        let after = isVertical ? room.maxY - target.maxY : room.maxX - target.maxX
        let before = isVertical ? target.minY - room.minY : target.minX - room.minX
        if max(after, before) < length, !target.isEmpty {
            // On what leaves no room beside it, it points to the middle of what is seen of that.
            let seen = target.intersection(room)
            let middle = seen.isNull ? target : seen
            return bubble(of: size, at: CGRect(x: middle.midX, y: middle.midY, width: 0, height: 0), in: room)
        }
        let wantsAfter = arrowEdge == .top || arrowEdge == (isMirrored ? .trailing : .leading)
        let isAfter = wantsAfter ? after >= length || after >= before : before < length && after > before
        func centered(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(middle - length / 2, high - length))
        }
        let arrow = PopoverElement.arrow.height
        if isVertical {
            let tip = CGPoint(x: target.midX, y: isAfter ? target.maxY : target.minY)
            let x = centered(tip.x, size.width, room.minX, room.maxX)
            let y = isAfter ? tip.y + arrow : tip.y - arrow - size.height
            return Bubble(
                rect: CGRect(origin: CGPoint(x: x, y: y), size: size), tip: tip, edge: isAfter ? .top : .bottom)
        }
        let tip = CGPoint(x: isAfter ? target.maxX : target.minX, y: target.midY)
        let x = isAfter ? tip.x + arrow : tip.x - arrow - size.width
        let y = centered(tip.y, size.height, room.minY, room.maxY)
        return Bubble(
            rect: CGRect(origin: CGPoint(x: x, y: y), size: size), tip: tip, edge: isAfter ? .leading : .trailing)
    }

    /// It grows out of the point of its arrow.
    private var motion: CGAffineTransform {
        let scale = 0.6 + 0.4 * progress
        return CGAffineTransform(translationX: -bubble.tip.x, y: -bubble.tip.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: bubble.tip.x, y: bubble.tip.y))
    }

    // MARK: Drawing

    override func lower(_ context: inout LoweringContext) -> [Node] {
        guard progress > 0 else { return [] }
        let share = min(1, max(0, progress))
        let (path, bounds) = (
            outline, bubble.rect.insetBy(dx: -PopoverElement.arrow.height, dy: -PopoverElement.arrow.height)
        )
        let ground = (look.background ?? AnyShapeStyle(SurfaceColor.background))
            ._resolved(in: self.context.environment).nodes(for: .fill(path, FillStyle()), in: bounds)
        let content = child.lowered(&context).layered(.clip(path, rule: .nonzero, inverse: false))
        let shadow = Filter.dropShadow(
            color: .init(red: 0, green: 0, blue: 0, alpha: 0.2), sigma: 10, offset: CGSize(width: 0, height: 4))
        let nodes = (ground.layered(.filter(shadow)) + content).transformed(motion)
        return share < 1 ? nodes.layered(.opacity(share)) : nodes
    }

    /// The bubble with its arrow.
    private var outline: Path {
        let (rect, arrow) = (bubble.rect, PopoverElement.arrow)
        var path = Path(roundedRect: rect, cornerRadius: PopoverElement.cornerRadius)
        // The arrow stands on the straight part of its edge.
        let clear = PopoverElement.cornerRadius + arrow.width / 2
        func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(min(low + clear, (low + high) / 2), min(value, max(high - clear, (low + high) / 2)))
        }
        let x = along(bubble.tip.x, rect.minX, rect.maxX)
        let y = along(bubble.tip.y, rect.minY, rect.maxY)
        let half = arrow.width / 2
        let (base, tip): ([CGPoint], CGPoint) =
            switch bubble.edge {
            case .top:
                (
                    [CGPoint(x: x - half, y: rect.minY), CGPoint(x: x + half, y: rect.minY)],
                    CGPoint(x: x, y: rect.minY - arrow.height)
                )
            case .bottom:
                (
                    [CGPoint(x: x + half, y: rect.maxY), CGPoint(x: x - half, y: rect.maxY)],
                    CGPoint(x: x, y: rect.maxY + arrow.height)
                )
            case .leading:
                (
                    [CGPoint(x: rect.minX, y: y + half), CGPoint(x: rect.minX, y: y - half)],
                    CGPoint(x: rect.minX - arrow.height, y: y)
                )
            case .trailing:
                (
                    [CGPoint(x: rect.maxX, y: y - half), CGPoint(x: rect.maxX, y: y + half)],
                    CGPoint(x: rect.maxX + arrow.height, y: y)
                )
            }
        path.move(to: base[0])
        path.addLine(to: tip)
        path.addLine(to: base[1])
        path.closeSubpath()
        return path
    }

    // MARK: Hits

    /// It takes every hit until it is dismissed; one beside it dismisses it.
    override func hitTest(_ point: CGPoint) -> [Element] {
        guard progress > 0, !context.environment.isLeaving, frame.contains(point) else { return [] }
        let path = child.hitTest(point.applying(motion.inverted()))
        if !path.isEmpty { return path + [self] }
        return bubble.rect.contains(point) || look.isLocked ? [self] : [outside, self]
    }

    private lazy var outside: Element = {
        let tap = TapGesture().onEnded { [dismiss] in dismiss() }
        let element = GestureElement(Element(context.child(.index(0))), tap, .normal, .all, context.child(.index(1)))
        element.place(at: frame.origin, proposal: ProposedViewSize(frame.size), placement)
        return element
    }()
}
