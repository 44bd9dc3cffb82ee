import KinoraStage
import KinoraViews

/// A ripple at any moment of its life, with sliders for time, amplitude, frequency and decay.
struct RippleEditor: View {
    let image: Image?
    let speed: Double

    @State var time: Double
    @State var amplitude: Double
    @State var frequency: Double
    @State var decay: Double
    @State private var origin: CGPoint?

    var body: some View {
        VStack(spacing: 20) {
            GroupBox {
                Grid(horizontalSpacing: 20, verticalSpacing: 10) {
                    GridRow {
                        control("Time", $time, 0...2)
                        control("Amplitude", $amplitude, 0...100)
                    }
                    GridRow {
                        control("Frequency", $frequency, 0...30)
                        control("Decay", $decay, 0...20)
                    }
                }
                .font(.subheadline)
            }
            GeometryReader { geometry in
                Photo(image: image, standIn: .mountains)
                    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
                    .contentShape(Rectangle())
                    .modifier(
                        RippleModifier(
                            origin: origin ?? CGPoint(x: geometry.size.width / 2, y: geometry.size.height / 2),
                            elapsedTime: time,
                            wave: RippleWave(
                                amplitude: amplitude, frequency: frequency, decay: decay, speed: speed, duration: 2.001)
                        )
                    )
                    .shadow(radius: 3, y: 2)
                    .onTapGesture { location in origin = location }
            }
        }
        .padding(20)
        .page(Palette.plain)
    }

    private func control(_ name: String, _ value: Binding<Double>, _ range: ClosedRange<Double>) -> some View {
        VStack(spacing: 4) {
            HStack {
                Text(name)
                Spacer()
                Text(Readouts.decimal(value.wrappedValue, 1)).monospacedDigit().foregroundStyle(Palette.quiet)
            }
            Slider(value: value, in: range)
        }
    }
}

struct RippleEditorEntry: Effect {
    @Parameter("The photo; any PNG file.") var image: Image?
    @Parameter("Seconds since the ripple began.", in: 0...2, good: 0.1...1, unit: .seconds) var time = 0.0
    @Parameter("How far pixels move at most.", in: 0...100, good: 6...60, unit: .points) var amplitude = 30.0
    @Parameter("How fast the wave swings.", in: 0...30, good: 8...25, unit: .radiansPerSecond) var frequency = 15.0
    @Parameter("How fast the wave dies away.", in: 0...20, good: 1...12, unit: .perSecond) var decay = 3.0
    @Parameter("How fast the ring runs outwards.", in: 10...10000, good: 300...2000, unit: .pointsPerSecond)
    var speed = 600.0
    @Parameter("Shows the finger as a soft dot.") var touch = true

    var view: some View {
        CatalogueShader.Ripple.register()
        return RippleEditor(
            image: image, speed: speed, time: time, amplitude: amplitude, frequency: frequency, decay: decay
        ).touchDot(touch)
    }

    static let entry = CatalogueEntry(
        name: "ripple-editor",
        summary: "A ripple at any moment, with sliders for its numbers.",
        rows: [70],
        size: CGSize(width: 390, height: 640),
        fit: .fits,
        duration: 4.4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.15, .drag(path: [.points(x: 50, y: 74), .points(x: 134, y: 74)], duration: 1.9, easesOut: false)),
            ScriptEvent(
                at: 2.3, .drag(path: [.points(x: 259, y: 74), .points(x: 305, y: 74)], duration: 0.8, easesOut: true)),
            ScriptEvent(
                at: 3.3, .drag(path: [.points(x: 232, y: 141), .points(x: 216, y: 141)], duration: 0.7, easesOut: true)),
        ]),
        // The script moves the slider of the time.
        trials: [ParameterTrial(of: ["time"], script: .empty)],
        effect: RippleEditorEntry())
}
