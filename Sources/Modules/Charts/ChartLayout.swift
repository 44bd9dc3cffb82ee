import KinoraGeometry
import KinoraViews

/// Where everything of a chart is at one size. Figures are in points of the plot, moved by the overhang.
@MainActor
struct ChartLayout {
    struct Figure {
        let path: Path
        let style: AnyShapeStyle
        var stroke: StrokeStyle?
        var opacity = 1.0
        var zIndex = 0.0
        var clips: [Path] = []
        var isStyledByPlot = false
        var layers: [_MarkLayer] = []
    }
    struct Line {
        let path: Path
        let style: AnyShapeStyle
        let stroke: StrokeStyle
    }
    struct Label {
        let view: AnyView
        let point: CGPoint
        let anchor: UnitPoint
        /// The room that its view has; nil where it is as large as it likes.
        var width: CGFloat?
    }
    /// What one axis draws.
    struct AxisPicture {
        let direction: KinoraViews.Axis
        var lines: [Line] = []
        var labels: [Label] = []
        var layers: [(AnyView) -> AnyView] = []
    }

    private(set) var plot: CGRect
    private(set) var x: ChartScale
    private(set) var y: ChartScale
    private(set) var axes: [AxisPicture] = []
    private(set) var figures: [Figure] = []
    private(set) var annotations: [Label] = []
    /// What the layers of marks show of them.
    private(set) var masks: [ObjectIdentifier: [Figure]] = [:]
    /// Where each sector begins and ends, clockwise from the top, with its value added up before it and with it.
    private(set) var sectors: [(start: Double, end: Double, low: Double, high: Double)] = []
    /// Of all that can be scrolled, and how far that is, in points.
    private(set) var content: CGSize
    private(set) var offset: CGPoint
    let plan: ChartPlan
    let size: CGSize

    var lines: [Line] { axes.flatMap(\.lines) }
    var labels: [Label] { axes.flatMap(\.labels) }
    var isScrolled: Bool { content != plot.size }

    /// How far marks may reach over the plot's edges, in points.
    nonisolated static let overhang: CGFloat = 12
    /// Between the plot and its labels, and the height of a line of labels, in points.
    private static let gap: CGFloat = 4
    private static let lineHeight: CGFloat = 15

    private struct Axis {
        let values: [_Plotted]
        let plan: _AxisPlan
        var parts: [_AxisParts] = []
        /// The sizes of its labels, in the order of its parts.
        var sizes: [[CGSize]] = []
        var longest: CGSize {
            sizes.joined().reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
        }
        /// What labels ask for between themselves and the plot beyond the usual.
        var hasLabels: Bool { parts.contains { !$0.labels.isEmpty } }
    }

