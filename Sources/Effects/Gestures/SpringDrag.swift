import KinoraStage
import KinoraViews

/// A ball that swells under the finger, follows it, and springs home when it lifts.
struct SpringDrag: View {
    let settings: SpringDragSettings

    @State private var offset = CGSize.zero
    @State private var isDragging = false

    private var outline: RoundedRectangle {
        RoundedRectangle(
            cornerRadius: settings.diameter * (settings.isSquare ? 0.16 : 0.5),
            style: settings.isSquare ? .continuous : .circular)
    }

    var body: some View {
        ZStack {
            outline
                .strokeBorder(.guide, style: .guide)
                .frame(width: settings.diameter, height: settings.diameter)
            Tether(end: offset)
                .stroke(settings.color.opacity(0.5), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            outline
                .fill(settings.color.gradient)
                .frame(width: settings.diameter, height: settings.diameter)
                .shadow(color: settings.color.opacity(0.35), radius: isDragging ? 18 : 8, y: isDragging ? 10 : 4)
                .scaleEffect(isDragging ? settings.swell : 1)
                .offset(offset)
                .gesture(
                    DragGesture()
                        .onChanged { value in
                            isDragging = true
                            offset = value.translation
                        }
                        .onEnded { _ in
                            isDragging = false
                            withAnimation(.spring(response: settings.response, dampingFraction: settings.damping)) {
                                offset = .zero
                            }
                        }
                )
                .animation(.spring(response: 0.3), value: isDragging)
        }
    }
}

/// A band from the middle to where something has been dragged.
private struct Tether: Shape {
    var end: CGSize

    var animatableData: CGSize.AnimatableData {
        get { end.animatableData }
        set { end.animatableData = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX + end.width, y: rect.midY + end.height))
        }
    }
}

struct SpringDragSettings: Equatable {
    var isSquare: Bool
    var color: Color
    /// Points.
    var diameter: Double
    var swell: Double
    /// Seconds.
    var response: Double
    var damping: Double
}

/// What is dragged.
enum DraggedShape: String, CaseIterable { case ball, square }

struct SpringDragEntry: Effect {
    @Parameter("A ball or a square.") var shape = DraggedShape.ball
    @Parameter("The ball's color.", default: "blue") var color: Color
    @Parameter("The ball's diameter.", in: 2...1000, good: 40...140, unit: .points) var diameter = 80.0
    @Parameter("How many times its size it has under the finger.", in: 0.1...10, good: 1...1.4, unit: .count)
    var swell = 1.2
    @Parameter("How long the spring takes.", in: 0.05...10, good: 0.2...0.8, unit: .seconds) var response = 0.4
    @Parameter("How much the spring is damped; below 1 it swings.", in: 0.05...2, good: 0.3...0.9, unit: .fraction)
    var damping = 0.6
    @Parameter("Shows the finger as a soft dot.") var touch = true
    @Parameter("The color behind the ball.", default: "white/#0f1117") var page: Color

    var view: some View {
        SpringDrag(
            settings: SpringDragSettings(
                isSquare: shape == .square, color: color, diameter: diameter, swell: swell, response: response,
                damping: damping)
        )
        .onGraphPaper()
        .touchDot(touch)
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "spring-drag",
        summary: "A ball that follows the finger and springs home when it lifts.",
        rows: [52, 81],
        size: CGSize(width: 400, height: 300),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3,
                .drag(
                    path: [
                        .unit(x: 0.5, y: 0.5), .unit(x: 0.7, y: 0.3), .unit(x: 0.82, y: 0.5), .unit(x: 0.74, y: 0.72),
                    ], duration: 1.1, easesOut: false))
        ]),
        effect: SpringDragEntry())
}
