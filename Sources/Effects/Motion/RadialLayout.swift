import KinoraStage
import KinoraViews

/// Puts views on a circle. Its offset is animatable data, so they travel along the circle and not across it.
struct RadialRing: Layout {
    var offset: Angle

    var animatableData: Double {
        get { offset.radians }
        set { offset = .radians(newValue) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 26
        for (index, view) in subviews.enumerated() {
            let angle = offset.radians + 2 * Double.pi * Double(index) / Double(max(1, subviews.count))
            view.place(
                at: CGPoint(x: bounds.midX + radius * Maths.sin(angle), y: bounds.midY - radius * Maths.cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

struct RadialLayoutEffect: Effect {
    @Parameter("How many views.", in: 1...24) var count = 8
    @Parameter("How far they go.", in: -1440...1440, good: 60...360, unit: .degrees) var turn = 135.0
    @Parameter("The spring's response.", in: 0.05...10, good: 0.4...1.2, unit: .seconds) var response = 0.8
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { Ring(settings: self).page(page) }

    struct Ring: View {
        let settings: RadialLayoutEffect

        @State private var isTurned = false

        var body: some View {
            ZStack {
                Circle().strokeBorder(.primary.opacity(0.12), lineWidth: 1.5).frame(width: 208, height: 208)
                RadialRing(offset: .degrees(isTurned ? settings.turn : 0)) {
                    ForEach(0..<settings.count, id: \.self) { index in
                        Circle().fill(Palette.gradient(index)).frame(width: 44, height: 44)
                            .overlay {
                                Text("\(index + 1)").font(.system(size: 25, weight: .bold)).foregroundStyle(.white)
                            }
                    }
                }
                .frame(width: 260, height: 260)
            }
            .timetable([0.3, 1.9]) { _ in
                withAnimation(.spring(response: settings.response, dampingFraction: 0.7)) { isTurned.toggle() }
            }
        }
    }

    static let entry = CatalogueEntry(
        name: "radial-layout", summary: "Views on a circle that travel along it, because their layout is animatable.",
        rows: [109], size: CGSize(width: 320, height: 320), fit: .fits, duration: 3.4, loops: false,
        effect: RadialLayoutEffect())
}