    init(
        _ plan: ChartPlan, _ settings: ChartSettings, _ size: CGSize, scrolled: CGPoint? = nil,
        state: ChartState? = nil
    ) {
        self.plan = plan
        self.size = size
        let spans = plan.stacked()
        let isRound = !plan.marks.isEmpty && plan.marks.allSatisfy { $0.kind == .sector }
        // Ticks are those of the axes as they will be.
        let goal = state?.goal ?? ChartDomains(plan, settings)
        let (xKind, yKind) = (state?.shown.x ?? goal.x, state?.shown.y ?? goal.y)
        let (xType, yType) = (settings.x.type ?? .linear, settings.y.type ?? .linear)
        let xShare = settings.x.scroll.share(of: xKind, xType), yShare = settings.y.scroll.share(of: yKind, yType)
        let yPlans = isRound ? [] : settings.y.shown(standard: ChartLayout.standard(.trailing))
        let xPlans = isRound ? [] : settings.x.shown(standard: ChartLayout.standard(.bottom))
        var yAxes = yPlans.map { ChartLayout.axis($0, goal.y, yType, size.height, yShare) }
        // The room that labels take.
        var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for axis in yAxes where axis.hasLabels && axis.plan.preset != .inset {
            let width = axis.longest.width + ChartLayout.gap + 2
            if axis.plan.position == .leading { left = max(left, width) } else { right = max(right, width) }
            (top, bottom) = (max(top, ChartLayout.lineHeight / 2), max(bottom, ChartLayout.lineHeight / 2))
        }
        let xAxes = xPlans.map { ChartLayout.axis($0, goal.x, xType, size.width - left - right, xShare) }
        for axis in xAxes where axis.hasLabels && axis.plan.preset != .inset {
            let height = max(ChartLayout.lineHeight, axis.longest.height) + ChartLayout.gap
            if axis.plan.position == .top { top = max(top, height) } else { bottom = max(bottom, height) }
        }
        plot = CGRect(
            x: left, y: top, width: max(1, size.width - left - right), height: max(1, size.height - top - bottom))
        content = CGSize(width: plot.width * xShare, height: plot.height * yShare)
        // Until somebody scrolls, it is where the source says.
        let freeX = ChartScale(
            kind: xKind, length: plot.width, isReversed: false, ends: (0, content.width), type: xType)
        let isUpright: Bool = if case .bands = yKind { false } else { true }
        let freeY = ChartScale(
            kind: yKind, length: plot.height, isReversed: true, ends: (0, content.height), type: yType)
        let start = CGPoint(
            x: settings.x.scroll.position?().flatMap(freeX.offset) ?? 0,
            y: settings.y.scroll.position?().flatMap(freeY.offset) ?? 0)
        let wanted = scrolled ?? start
        offset = CGPoint(
            x: min(max(wanted.x, 0), content.width - plot.width),
            y: min(max(wanted.y, 0), content.height - plot.height))
        let xEnds = settings.x.ends?(content.width) ?? (0, content.width)
        x = ChartScale(
            kind: xKind, length: plot.width, isReversed: false, ends: (xEnds.0 - offset.x, xEnds.1 - offset.x),
            type: xType)
        let yEnds = settings.y.ends?(content.height) ?? (0, content.height)
        let below = isUpright ? content.height - plot.height - offset.y : offset.y
        y = ChartScale(
            kind: yKind, length: plot.height, isReversed: true, ends: (yEnds.0 - below, yEnds.1 - below), type: yType)
        yAxes = yPlans.map { ChartLayout.axis($0, goal.y, yType, plot.height, yShare) }
        for axis in xAxes { axes.append(picture(of: axis, .horizontal)) }
        for axis in yAxes { axes.append(picture(of: axis, .vertical)) }
        draw(plan, spans)
        for layer in plan.marks.flatMap(\.layers) where masks[ObjectIdentifier(layer)] == nil {
            guard case .mask(let marks) = layer.kind else { continue }
            var copy = self
            (copy.figures, copy.annotations) = ([], [])
            let own = ChartPlan(marks, settings)
            copy.draw(own, own.stacked())
            masks[ObjectIdentifier(layer)] = copy.figures
        }
    }

    private mutating func draw(_ plan: ChartPlan, _ spans: [(Double, Double)?]) {
        putSectors(plan)
        putMarks(plan, spans)
        if figures.contains(where: { $0.zIndex != 0 }) {
            let order = figures.indices.sorted {
                (figures[$0].zIndex, $0) < (figures[$1].zIndex, $1)
            }
            figures = order.map { figures[$0] }
        }
    }

    // MARK: Ranges

    fileprivate static func kind(
        _ names: [String], _ plan: ChartPlan, _ spans: [(Double, Double)?], _ axis: KinoraViews.Axis,
        _ settings: ChartSettings.AxisSettings
    ) -> ChartScale.Kind {
        guard names.isEmpty else { return .bands(names) }
        var (low, high, isDate) = range(of: plan, spans, along: axis, settings)
        if let modify = settings.domain.modify {
            let ends = [low, high].map { number -> _Plotted in
                isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
            }
            let changed = modify(ends).compactMap(\.number)
            if let first = changed.min(), let last = changed.max(), last > first { (low, high) = (first, last) }
        }
        return settings.domain.isReversed
            ? .line(low: high, high: low, isDate: isDate) : .line(low: low, high: high, isDate: isDate)
    }

