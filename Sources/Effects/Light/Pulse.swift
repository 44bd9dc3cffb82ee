import KinoraStage
import KinoraViews

/// A ring that swells and fades around a disc, and returns.
struct Pulse: View {
    let settings: PulseEffect

    @State private var isOut = false

    var body: some View {
        Circle()
            .fill(settings.color.gradient)
            .frame(width: 96, height: 96)
            .overlay {
                Image(systemName: "dot.radiowaves.left.and.right").font(.system(size: 36)).foregroundStyle(.white)
            }
            .background {
                Circle()
                    .stroke(settings.color, lineWidth: settings.line)
                    .frame(width: 122, height: 122)
                    .scaleEffect(isOut ? settings.scale : 1)
                    .opacity(isOut ? settings.faint : 1)
            }
            .onAppear {
                withAnimation(.easeInOut(duration: settings.duration).repeatForever(autoreverses: true)) {
                    isOut = true
                }
            }
    }
}

struct PulseEffect: Effect {
    @Parameter("The color.", default: "#db2777") var color: Color
    @Parameter("How many times its size the ring gets.", in: 0.5...1.8, good: 1.05...1.4, unit: .count) var scale = 1.15
    @Parameter("How opaque the ring is there.", in: 0...1, good: 0.2...0.7, unit: .fraction) var faint = 0.5
    @Parameter("The ring's width.", in: 0.5...30, good: 3...10, unit: .points) var line = 6.0
    @Parameter("Seconds each way.", in: 0.05...30, good: 0.6...2, unit: .seconds) var duration = 1.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { Pulse(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "pulse", summary: "A ring that swells and fades around a disc, and returns.", rows: [97],
        size: CGSize(width: 260, height: 240), fit: .fits, duration: 2, loops: true, effect: PulseEffect())
}

/// A badge that pops in after a pause, with overshoot.
struct PopIn: View {
    let settings: PopInEffect

    @State private var isShown = false

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "trophy.fill").font(.system(size: 56)).foregroundStyle(.white)
                .frame(width: 120, height: 120)
                .background(Palette.gradient(5), in: RoundedRectangle(cornerRadius: 32, style: .continuous))
            Text(settings.title).font(.title3.bold())
        }
        .scaleEffect(isShown ? 1 : settings.start)
        .opacity(isShown ? 1 : 0.12)
        .onAppear {
            withAnimation(
                .spring(response: settings.response, dampingFraction: settings.damping).delay(settings.delay)
            ) { isShown = true }
        }
    }
}

struct PopInEffect: Effect {
    @Parameter("What stands below the badge.") var title = "First place"
    @Parameter("Its size before it pops in.", in: 0...2, good: 0.3...0.9, unit: .fraction) var start = 0.8
    @Parameter("How long it waits.", in: 0...10, good: 0.1...0.6, unit: .seconds) var delay = 0.5
    @Parameter("The spring's response.", in: 0.05...10, good: 0.3...0.8, unit: .seconds) var response = 0.5
    @Parameter("How much the spring is damped; 1 does not overshoot.", in: 0.05...1, good: 0.4...0.8, unit: .fraction)
    var damping = 0.6
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { PopIn(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "pop-in", summary: "A badge that pops in after a pause, a little too large at first.", rows: [98],
        size: CGSize(width: 260, height: 260), fit: .fits, duration: 2, loops: false, effect: PopInEffect())
}

/// A flame that swings three times, with a glow, and stays as `repeatCount` leaves it; the days of the streak light up below it.
struct StreakFlame: View {
    let settings: StreakFlameEffect

    @State private var isLit = false

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "flame.fill")
                .font(.system(size: 138))
                .foregroundStyle(
                    LinearGradient(colors: [settings.color, settings.lowColor], startPoint: .top, endPoint: .bottom)
                )
                .background {
                    Circle().fill(settings.color.opacity(0.6)).frame(width: 92, height: 92).blur(radius: 17)
                        .scaleEffect(isLit ? settings.glow : 0.9)
                }
                .rotationEffect(.degrees(isLit ? settings.swing : 0), anchor: .bottom)
                .scaleEffect(isLit ? 1.2 : 1, anchor: .bottom)
            Text("7 days").font(.title.bold())
            HStack(spacing: 10) {
                ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { index, letter in
                    day(String(letter), index)
                }
            }
        }
        .timetable([0.3]) { _ in
            withAnimation(.easeInOut(duration: 0.3).repeatCount(settings.count, autoreverses: true)) { isLit = true }
        }
    }

    private func day(_ letter: String, _ index: Int) -> some View {
        VStack(spacing: 5) {
            ZStack {
                Circle().fill(.primary.opacity(0.1))
                Circle().fill(
                    LinearGradient(colors: [settings.color, settings.lowColor], startPoint: .top, endPoint: .bottom)
                )
                .overlay {
                    Image(systemName: "checkmark").font(.system(size: 13, weight: .bold)).foregroundStyle(.white)
                }
                .scaleEffect(isLit ? 1 : 0.01)
                .animation(.spring(response: 0.35, dampingFraction: 0.55).delay(0.09 * Double(index)), value: isLit)
            }
            .frame(width: 28, height: 28)
            Text(letter).font(.caption.weight(.semibold)).foregroundStyle(Palette.quiet)
        }
    }
}

struct StreakFlameEffect: Effect {
    @Parameter("The flame's color above.", default: "#fb923c") var color: Color
    @Parameter("The flame's color below.", default: "#dc2626") var lowColor: Color
    @Parameter("How often it swings.", in: 1...12) var count = 3
    @Parameter("How far it swings; negative is left.", in: -45...45, good: -20 ... -5, unit: .degrees) var swing = -10.0
    @Parameter("How many times its size the glow gets.", in: 0.5...1.6, good: 1.1...1.5, unit: .count) var glow = 1.3
    @Parameter("The page's color.", default: "#fff7ed/#160b06") var page: Color

    var view: some View { StreakFlame(settings: self).padding(.top, 50).page(page) }

    static let entry = CatalogueEntry(
        name: "streak-flame", summary: "A flame that swings three times and glows, over the days of its streak.",
        rows: [100],
        size: CGSize(width: 380, height: 380), fit: .fits, duration: 1.8, loops: false, effect: StreakFlameEffect())
}
