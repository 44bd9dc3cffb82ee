import Views

/// Symbols all over a turning sphere, the near ones larger and clearer; a drag turns it by hand.
struct IconSphere: View {
    let icons: [String]
    let radius: CGFloat
    let iconSize: CGFloat
    /// Seconds for one turn.
    let period: Double
    /// Degrees that the axis leans towards the viewer.
    let tilt: Double

    @State private var turned = CGSize.zero
    @State private var dragged = CGSize.zero

    var body: some View {
        TimelineView(.animation) { timeline in
            let turn = timeline.date.timeIntervalSinceReferenceDate / period
            ZStack {
                ForEach(Array(points(turn).enumerated()), id: \.offset) { index, point in
                    let nearness = (point.z + 1) / 2
                    Image(systemName: icons[index])
                        .font(.system(size: iconSize))
                        .foregroundStyle(Palette.gradient(index))
                        .scaleEffect(0.55 + 0.6 * nearness)
                        .opacity(0.2 + 0.8 * nearness)
                        .offset(x: radius * point.x, y: radius * point.y)
                        .zIndex(point.z)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture()
                .onChanged { dragged = $0.translation }
                .onEnded { _ in
                    turned = CGSize(width: turned.width + dragged.width, height: turned.height + dragged.height)
                    dragged = .zero
                }
        )
    }

    /// Where the symbols are: evenly spread over the unit sphere (a Fibonacci lattice), turned about the upright axis, then
    /// leant. z points to the viewer.
    private func points(_ turn: Double) -> [(x: Double, y: Double, z: Double)] {
        let yaw = 2 * Double.pi * turn + (turned.width + dragged.width) / radius
        let pitch = tilt * .pi / 180 - (turned.height + dragged.height) / radius
        let golden = Double.pi * (3 - 5.0.squareRoot())
        let (sine, cosine) = (Maths.sin(pitch), Maths.cos(pitch))
        return icons.indices.map { index in
            let y = 1 - 2 * (Double(index) + 0.5) / Double(icons.count)
            let around = (1 - y * y).squareRoot()
            let angle = golden * Double(index) + yaw
            let (x, z) = (around * Maths.sin(angle), around * Maths.cos(angle))
            return (x, y * cosine + z * sine, z * cosine - y * sine)
        }
    }
}

enum IconSphereEffect {
    static let entry = CatalogueEntry(
        name: "icon-sphere",
        summary: "Symbols on a turning sphere; a drag turns it by hand.",
        rows: [],
        parameters: [
            Parameter(
                "icons", "The symbols' names, as in SF Symbols, separated by commas.",
                .text(default: (IconCloud.icons + ["bell.fill", "envelope.fill", "person.fill", "gearshape.fill", "tag.fill", "drop.fill", "sparkles"]).joined(separator: ","))),
            Parameter("radius", "The sphere's radius.", .number(default: 140, range: 10...2000, good: 80...240, unit: .points)),
            Parameter("icon", "A symbol's size.", .number(default: 28, range: 4...200, good: 18...44, unit: .points)),
            Parameter("turn", "How long one turn takes.", .number(default: 8, range: 0.5...600, good: 6...30, unit: .seconds)),
            Parameter("tilt", "How far the axis leans towards the viewer.", .number(default: 20, range: -90...90, good: 0...35, unit: .degrees)),
            Parameter("page", "The page's colour.", .color(default: "#f4f5f9")),
        ],
        size: CGSize(width: 400, height: 400),
        duration: 8,
        loops: true,
        makeView: { values in
            let icons = values.text("icons").split(separator: ",").map { String($0.drop { $0 == " " }) }
            return AnyView(
                EffectPage(color: values.color("page")) {
                    IconSphere(
                        icons: icons, radius: values.number("radius"), iconSize: values.number("icon"), period: values.number("turn"),
                        tilt: values.number("tilt"))
                })
        })
}