    private static func range(
        of plan: ChartPlan, _ spans: [(Double, Double)?], along axis: KinoraViews.Axis,
        _ settings: ChartSettings.AxisSettings
    ) -> (Double, Double, Bool) {
        let isX = axis == .horizontal
        var numbers: [Double] = []
        var isDate = false
        let includesZero = settings.domain.includesZero ?? false
        var needsZero = isX ? includesZero : false
        for (index, mark) in plan.marks.enumerated() {
            guard let values = isX ? mark.x : mark.y else { continue }
            isDate = isDate || values.start.isDate
            let isValue = mark.isSideways ? isX : mark.kind == .bar ? plan.isHorizontal == isX : !isX
            if isValue, let span = spans[index] {
                numbers += [span.0, span.1]
                needsZero = needsZero || (values.end == nil)
            } else {
                numbers += [values.start.number, values.end?.number].compactMap { $0 }
                if !isX, mark.kind != .rule, includesZero { needsZero = true }
            }
        }
        if let given = settings.domain.values, let low = given.first?.number, let high = given.last?.number {
            return (low, high, given.first?.isDate == true)
        }
        numbers = numbers.filter(\.isFinite)
        if settings.type == .log { numbers = numbers.filter { $0 > 0 } }
        guard var low = numbers.min(), var high = numbers.max() else {
            return settings.type == .log ? (1, 10, false) : (0, 1, false)
        }
        if isDate { return (low, high > low ? high : low + 1, true) }
        if settings.type == .log {
            let (first, last) = (Maths.log(low) / Maths.log(10), Maths.log(high) / Maths.log(10))
            let (down, up) = ((first + 1e-9).rounded(.down), (last - 1e-9).rounded(.up))
            return (Maths.pow(10, down), Maths.pow(10, max(up, down + 1)), false)
        }
        if needsZero, isX || includesZero { (low, high) = (min(low, 0), max(high, 0)) }
        if low == high { (low, high) = (low - 0.5, high + 0.5) }
        let desired = settings.desiredCount.map { AxisValues.step(low, high, atMost: $0, isRounded: true) }
        let (first, last) = AxisValues.rounded(low, high, by: desired ?? AxisValues.step(high - low, 4))
        return (first, last, false)
    }

    // MARK: Axes

    private static func standard(_ position: AxisMarkPosition) -> _AxisPlan {
        AxisMarks(position: position)._axes[0]
    }

    /// `share` is how many times the plot is as long as what is seen of the axis.
    private static func axis(
        _ plan: _AxisPlan, _ kind: ChartScale.Kind, _ type: ScaleType, _ length: CGFloat, _ share: CGFloat
    ) -> Axis {
        let wanted = max(2, min(5, Int(length / 45)))
        var unit = Calendar.Component.day
        let values: [_Plotted]
        switch (kind, plan.values.kind) {
        case (_, .given(let given)):
            values = given
            if case .line(let low, let high, true) = kind {
                unit = AxisValues.unit(abs(high - low) / Double(share), max(1, given.count)).0
            }
        case (.bands(let names), _): values = names.map { .category($0) }
        case (.line(let first, let last, true), let wish):
            let (low, high) = (min(first, last), max(first, last))
            if case .dates(let component, let count) = wish {
                unit = component
                values = AxisValues.dates(from: low, through: high, component, count)
            } else {
                var count = wanted
                if case .automatic(let desired?, _) = wish { count = desired }
                let found = AxisValues.unit((high - low) / Double(share), count)
                unit = found.0
                values = AxisValues.dates(from: low, through: high, found.0, found.1)
            }
        case (.line(let first, let last, false), let wish):
            values = numbers(min(first, last), max(first, last), wish, type, share)
        }
        var axis = Axis(values: values, plan: plan)
        axis.parts = values.enumerated().map { index, value in
            var title = value.name
            if case .date(let date) = value { title = AxisValues.title(date, unit) }
            var parts = _AxisParts(value: AxisValue(index: index, count: values.count, value: value), title: title)
            plan.draw(&parts)
            return parts
        }
        axis.sizes = axis.parts.map { $0.labels.map { ChartLayout.size(of: $0) } }
        return axis
    }

    private static func numbers(
        _ low: Double, _ high: Double, _ wish: AxisMarkValues.Kind, _ type: ScaleType, _ share: CGFloat
    ) -> [_Plotted] {
        if case .stride(let step) = wish { return AxisValues.numbers(from: low, through: high, by: step) }
        switch type.kind {
        case .log: return AxisValues.powers(from: low, through: high)
        case .symmetricLog(let slope):
            let end = max(abs(low), abs(high))
            let powers = AxisValues.powers(from: min(1 / slope, end / 10), through: end).compactMap(\.number)
            return (powers.reversed().map { -$0 } + [0] + powers).filter { $0 >= low && $0 <= high }.map { .number($0) }
        default:
            let span = (high - low) / Double(share)
            var step = AxisValues.step(span, 4)
            if case .automatic(let desired, let least) = wish {
                if let desired { step = AxisValues.step(low, low + span, atMost: desired) }
                step = max(least ?? 0, step)
            }
            return AxisValues.numbers(from: low, through: high, by: step)
        }
    }

