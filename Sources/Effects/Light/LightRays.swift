import KinoraViews

/// Tall soft beams of light that fall from above, swing a little and swell at their own times (Magic UI's light rays).
///
/// Magic UI gives every ray a duration of its own; here each swells a whole number of times in the loop, so that it closes.
struct LightRays: View {
    let count: Int
    let color: Color
    /// Points.
    let softness: Double
    /// A ray's length as a share of the height.
    let length: Double
    /// Seconds.
    let loop: Double

    var body: some View {
        Elapsed { seconds in
            Canvas { context, size in
                context.blendMode = .screen
                for index in 0..<count { draw(index, at: seconds, size, in: context) }
                for side in [0.0, 1.0] {
                    let center = CGPoint(x: size.width * side, y: 0)
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .radialGradient(
                            Gradient(colors: [color.opacity(0.45), color.opacity(0)]), center: center, startRadius: 0,
                            endRadius: size.width * 0.55))
                }
            }
        }
    }

    private func draw(_ index: Int, at seconds: Double, _ size: CGSize, in context: GraphicsContext) {
        let turns = Double(1 + index % 2)
        let phase = (seconds / loop * turns + Chance.of(index, 1)) * 2 * .pi
        let strength = (0.55 + 0.45 * Chance.of(index, 2)) * (0.5 - 0.5 * Maths.cos(phase))
        let lean = (Chance.of(index, 3) - 0.5) * 50 + (1 + 2 * Chance.of(index, 4)) * Maths.sin(phase)
        let width = size.width * (0.06 + 0.10 * Chance.of(index, 5))
        let place = (Double(index) + 0.2 + 0.6 * Chance.of(index, 6)) / Double(count)
        let far = size.height * length
        var own = context
        own.opacity = strength
        own.addFilter(.blur(radius: softness))
        own.translateBy(x: size.width * (0.05 + 0.9 * place), y: -size.height * 0.12)
        own.rotate(by: .degrees(lean))
        let beam = Path { path in
            path.move(to: CGPoint(x: -width * 0.3, y: 0))
            path.addLine(to: CGPoint(x: width * 0.3, y: 0))
            path.addLine(to: CGPoint(x: width, y: far))
            path.addLine(to: CGPoint(x: -width, y: far))
            path.closeSubpath()
        }
        own.fill(
            beam,
            with: .linearGradient(
                Gradient(stops: [
                    .init(color: color, location: 0), .init(color: color.opacity(0.55), location: 0.4),
                    .init(color: color.opacity(0), location: 1),
                ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: far)))
    }
}

struct LightRaysEffect: Effect {
    @Parameter("How many rays.", in: 1...60) var count = 7
    @Parameter("The light's color.", default: "#A0D2FF") var color: Color
    @Parameter("How soft the rays' edges are.", in: 0...200, good: 8...40, unit: .points) var softness = 16.0
    @Parameter("How far down they reach, as a share of the height.", in: 0.05...3, good: 0.6...1.4, unit: .fraction)
    var length = 1.1
    @Parameter("How long it takes until all begins again.", in: 0.5...600, good: 4...14, unit: .seconds) var loop = 6.0
    @Parameter("What stands in the light.") var text = "Light rays"
    @Parameter("The page's color.", default: "#0A1020") var page: Color

    var view: some View {
        EffectPage(color: page) {
            LightRays(count: count, color: color, softness: softness, length: length, loop: loop).extendedToPicture()
            Text(text).font(.system(size: 52, weight: .bold)).foregroundStyle(.white)
                .shadow(color: .black.opacity(0.5), radius: 12)
        }
    }

    static let entry = CatalogueEntry(
        name: "light-rays", summary: "Soft beams of light that fall from above and swell at their own times.",
        size: CGSize(width: 480, height: 300), duration: 6, loops: true,
        presets: [
            Preset("sun", ["color": "#FFD79A", "page": "#1A0F08"]),
            Preset("stage", ["count": "4", "softness": "6", "color": "#FF8AE2", "page": "#120614"]),
        ],
        effect: LightRaysEffect())
}
