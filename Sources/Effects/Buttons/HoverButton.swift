import KinoraStage
import KinoraViews

/// A button whose dot grows over all of it under the pointer, while its label leaves and another comes with an arrow (after Magic UI's
/// interactive hover button).
struct HoverButton: View {
    let settings: HoverButtonEffect

    @State private var isHovered = false

    private static let size = CGSize(width: 250, height: 64)
    /// The dot's diameter, and how far its middle is from the left end.
    private static let (dot, inset) = (12.0, 36.0)

    var body: some View {
        Presented(value: isHovered ? 1 : 0) { face(at: $0) }
            .animation(.easeInOut(duration: settings.duration), value: isHovered)
            .contentShape(Capsule())
            .onHover { isHovered = $0 }
    }

    /// At a share of the way from the first label to the second. The one has gone before the other comes.
    private func face(at share: Double) -> some View {
        ZStack {
            Circle().fill(settings.color)
                .frame(width: Self.dot, height: Self.dot)
                // From there it has to reach the far end.
                .scaleEffect(1 + share * (2.1 * (Self.size.width - Self.inset) / Self.dot - 1))
                .position(x: Self.inset, y: Self.size.height / 2)
            Text(settings.title)
                .foregroundStyle(.primary)
                .opacity(max(0, 1 - 2.5 * share))
                .offset(x: 10 + settings.way * share)
            HStack(spacing: 10) {
                Text(settings.answer)
                Image(systemName: "arrow.right")
            }
            .foregroundStyle(.white)
            .opacity(max(0, 2 * share - 1))
            .offset(x: settings.way * (1 - share))
        }
        .font(.title3.weight(.semibold))
        .frame(width: Self.size.width, height: Self.size.height)
        .background(Palette.card)
        .clipShape(Capsule())
        .overlay { Capsule().strokeBorder(Palette.hairline, lineWidth: 1.5) }
        .shadow(color: .black.opacity(0.12), radius: 8, y: 4)
    }
}

struct HoverButtonEffect: Effect {
    @Parameter("What the button says.") var title = "Get started"
    @Parameter("What it says under the pointer.") var answer = "Let's go"
    @Parameter("The dot's color.", default: "#4f46e5") var color: Color
    @Parameter("How far the labels go.", in: -200...200, good: 24...80, unit: .points) var way = 56.0
    @Parameter("How long it takes.", in: 0.02...60, good: 0.25...0.8, unit: .seconds) var duration = 0.45
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        HoverButton(settings: self)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .pointerMark(pointer)
            .page(page)
    }

    static let entry = CatalogueEntry(
        name: "hover-button", summary: "A button whose dot grows over it under the pointer, and whose label changes.",
        size: CGSize(width: 360, height: 180), fit: .fits, duration: 3.2, loops: false,
        script: Script([
            ScriptEvent(
                at: 0,
                .hover(
                    path: [
                        .points(x: 330, y: 170), .points(x: 300, y: 150), .points(x: 190, y: 100),
                        .points(x: 160, y: 96),
                    ],
                    duration: 1.3, leaves: false)),
            ScriptEvent(
                at: 1.8,
                .hover(
                    path: [.points(x: 160, y: 96), .points(x: 120, y: 150), .points(x: 100, y: 172)], duration: 0.7,
                    leaves: false)),
        ]),
        effect: HoverButtonEffect())
}
