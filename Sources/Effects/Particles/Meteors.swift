import KinoraViews

/// Streaks of light that fall through a night sky on fixed tracks.
///
/// Time begins with the view. Each streak has a brightness and a speed of its own, from the stage's seed, and falls a whole
/// number of times in one loop, so that the loop closes.
struct MeteorShower: View {
    let meteors: [Meteor]
    let settings: MeteorSettings

    init(settings: MeteorSettings) {
        self.settings = settings
        meteors = (0..<settings.count).map { Meteor(index: $0, of: settings.count) }
    }

    var body: some View {
        Elapsed { time in
            Canvas { context, size in
                for meteor in meteors { draw(meteor, at: time, in: size, with: &context) }
            }
        }
    }

    private func draw(_ meteor: Meteor, at time: Double, in size: CGSize, with context: inout GraphicsContext) {
        let falls = time / settings.loop * Double(meteor.falls(in: settings)) + meteor.phase
        let progress = Maths.fraction(falls)
        let heading = CGVector(
            dx: Maths.cos(Angle.degrees(settings.angle).radians), dy: Maths.sin(Angle.degrees(settings.angle).radians))
        // Every track starts above the sky by a streak's length and ends below it, whatever its slope.
        let length = settings.length * meteor.scale
        let travel = (size.height + 2 * length) / max(heading.dy, 0.1)
        let drift = abs(heading.dx) * travel
        let entry = CGPoint(
            x: -max(heading.dx, 0) * travel + (size.width + drift) * meteor.column, y: -length)
        let head = CGPoint(x: entry.x + heading.dx * travel * progress, y: entry.y + heading.dy * travel * progress)
        let tail = CGPoint(x: head.x - heading.dx * length, y: head.y - heading.dy * length)
        // It lights up as it enters and fades as it falls.
        let opacity = min(1, progress * 12) * (1 - progress * progress) * meteor.brightness

        var streak = Path()
        streak.move(to: head)
        streak.addLine(to: tail)
        context.stroke(
            streak,
            with: .linearGradient(
                Gradient(stops: [
                    .init(color: settings.color.opacity(opacity), location: 0),
                    .init(color: settings.color.opacity(opacity * 0.45), location: 0.25),
                    .init(color: settings.color.opacity(0), location: 1),
                ]), startPoint: head, endPoint: tail),
            style: StrokeStyle(lineWidth: settings.lineWidth * meteor.scale, lineCap: .round))
        glow(at: head, radius: 3.5 * settings.lineWidth * meteor.scale, opacity: opacity, with: &context)
    }

    private func glow(at head: CGPoint, radius: Double, opacity: Double, with context: inout GraphicsContext) {
        let box = CGRect(x: head.x - radius, y: head.y - radius, width: 2 * radius, height: 2 * radius)
        context.fill(
            Path(ellipseIn: box),
            with: .radialGradient(
                Gradient(stops: [
                    .init(color: settings.color.opacity(opacity), location: 0),
                    .init(color: settings.color.opacity(opacity * 0.35), location: 0.25),
                    .init(color: settings.color.opacity(0), location: 1),
                ]), center: head, startRadius: 0, endRadius: radius))
    }
}

struct MeteorSettings: Equatable {
    var count: Int
    /// Falls per second of a meteor of the ordinary speed.
    var speed: Double
    /// Points.
    var length: Double
    /// Points.
    var lineWidth: Double
    /// Where they fall to, in degrees; 90 is straight down, 180 left.
    var angle: Double
    /// 0: all at one speed; 1: from half to one and a half times as fast.
    var variety: Double
    var color: Color

    /// Seconds until all are where they were.
    var loop: Double { MeteorSettings.fallsInLoop / speed }
    static let fallsInLoop = 4.0
}

/// One meteor and its chances.
struct Meteor {
    /// Share of the way across that its track covers, 0...1; columns are even with a little disorder.
    let column: Double
    let phase: Double
    let brightness: Double
    let scale: Double
    /// -1...1.
    let haste: Double

