import KinoraStage
import KinoraViews

/// Cards that the pointer lights: their rims glow where it is near, across the gaps between them, and the face under it has a spot (after
/// Magic UI's magic card). As an orb, a soft disc of light follows the pointer behind the words instead.
struct MagicCards: View {
    let settings: MagicCardsEffect

    @State private var pointer = CGPoint.zero
    @State private var isNear = false
    @Environment(\.colorScheme) private var scheme

    private static let contents = [
        ("bolt.fill", "Fast", "A frame in a few milliseconds"), ("shuffle", "Any order", "Each frame stands alone"),
        ("lock.fill", "The same", "Bytes that never change"),
    ]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(0..<3, id: \.self) { index in
                GeometryReader { geometry in
                    let frame = geometry.frame(in: .named("cards"))
                    card(
                        Self.contents[index], light: CGPoint(x: pointer.x - frame.minX, y: pointer.y - frame.minY),
                        frame.size)
                }
            }
        }
        .padding(26)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .coordinateSpace(.named("cards"))
        .onContinuousHover { phase in
            switch phase {
            case .active(let location):
                // The orb follows by a spring once it is there.
                withAnimation(
                    settings.mode == .orb && isNear
                        ? .interpolatingSpring(mass: 0.6, stiffness: 250, damping: 30) : nil
                ) { pointer = location }
                guard !isNear else { return }
                withAnimation(.easeOut(duration: 0.3)) { isNear = true }
            case .ended: withAnimation(.easeOut(duration: 0.3)) { isNear = false }
            }
        }
    }

    private func card(_ content: (String, String, String), light: CGPoint, _ size: CGSize) -> some View {
        let center = UnitPoint(x: light.x / max(1, size.width), y: light.y / max(1, size.height))
        let rim = RoundedRectangle(cornerRadius: 18, style: .continuous)
        return VStack(alignment: .leading, spacing: 8) {
            Image(systemName: content.0).font(.system(size: 24)).foregroundStyle(settings.near)
                .frame(width: 52, height: 52)
                .background(settings.near.opacity(0.16), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
            Spacer(minLength: 0)
            Text(content.1).font(.headline)
            Text(content.2).font(.footnote).foregroundStyle(Palette.quiet)
        }
        .padding(18)
        .frame(width: size.width, height: size.height, alignment: .leading)
        .background {
            rim.fill(Palette.hairline)
            if settings.mode == .orb {
                rim.inset(by: settings.rim).fill(Palette.card)
                orb(at: light).clipShape(rim.inset(by: settings.rim))
            } else {
                glow(rim, center)
            }
        }
    }

    private func orb(at light: CGPoint) -> some View {
        Circle()
            .fill(LinearGradient(colors: [settings.near, settings.far], startPoint: .top, endPoint: .bottom))
            .frame(width: settings.radius, height: settings.radius)
            .blur(radius: settings.radius * 0.14)
            .opacity(isNear ? min(1, 3 * settings.spot) : 0)
            .position(light)
            .blendMode(scheme == .dark ? .screen : .multiply)
    }

    /// The rim's light, and the spot on the face.
    private func glow(_ rim: RoundedRectangle, _ center: UnitPoint) -> some View {
        ZStack {
            rim.fill(
                RadialGradient(
                    stops: [
                        .init(color: settings.near, location: 0), .init(color: settings.far, location: 0.45),
                        .init(color: settings.far.opacity(0), location: 1),
                    ], center: center, startRadius: 0, endRadius: settings.radius)
            )
            .opacity(isNear ? 1 : 0)
            rim.inset(by: settings.rim).fill(Palette.card)
            rim.inset(by: settings.rim).fill(
                RadialGradient(
                    colors: [settings.near.opacity(settings.spot), settings.near.opacity(0)], center: center,
                    startRadius: 0,
                    endRadius: settings.radius * 0.8)
            )
            .opacity(isNear ? 1 : 0)
        }
    }
}

struct MagicCardsEffect: Effect {
    enum Mode: String, CaseIterable { case glow, orb }

    @Parameter("Rims and faces glow, or a soft orb of light follows the pointer.") var mode = Mode.glow
    @Parameter("The light's color where the pointer is.", default: "#7c5cff/#9E7AFF") var near: Color
    @Parameter("The light's color farther off.", default: "#FE6FB0/#FE8BBB") var far: Color
    @Parameter("How far the light reaches.", in: 1...2000, good: 120...320, unit: .points) var radius = 220.0
    @Parameter("The rim's width.", in: 0...20, good: 1...3, unit: .points) var rim = 2.0
    @Parameter("How strong the spot on a face is.", in: 0...1, good: 0.08...0.35, unit: .fraction) var spot = 0.2
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { MagicCards(settings: self).pointerMark(pointer).page(page) }

    static let entry = CatalogueEntry(
        name: "magic-cards", summary: "Cards whose rims and faces the pointer lights where it is near.",
        size: CGSize(width: 560, height: 260), fit: .fits, duration: 4, loops: false,
        script: Script([
            ScriptEvent(
                at: 0.1,
                .hover(
                    path: [
                        .points(x: 20, y: 40), .points(x: 110, y: 90), .points(x: 200, y: 190), .points(x: 290, y: 120),
                        .points(x: 370, y: 70), .points(x: 460, y: 130), .points(x: 440, y: 200),
                        .points(x: 300, y: 170),
                    ], duration: 3.3, leaves: true))
        ]),
        presets: [
            Preset("ember", ["near": "#ee4f27", "far": "#6b21ef"]),
            Preset("orb", ["mode": "orb", "near": "#ee4f27", "far": "#6b21ef"]),
        ],
        effect: MagicCardsEffect())
}
