import KinoraViews

/// Words as comics print them: dots in the letters, a thick outline and two hard shadows. They pop in one after the other, a little too
/// large at first, over rays that turn (after Magic UI's comic text).
struct ComicText: View {
    let settings: ComicTextEffect

    var body: some View {
        let words = settings.words.split(separator: ",").map { String($0.drop { $0 == " " }) }
        Elapsed { seconds in
            let turn = seconds / settings.hold
            let number = Int(turn.rounded(.down))
            let age = (turn - Double(number)) * settings.hold
            ZStack {
                rays(angle: seconds / (settings.hold * Double(max(1, words.count))) * 360 / Double(Self.rays) * 2)
                if !words.isEmpty { word(words[number % words.count], age: age) }
            }
        }
    }

    private static let rays = 14

    private func rays(angle: Double) -> some View {
        Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2), reach = size.width + size.height
            for index in 0..<Self.rays {
                let start = Angle.degrees(angle + 360 * Double(index) / Double(Self.rays))
                context.fill(
                    Path { path in
                        path.move(to: center)
                        path.addArc(
                            center: center, radius: reach, startAngle: start,
                            endAngle: start + .degrees(180 / Double(Self.rays)),
                            clockwise: false)
                        path.closeSubpath()
                    },
                    with: .radialGradient(
                        Gradient(colors: [settings.ray, settings.ray.opacity(0.35)]), center: center, startRadius: 0,
                        endRadius: reach / 2))
            }
        }
        .extendedToPicture()
    }

    private func word(_ word: String, age: Double) -> some View {
        // In by a curve that overshoots, out at once.
        let come = Self.popped(min(1, age / settings.enter))
        let go = max(0, 1 - max(0, age - settings.hold + 0.12) / 0.12)
        return letters(word)
            .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.176, d: 1, tx: settings.size * 0.09, ty: 0))
            .rotationEffect(.degrees(-2 * (1 - come) - settings.lean))
            .scaleEffect((0.8 + 0.2 * come) * (0.6 + 0.4 * go))
            .opacity(min(1, age / 0.12) * go)
    }

    private func letters(_ word: String) -> some View {
        let outline = settings.size * settings.outline
        return ZStack {
            text(word).foregroundStyle(settings.dots).offset(x: settings.size * 0.1, y: settings.size * 0.1)
            ring(word, outline, settings.ink).offset(x: settings.size * 0.0625, y: settings.size * 0.0625)
            ring(word, outline, settings.ink)
            text(word).foregroundStyle(settings.fill)
            dotted.mask { text(word) }
        }
        .fixedSize()
    }

    private func text(_ word: String) -> some View {
        Text(word).font(.system(size: settings.size, weight: .black)).fixedSize()
    }

    private func ring(_ word: String, _ radius: Double, _ color: Color) -> some View {
        ZStack {
            ForEach(0..<16, id: \.self) { step in
                let (sin, cos) = Maths.sincos(2 * .pi * Double(step) / 16)
                text(word).foregroundStyle(color).offset(x: radius * cos, y: radius * sin)
            }
        }
    }

    /// Dots on a grid a tenth of the letters' size wide, larger towards the foot.
    private var dotted: some View {
        Canvas { context, size in
            let step = settings.size * 0.1
            var path = Path()
            for row in 0...Int(size.height / step) {
                let radius = step * (0.12 + 0.26 * Double(row) * step / max(1, size.height))
                for column in 0...Int(size.width / step) {
                    let x = (Double(column) + (row % 2 == 0 ? 0 : 0.5)) * step
                    path.addEllipse(
                        in: CGRect(x: x - radius, y: Double(row) * step - radius, width: 2 * radius, height: 2 * radius)
                    )
                }
            }
            context.fill(path, with: .color(settings.dots))
        }
    }

    /// The cubic (0.175, 0.885, 0.32, 1.275), which overshoots.
    private static func popped(_ share: Double) -> Double {
        UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.175, y: 0.885), endControlPoint: UnitPoint(x: 0.32, y: 1.275)
        )
        .value(at: share)
    }
}

struct ComicTextEffect: Effect {
    @Parameter("The words in turn, separated by commas.") var words = "POW!,KAPOW!,ZOOM!"
    @Parameter("The letters' size.", in: 10...300, good: 60...140, unit: .points) var size = 104.0
    @Parameter("The letters' color.", default: "#FACC15") var fill: Color
    @Parameter("The color of the dots and of the far shadow.", default: "#EF4444") var dots: Color
    @Parameter("The outline's color.", default: "#0b0b0f") var ink: Color
    @Parameter("The outline's width, as a share of the letters' size.", in: 0...0.2, good: 0.02...0.06, unit: .fraction)
    var outline = 0.035
    @Parameter("How far words lean.", in: -45...45, good: 0...12, unit: .degrees) var lean = 5.0
    @Parameter("How long a word takes to pop in.", in: 0.02...10, good: 0.3...0.9, unit: .seconds) var enter = 0.6
    @Parameter("How long a word stands, with its coming and going.", in: 0.3...60, good: 1...3, unit: .seconds)
    var hold = 1.5
    @Parameter("The rays' color.", default: "#7dd3fc/#1e3a8a") var ray: Color
    @Parameter("The page's color.", default: "#e0f2fe/#0f1a3d") var page: Color

    var view: some View { ComicText(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "comic-text", summary: "Words with dots, outline and hard shadows that pop in over turning rays.",
        size: CGSize(width: 520, height: 280), duration: 4.5, loops: true, effect: ComicTextEffect())
}
