import KinoraStage
import KinoraViews

/// Overlapping faces that move apart on a tap and close up again (row 15). The leftmost lies on top; those who do not fit are
/// counted.
struct AvatarStack: View {
    let names: [String]
    let maxVisible: Int
    /// Points that each covers of the next.
    let overlap: CGFloat
    let gap: CGFloat
    let diameter: CGFloat
    let animation: Animation

    @State private var isExpanded = false

    var body: some View {
        HStack(spacing: isExpanded ? gap : -overlap) {
            ForEach(Array(names.prefix(maxVisible).enumerated()), id: \.offset) { index, name in
                AvatarView(name: name, colors: index, diameter: diameter)
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

/// A person's first letter on a colored disc.
struct AvatarView: View {
    let name: String
    let colors: Int
    let diameter: CGFloat

    var body: some View {
        Circle()
            .fill(Palette.gradient(colors))
            .frame(width: diameter, height: diameter)
            .overlay {
                Text(String(name.prefix(1)).uppercased()).font(.system(size: diameter * 0.4, weight: .semibold))
                    .foregroundStyle(.white)
            }
            .overlay { Circle().stroke(.white, lineWidth: 2) }
            .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
    }
}

enum Avatars {
    static let entry = CatalogueEntry(
        name: "avatar-stack",
        summary: "Overlapping avatars that move apart on a tap and close up again.",
        rows: [15],
        parameters: [
            Parameter(
                "names", "Who is shown, separated by commas.", .text(default: "Alice,Bob,Charlie,Diana,Eve,Frank")),
            Parameter("visible", "How many are shown; the others are counted.", .integer(default: 4, range: 1...100)),
            Parameter(
                "overlap", "How much each covers of the next.",
                .number(default: 16, range: -500...500, good: 8...24, unit: .points)),
            Parameter(
                "gap", "Room between them when they are apart.",
                .number(default: 8, range: -500...500, good: 4...16, unit: .points)),
            Parameter("diameter", "Their width.", .number(default: 44, range: 4...1000, good: 28...96, unit: .points)),
            Parameter(
                "response", "The spring's response.",
                .number(default: 0.4, range: 0.05...10, good: 0.25...0.7, unit: .seconds)),
            Parameter(
                "damping", "How much the spring is damped; 1 does not overshoot.",
                .number(default: 0.7, range: 0.05...1, good: 0.5...1, unit: .fraction)),
            Parameter("page", "The page's color.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 320, height: 120),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.4, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.7, .tap(at: .unit(x: 0.54, y: 0.5), count: 1)),
        ]),
        makeView: { values in
            let names = values.text("names").split(separator: ",").map { String($0.drop { $0 == " " }) }
            return AnyView(
                EffectPage(color: values.color("page")) {
                    AvatarStack(
                        names: names, maxVisible: values.integer("visible"), overlap: values.number("overlap"),
                        gap: values.number("gap"),
                        diameter: values.number("diameter"),
                        animation: .spring(
                            response: values.number("response"), dampingFraction: values.number("damping")))
                })
        })
}