    private static func size(of label: _AxisParts.Label) -> CGSize {
        let size = ViewPicture.size(of: label.view)
        return label.place.isUpright ? CGSize(width: size.height, height: size.width) : size
    }

    private func picture(of axis: Axis, _ direction: KinoraViews.Axis) -> AxisPicture {
        var picture = AxisPicture(direction: direction, layers: axis.plan.layers)
        let scale = direction == .horizontal ? x : y
        let isFirstEdge = axis.plan.position == .leading || axis.plan.position == .top
        let across = direction == .horizontal ? plot.height : plot.width
        let gray = AnyShapeStyle(Color.gray.opacity(0.35))
        let isDated = direction == .horizontal && scale.isDate && axis.plan.preset != .aligned
        let isBesideLines = isDated && axis.parts.joinedLabels.contains { $0.place.standsBesideLine }
        let usual = isBesideLines ? max(ChartLayout.lineHeight, axis.longest.height) + ChartLayout.gap : 4
        var taken = -CGFloat.infinity
        for (index, parts) in axis.parts.enumerated() {
            guard let middle = scale.position(parts.value.value), middle > -1, middle < scale.length + 1 else {
                continue
            }
            // The middle of what begins here: between this value and the next, or of a category.
            var center = middle
            if scale.band == 0 {
                let next = index + 1 < axis.values.count ? scale.position(axis.values[index + 1]) : nil
                center = (middle + (next ?? (scale.isReversed ? 0 : scale.length))) / 2
            }
            func path(_ from: CGFloat, _ to: CGFloat, _ mark: _AxisParts.Line) -> Path {
                // Lines stand between categories, and on values.
                let place = mark.isCentered ? center : middle - scale.band / 2
                let shift = ChartLayout.overhang
                let ends = [from, to].map { far in
                    direction == .horizontal
                        ? CGPoint(x: place + shift + mark.offset.width, y: far + shift + mark.offset.height)
                        : CGPoint(x: far + shift + mark.offset.width, y: place + shift + mark.offset.height)
                }
                var path = Path()
                path.move(to: ends[0])
                path.addLine(to: ends[1])
                return path
            }
            for grid in parts.grids {
                picture.lines.append(
                    Line(path: path(0, across, grid), style: grid.style ?? gray, stroke: grid.stroke))
            }
            for tick in parts.ticks {
                let sizes = (own: axis.sizes[index].first ?? .zero, longest: axis.longest)
                let length = ChartLayout.length(of: tick, sizes.own, sizes.longest, direction, usual: usual)
                let (from, to) = isFirstEdge ? (-length, 0) : (across, across + length)
                picture.lines.append(Line(path: path(from, to, tick), style: tick.style ?? gray, stroke: tick.stroke))
            }
            for (label, size) in zip(parts.labels, axis.sizes[index]) {
                let place = label.place
                let isInset = axis.plan.preset == .inset
                let room = ChartLayout.gap + 2
                let spot = place.isCentered == true ? center : middle
                var shown: Label
                switch direction {
                case .horizontal:
                    let gap = place.vertical ?? room
                    let edge = isFirstEdge ? plot.minY : plot.maxY
                    let point = CGPoint(x: plot.minX + spot, y: edge + (isFirstEdge == isInset ? gap : -gap))
                    let isBeside = isDated && place.standsBesideLine
                    let side = isBeside ? 0 : share(of: spot, along: scale)
                    shown = Label(
                        view: label.turned, point: point,
                        anchor: place.anchor ?? UnitPoint(x: side, y: isFirstEdge == isInset ? 0 : 1))
                    shown = shown.moved(by: label.offset)
                    if isBeside || place.anchor != nil {
                        // Beside its value, not on the tick.
                        let aside = place.horizontal ?? ChartLayout.gap, along = shown.anchor.x
                        shown = shown.moved(
                            by: CGSize(width: along < 0.5 ? aside : along > 0.5 ? -aside : 0, height: 0))
                    }
                    guard !isBeside || place.collision.kind == .disabled || hasRoom(shown, size, scale.length) else {
                        continue
                    }
                    if place.collision.kind == .truncate {
                        shown.width =
                            scale.band > 0 ? scale.band - 4 : scale.length / CGFloat(max(1, axis.values.count))
                    } else if place.collision.kind != .disabled {
                        let left = shown.point.x - shown.anchor.x * size.width
                        guard left >= taken + (place.collision.spacing ?? 2) else { continue }
                        if parts.labels.count == 1 { taken = left + size.width }
                    }
                case .vertical:
                    let gap = place.horizontal ?? room
                    let edge = isFirstEdge ? plot.minX : plot.maxX
                    let point = CGPoint(x: edge + (isFirstEdge == isInset ? gap : -gap), y: plot.minY + spot)
                    shown = Label(
                        view: label.turned, point: point,
                        anchor: place.anchor
                            ?? UnitPoint(x: isFirstEdge == isInset ? 0 : 1, y: isInset ? 1 : 0.5))
                    shown = shown.moved(by: label.offset)
                }
                picture.labels.append(shown)
            }
        }
        return picture
    }

