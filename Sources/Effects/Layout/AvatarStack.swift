import KinoraStage
import KinoraViews

/// Overlapping faces that move apart on a tap and close up again. The leftmost lies on top; those who do not fit are
/// counted.
struct AvatarStack: View {
    let names: [String]
    let maxVisible: Int
    /// Points that each covers of the next.
    let overlap: CGFloat
    let gap: CGFloat
    let diameter: CGFloat
    let showsFaces: Bool
    let animation: Animation

    @State private var isExpanded = false

    var body: some View {
        HStack(spacing: isExpanded ? gap : -overlap) {
            ForEach(Array(names.prefix(maxVisible).enumerated()), id: \.offset) { index, name in
                AvatarView(name: name, index: index, diameter: diameter, showsFace: showsFaces)
                    .zIndex(Double(names.count - index))
                    .transition(.scale.combined(with: .opacity))
            }
            if names.count > maxVisible {
                Circle()
                    .fill(Color(hexadecimal: 0x6B7280))
                    .frame(width: diameter, height: diameter)
                    .overlay {
                        Text("+\(names.count - maxVisible)").font(.system(size: diameter * 0.3, weight: .bold))
                            .foregroundStyle(.white)
                    }
                    .overlay { Circle().stroke(.white, lineWidth: 2) }
            }
        }
        .onTapGesture { withAnimation(animation) { isExpanded.toggle() } }
    }
}

/// A person's face, or the first letter of the name on a colored disc.
struct AvatarView: View {
    let name: String
    let index: Int
    let diameter: CGFloat
    var showsFace = true

    var body: some View {
        Circle()
            .fill(Palette.gradient(index))
            .frame(width: diameter, height: diameter)
            .overlay {
                if showsFace {
                    Face(index: index, diameter: diameter)
                } else {
                    Text(String(name.prefix(1)).uppercased()).font(.system(size: diameter * 0.4, weight: .semibold))
                        .foregroundStyle(.white)
                }
            }
            .overlay { Circle().stroke(.white, lineWidth: 2) }
            .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
    }
}

struct Avatars: Effect {
    @Parameter("Who is shown, separated by commas.") var names = "Alice,Bob,Charlie,Diana,Eve,Frank"
    @Parameter("Whether faces are shown; otherwise the first letters of the names.") var faces = true
    @Parameter("How many are shown; the others are counted.", in: 1...100) var visible = 4
    @Parameter("How much each covers of the next.", in: -500...500, good: 8...24, unit: .points) var overlap = 16.0
    @Parameter("Room between them when they are apart.", in: -500...500, good: 4...16, unit: .points) var gap = 8.0
    @Parameter("Their width.", in: 4...1000, good: 28...96, unit: .points) var diameter = 44.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.25...0.7, unit: .seconds) var response = 0.4
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.5...1, unit: .fraction)
    var damping = 0.7
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        let names = names.split(separator: ",").map { String($0.drop { $0 == " " }) }
        return EffectPage(color: page) {
            AvatarStack(
                names: names, maxVisible: visible, overlap: overlap, gap: gap, diameter: diameter,
                showsFaces: faces,
                animation: .spring(
                    response: response, dampingFraction: damping))
        }
    }

    static let entry = CatalogueEntry(
        name: "avatar-stack",
        summary: "Overlapping avatars that move apart on a tap and close up again.",
        rows: [15],
        size: CGSize(width: 284, height: 110),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.7, .tap(at: .unit(x: 0.54, y: 0.5), count: 1)),
        ]),
        effect: Avatars())
}
