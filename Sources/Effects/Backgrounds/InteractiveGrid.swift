import KinoraViews

/// A grid whose cells light up under the pointer and go out slowly behind it (after Magic UI's interactive grid pattern).
struct InteractiveGrid: View {
    let settings: InteractiveGridEffect

    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// A stay of the pointer in a cell.
    private struct Visit {
        let cell: Cell
        let start: Date
        /// Nil while the pointer is there.
        var end: Date?
    }

    @State private var visits: [Visit] = []

    var body: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in draw(at: timeline.date, size, in: &context) }
        }
        .contentShape(Rectangle())
        .onContinuousHover(perform: enter)
    }

    private func enter(_ phase: HoverPhase) {
        let now = Date()
        guard case .active(let point) = phase else { return leave(at: now) }
        let cell = Cell(
            column: Int((point.x / settings.cell).rounded(.down)), row: Int((point.y / settings.cell).rounded(.down)))
        guard visits.last?.end != nil || visits.last?.cell != cell else { return }
        leave(at: now)
        visits.removeAll { visit in visit.end.map { now.timeIntervalSince($0) > settings.fade } ?? false }
        visits.append(Visit(cell: cell, start: now))
    }

    private func leave(at now: Date) {
        guard let last = visits.indices.last, visits[last].end == nil else { return }
        visits[last].end = now
    }

    private func draw(at now: Date, _ size: CGSize, in context: inout GraphicsContext) {
        let side = settings.cell
        for visit in visits {
            let light = light(of: visit, at: now)
            guard light > 0 else { continue }
            // The hue turns along the way, by where a cell is.
            let share = Maths.fraction(Double(visit.cell.column) / 12 + Double(visit.cell.row) / 20)
            let color = settings.color.mix(with: settings.second, by: abs(2 * share - 1), in: .device)
            let box = CGRect(
                x: Double(visit.cell.column) * side, y: Double(visit.cell.row) * side, width: side, height: side)
            context.fill(Path(box), with: .color(color.opacity(light)))
        }
        var lines = Path()
        for column in 0...min(400, Int(size.width / side)) {
            lines.addRect(CGRect(x: Double(column) * side - 0.5, y: 0, width: 1, height: size.height))
        }
        for row in 0...min(400, Int(size.height / side)) {
            lines.addRect(CGRect(x: 0, y: Double(row) * side - 0.5, width: size.width, height: 1))
        }
        context.fill(lines, with: .color(settings.line))
    }

    /// Up in a tenth of a second, and evenly down in the time that is set.
    private func light(of visit: Visit, at now: Date) -> Double {
        let up = min(1, now.timeIntervalSince(visit.start) / 0.1)
        guard let end = visit.end else { return up }
        let peak = min(1, end.timeIntervalSince(visit.start) / 0.1)
        let rest = 1 - now.timeIntervalSince(end) / settings.fade
        return max(0, peak * rest)
    }
}