    /// How much of a label is left of its place below or above the plot: half of it, but the first and the last one stay within
    /// the chart.
    private func share(of spot: CGFloat, along scale: ChartScale) -> CGFloat {
        guard scale.band == 0 else { return 0.5 }
        if spot > scale.length - 12 { return 1 }
        return spot < 12 && plot.minX < 8 ? 0 : 0.5
    }

    /// Whether a label right of its line begins within the plot and ends within the chart. The line that closes the plot has
    /// no room beside it.
    private func hasRoom(_ label: Label, _ size: CGSize, _ length: CGFloat) -> Bool {
        let left = label.point.x - label.anchor.x * size.width
        return left < plot.minX + length && (label.width != nil || left + size.width <= self.size.width)
    }

    /// Of a tick, in points; `usual` is that of one which says none.
    private static func length(
        of tick: _AxisParts.Line, _ own: CGSize, _ longest: CGSize, _ direction: KinoraViews.Axis, usual: CGFloat
    ) -> CGFloat {
        func along(_ size: CGSize) -> CGFloat { direction == .horizontal ? size.height : size.width }
        switch tick.length.base {
        case .automatic: return usual + tick.length.further
        case .points(let points): return points + tick.length.further
        case .label: return along(own) + gap + 2 + tick.length.further
        case .longestLabel: return along(longest) + gap + 2 + tick.length.further
        }
    }

    // MARK: Marks

    private mutating func putMarks(_ plan: ChartPlan, _ spans: [(Double, Double)?]) {
        var series: [String: [Int]] = [:]
        for (index, mark) in plan.marks.enumerated() where mark.kind == .line || mark.kind == .area {
            series[ChartPlan.series(of: mark), default: []].append(index)
        }
        for (index, mark) in plan.marks.enumerated() {
            let style = plan.style(of: mark)
            switch mark.kind {
            case .bar: putBar(mark, plan, spans[index] ?? (0, 0), style)
            case .line, .area:
                // All of a series is one figure, at the place of its first mark.
                let own = series[ChartPlan.series(of: mark)] ?? []
                if own.first == index { putSeries(own.map { (plan.marks[$0], spans[$0]) }, plan, style) }
                if !mark.annotations.isEmpty, let point = place(mark, spans[index]) {
                    annotate(mark, CGRect(origin: point, size: .zero))
                }
            case .point: putPoint(mark, plan, style)
            case .rule, .rectangle: putExtent(mark, plan, style)
            case .sector: break
            }
        }
    }

    private mutating func add(
        _ path: Path, _ style: AnyShapeStyle, _ mark: _Mark, stroke: StrokeStyle? = nil, box: CGRect? = nil
    ) {
        let shift = CGAffineTransform(
            translationX: ChartLayout.overhang + mark.offset.width, y: ChartLayout.overhang + mark.offset.height)
        let box = box ?? path.boundingRect
        var path = path
        var clips = mark.clips.map { $0(box) }
        if mark.staysInPlot { clips.append(Path(CGRect(origin: .zero, size: plot.size))) }
        // What would be cut from a rectangle is drawn at once, so that its edge is one.
        if stroke == nil, clips.count == 1, mark.cornerRadius == nil, path == Path(box) {
            path = clips[0]
            clips = []
        }
        figures.append(
            Figure(
                path: path.applying(shift), style: style, stroke: stroke, opacity: mark.opacity, zIndex: mark.zIndex,
                clips: clips.map { $0.applying(shift) }, isStyledByPlot: mark.isStyledByPlot, layers: mark.layers))
    }

