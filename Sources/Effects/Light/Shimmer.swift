import KinoraViews

/// A soft band of light that crosses the content, waits and comes again, in the modes of the library SwiftUI-Shimmer.
///
/// The band crosses from before the leading edge to behind the trailing one, so that it is out of sight while it waits. The
/// delay is spent in every cycle, as `.delay(_:).repeatForever()` does.
struct ShimmerModifier: ViewModifier {
    let settings: ShimmerSettings

    @State private var progress = 0.0

    func body(content: Content) -> some View {
        lit(content)
            .onAppear {
                withAnimation(settings.crossings) { progress = 1 }
            }
    }

    @ViewBuilder
    private func lit(_ content: Content) -> some View {
        switch settings.mode {
        case .overlay:
            content.overlay { ShimmerBand(settings: settings, progress: progress).mask { content } }
        case .mask:
            content.mask { ShimmerVeil(settings: settings, progress: progress) }
        case .background:
            content.background { ShimmerBand(settings: settings, progress: progress).clipped() }
        }
    }
}

struct ShimmerSettings: Equatable {
    /// Where the light falls: on the content alone, as the content's opacity, or behind it.
    enum Mode: String, CaseIterable { case overlay, mask, background }

    var mode: Mode
    /// Seconds for one crossing.
    var duration: Double
    /// Seconds before each crossing.
    var delay: Double
    /// The band's width as a share of the content's.
    var band: Double
    var color: Color
    /// The blur of the band, in points.
    var softness: Double
    /// How far the band leans, in degrees from upright.
    var lean: Double
    var eases: Bool
    var bounces: Bool
    var rightToLeft: Bool
    /// Whether the delay is spent once, and not before each crossing.
    var waitsOnce: Bool

    /// The crossings without end.
    var crossings: Animation {
        waitsOnce
            ? curve.repeatForever(autoreverses: bounces).delay(delay)
            : curve.delay(delay).repeatForever(autoreverses: bounces)
    }

    var curve: Animation { eases ? .easeInOut(duration: duration) : .linear(duration: duration) }
}

/// The band itself, anywhere from before the content to behind it.
struct ShimmerBand: View, Animatable {
    let settings: ShimmerSettings
    var progress: Double

    nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let width = size.width * settings.band
            let slant = size.height * Maths.tan(Angle.degrees(settings.lean).radians)
            let reach = width / 2 + abs(slant) / 2 + 3 * settings.softness
            let traveled = settings.rightToLeft ? 1 - progress : progress
            LinearGradient(colors: [.clear, settings.color, .clear], startPoint: .leading, endPoint: .trailing)
                .frame(width: width, height: size.height + 8 * settings.softness)
                .transformEffect(
                    CGAffineTransform(a: 1, b: 0, c: -slant / max(size.height, 1), d: 1, tx: slant / 2, ty: 0)
                )
                .blur(radius: settings.softness)
                .position(x: -reach + (size.width + 2 * reach) * traveled, y: size.height / 2)
        }
    }
}

/// The band as opacity: the content is dim, and whole where the light is.
struct ShimmerVeil: View {
    let settings: ShimmerSettings
    let progress: Double

    var body: some View {
        ZStack {
            Color.black.opacity(0.3)
            ShimmerBand(settings: opaque, progress: progress)
        }
        .padding(-1)
    }

    private var opaque: ShimmerSettings {
        var result = settings
        result.color = .black
        return result
    }
}

extension View {
    func shimmering(_ settings: ShimmerSettings) -> some View {
        modifier(ShimmerModifier(settings: settings))
    }
}

/// A word that shines, or gray lines that wait for their content.
struct ShimmerPage: View {
    let text: String
    let color: Color
    let page: Color
    let skeleton: Bool
    let settings: ShimmerSettings

    var body: some View {
        Group {
            if skeleton {
                ShimmerSkeleton().shimmering(settings)
            } else {
                Text(text)
                    .font(.system(size: 64, weight: .bold))
                    .foregroundStyle(color)
                    .lineLimit(1)
                    .minimumScaleFactor(0.2)
                    .shimmering(settings)
                    .padding(24)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .page(page)
    }
}

/// A list whose rows have not arrived yet.
struct ShimmerSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(0..<3) { row in
                HStack(spacing: 14) {
                    Circle().frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 8) {
                        Capsule().frame(width: [150, 120, 170][row], height: 12)
                        Capsule().frame(width: [230, 250, 200][row], height: 10).opacity(0.6)
                    }
                }
            }
        }
        .foregroundStyle(.white.opacity(0.16))
    }
}

struct Shimmer: Effect {
    @Parameter("What shines.") var text = "PREMIUM"
    @Parameter("The text's color.", default: "#F5B90A") var color: Color
    @Parameter("The color behind everything.", default: "#17171C") var page: Color
    @Parameter("Gray rows that wait for content, in place of the text.") var skeleton = false
    @Parameter("Light on the content, as its opacity, or behind it.") var mode = ShimmerSettings.Mode.overlay
    @Parameter("How long the light takes to cross.", in: 0.05...600, good: 0.8...3, unit: .seconds) var duration = 1.5
    @Parameter("How long it waits before each crossing.", in: 0...600, good: 0...2, unit: .seconds) var delay = 0.5
    @Parameter("Waits before the first crossing alone.") var once = false
    @Parameter("The light's width, as a share of the content's.", in: 0.02...4, good: 0.2...0.8, unit: .fraction)
    var band = 0.5
    @Parameter("The light's color at its brightest.", default: "#FFFFFFB3") var light: Color
    @Parameter("How blurred the light's edges are.", in: 0...100, good: 0...12, unit: .points) var softness = 5.0
    @Parameter("How far the light leans from upright.", in: -75...75, good: -45...45, unit: .degrees) var lean = 20.0
    @Parameter("Whether it starts and stops gently.") var easing = true
    @Parameter("Whether it comes back the way it went.") var bounce = false
    @Parameter("Whether it enters from the right.") var rightToLeft = false

    var view: some View {
        ShimmerPage(
            text: text, color: color, page: page, skeleton: skeleton,
            settings: ShimmerSettings(
                mode: mode, duration: duration, delay: delay, band: band, color: light, softness: softness, lean: lean,
                eases: easing, bounces: bounce, rightToLeft: rightToLeft, waitsOnce: once))
    }

    static let entry = CatalogueEntry(
        name: "shimmer",
        summary: "A soft band of light that crosses a word, or a list that is still loading.",
        rows: [28, 99],
        size: CGSize(width: 400, height: 200),
        duration: 2,
        loops: true,
        presets: [
            Preset("silver", ["color": "#C9CED6", "text": "SILVER", "page": "#14161A"]),
            Preset("skeleton", ["skeleton": "true", "page": "white"]),
        ],
        trials: [ParameterTrial(of: ["bounce", "once"], duration: 6)],
        effect: Shimmer())
}
