import KinoraStage
import KinoraViews

/// A dock whose symbols grow under the pointer, and their neighbors with them.
///
/// By the table, the symbol under the pointer is 1.5 times as large, its neighbors 1.25 and 1.1. By distance, every symbol
/// follows the pointer continuously and takes its room. Symbols grow out of the capsule and rise.
struct DockNavigation: View {
    enum Growth: String, CaseIterable { case table, distance }

    /// The edge of the capsule that symbols keep to as they grow.
    enum Edge: String, CaseIterable {
        case top, middle, bottom

        var vertical: VerticalAlignment { self == .top ? .top : self == .middle ? .center : .bottom }
        var alignment: Alignment { Alignment(horizontal: .center, vertical: vertical) }
        var anchor: UnitPoint { self == .top ? .top : self == .middle ? .center : .bottom }
        /// Which way symbols rise: away from the edge.
        var lift: CGFloat { self == .top ? 1 : self == .middle ? 0 : -1 }
    }

    let items: [String]
    let growth: Growth
    let settings: DockSettings

    @State private var hoveredIndex: Int?
    @State private var pointer: CGFloat?

    var body: some View {
        HStack(alignment: settings.edge.vertical, spacing: 8) {
            ForEach(Array(items.enumerated()), id: \.offset) { index, icon in
                let scale = growth == .table ? tableScale(index) : distanceScale(index)
                DockItem(
                    icon: icon, index: index, scale: scale, isHovered: hoveredIndex == index, growth: growth,
                    settings: settings
                )
                .onHover { hovering in
                    withAnimation(settings.spring) { hoveredIndex = hovering ? index : nil }
                }
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .onContinuousHover { phase in
            guard growth == .distance else { return }
            withAnimation(.interpolatingSpring(mass: 0.1, stiffness: 150, damping: 12)) {
                if case .active(let location) = phase { pointer = location.x } else { pointer = nil }
            }
        }
        .background(alignment: settings.edge.alignment) {
            Capsule()
                .fill(.ultraThinMaterial)
                .overlay { Capsule().strokeBorder(.white.opacity(0.4), lineWidth: 1) }
                .frame(height: settings.size + 16)
                .shadow(color: .black.opacity(0.2), radius: 12, y: 6)
        }
    }

    private func tableScale(_ index: Int) -> CGFloat {
        guard let hoveredIndex else { return 1 }
        let distance = abs(index - hoveredIndex)
        return distance < settings.table.count ? settings.table[distance] : 1
    }

    /// Falls evenly from the largest at the pointer to 1 at `reach` from it.
    private func distanceScale(_ index: Int) -> CGFloat {
        guard let pointer else { return 1 }
        let center = 16 + (CGFloat(index) + 0.5) * settings.size + CGFloat(index) * 8
        return 1 + (settings.table[0] - 1) * max(0, 1 - abs(pointer - center) / settings.reach)
    }
}

struct DockSettings {
    /// Points of a symbol's tile at rest.
    var size: CGFloat
    /// How large the symbol under the pointer gets, its neighbors, and theirs.
    var table: [CGFloat]
    /// Points from the pointer at which nothing grows any more.
    var reach: CGFloat
    /// Points that a symbol rises for each time its own size that it grows.
    var lift: CGFloat
    var spring: Animation
    var hasTiles: Bool
    var edge: DockNavigation.Edge
}

struct DockItem: View {
    let icon: String
    let index: Int
    let scale: CGFloat
    let isHovered: Bool
    let growth: DockNavigation.Growth
    let settings: DockSettings

    var body: some View {
        // It grows from the edge and takes its room, so that its neighbors move aside.
        tile.scaleEffect(scale, anchor: settings.edge.anchor)
            .offset(y: growth == .table ? (scale - 1) * settings.lift * settings.edge.lift : 0)
            .frame(width: settings.size * scale, height: settings.size, alignment: settings.edge.alignment)
    }

    private var tile: some View {
        Image(systemName: icon)
            .font(.system(size: settings.size * (settings.hasTiles ? 0.5 : 0.6)))
            .foregroundStyle(settings.hasTiles ? Color.white : Color.primary)
            .frame(width: settings.size, height: settings.size)
            .background {
                if settings.hasTiles {
                    RoundedRectangle(cornerRadius: settings.size * 0.24, style: .continuous).fill(
                        Palette.gradient(index))
                } else {
                    RoundedRectangle(cornerRadius: 8).fill(Color.accentColor.opacity(isHovered ? 0.2 : 0))
                }
            }
            .contentShape(Rectangle())
    }
}

struct Dock: Effect {
    @Parameter("The symbols' names, as in SF Symbols, separated by commas.")
    var items = "house.fill,gear,person.fill,bell.fill,envelope.fill"
    @Parameter("By fixed steps, or by the distance from the pointer.") var growth = DockNavigation.Growth.table
    @Parameter("The edge of the capsule that symbols keep to as they grow.") var alignment = DockNavigation.Edge.bottom
    @Parameter("How large the symbol under the pointer gets.", in: 1...4, good: 1.25...1.8) var scale = 1.5
    @Parameter("A tile's width.", in: 8...400, good: 32...72, unit: .points) var size = 40.0
    @Parameter("How far from the pointer symbols grow, by distance.", in: 1...2000, good: 80...200, unit: .points)
    var reach = 140.0
    @Parameter("How far a symbol rises when it doubles.", in: -200...200, good: 0...40, unit: .points) var lift = 20.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.2...0.5, unit: .seconds) var response = 0.3
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.5...1, unit: .fraction)
    var damping = 0.6
    @Parameter("Symbols stand on colored tiles.") var tiles = true
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The picture behind; any PNG file.") var image: Image?

    var view: some View {
        let icons = items.split(separator: ",").map { String($0.drop { $0 == " " }) }
        let largest = scale
        return ZStack(alignment: .bottom) {
            Photo(image: image, standIn: .mountains).extendedToPicture()
            DockNavigation(
                items: icons, growth: growth,
                settings: DockSettings(
                    size: size, table: [largest, 1 + (largest - 1) / 2, 1 + (largest - 1) / 5],
                    reach: reach, lift: lift,
                    spring: .spring(
                        response: response, dampingFraction: damping),
                    hasTiles: tiles, edge: alignment)
            )
            .padding(.bottom, 20)
        }
        .pointerMark(pointer)
        .environment(\.colorScheme, .light)
    }

    static let entry = CatalogueEntry(
        name: "dock",
        summary: "A dock whose symbols grow and lift under the pointer.",
        rows: [11],
        size: CGSize(width: 440, height: 240),
        fit: .fits,
        duration: 3.6,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.4,
                .hover(
                    path: [
                        .unit(x: 0.08, y: 0.5), .unit(x: 0.24, y: 0.8), .unit(x: 0.74, y: 0.8), .unit(x: 0.5, y: 0.8),
                        .unit(x: 0.56, y: 0.2),
                    ],
                    duration: 2.4, leaves: true))
        ]),
        presets: [Preset("web", ["growth": "distance"])],
        trials: [ParameterTrial(of: ["reach"], with: ["growth": "distance"])],
        effect: Dock())
}
