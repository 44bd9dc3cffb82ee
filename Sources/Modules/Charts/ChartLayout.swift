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
    }

    private(set) var plot: CGRect
    private(set) var x: ChartScale
    private(set) var y: ChartScale
    private(set) var lines: [Line] = []
    private(set) var figures: [Figure] = []
    private(set) var labels: [Label] = []
    private(set) var annotations: [Label] = []

    /// How far marks may reach over the plot's edges, in points.
    nonisolated static let overhang: CGFloat = 12
    /// Between the plot and its labels, and the height of a line of labels, in points.
    private static let gap: CGFloat = 4
    private static let lineHeight: CGFloat = 15

    private struct Axis {
        let values: [_Plotted]
        let plan: _AxisPlan
        var parts: [_AxisParts] = []
    }

    init(_ plan: ChartPlan, _ settings: ChartSettings, _ size: CGSize) {
        let spans = plan.stacked()
        let isRound = !plan.marks.isEmpty && plan.marks.allSatisfy { $0.kind == .sector }
        let xRange = ChartLayout.range(of: plan, spans, along: .horizontal, settings)
        let yRange = ChartLayout.range(of: plan, spans, along: .vertical, settings)
        func kind(_ names: [String], _ range: (Double, Double, Bool)) -> ChartScale.Kind {
            names.isEmpty ? .line(low: range.0, high: range.1, isDate: range.2) : .bands(names)
        }
        let (xKind, yKind) = (kind(plan.categoriesX, xRange), kind(plan.categoriesY, yRange))
        let yPlans = isRound ? [] : settings.yAxis ?? [ChartLayout.standard(.trailing)]
        let xPlans = isRound ? [] : settings.xAxis ?? [ChartLayout.standard(.bottom)]
        var yAxes = yPlans.map { ChartLayout.axis($0, yKind, size.height) }
        // The room that labels take.
        var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for axis in yAxes where axis.parts.contains(where: { $0.label != nil }) {
            let width = axis.parts.compactMap(\.label).map(ChartLayout.width).max() ?? 0
            if axis.plan.position == .leading { left = max(left, width + ChartLayout.gap + 2) }
            if axis.plan.position != .leading { right = max(right, width + ChartLayout.gap + 2) }
            (top, bottom) = (max(top, ChartLayout.lineHeight / 2), max(bottom, ChartLayout.lineHeight / 2))
        }
        let xAxes = xPlans.map { ChartLayout.axis($0, xKind, size.width - left - right) }
        for axis in xAxes where axis.parts.contains(where: { $0.label != nil }) {
            if axis.plan.position == .top { top = max(top, ChartLayout.lineHeight + ChartLayout.gap) }
            if axis.plan.position != .top { bottom = max(bottom, ChartLayout.lineHeight + ChartLayout.gap) }
        }
        plot = CGRect(
            x: left, y: top, width: max(1, size.width - left - right), height: max(1, size.height - top - bottom))
        x = ChartScale(kind: xKind, length: plot.width, isReversed: false)
        y = ChartScale(kind: yKind, length: plot.height, isReversed: true)
        yAxes = yPlans.map { ChartLayout.axis($0, yKind, plot.height) }
        for axis in xAxes { put(axis, .horizontal) }
        for axis in yAxes { put(axis, .vertical) }
        if isRound { putSectors(plan) } else { putMarks(plan, spans) }
    }

    // MARK: Ranges

    private static func range(
        of plan: ChartPlan, _ spans: [(Double, Double)?], along axis: KinoraViews.Axis, _ settings: ChartSettings
    ) -> (Double, Double, Bool) {
        let isX = axis == .horizontal
        let given = isX ? settings.xDomain : settings.yDomain
        var numbers: [Double] = []
        var isDate = false
        var needsZero = isX ? settings.includesZeroX : false
        for (index, mark) in plan.marks.enumerated() {
            guard let values = isX ? mark.x : mark.y else { continue }
            isDate = isDate || values.start.isDate
            let isValue = mark.kind == .bar ? plan.isHorizontal == isX : !isX
            if isValue, let span = spans[index] {
                numbers += [span.0, span.1]
                needsZero = needsZero || (values.end == nil)
            } else {
                numbers += [values.start.number, values.end?.number].compactMap { $0 }
                if !isX, mark.kind != .rule, settings.includesZeroY { needsZero = true }
            }
        }
        if let given, let low = given.first?.number, let high = given.last?.number {
            return (min(low, high), max(low, high), given.first?.isDate == true)
        }
        guard var low = numbers.min(), var high = numbers.max() else { return (0, 1, false) }
        if isDate { return (low, high > low ? high : low + 1, true) }
        if needsZero, isX || settings.includesZeroY { (low, high) = (min(low, 0), max(high, 0)) }
        if low == high { (low, high) = (low - 0.5, high + 0.5) }
        let rounded = AxisValues.rounded(low, high, 4)
        return (rounded.0, rounded.1, false)
    }

    // MARK: Axes

    private static func standard(_ position: AxisMarkPosition) -> _AxisPlan {
        _AxisPlan(values: .automatic, position: position) { _, parts in
            AxisGridLine()._draw(&parts)
            AxisTick()._draw(&parts)
            AxisValueLabel<Text>()._draw(&parts)
        }
    }

    private static func axis(_ plan: _AxisPlan, _ kind: ChartScale.Kind, _ length: CGFloat) -> Axis {
        let wanted = max(2, min(5, Int(length / 45)))
        var unit = Calendar.Component.day
        let values: [_Plotted]
        switch (kind, plan.values.kind) {
        case (_, .given(let given)): values = given
        case (.bands(let names), _): values = names.map { .category($0) }
        case (.line(let low, let high, true), .dates(let component, let count)):
            unit = component
            values = AxisValues.dates(from: low, through: high, component, count)
        case (.line(let low, let high, true), let other):
            var count = wanted
            if case .automatic(let desired?) = other { count = desired }
            let found = AxisValues.unit(high - low, count)
            unit = found.0
            values = AxisValues.dates(from: low, through: high, found.0, found.1)
        case (.line(let low, let high, false), .stride(let step)):
            values = AxisValues.numbers(from: low, through: high, by: step)
        case (.line(let low, let high, false), let other):
            var count = 4
            if case .automatic(let desired?) = other { count = max(1, desired - 1) }
            values = AxisValues.numbers(from: low, through: high, by: AxisValues.step(high - low, count))
        }
        var axis = Axis(values: values, plan: plan)
        axis.parts = values.enumerated().map { index, value in
            var parts = _AxisParts(value: AxisValue(index: index, count: values.count, value: value))
            plan.draw(parts.value, &parts)
            if case .date(let date) = value, parts.label != nil, isStandard(plan, parts) {
                parts.label = AnyView(
                    Text(verbatim: AxisValues.title(date, unit)).font(.caption).foregroundStyle(.secondary))
            }
            return parts
        }
        return axis
    }

    /// Whether the axis is the one that charts have by themselves.
    private static func isStandard(_ plan: _AxisPlan, _ parts: _AxisParts) -> Bool {
        if case .automatic(nil) = plan.values.kind { return parts.grid != nil && parts.tick != nil }
        return false
    }

    private static func width(of label: AnyView) -> CGFloat { ViewPicture(label).size.width }

    private mutating func put(_ axis: Axis, _ direction: KinoraViews.Axis) {
        let scale = direction == .horizontal ? x : y
        let isFirstEdge = axis.plan.position == .leading || axis.plan.position == .top
        for parts in axis.parts {
            guard let middle = scale.position(parts.value.value), middle > -1, middle < scale.length + 1 else {
                continue
            }
            // Lines stand between categories, and on values.
            var line = middle
            if scale.band > 0 { line -= scale.band / 2 }
            func path(_ from: CGFloat, _ to: CGFloat) -> Path {
                var path = Path()
                let shift = ChartLayout.overhang
                path.move(
                    to: direction == .horizontal
                        ? CGPoint(x: line + shift, y: from + shift) : CGPoint(x: from + shift, y: line + shift))
                path.addLine(
                    to: direction == .horizontal
                        ? CGPoint(x: line + shift, y: to + shift) : CGPoint(x: to + shift, y: line + shift))
                return path
            }
            let across = direction == .horizontal ? plot.height : plot.width
            let gray = AnyShapeStyle(Color.gray.opacity(0.35))
            if let grid = parts.grid {
                lines.append(Line(path: path(0, across), style: grid.style ?? gray, stroke: grid.line))
            }
            if let tick = parts.tick {
                let (from, to) = isFirstEdge ? (-ChartLayout.gap, 0) : (across, across + ChartLayout.gap)
                lines.append(Line(path: path(from, to), style: tick.style ?? gray, stroke: tick.line))
            }
            guard let label = parts.label else { continue }
            let room = ChartLayout.gap + 2
            switch direction {
            case .horizontal:
                let point = CGPoint(
                    x: plot.minX + middle, y: isFirstEdge ? plot.minY - room : plot.maxY + room)
                // The last label stays within the chart.
                let isLast = scale.band == 0 && middle > scale.length - 12
                let isFirst = scale.band == 0 && middle < 12 && plot.minX < 8
                let side: CGFloat = isLast ? 1 : isFirst ? 0 : 0.5
                labels.append(Label(view: label, point: point, anchor: UnitPoint(x: side, y: isFirstEdge ? 1 : 0)))
            case .vertical:
                let point = CGPoint(
                    x: isFirstEdge ? plot.minX - room : plot.maxX + room, y: plot.minY + middle)
                labels.append(Label(view: label, point: point, anchor: UnitPoint(x: isFirstEdge ? 1 : 0, y: 0.5)))
            }
        }
    }

    // MARK: Marks

    private mutating func putMarks(_ plan: ChartPlan, _ spans: [(Double, Double)?]) {
        var drawn: Set<String> = []
        for (index, mark) in plan.marks.enumerated() {
            let style = plan.style(of: mark)
            switch mark.kind {
            case .bar: putBar(mark, plan, spans[index] ?? (0, 0), style)
            case .line, .area:
                // All of a series is one figure, at the place of its first mark.
                let name = "\(mark.kind) \(mark.series ?? "") \(mark.styleBy ?? "")"
                if drawn.insert(name).inserted {
                    let own = plan.marks.indices.filter {
                        let other = plan.marks[$0]
                        return "\(other.kind) \(other.series ?? "") \(other.styleBy ?? "")" == name
                    }
                    putSeries(own.map { (plan.marks[$0], spans[$0]) }, style)
                }
                if let point = place(mark, spans[index]) { annotate(mark, CGRect(origin: point, size: .zero)) }
            case .point: putPoint(mark, style)
            case .rule, .rectangle: putExtent(mark, style)
            case .sector: break
            }
        }
    }

    private mutating func add(_ path: Path, _ style: AnyShapeStyle, _ mark: _Mark, stroke: StrokeStyle? = nil) {
        let shift = CGAffineTransform(
            translationX: ChartLayout.overhang + mark.offset.width, y: ChartLayout.overhang + mark.offset.height)
        figures.append(Figure(path: path.applying(shift), style: style, stroke: stroke, opacity: mark.opacity))
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
        if isFree { room = max(2, across.length / CGFloat(max(1, plan.marks.count)) * 0.7) }
        var width = (mark.width ?? .automatic).length(in: room, automatic: isFree ? room : room * 0.65)
        if let group = mark.positionBy, let index = plan.groups.firstIndex(of: group) {
            width /= CGFloat(plan.groups.count)
            middle += width * (CGFloat(index) - CGFloat(plan.groups.count - 1) / 2)
        }
        let (from, to) = (along.position(span.0), along.position(span.1))
        let rect =
            plan.isHorizontal
            ? CGRect(x: min(from, to), y: middle - width / 2, width: abs(to - from), height: width)
            : CGRect(x: middle - width / 2, y: min(from, to), width: width, height: abs(to - from))
        let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
        add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), style, mark)
        annotate(mark, rect)
    }

    /// Where a mark of a series is, at the end of its value.
    private func place(_ mark: _Mark, _ span: (Double, Double)?) -> CGPoint? {
        guard let start = mark.x, let value = mark.y, var left = x.position(start.start) else { return nil }
        if let end = start.end, let far = x.position(end) { left = (left + far) / 2 }
        if let span { return CGPoint(x: left, y: y.position(span.1)) }
        return y.position(value.start).map { CGPoint(x: left, y: $0) }
    }

    private mutating func putSeries(_ marks: [(_Mark, (Double, Double)?)], _ style: AnyShapeStyle) {
        let first = marks[0].0
        let points = marks.compactMap { place($0.0, $0.1) }
        guard points.count > 1 || first.kind == .line else { return }
        let line = SeriesPath(points, first.interpolation)
        if first.kind == .line {
            add(
                line.path, style, first,
                stroke: first.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            for (mark, span) in marks where mark.symbol != nil || mark.symbolBy != nil || mark.symbolView != nil {
                if let point = place(mark, span) { putSymbol(mark, point, style) }
            }
        } else {
            let floor = marks.compactMap { mark, span -> CGPoint? in
                guard let span, let point = place(mark, span) else { return nil }
                return CGPoint(x: point.x, y: y.position(span.0))
            }
            var path = line.path
            SeriesPath(floor.reversed(), first.interpolation).append(to: &path)
            path.closeSubpath()
            add(path, style, first)
        }
    }

    private mutating func putPoint(_ mark: _Mark, _ style: AnyShapeStyle) {
        guard let point = place(mark, nil) else { return }
        putSymbol(mark, point, style)
        let radius = (mark.symbolSize / .pi).squareRoot()
        annotate(
            mark, CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func putSymbol(_ mark: _Mark, _ point: CGPoint, _ style: AnyShapeStyle) {
        if let view = mark.symbolView {
            annotations.append(Label(view: view, point: point, anchor: .center))
            return
        }
        let radius = (mark.symbolSize / .pi).squareRoot()
        let rect = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        add(mark.symbol?.path(rect) ?? Path(ellipseIn: rect), style, mark)
    }

    /// Rules and rectangles: from edge to edge where they have no value.
    private mutating func putExtent(_ mark: _Mark, _ style: AnyShapeStyle) {
        func extent(_ values: (start: _Plotted, end: _Plotted?)?, _ scale: ChartScale) -> (CGFloat, CGFloat)? {
            guard let values else { return (0, scale.length) }
            guard let start = scale.position(values.start) else { return nil }
            if let end = values.end, let far = scale.position(end) {
                return (min(start, far) - scale.band / 2, max(start, far) + scale.band / 2)
            }
            guard mark.kind == .rectangle else { return (start, start) }
            let width = scale.band > 0 ? scale.band : 8
            return (start - width / 2, start + width / 2)
        }
        guard let across = extent(mark.x, x), let down = extent(mark.y, y) else { return }
        let sides = mark.sides
        let rect = CGRect(
            x: across.0 + sides.leading, y: down.0 + sides.top,
            width: across.1 - across.0 - sides.leading + sides.trailing,
            height: down.1 - down.0 - sides.top + sides.bottom)
        if mark.kind == .rectangle {
            let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
            add(radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect), style, mark)
        } else {
            var path = Path()
            // A rule at a unit of time stands in its middle.
            let (left, right) = mark.x != nil && mark.y == nil ? (rect.midX, rect.midX) : (rect.minX, rect.maxX)
            path.move(to: CGPoint(x: left, y: rect.minY))
            path.addLine(to: CGPoint(x: right, y: rect.maxY))
            add(path, style, mark, stroke: mark.line ?? StrokeStyle(lineWidth: 1))
        }
        annotate(mark, rect)
    }

    private mutating func annotate(_ mark: _Mark, _ rect: CGRect) {
        for note in mark.annotations {
            guard let side = note.position.point else {
                annotations.append(Label(view: note.view, point: CGPoint(x: rect.midX, y: rect.midY), anchor: .center))
                continue
            }
            let point = CGPoint(
                x: rect.minX + side.x * rect.width + (side.x - 0.5) * 2 * note.spacing,
                y: rect.minY + side.y * rect.height + (side.y - 0.5) * 2 * note.spacing)
            annotations.append(
                Label(view: note.view, point: point, anchor: UnitPoint(x: 1 - side.x, y: 1 - side.y)))
        }
    }

    // MARK: Sectors

    private mutating func putSectors(_ plan: ChartPlan) {
        let total = plan.marks.reduce(0) { $0 + max(0, $1.y?.start.number ?? 0) }
        guard total > 0 else { return }
        let center = CGPoint(x: plot.width / 2, y: plot.height / 2)
        let full = min(plot.width, plot.height) / 2
        var turn = 0.0
        for mark in plan.marks {
            let share = max(0, mark.y?.start.number ?? 0) / total
            let (start, end) = (turn * 2 * .pi - .pi / 2, (turn + share) * 2 * .pi - .pi / 2)
            turn += share
            let outer = mark.sector.outer.length(in: full, automatic: full)
            let inner = mark.sector.inner.length(in: full, automatic: 0)
            // The inset keeps neighbors apart by the same distance along their sides.
            func cut(_ radius: CGFloat) -> Double {
                radius > 0 ? min(Double(mark.sector.inset / radius), (end - start) / 2) : 0
            }
            var path = Path()
            path.addArc(
                center: center, radius: outer, startAngle: .radians(start + cut(outer)),
                endAngle: .radians(end - cut(outer)), clockwise: false)
            if inner > 0 {
                path.addArc(
                    center: center, radius: inner, startAngle: .radians(end - cut(inner)),
                    endAngle: .radians(start + cut(inner)), clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
            add(path, plan.style(of: mark), mark)
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

/// A line through points.
struct SeriesPath {
    private let points: [CGPoint]
    private let method: InterpolationMethod

    init(_ points: [CGPoint], _ method: InterpolationMethod) { (self.points, self.method) = (points, method) }

    var path: Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        draw(on: &path)
        return path
    }

    /// Goes on with this line from where the path is.
    func append(to path: inout Path) {
        guard let first = points.first else { return }
        path.addLine(to: first)
        draw(on: &path)
    }

    private func draw(on path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.kind {
            case .linear: path.addLine(to: to)
            case .stepStart:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
                path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
                path.addLine(to: to)
            case .monotone:
                let (a, b) = (slope(at: index - 1), slope(at: index))
                let third = (to.x - from.x) / 3
                path.addCurve(
                    to: to, control1: CGPoint(x: from.x + third, y: from.y + a * third),
                    control2: CGPoint(x: to.x - third, y: to.y - b * third))
            case .catmullRom, .cardinal:
                let scale = (1 - method.tension) / 6
                let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + (to.x - before.x) * scale, y: from.y + (to.y - before.y) * scale),
                    control2: CGPoint(x: to.x - (after.x - from.x) * scale, y: to.y - (after.y - from.y) * scale))
            }
        }
    }

    /// That of a cubic which does not overshoot (Fritsch and Carlson's harmonic mean).
    private func slope(at index: Int) -> CGFloat {
        func rise(_ index: Int) -> CGFloat {
            let (from, to) = (points[index], points[index + 1])
            return to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        if index == 0 { return rise(0) }
        if index == points.count - 1 { return rise(index - 1) }
        let (before, after) = (rise(index - 1), rise(index))
        return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
}
