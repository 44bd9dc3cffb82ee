import KinoraStage
import KinoraViews

/// Dots that circle their homes at two rates.
///
/// A low-discrepancy sequence spreads the homes evenly over the stage; where it starts comes from the stage's seed. As in the
/// effect of Magic UI, dots give way to a hovering pointer and come back.
struct FloatingParticles: View {
    let settings: FloatingSettings

    @State private var particles: [FloatingParticle] = []
    @State private var pointer: CGPoint?
    @State private var push = 0.0

    var body: some View {
        Elapsed { time in
            FloatingField(particles: particles, settings: settings, time: time, pointer: pointer ?? .zero, push: push)
        }
        .onAppear {
            let start = (Double.random(in: 0..<1), Double.random(in: 0..<1))
            particles = (0..<settings.count).map { FloatingParticle(index: $0, start: start) }
        }
        .contentShape(Rectangle())
        .onContinuousHover { phase in
            switch phase {
            case .active(let location):
                pointer = location
                withAnimation(.spring(duration: 0.6)) { push = 1 }
            case .ended:
                withAnimation(.spring(duration: 1)) { push = 0 }
            }
        }
    }
}

struct FloatingSettings: Equatable {
    var count: Int
    var colors: [Color]
    /// The mean diameter in points.
    var size: Double
    /// How far dots wander from home, in points.
    var reach: Double
    /// Turns of a dot in one loop, across and down.
    let turns = (across: 3, down: 2)
    /// Seconds until all dots are where they were.
    var loop: Double
    var opacity: Double
    /// How far dots give way to the pointer, in points.
    var repulsion: Double

    static func == (a: FloatingSettings, b: FloatingSettings) -> Bool {
        a.count == b.count && a.colors == b.colors && a.size == b.size && a.reach == b.reach && a.turns == b.turns
            && a.loop == b.loop && a.opacity == b.opacity && a.repulsion == b.repulsion
    }
}

struct FloatingParticle: Identifiable {
    let id: Int
    /// Shares of the stage.
    let home: UnitPoint
    /// Radians.
    let phase: Double
    /// Share of the mean size: many are small, few large.
    let scale: Double
    /// How solid it is, of 1, at its most.
    let strength: Double
    /// A share of the colors.
    let hue: Double
    /// How often it fades and comes back in a loop.
    let breaths: Double

    /// The additive recurrence of the plastic number spreads points evenly at any count (Martin Roberts, "The unreasonable
    /// effectiveness of quasirandom sequences", 2018).
    init(index: Int, start: (Double, Double)) {
        id = index
        home = UnitPoint(
            x: Maths.fraction(start.0 + 0.7548776662466927 * Double(index)),
            y: Maths.fraction(start.1 + 0.5698402909980532 * Double(index)))
        phase = Double.random(in: 0..<(2 * .pi))
        let share = Double.random(in: 0...1)
        scale = 0.4 + 1.4 * share * share
        strength = Double.random(in: 0.25...0.95)
        hue = Double.random(in: 0..<1)
        breaths = Double.random(in: 3..<7).rounded(.down)
    }
}

struct FloatingField: View, Animatable {
    let particles: [FloatingParticle]
    let settings: FloatingSettings
    let time: Double
    let pointer: CGPoint
    var push: Double

    nonisolated var animatableData: Double {
        get { push }
        set { push = newValue }
    }

    var body: some View {
        Canvas { context, size in
            for particle in particles {
                let center = repelled(position(of: particle, in: size))
                let diameter = settings.size * particle.scale
                let box = CGRect(
                    x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
                let color = settings.colors[Int(particle.hue * Double(settings.colors.count))]
                let breath = 0.75 + 0.25 * Maths.sin(2 * .pi * time / settings.loop * particle.breaths + particle.phase)
                let opacity = settings.opacity * particle.strength * breath
                // The largest fifth glow.
                if particle.scale > 1.3 {
                    let halo = box.insetBy(dx: -diameter, dy: -diameter)
                    context.fill(
                        Path(ellipseIn: halo),
                        with: .radialGradient(
                            Gradient(colors: [color.opacity(opacity * 0.45), color.opacity(0)]), center: center,
                            startRadius: diameter * 0.3, endRadius: diameter * 1.5))
                }
                context.fill(Path(ellipseIn: box), with: .color(color.opacity(opacity)))
            }
        }
    }

    private func position(of particle: FloatingParticle, in size: CGSize) -> CGPoint {
        let turn = 2 * .pi * time / settings.loop
        return CGPoint(
            x: particle.home.x * size.width + settings.reach
                * Maths.sin(turn * Double(settings.turns.across) + particle.phase),
            y: particle.home.y * size.height
                + settings.reach * Maths.cos(turn * Double(settings.turns.down) + particle.phase))
    }

    /// Moved away from the pointer, most of all close to it.
    private func repelled(_ point: CGPoint) -> CGPoint {
        let away = CGVector(dx: point.x - pointer.x, dy: point.y - pointer.y)
        let distance = max((away.dx * away.dx + away.dy * away.dy).squareRoot(), 0.01)
        let force = push * settings.repulsion * Maths.exp(-distance / max(settings.repulsion, 1))
        return CGPoint(x: point.x + away.dx / distance * force, y: point.y + away.dy / distance * force)
    }
}

struct Particles: Effect {
    @Parameter("How many dots.", in: 0...5000) var count = 120
    @Parameter("The colors of which each dot has one.", default: ["cyan", "blue", "purple", "pink"], count: 1...32)
    var colors: [Color]
    @Parameter("Their mean diameter.", in: 0.2...200, good: 2...14, unit: .points) var size = 6.5
    @Parameter("How far they wander.", in: 0...1000, good: 8...40, unit: .points) var reach = 20.0
    @Parameter("How solid they are.", in: 0...1, good: 0.5...1, unit: .fraction) var opacity = 1.0
    @Parameter("How long until all are where they were.", in: 1...3600, good: 8...40, unit: .seconds) var loop = 18.0
    @Parameter("How far they give way to the pointer.", in: 0...1000, good: 0...120, unit: .points) var repulsion = 60.0
    @Parameter("The color behind everything.", default: "#0E1020") var page: Color

    var view: some View {
        FloatingParticles(
            settings: FloatingSettings(
                count: count, colors: colors, size: size, reach: reach, loop: loop, opacity: opacity,
                repulsion: repulsion)
        ).page(page)
    }

    static let entry = CatalogueEntry(
        name: "particles",
        summary: "Dots that float around their homes and give way to the pointer.",
        rows: [30],
        size: CGSize(width: 640, height: 360),
        duration: 18,
        loops: true,
        presets: [
            Preset("snowfall", ["colors": "white,#DDE9FF", "page": "#24344D", "size": "5"]),
            Preset("gold", ["colors": "#FFD56B,#FFF0C2,#C98A1B", "page": "#100C06"]),
            Preset("dense", ["count": "400", "size": "4"]),
        ],
        trials: [
            ParameterTrial(
                of: ["repulsion"],
                script: Script([
                    ScriptEvent(at: 1, .hover(path: [.unit(x: 0.5, y: 0.5)], duration: 1, leaves: false))
                ]))
        ],
        effect: Particles())
}