    init(index: Int, of count: Int) {
        column = (Double(index) + Double.random(in: 0.1...0.9)) / Double(count)
        phase = Double.random(in: 0..<1)
        brightness = Double.random(in: 0.45...1)
        scale = Double.random(in: 0.6...1.2)
        haste = Double.random(in: -1...1)
    }

    /// Whole falls in one loop: what makes the loop close.
    func falls(in settings: MeteorSettings) -> Int {
        max(1, Int((MeteorSettings.fallsInLoop * (1 + 0.5 * settings.variety * haste)).rounded()))
    }
}

struct MeteorSky: View {
    let settings: MeteorSettings
    let page: Color
    let horizon: Color
    let stars: Int

    @State private var shower: MeteorShower?

    var body: some View {
        ZStack {
            LinearGradient(colors: [page, horizon], startPoint: .top, endPoint: .bottom).partOfPage()
            StarField(count: stars, color: settings.color, loop: settings.loop)
            shower
        }
        .onAppear { shower = MeteorShower(settings: settings) }
    }
}

/// Stars that twinkle, fewer towards the horizon.
private struct StarField: View {
    let count: Int
    let color: Color
    /// Seconds in which each twinkles a whole number of times.
    let loop: Double

    var body: some View {
        Elapsed { time in
            Canvas { context, size in
                for index in 0..<count {
                    let height = Chance.of(index, 12)
                    let turns = (1 + Chance.of(index, 14) * 3).rounded()
                    let swing = Maths.sin(2 * .pi * (turns * time / loop + Chance.of(index, 15)))
                    let radius = 0.5 + 0.9 * Chance.of(index, 13) * Chance.of(index, 16)
                    let place = CGPoint(x: Chance.of(index, 11) * size.width, y: height * height * size.height * 0.95)
                    context.fill(
                        Path(
                            ellipseIn: CGRect(
                                x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)),
                        with: .color(color.opacity((0.5 + 0.3 * swing) * (1 - 0.6 * height))))
                }
            }
        }
    }
}

struct Meteors: Effect {
    @Parameter("How many meteors.", in: 0...2000) var count = 24
    @Parameter("Falls per second.", in: 0.01...20, good: 0.2...1, unit: .perSecond) var speed = 0.5
    @Parameter("How much their speeds differ.", in: 0...1, good: 0...1, unit: .fraction) var variety = 0.6
    @Parameter("How long their tails are.", in: 1...2000, good: 40...200, unit: .points) var length = 120.0
    @Parameter("How thick they are.", in: 0.1...50, good: 1...4, unit: .points) var width = 2.4
    @Parameter(
        "Where they fall to; 90 is straight down, 73 a little to the right with tails up to the left, 145 down to the left.",
        in: 10...170, good: 60...150, unit: .degrees) var angle = 73.0
    @Parameter("How many stars stand behind them.", in: 0...2000) var stars = 160
    @Parameter("Their color.", default: "#EAF0FF") var color: Color
    @Parameter("The sky's color above.", default: "#0A0C16") var page: Color
    @Parameter("The sky's color below.", default: "#26304F") var horizon: Color

    var view: some View {
        MeteorSky(
            settings: MeteorSettings(
                count: count, speed: speed, length: length, lineWidth: width, angle: angle,
                variety: variety, color: color),
            page: page, horizon: horizon, stars: stars)
    }

    static let entry = CatalogueEntry(
        name: "meteors",
        summary: "Streaks of light that fall through a night sky.",
        rows: [29],
        size: CGSize(width: 640, height: 360),
        duration: 8,
        loops: true,
        presets: [
            Preset(
                "web",
                [
                    "count": "20", "angle": "145", "speed": "0.25", "length": "50", "width": "1.4", "color": "#94A3B8",
                ]),
            Preset("shower", ["count": "90", "speed": "0.9"]),
            Preset("warm", ["color": "#FFD9A8", "page": "#120A08", "horizon": "#4A2A22"]),
            Preset("slow", ["count": "12", "speed": "0.25", "length": "180"]),
        ], effect: Meteors())
}
