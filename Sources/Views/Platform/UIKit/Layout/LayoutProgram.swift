import KinoraStage

/// The frames of all views below one, as unknowns of a linear program: constraints, sizes of contents and stacks say what is asked of them.
@MainActor
struct LayoutProgram {
    /// What a view or guide takes along an axis, in the coordinates of the root.
    struct Span {
        var low: LinearExpression
        var size: LinearExpression
        var high: LinearExpression { low + size }
        var middle: LinearExpression { low + size * 0.5 }
    }
    /// What is asked of the root's length along an axis.
    struct Length {
        let points: CGFloat
        var priority: UILayoutPriority = .required
    }

    private var program = LinearProgram()
    private var spans: [ObjectIdentifier: [Span]] = [:]
    private var scrolled: [ObjectIdentifier: [Span]] = [:]
    /// The views and guides whose places are unknown.
    private var open: [any _LayoutItem] = []
    private var scrollViews: [UIScrollView] = []

    /// Levels below all priorities, for what nothing else says.
    private enum Level {
        static let size = 0.3
        static let origin = 0.2
    }

    /// - Parameter sizes: the sizes of contents that fit into a width, by their views.
    private init(_ root: UIView, _ lengths: [Length], sizes: [ObjectIdentifier: CGSize]) {
        var views: [UIView] = []
        place(root, lengths, &views)
        let constraints = views.flatMap(\.constraintStore)
        // What surely holds is said first, so that it leaves few unknowns to the rest.
        for constraint in constraints where constraint.isCertain { require(constraint) }
        for view in views { if let stack = view as? UIStackView { arrange(stack) } }
        for constraint in constraints where !constraint.isCertain { require(constraint) }
        for item in open { settle(item, sizes) }
        program.solve()
    }

    // MARK: Unknowns

    private mutating func place(_ view: UIView, _ lengths: [Length], _ views: inout [UIView]) {
        spans[ObjectIdentifier(view)] = (0...1).map { axis in
            let length = lengths[axis]
            if length.priority == .required {
                return Span(low: LinearExpression(), size: LinearExpression(length.points))
            }
            let size = LinearExpression(unknown: program.makeUnknown(isFree: false))
            require(size + -length.points, .equal, level: Double(length.priority.rawValue))
            return Span(low: LinearExpression(), size: size)
        }
        collect(view, &views)
    }

    private mutating func collect(_ view: UIView, _ views: inout [UIView]) {
        views.append(view)
        if let scroll = view as? UIScrollView { scrollViews.append(scroll) }
        for guide in view.ownGuides { makeOpen(guide) }
        let outer = spans[ObjectIdentifier(view)]!
        let stack = view as? UIStackView
        for child in view.subviews {
            if child.translatesAutoresizingMaskIntoConstraints, stack?.arrangedSubviews.contains(child) != true {
                let frame = child.place
                spans[ObjectIdentifier(child)] =
                    child.fillsSuperview
                    ? outer
                    : [
                        Span(low: outer[0].low + frame.minX, size: LinearExpression(frame.width)),
                        Span(low: outer[1].low + frame.minY, size: LinearExpression(frame.height)),
                    ]
            } else {
                makeOpen(child)
            }
            collect(child, &views)
        }
    }

    private mutating func makeOpen(_ item: any _LayoutItem) {
        open.append(item)
        spans[ObjectIdentifier(item)] = (0...1).map { _ in
            Span(
                low: LinearExpression(unknown: program.makeUnknown(isFree: true)),
                size: LinearExpression(unknown: program.makeUnknown(isFree: false)))
        }
    }

    /// A length that nothing is said about yet, for what is not a view.
    mutating func makeLength() -> LinearExpression {
        LinearExpression(unknown: program.makeUnknown(isFree: false))
    }

    func span(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Span {
        spans[ObjectIdentifier(view)]![axis.rawValue]
    }

    /// What an edge of an item means to another item: from inside of a scroll view its edges are those of what is scrolled.
    private mutating func span(of item: any _LayoutItem, _ axis: Int, for other: (any _LayoutItem)?, isEdge: Bool)
        -> Span?
    {
        if let guide = item as? UILayoutGuide {
            if case .own = guide.kind { return spans[ObjectIdentifier(guide)]?[axis] }
            guard let owner = guide.owningView else { return nil }
            if case .scrolled = guide.kind, let scroll = owner as? UIScrollView { return content(of: scroll)?[axis] }
            guard var span = spans[ObjectIdentifier(owner)]?[axis] else { return nil }
            if case .keyboard = guide.kind { return axis == 0 ? span : guide.keyboard(below: span) }
            let insets = guide.insets
            let (low, high) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
            span.low.constant += low
            span.size.constant -= low + high
            return span
        }
        guard let view = item._owner else { return nil }
        if isEdge, let scroll = view as? UIScrollView, let other = other?._owner, other !== scroll,
            other.isDescendant(of: scroll)
        {
            return content(of: scroll)?[axis]
        }
        return spans[ObjectIdentifier(view)]?[axis]
    }

    private mutating func content(of scroll: UIScrollView) -> [Span]? {
        guard let frame = spans[ObjectIdentifier(scroll)] else { return nil }
        if let known = scrolled[ObjectIdentifier(scroll)] { return known }
        let made = frame.map { Span(low: $0.low, size: makeLength()) }
        scrolled[ObjectIdentifier(scroll)] = made
        return made
    }

    // MARK: What is asked

    mutating func require(
        _ expression: LinearExpression, _ relation: LinearProgram.Relation = .equal,
        level: Double = LinearProgram.certain
    ) { program.require(expression, relation, level: level) }

    private mutating func require(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first,
            var difference = value(of: first, constraint.firstAttribute, for: constraint.second)
        else { return }
        if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
            guard let value = value(of: second, constraint.secondAttribute, for: first) else { return }
            difference.add(value, times: -constraint.multiplier)
        }
        difference.constant -= constraint.constant
        require(difference, constraint.relation.ofProgram, level: Double(constraint.priority.rawValue))
    }

