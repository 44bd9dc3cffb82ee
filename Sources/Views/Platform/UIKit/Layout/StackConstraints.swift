import KinoraStage

extension LayoutProgram {
    /// Levels of what a stack asks for besides what must be.
    private enum StackLevel {
        static let proportion = 999.0
        static let centers = 150.0
        /// As small as what is in it.
        static let fit = 49.0
    }

    /// What a stack asks of the views that it arranges.
    mutating func arrange(_ stack: UIStackView) {
        for view in stack.arrangedSubviews where view.isHidden { hide(view) }
        let axis = stack.axis
        let views = stack.shownSubviews
        guard let first = views.first, let last = views.last else { return }
        let room = inner(stack, axis)
        require(span(of: first, axis).low - room.low)
        require(room.high - span(of: last, axis).high)
        distribute(views, in: stack)
        align(views, in: stack, axis == .horizontal ? .vertical : .horizontal)
    }

    /// A hidden view takes no room.
    private mutating func hide(_ view: UIView) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { require(span(of: view, axis).size) }
    }

    /// The room within the margins, where they count.
    private func inner(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> Span {
        var span = span(of: stack, axis)
        guard stack.isLayoutMarginsRelativeArrangement else { return span }
        let margins = stack.layoutMargins
        let (low, high) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        span.low.constant += low
        span.size.constant -= low + high
        return span
    }

    // MARK: Along the axis

    private mutating func distribute(_ views: [UIView], in stack: UIStackView) {
        let axis = stack.axis
        let spans = views.map { span(of: $0, axis) }
        let pairs = Array(zip(views, zip(spans, spans.dropFirst())))
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (view, (span, next)) in pairs { require(next.low - span.high + -stack.customSpacing(after: view)) }
            if stack.distribution == .fillEqually {
                for span in spans.dropFirst() { require(span.size - spans[0].size) }
            } else if stack.distribution == .fillProportionally {
                keepProportions(views, spans, axis)
            }
        case .equalSpacing:
            let gap = makeLength()
            for (view, (span, next)) in pairs {
                require(next.low - span.high - gap)
                require(gap + -stack.customSpacing(after: view), .greaterOrEqual)
            }
            require(gap, .lessOrEqual, level: StackLevel.fit)
        case .equalCentering:
            let distance = makeLength()
            for (view, (span, next)) in pairs {
                require(next.middle - span.middle - distance, level: StackLevel.centers)
                require(next.low - span.high + -stack.customSpacing(after: view), .greaterOrEqual)
            }
            require(distance, .lessOrEqual, level: StackLevel.fit)
        }
    }

    /// Views whose contents have lengths get shares of the room like these.
    private mutating func keepProportions(_ views: [UIView], _ spans: [Span], _ axis: NSLayoutConstraint.Axis) {
        let lengths = views.map { axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let known = lengths.indices.filter { lengths[$0] > 0 }
        for index in known.dropFirst() {
            require(
                spans[index].size * lengths[known[0]] - spans[known[0]].size * lengths[index],
                level: StackLevel.proportion)
        }
    }

    // MARK: Across

    private mutating func align(_ views: [UIView], in stack: UIStackView, _ across: NSLayoutConstraint.Axis) {
        let room = inner(stack, across)
        for view in views {
            let span = span(of: view, across)
            switch stack.alignment {
            case .fill:
                require(span.low - room.low)
                require(span.size - room.size)
            case .leading: require(span.low - room.low)
            case .trailing: require(room.high - span.high)
            case .center: require(span.middle - room.middle)
            case .firstBaseline, .lastBaseline: alignBaseline(of: view, with: views[0], in: stack)
            }
            require(span.low - room.low, .greaterOrEqual)
            require(room.high - span.high, .greaterOrEqual)
        }
        // As thin as what is in it, where nothing says more.
        require(room.size, .lessOrEqual, level: StackLevel.fit)
    }

    private mutating func alignBaseline(of view: UIView, with first: UIView, in stack: UIStackView) {
        guard stack.axis == .horizontal, view !== first else { return }
        func baseline(_ view: UIView) -> LinearExpression {
            let span = span(of: view, .vertical)
            guard let baselines = view.baselines else { return span.high }
            return stack.alignment == .firstBaseline ? span.low + baselines.first : span.high + -baselines.last
        }
        require(baseline(view) - baseline(first))
    }
}