    private mutating func addRectangle(_ rect: CGRect, _ style: AnyShapeStyle, _ mark: _Mark) {
        let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
        add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), style, mark, box: rect)
        annotate(mark, rect)
    }

    private mutating func putBar(_ mark: _Mark, _ plan: ChartPlan, _ span: (Double, Double), _ style: AnyShapeStyle) {
        guard let markX = mark.x, let markY = mark.y else { return }
        let (across, along) = plan.isHorizontal ? (y, x) : (x, y)
        let place = plan.isHorizontal ? markY : markX
        guard var middle = across.position(place.start) else { return }
        var room = across.band
        if room == 0, let end = place.end, let far = across.position(end) {
            room = abs(far - middle)
            middle = (middle + far) / 2
        }
        let isFree = room == 0
        if isFree { room = max(2, abs(across.ends.end - across.ends.start) / CGFloat(max(1, plan.marks.count)) * 0.7) }
        var width = (mark.width ?? .automatic).length(in: room, automatic: isFree ? room : room * 0.65)
        if let group = mark.positionBy, let index = plan.groups.firstIndex(of: group) {
            width /= CGFloat(plan.groups.count)
            middle += width * (CGFloat(index) - CGFloat(plan.groups.count - 1) / 2)
        }
        let (from, to) = (along.position(span.0), along.position(span.1))
        var (near, far) = (middle - width / 2, middle + width / 2)
        let pixels = plan.isHorizontal ? mark.pixelsY : mark.pixelsX
        if pixels.start != nil || pixels.end != nil {
            (near, far) = (pixels.start ?? 0, pixels.end ?? across.length)
        }
        let sides = mark.sides
        let rect =
            plan.isHorizontal
            ? CGRect(x: min(from, to), y: min(near, far), width: abs(to - from), height: abs(far - near))
            : CGRect(x: min(near, far), y: min(from, to), width: abs(far - near), height: abs(to - from))
        addRectangle(rect.moved(sides), style, mark)
    }

    /// Where a mark of a series is, at the end of its value.
    private func place(_ mark: _Mark, _ span: (Double, Double)?) -> CGPoint? {
        if mark.isSideways, let span, let value = mark.y, let down = middle(of: value, y) {
            return CGPoint(x: x.position(span.1), y: down)
        }
        guard let start = mark.x, let value = mark.y, let left = middle(of: start, x) else { return nil }
        if let span { return CGPoint(x: left, y: y.position(span.1)) }
        return middle(of: value, y).map { CGPoint(x: left, y: $0) }
    }
    private func middle(of value: (start: _Plotted, end: _Plotted?), _ scale: ChartScale) -> CGFloat? {
        guard let start = scale.position(value.start) else { return nil }
        guard let end = value.end, let far = scale.position(end) else { return start }
        return (start + far) / 2
    }

    private mutating func putSeries(
        _ marks: [(_Mark, (Double, Double)?)], _ plan: ChartPlan, _ style: AnyShapeStyle
    ) {
        let first = marks[0].0
        let points = marks.compactMap { place($0.0, $0.1) }
        guard points.count > 1 || first.kind == .line else { return }
        let line = SeriesPath(points, first.interpolation)
        if first.kind == .line {
            add(
                line.path, style, first,
                stroke: plan.stroke(of: first) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            for (mark, span) in marks where mark.symbol != nil || mark.symbolBy != nil || mark.symbolView != nil {
                if let point = place(mark, span) { putSymbol(mark, plan, point, style) }
            }
        } else {
            let floor = marks.compactMap { mark, span -> CGPoint? in
                guard let span, let point = place(mark, span) else { return nil }
                return mark.isSideways
                    ? CGPoint(x: x.position(span.0), y: point.y) : CGPoint(x: point.x, y: y.position(span.0))
            }
            var path = line.path
            SeriesPath(floor.reversed(), first.interpolation).append(to: &path)
            path.closeSubpath()
            add(path, style, first)
        }
    }

    private mutating func putPoint(_ mark: _Mark, _ plan: ChartPlan, _ style: AnyShapeStyle) {
        guard let point = place(mark, nil) else { return }
        putSymbol(mark, plan, point, style)
        let radius = (plan.symbolSize(of: mark) / .pi).squareRoot()
        annotate(
            mark, CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func putSymbol(
        _ mark: _Mark, _ plan: ChartPlan, _ point: CGPoint, _ style: AnyShapeStyle
    ) {
        if let view = mark.symbolView {
            annotations.append(Label(view: view, point: point, anchor: .center))
            return
        }
        let radius = (plan.symbolSize(of: mark) / .pi).squareRoot()
        let rect = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        add(plan.symbol(of: mark)?.path(in: rect) ?? Path(ellipseIn: rect), style, mark)
    }

    /// Rules and rectangles: from edge to edge where they have no value.
    private mutating func putExtent(_ mark: _Mark, _ plan: ChartPlan, _ style: AnyShapeStyle) {
        func extent(
            _ values: (start: _Plotted, end: _Plotted?)?, _ pixels: (start: CGFloat?, end: CGFloat?),
            _ scale: ChartScale, _ width: MarkDimension?
        ) -> (CGFloat, CGFloat)? {
            guard let values else {
                // A rule without a place stands in the middle.
                if pixels.start == .infinity || pixels.end == .infinity { return (scale.length / 2, scale.length / 2) }
                return (pixels.start ?? 0, pixels.end ?? scale.length)
            }
            guard let start = scale.position(values.start) else { return nil }
            if let end = values.end, let far = scale.position(end) {
                let (near, far) = (min(start, far) - scale.band / 2, max(start, far) + scale.band / 2)
                guard let width, scale.band == 0 else { return (near, far) }
                let room = width.length(in: far - near, automatic: far - near)
                return ((near + far - room) / 2, (near + far + room) / 2)
            }
            guard mark.kind == .rectangle else { return (start, start) }
            let room = scale.band > 0 ? scale.band : 8
            let own = (width ?? .automatic).length(in: room, automatic: room)
            return (start - own / 2, start + own / 2)
        }
        guard let across = extent(mark.x, mark.pixelsX, x, mark.width),
            let down = extent(mark.y, mark.pixelsY, y, mark.height)
        else { return }
        let rect = CGRect(x: across.0, y: down.0, width: across.1 - across.0, height: down.1 - down.0)
            .moved(mark.sides)
        guard mark.kind == .rule else { return addRectangle(rect, style, mark) }
        var path = Path()
        // A rule at a unit of time stands in its middle.
        let isUpright =
            mark.x != nil && mark.y == nil && mark.pixelsY.start == nil && mark.pixelsY.end == nil
            || mark.x != nil && mark.y == nil && mark.pixelsY.start != mark.pixelsY.end
        let (left, right) = isUpright ? (rect.midX, rect.midX) : (rect.minX, rect.maxX)
        path.move(to: CGPoint(x: left, y: rect.minY))
        path.addLine(to: CGPoint(x: right, y: rect.maxY))
        add(path, style, mark, stroke: plan.stroke(of: mark) ?? StrokeStyle(lineWidth: 1))
        annotate(mark, rect)
    }

    private mutating func annotate(_ mark: _Mark, _ rect: CGRect) {
        for note in mark.annotations {
            var label: Label
            let view = note.make(AnnotationContext(targetSize: rect.size))
            if let side = note.position.point {
                // Beside the mark it stands by its alignment.
                let along = note.alignment.horizontal.share, down = note.alignment.vertical.share
                let place = UnitPoint(
                    x: side.x == 0.5 && side.y != 0.5 ? along : side.x,
                    y: side.y == 0.5 && side.x != 0.5 ? down : side.y)
                let point = CGPoint(
                    x: rect.minX + place.x * rect.width + (side.x - 0.5) * 2 * note.spacing,
                    y: rect.minY + place.y * rect.height + (side.y - 0.5) * 2 * note.spacing)
                let anchor = UnitPoint(
                    x: side.x == 0.5 && side.y != 0.5 ? along : 1 - side.x,
                    y: side.y == 0.5 && side.x != 0.5 ? down : 1 - side.y)
                label = Label(view: view, point: point, anchor: anchor)
            } else {
                let place = UnitPoint(x: note.alignment.horizontal.share, y: note.alignment.vertical.share)
                label = Label(
                    view: view,
                    point: CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height),
                    anchor: place)
            }
            annotations.append(kept(label, note.overflow).moved(by: mark.offset))
        }
    }

    /// Moved into what the resolution says.
    private func kept(_ label: Label, _ overflow: AnnotationOverflowResolution) -> Label {
        guard overflow.x.boundary != nil || overflow.y.boundary != nil else { return label }
        let size = ViewPicture.size(of: label.view)
        func shift(_ low: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            low + length > to && low - (low + length - to) >= from ? to - low - length : max(0, from - low)
        }
        let chart = CGRect(x: -plot.minX, y: -plot.minY, width: self.size.width, height: self.size.height)
        let whole = CGRect(origin: .zero, size: plot.size)
        var move = CGSize.zero
        if let boundary = overflow.x.boundary {
            let room = boundary.isPlot ? whole : chart
            move.width = shift(label.point.x - label.anchor.x * size.width, size.width, room.minX, room.maxX)
        }
        if let boundary = overflow.y.boundary {
            let room = boundary.isPlot ? whole : chart
            move.height = shift(label.point.y - label.anchor.y * size.height, size.height, room.minY, room.maxY)
        }
        return label.moved(by: move)
    }

    // MARK: Sectors

    private mutating func putSectors(_ plan: ChartPlan) {
        let marks = plan.marks.filter { $0.kind == .sector }
        let total = marks.reduce(0) { $0 + max(0, $1.y?.start.number ?? 0) }
        guard total > 0 else { return }
        let center = CGPoint(x: plot.width / 2, y: plot.height / 2)
        let full = min(plot.width, plot.height) / 2
        var sum = 0.0
        for mark in marks {
            let own = max(0, mark.y?.start.number ?? 0)
            let (start, end) = (sum / total * 2 * .pi - .pi / 2, (sum + own) / total * 2 * .pi - .pi / 2)
            sectors.append((start + .pi / 2, end + .pi / 2, sum, sum + own))
            sum += own
            let outer = mark.sector.outer.length(in: full, automatic: full)
            let inner = mark.sector.inner.length(in: full, automatic: 0)
            add(
                SectorPath(
                    center: center, inner: inner, outer: outer, start: start, end: end, inset: mark.sector.inset,
                    cornerRadius: mark.cornerRadius ?? 0
                ).path, plan.style(of: mark), mark)
            let middle = (start + end) / 2
            let radius = (outer + inner) / 2
            annotate(
                mark,
                CGRect(
                    x: center.x + radius * Maths.cos(middle), y: center.y + radius * Maths.sin(middle), width: 0,
                    height: 0))
        }
    }
}

extension ChartLayout.Label {
    func moved(by offset: CGSize) -> ChartLayout.Label {
        ChartLayout.Label(
            view: view, point: CGPoint(x: point.x + offset.width, y: point.y + offset.height), anchor: anchor,
            width: width)
    }
}
extension CGRect {
    /// With each side moved by itself.
    fileprivate func moved(_ sides: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + sides.leading, y: minY + sides.top, width: width - sides.leading + sides.trailing,
            height: height - sides.top + sides.bottom)
    }
}
extension HorizontalAlignment {
    fileprivate var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}
extension VerticalAlignment {
    fileprivate var share: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}
extension [_AxisParts] {
    fileprivate var joinedLabels: [_AxisParts.Label] { flatMap(\.labels) }
}
extension _AxisLabelPlace {
    /// Whether a date's label begins right of its line: where the source does not say another place.
    fileprivate var standsBesideLine: Bool { anchor == nil && isCentered != true }
    var isUpright: Bool { orientation == .vertical || orientation == .verticalReversed }
}
extension _AxisParts.Label {
    /// As it stands at its axis.
    @MainActor
    var turned: AnyView {
        guard place.isUpright else { return view }
        let size = ViewPicture.size(of: view)
        return AnyView(
            view.fixedSize().rotationEffect(.degrees(place.orientation == .vertical ? 90 : -90))
                .frame(width: size.height, height: size.width))
    }
}

extension ChartDomains {
    /// Those of the marks, or what the source says.
    @MainActor
    init(_ plan: ChartPlan, _ settings: ChartSettings) {
        let spans = plan.stacked()
        x = ChartLayout.kind(plan.categoriesX, plan, spans, .horizontal, settings.x)
        y = ChartLayout.kind(plan.categoriesY, plan, spans, .vertical, settings.y)
    }
}