    private mutating func value(
        of item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute, for other: (any _LayoutItem)?
    ) -> LinearExpression? {
        guard let edge = LayoutEdge(attribute, of: item._owner),
            let span = span(of: item, edge.axis, for: other, isEdge: edge.place != .size)
        else { return nil }
        let value: LinearExpression =
            switch edge.place {
            case .low: span.low + edge.inset
            case .high: span.high + -edge.inset
            case .middle: span.middle + edge.inset
            case .size: span.size
            }
        return edge.isReversed ? value * -1 : value
    }

    /// The size of the content of a view, and what is taken where nothing says more: no size, and the origin of what it is in.
    private mutating func settle(_ item: any _LayoutItem, _ sizes: [ObjectIdentifier: CGSize]) {
        let spans = self.spans[ObjectIdentifier(item)]!
        let view = item as? UIView
        if let view, !(view is UIStackView) {
            let content = sizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
            // Of two in a stack that could give way alike it is the last one.
            let order = (view.superview as? UIStackView)?.arrangedSubviews.firstIndex(of: view) ?? 0
            for (axis, length) in [content.width, content.height].enumerated() where length >= 0 {
                let (priorities, less) = (view.contentPriorities, 0.001 * Double(order))
                require(
                    spans[axis].size + -length, .lessOrEqual,
                    level: Double(priorities.hugging[axis].rawValue) - less)
                require(
                    spans[axis].size + -length, .greaterOrEqual,
                    level: Double(priorities.resistance[axis].rawValue) - less)
            }
        }
        let holder = item === view ? view?.superview : item._owner
        let outer = holder.flatMap { self.spans[ObjectIdentifier($0)] }
        for axis in 0...1 {
            require(spans[axis].size, .lessOrEqual, level: Level.size)
            if let outer { require(spans[axis].low - outer[axis].low, level: Level.origin) }
        }
    }

    // MARK: What is found

    private func frame(_ spans: [Span]) -> CGRect {
        func value(_ expression: LinearExpression) -> CGFloat {
            // What rounding leaves would be seen as the edge of a neighbor.
            let value = program.value(of: expression)
            let whole = (value * 1024).rounded() / 1024
            return abs(value - whole) < 1e-6 ? whole : value
        }
        return CGRect(
            x: value(spans[0].low), y: value(spans[1].low), width: value(spans[0].size), height: value(spans[1].size))
    }

    private func apply() {
        for item in open {
            guard let holder = item is UIView ? item._owner?.superview : item._owner,
                let own = spans[ObjectIdentifier(item)], let outer = spans[ObjectIdentifier(holder)]
            else { continue }
            let (place, origin) = (frame(own), frame(outer).origin)
            let inside = place.offsetBy(dx: -origin.x, dy: -origin.y)
            if let view = item as? UIView {
                view.place = inside
            } else {
                (item as? UILayoutGuide)?.solvedFrame = inside
            }
        }
        for scroll in scrollViews {
            if let content = scrolled[ObjectIdentifier(scroll)] { scroll.zoomAfterLayout(frame(content).size) }
        }
    }

    /// Contents that wrap get a height for the width that was found; it was that of one line.
    private func wrapped() -> [ObjectIdentifier: CGSize] {
        var sizes: [ObjectIdentifier: CGSize] = [:]
        for item in open {
            guard let view = item as? UIView, let spans = spans[ObjectIdentifier(view)] else { continue }
            let width = frame(spans).width
            if let size = view.contentSize(within: width) { sizes[ObjectIdentifier(view)] = size }
        }
        return sizes
    }

    private static func solved(_ root: UIView, _ lengths: [Length]) -> LayoutProgram {
        let first = LayoutProgram(root, lengths, sizes: [:])
        let sizes = first.wrapped()
        return sizes.isEmpty ? first : LayoutProgram(root, lengths, sizes: sizes)
    }

    /// Gives all views below one of this size their frames.
    static func solve(below root: UIView) {
        guard root.hasLayoutBelow else { return }
        solved(root, [Length(points: root.bounds.width), Length(points: root.bounds.height)]).apply()
    }

    /// The size that a view gets from what is in it, where its lengths are asked for.
    static func fittingSize(of root: UIView, width: Length, height: Length) -> CGSize {
        let program = solved(root, [width, height])
        return program.frame(program.spans[ObjectIdentifier(root)]!).size
    }
}

extension NSLayoutConstraint {
    fileprivate var isCertain: Bool { priority == .required && relation == .equal }
}
extension NSLayoutConstraint.Relation {
    fileprivate var ofProgram: LinearProgram.Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension UIView {
    /// Whether it is as large as its superview, and stays so by its autoresizing mask: their edges are the same then.
    fileprivate var fillsSuperview: Bool {
        guard let superview, !(superview is UIScrollView) else { return false }
        return autoresizingMask == [.flexibleWidth, .flexibleHeight]
            && place == CGRect(origin: .zero, size: superview.bounds.size)
    }

    /// Whether anything below says where views are.
    var hasLayoutBelow: Bool {
        !constraintStore.isEmpty || self is UIStackView || subviews.contains(where: \.hasLayoutBelow)
    }
}

extension UILayoutGuide {
    /// Where no keyboard is: at the lower edge of its view, of which `vertical` is the place.
    fileprivate func keyboard(below vertical: LayoutProgram.Span) -> LayoutProgram.Span {
        let height = layoutFrame.height
        return LayoutProgram.Span(low: vertical.high + -height, size: LinearExpression(height))
    }
}
