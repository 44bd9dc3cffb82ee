import KinoraViews

/// A card whose rim a soft light crosses from corner to corner and back (Magic UI's shine border: a radial gradient three times
/// as large as the card, seen only in the rim).
struct ShineBorder<Content: View>: View {
    let colors: [Color]
    let width: CGFloat
    let cornerRadius: CGFloat
    /// Seconds there and back.
    let period: Double
    @ViewBuilder let content: Content

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        content.overlay {
            Elapsed { seconds in
                let turn = seconds / period
                // A triangle wave: there in one half, back in the other.
                let share = 1 - abs(2 * (turn - turn.rounded(.down)) - 1)
                GeometryReader { geometry in
                    let reach = (geometry.size.width + geometry.size.height) * 0.5
                    ZStack {
                        shape.strokeBorder(light(share, reach), lineWidth: width * 3).blur(radius: width * 3).opacity(
                            0.75)
                        shape.strokeBorder(.primary.opacity(0.12), lineWidth: 1)
                        shape.strokeBorder(light(share, reach), lineWidth: width)
                    }
                }
            }
        }
    }

    private func light(_ share: Double, _ reach: CGFloat) -> RadialGradient {
        let stops =
            [Gradient.Stop(color: (colors.first ?? .white).opacity(0), location: 0)]
            + colors.enumerated().map { index, color in
                Gradient.Stop(color: color, location: 0.25 + 0.4 * CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
            } + [Gradient.Stop(color: (colors.last ?? .white).opacity(0), location: 1)]
        return RadialGradient(
            gradient: Gradient(stops: stops),
            center: UnitPoint(x: share * 1.6 - 0.3, y: share * 1.6 - 0.3), startRadius: 0, endRadius: reach)
    }
}

struct ShineBorderEffect: Effect {
    @Parameter("The first line.") var title = "Sign in"
    @Parameter("The second line.") var text = "A light crosses the rim, and comes back."
    @Parameter(
        "The light's colors, from its middle outwards.", default: ["#A07CFE", "#FE8FB5", "#FFBE7B"], count: 1...8)
    var colors: [Color]
    @Parameter("The rim's width.", in: 0.25...40, good: 1...4, unit: .points) var width = 2.0
    @Parameter("The card's corner radius.", in: 0...500, good: 8...36, unit: .points) var corner = 20.0
    @Parameter("How long the light takes there and back.", in: 0.2...600, good: 4...14, unit: .seconds) var period = 6.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        EffectPage(color: page) {
            ShineBorder(colors: colors, width: width, cornerRadius: corner, period: period) {
                VStack(alignment: .leading, spacing: 14) {
                    Text(title).font(.title2.bold())
                    Text(text).font(.subheadline).foregroundStyle(Palette.quiet)
                    field("Name", "ada@example.org")
                    RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.primary)
                        .frame(height: 40)
                        .overlay { Text("Continue").font(.headline).foregroundStyle(Palette.card) }
                }
                .padding(24)
                .frame(width: 320)
                .background(Palette.card, in: RoundedRectangle(cornerRadius: corner, style: .continuous))
            }
        }
    }

    private func field(_ title: String, _ value: String) -> some View {
        Text(value).font(.body)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 14).frame(height: 40)
            .overlay {
                RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(
                    .primary.opacity(0.16), lineWidth: 1)
            }
    }

    static let entry = CatalogueEntry(
        name: "shine-border", summary: "A card whose rim a soft light crosses from corner to corner and back.",
        size: CGSize(width: 420, height: 320), duration: 6, loops: true,
        presets: [
            Preset("white", ["colors": "white", "page": "#0B0D17"]),
            Preset("northern", ["colors": "#35FFB0,#3CA9FF,#9B5CFF", "width": "3"]),
        ],
        effect: ShineBorderEffect())
}
