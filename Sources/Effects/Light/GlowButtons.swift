import KinoraViews

/// Three buttons that draw the eye, after Magic UI's: over a sliding rainbow, with a glint that runs along the rim, and with a ring
/// that swells.
struct GlowButtons: View {
    let settings: GlowButtonsEffect

    var body: some View {
        Elapsed { seconds in
            VStack(spacing: 34) {
                RainbowButton(title: titles[0], colors: settings.colors, share: seconds / settings.slide)
                GlintButton(title: titles[1], light: settings.light, turns: seconds / settings.turn)
                PulsatingButton(
                    title: titles[2], color: settings.tint, ring: settings.ring, reach: settings.reach,
                    turns: seconds / settings.pulse)
            }
        }
    }

    private var titles: [String] {
        let given = settings.titles.split(separator: ",").map(String.init)
        return (0..<3).map { $0 < given.count ? given[$0] : "" }
    }
}

/// Title and size that the three share.
private struct ButtonFace: View {
    let title: String
    let ink: Color

    var body: some View {
        Text(title).font(.headline).foregroundStyle(ink).frame(width: 220, height: 50)
    }
}

/// Below the face lies a band of colors, twice as wide as the button, that slides. The face lets it through at its foot, and the rim
/// and the glow under the button are of it, too.
struct RainbowButton: View {
    let title: String
    let colors: [Color]
    /// How often the colors have come round.
    let share: Double

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
        let face = Color(hexadecimal: 0x121213)
        ButtonFace(title: title, ink: .white)
            .background {
                shape.inset(by: 2).fill(face.opacity(0.88))
            }
            .background {
                shape.fill(
                    LinearGradient(
                        stops: [
                            .init(color: face, location: 0), .init(color: face, location: 0.5),
                            .init(color: face.opacity(0.6), location: 0.8), .init(color: face.opacity(0), location: 1),
                        ], startPoint: .top, endPoint: .bottom))
            }
            .background { shape.fill(rainbow) }
            .background(alignment: .bottom) {
                Capsule().fill(rainbow).frame(width: 150, height: 16).offset(y: 10).blur(radius: 11)
            }
    }

    private var rainbow: LinearGradient {
        let start = -2 * (share - share.rounded(.down))
        return LinearGradient(
            colors: colors + colors + [colors[0]], startPoint: UnitPoint(x: start, y: 0.5),
            endPoint: UnitPoint(x: start + 4, y: 0.5))
    }
}

/// A dark pill with a glint of a quarter turn on its rim, which slides to the far end and back while it turns, and rests between.
struct GlintButton: View {
    let title: String
    let light: Color
    /// How often the glint has been round.
    let turns: Double

    var body: some View {
        let shape = Capsule()
        ButtonFace(title: title, ink: .white)
            .background {
                shape.fill(Color(hexadecimal: 0x08090D)).overlay {
                    shape.fill(
                        LinearGradient(
                            colors: [.white.opacity(0), .white.opacity(0.16)], startPoint: .center, endPoint: .bottom))
                }
            }
            .overlay { shape.strokeBorder(light.opacity(0.16), lineWidth: 1) }
            .overlay { shape.strokeBorder(glint, lineWidth: 3).blur(radius: 4) }
            .overlay { shape.strokeBorder(glint, lineWidth: 1.6) }
    }

    private var glint: AngularGradient {
        let turn = turns - turns.rounded(.down)
        // There in one half and back in the other, slow at both ends.
        let along = 0.5 - 0.5 * Maths.cos(turn * 2 * .pi)
        return AngularGradient(
            stops: [
                .init(color: light.opacity(0), location: 0), .init(color: light, location: 0.125),
                .init(color: light.opacity(0), location: 0.25), .init(color: light.opacity(0), location: 1),
            ], center: UnitPoint(x: 0.1 + 0.8 * along, y: 0.5), angle: .degrees(Self.angle(turn) - 135))
    }

    /// Degrees: a quarter turn, rest, half a turn, rest, the last quarter.
    static func angle(_ turn: Double) -> Double {
        let places = [(0.0, 0.0), (0.15, 90), (0.35, 90), (0.65, 270), (0.85, 270), (1, 360)]
        for (a, b) in zip(places, places.dropFirst()) where turn <= b.0 {
            return a.1 + (b.1 - a.1) * UnitCurve.easeInOut.value(at: (turn - a.0) / (b.0 - a.0))
        }
        return 360
    }
}

/// A button round which a ring of even width swells and shrinks, or runs outwards and fades.
struct PulsatingButton: View {
    enum Ring: String, CaseIterable { case pulse, ripple }

    let title: String
    let color: Color
    let ring: Ring
    /// Points.
    let reach: Double
    let turns: Double

    var body: some View {
        let (swell, light) = ringNow
        ButtonFace(title: title, ink: .white)
            .background(color, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
            .background {
                RoundedRectangle(cornerRadius: 14 + swell, style: .continuous).fill(color.opacity(0.45 * light))
                    .padding(-swell)
            }
    }

    /// How far out the ring is, in points, and how much of it is left.
    private var ringNow: (swell: Double, light: Double) {
        switch ring {
        case .pulse: return (reach * (0.5 - 0.5 * Maths.cos(turns * 2 * .pi)), 1)
        case .ripple:
            let share = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: 0.16, y: 1), endControlPoint: UnitPoint(x: 0.3, y: 1)
            )
            .value(at: Maths.fraction(turns))
            return (reach * share, 1 - share)
        }
    }
}

struct GlowButtonsEffect: Effect {
    @Parameter("The three titles, separated by commas.") var titles =
        "Get unlimited access,Shimmer button,Join the list"
    @Parameter(
        "The rainbow's colors.", default: ["#FF4242", "#A1A400", "#36B3FF", "#2F6BFF", "#A142FF"], count: 1...12)
    var colors: [Color]
    @Parameter("How long the rainbow takes to come round.", in: 0.1...600, good: 1...6, unit: .seconds) var slide = 3.0
    @Parameter("The glint's color.", default: "white") var light: Color
    @Parameter("How long the glint takes there and back.", in: 0.1...600, good: 3...10, unit: .seconds) var turn = 6.0
    @Parameter("The last button's color.", default: "#2563EB") var tint: Color
    @Parameter("Whether its ring swells and shrinks, or runs outwards and fades.") var ring = PulsatingButton.Ring.pulse
    @Parameter("How far its ring swells.", in: 0...60, good: 4...12, unit: .points) var reach = 9.0
    @Parameter("How long it takes to swell and shrink.", in: 0.1...600, good: 1...3, unit: .seconds) var pulse = 1.5
    @Parameter("The page's color.", default: "#f4f5f9/#14161f") var page: Color

    var view: some View { GlowButtons(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "glow-buttons", summary: "Three buttons that draw the eye: a sliding rainbow, a running glint, a ring.",
        size: CGSize(width: 360, height: 290), fit: .fits, duration: 6, loops: true,
        presets: [
            Preset("gold", ["colors": "#7A4B00,#FFB300,#FFE9A8,#FFB300", "light": "#FFD98A", "tint": "#9A5B00"]),
            Preset("ripple", ["ring": "ripple", "reach": "16", "tint": "#0F766E", "turn": "3"]),
        ],
        effect: GlowButtonsEffect())
}
