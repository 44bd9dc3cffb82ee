import KinoraStage
import KinoraViews

/// Dots that rise from below and fade, each a little later than the one before, around a trophy.
struct Celebration: View {
    let settings: CelebrationEffect

    @State private var isUp = false

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            ZStack {
                ForEach(0..<settings.count, id: \.self) { index in
                    let x = 0.06 + 0.88 * Chance.of(index, 1), height = 0.15 + 0.7 * Chance.of(index, 2)
                    let diameter = settings.smallest + (settings.largest - settings.smallest) * Chance.of(index, 3)
                    Circle()
                        .fill(settings.colors[index % settings.colors.count])
                        .frame(width: diameter, height: diameter)
                        .position(x: x * size.width, y: isUp ? (1 - height) * size.height * 0.9 : size.height - 16)
                        .opacity(isUp ? 0 : 1)
                        .animation(
                            .easeOut(duration: 1 + Chance.of(index, 4)).delay(settings.stagger * Double(index)),
                            value: isUp)
                }
                Image(systemName: "trophy.fill").font(.system(size: 128)).foregroundStyle(trophy)
                    .background {
                        Circle().fill(Color(hexadecimal: 0xFBBF24).opacity(0.35)).frame(width: 116, height: 116)
                            .blur(radius: 20).scaleEffect(isUp ? 1.2 : 0.6)
                    }
                    .scaleEffect(isUp ? 1 : 0.8)
                    .animation(.spring(response: 0.5, dampingFraction: 0.5), value: isUp)
            }
        }
        .timetable([0.15]) { _ in isUp = true }
    }

    private var trophy: LinearGradient {
        LinearGradient(
            colors: [Color(hexadecimal: 0xF59E0B), Color(hexadecimal: 0xC2570C)], startPoint: .top, endPoint: .bottom)
    }
}

struct CelebrationEffect: Effect {
    @Parameter("How many dots.", in: 1...300) var count = 64
    @Parameter(
        "The dots' colors in turn.", default: ["#ef4444", "#f59e0b", "#22c55e", "#3b82f6", "#a855f7", "#ec4899"],
        count: 1...16) var colors: [Color]
    @Parameter("The smallest dot.", in: 0.5...60, good: 3...8, unit: .points, name: "size-min") var smallest = 6.0
    @Parameter("The largest dot.", in: 0.5...60, good: 8...20, unit: .points, name: "size-max") var largest = 18.0
    @Parameter("How much later each next dot starts.", in: 0...1, good: 0.01...0.1, unit: .seconds) var stagger = 0.018
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View { Celebration(settings: self).page(page) }

    static let entry = CatalogueEntry(
        name: "celebration", summary: "Dots that rise and fade around a trophy, one after the other.", rows: [101],
        size: CGSize(width: 360, height: 320), fit: .fits, duration: 2.8, loops: false, effect: CelebrationEffect())
}
