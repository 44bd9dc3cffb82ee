import KinoraViews

/// Where a legend stands, and how far from the plot.
struct ChartLegendPlace {
    var position = AnnotationPosition.bottom
    var alignment = Alignment.leading
    var spacing: CGFloat = 8
    /// What stands in place of colors and names.
    var content: AnyView?

    /// Whether it stands at a side of the plot, its entries one below the other.
    var isBeside: Bool { position.point?.y == 0.5 && position.point?.x != 0.5 }
    /// Whether it stands above the plot, or at its leading side.
    var isBefore: Bool { isBeside ? position.point?.x == 0 : position.point?.y == 0 }

    init() {}
    init(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView? = nil) {
        self.position = position == .automatic ? .bottom : position
        self.spacing = spacing ?? self.spacing
        self.content = content
        // A corner says on which side of its edge the legend begins.
        let side: HorizontalAlignment = self.position.point?.x == 1 ? .trailing : .leading
        self.alignment = alignment ?? Alignment(horizontal: side, vertical: .top)
    }
}

/// Colors and their names.
struct ChartLegend: View {
    let plan: ChartPlan
    let place: ChartLegendPlace

    var body: some View {
        if let content = place.content {
            content
        } else if place.isBeside {
            VStack(alignment: .leading, spacing: 4) { entries }
        } else {
            HStack(spacing: 12) { entries }
        }
    }

    private var entries: some View {
        ForEach(plan.legend, id: \.name) { entry in
            HStack(spacing: 4) {
                Circle().fill(entry.style).frame(width: 8, height: 8)
                Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
            }
        }
    }
}
