import KinoraViews

/// A capsule that fills after a pause; later changes go faster.
struct ProgressBar: View {
    let settings: ProgressBarEffect

    @State private var progress = 0.0

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            HStack {
                Text("Weekly goal").font(.headline)
                Spacer()
                Presented(value: progress) { Text("\(Int(($0 * 100).rounded())) %").font(.headline).monospacedDigit() }
            }
            ZStack(alignment: .leading) {
                Capsule().fill(.primary.opacity(0.1))
                Capsule()
                    .fill(
                        LinearGradient(
                            colors: [settings.color, settings.endColor], startPoint: .leading, endPoint: .trailing)
                    )
                    .frame(width: max(settings.height, 340 * progress))
            }
            .frame(width: 340, height: settings.height)
        }
        .frame(width: 340)
        .onAppear { withAnimation(.easeOut(duration: 0.8).delay(settings.delay)) { progress = 0.45 } }
        .timetable([1.7, 2.5]) { index in
            withAnimation(.easeOut(duration: 0.5)) { progress = index == 0 ? 0.7 : settings.goal }
        }
    }
}

struct ProgressBarEffect: Effect {
    @Parameter("The bar's color at its beginning.", default: "#0ea5e9") var color: Color
    @Parameter("Its color at its end.", default: "#6366f1") var endColor: Color
    @Parameter("The bar's height.", in: 1...80, good: 6...24, unit: .points) var height = 12.0
    @Parameter("How long it waits before it fills.", in: 0...10, good: 0.1...0.6, unit: .seconds) var delay = 0.3
    @Parameter("Where it stands at last.", in: 0...1, unit: .fraction) var goal = 0.92
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { ProgressBar(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "progress-bar", summary: "A bar that fills after a pause, and goes on faster at each change.", rows: [94],
        size: CGSize(width: 420, height: 140), fit: .fits, duration: 3.4, loops: false, effect: ProgressBarEffect())
}

/// A ring of points won, around a star and a level that stay as they are.
struct ExperienceRing: View {
    let settings: ExperienceRingEffect

    @State private var progress = 0.0

    var body: some View {
        ZStack {
            Circle().stroke(.primary.opacity(0.1), lineWidth: settings.line)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(
                        colors: [settings.color, settings.endColor], center: .center, startAngle: .zero,
                        endAngle: .degrees(330)),
                    style: StrokeStyle(lineWidth: settings.line, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            VStack(spacing: 4) {
                Image(systemName: "star.fill").font(.system(size: 34)).foregroundStyle(settings.color)
                Text("Level \(settings.level)").font(.title3.bold())
            }
        }
        .frame(width: 170, height: 170)
        .onAppear { withAnimation(.easeOut(duration: settings.duration).delay(0.2)) { progress = settings.share } }
    }
}

struct ExperienceRingEffect: Effect {
    @Parameter("How much of the level is done.", in: 0...1, unit: .fraction) var share = 0.72
    @Parameter("The level in the middle.", in: 0...9999) var level = 12
    @Parameter("The ring's width.", in: 1...60, good: 8...24, unit: .points) var line = 14.0
    @Parameter("The ring's color at its beginning, and the star's.", default: "#f59e0b") var color: Color
    @Parameter("The ring's color at its end.", default: "#ef4444") var endColor: Color
    @Parameter("How long it fills.", in: 0.05...10, good: 0.6...2, unit: .seconds) var duration = 1.0
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { ExperienceRing(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "xp-ring", summary: "A ring of points that fills around a star and a level.", rows: [95],
        size: CGSize(width: 280, height: 260), fit: .fits, duration: 1.8, loops: false, effect: ExperienceRingEffect())
}

/// A check mark that is drawn: first the ring, then the stroke, then a ring of light.
struct Checkmark: View {
    let settings: CheckmarkEffect

    @State private var ring = 0.0
    @State private var mark = 0.0
    @State private var glow = 0.0

    private struct Stroke: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX + 0.26 * rect.width, y: rect.minY + 0.53 * rect.height))
                path.addLine(to: CGPoint(x: rect.minX + 0.44 * rect.width, y: rect.minY + 0.70 * rect.height))
                path.addLine(to: CGPoint(x: rect.minX + 0.75 * rect.width, y: rect.minY + 0.33 * rect.height))
            }
        }
    }

    var body: some View {
        let style = StrokeStyle(lineWidth: settings.line, lineCap: .round, lineJoin: .round)
        ZStack {
            Circle().stroke(settings.color, lineWidth: 3).scaleEffect(1 + 0.35 * glow).opacity(
                glow > 0 ? 0.8 * (1 - glow) : 0)
            Circle().fill(settings.color.opacity(0.14)).scaleEffect(0.5 + 0.5 * ring)
            Circle().trim(from: 0, to: ring).stroke(settings.color, style: style).rotationEffect(.degrees(-90))
            Stroke().trim(from: 0, to: mark).stroke(settings.color, style: style).opacity(mark > 0.001 ? 1 : 0)
        }
        .frame(width: 120, height: 120)
        .onAppear {
            withAnimation(.easeOut(duration: settings.duration)) { ring = 1 }
            withAnimation(.spring(response: 0.45, dampingFraction: 0.75).delay(settings.duration * 0.75)) { mark = 1 }
            withAnimation(.easeOut(duration: 0.7).delay(settings.duration * 1.1)) { glow = 1 }
        }
    }
}

struct CheckmarkEffect: Effect {
    @Parameter("The mark's color.", default: "#16a34a/#4ade80") var color: Color
    @Parameter("The line's width.", in: 1...40, good: 5...14, unit: .points) var line = 9.0
    @Parameter("How long the ring takes.", in: 0.05...10, good: 0.3...1, unit: .seconds) var duration = 0.6
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { Checkmark(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "checkmark", summary: "A check mark that is drawn: the ring, the stroke, and a ring of light.",
        rows: [102],
        size: CGSize(width: 260, height: 240), fit: .fits, duration: 1.8, loops: false, effect: CheckmarkEffect())
}
