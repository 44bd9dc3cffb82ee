import KinoraStage
import KinoraViews

/// Chips that flow in lines; the tapped one turns blue and grows a label, and all behind it make room.
struct IconCloud: View {
    let icons: [String]
    let spacing: CGFloat
    let tint: Color
    let animation: Animation

    @State private var selectedIcon: String?

    var body: some View {
        FlowLayout(spacing: spacing) {
            ForEach(icons, id: \.self) { icon in
                IconChip(
                    icon: icon, isSelected: selectedIcon == icon, tint: tint,
                    ink: Palette.gradient(icons.firstIndex(of: icon) ?? 0)
                )
                .onTapGesture {
                    withAnimation(animation) { selectedIcon = selectedIcon == icon ? nil : icon }
                }
            }
        }
    }

    static let icons = [
        "star.fill", "heart.fill", "bolt.fill", "moon.fill", "sun.max.fill", "cloud.fill", "flame.fill", "leaf.fill",
        "camera.fill",
        "music.note", "gamecontroller.fill", "airplane", "bicycle", "book.fill", "gift.fill", "globe", "house.fill",
        "key.fill",
        "paperplane.fill", "pawprint.fill", "trophy.fill",
    ]
}

struct IconChip: View {
    let icon: String
    let isSelected: Bool
    let tint: Color
    let ink: LinearGradient

    @Environment(\.colorScheme) private var scheme

    /// The symbol's first word, such as "Heart" of `heart.fill`.
    private var label: String { (icon.split(separator: ".").first.map(String.init) ?? icon).capitalized }

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: icon)
                .symbolEffect(.bounce, value: isSelected)
                .frame(width: 20, height: 20)
                .brightness(scheme == .dark && !isSelected ? 0.2 : 0)
            if isSelected {
                Text(label)
                    .font(.caption)
                    .fixedSize()
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(isSelected ? tint : Palette.card)
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(ink))
        .clipShape(Capsule())
        .overlay { Capsule().strokeBorder(Palette.hairline) }
        .shadow(color: .black.opacity(0.08), radius: 3, y: 2)
    }
}

/// Children in lines, as many in each as fit, like words.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(proposal: proposal, subviews: subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let positions = arrange(proposal: ProposedViewSize(bounds.size), subviews: subviews).positions
        for (index, position) in positions.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), proposal: .unspecified)
        }
    }

    private func arrange(proposal: ProposedViewSize, subviews: Subviews) -> (size: CGSize, positions: [CGPoint]) {
        let maxWidth = proposal.width ?? .infinity
        var positions: [CGPoint] = []
        var (x, y, lineHeight, width): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width > maxWidth && x > 0 {
                x = 0
                y += lineHeight + spacing
                lineHeight = 0
            }
            positions.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            width = max(width, x - spacing)
            lineHeight = max(lineHeight, size.height)
        }
        return (CGSize(width: maxWidth.isFinite ? maxWidth : width, height: y + lineHeight), positions)
    }
}

struct IconChips: Effect {
    @Parameter("The symbols' names, as in SF Symbols, separated by commas; each once.")
    var icons = IconCloud.icons.joined(separator: ",")
    @Parameter("Room between chips.", in: 0...500, good: 6...20, unit: .points) var spacing = 12.0
    @Parameter("The chosen chip's color.", default: "blue") var tint: Color
    @Parameter("The spring's response.", in: 0.05...10, good: 0.2...0.6, unit: .seconds) var response = 0.3
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        var once: [String] = []
        for icon in icons.split(separator: ",").map({ String($0.drop { $0 == " " }) }) where !once.contains(icon) {
            once.append(icon)
        }
        return EffectPage(color: page) {
            IconCloud(
                icons: once, spacing: spacing, tint: tint, animation: .spring(response: response)
            )
            .padding(24)
        }
    }

    static let entry = CatalogueEntry(
        name: "icon-cloud",
        summary: "Chips in lines; a tapped one turns blue, grows a label and moves the others on.",
        rows: [16],
        size: CGSize(width: 400, height: 240),
        fit: .fits,
        duration: 3.2,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .points(x: 102, y: 48), count: 1)),
            ScriptEvent(at: 1.4, .tap(at: .points(x: 46, y: 96), count: 1)),
            ScriptEvent(at: 2.4, .tap(at: .points(x: 46, y: 96), count: 1)),
        ]),
        effect: IconChips())
}
