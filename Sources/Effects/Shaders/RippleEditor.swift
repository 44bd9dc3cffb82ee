import KinoraStage
import KinoraViews

/// A ripple at any moment of its life, with sliders for time, amplitude, frequency and decay (row 70).
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
                Photo(image: image)
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
        .background(.white)
    }

    private func control(_ name: String, _ value: Binding<Double>, _ range: ClosedRange<Double>) -> some View {
        VStack(spacing: 4) {
            Text(name)
            Slider(value: value, in: range)
        }
    }
}

enum RippleEditorEntry {
    static let entry = CatalogueEntry(
        name: "ripple-editor",
        summary: "A ripple at any moment, with sliders for its numbers.",
        rows: [70],
        parameters: [
            Parameter("image", "The photo; any PNG file.", .image),
            Parameter(
                "time", "Seconds since the ripple began.",
                .number(default: 0.3, range: 0...2, good: 0.1...1, unit: .seconds)),
            Parameter(
                "amplitude", "How far pixels move at most.",
                .number(default: 12, range: 0...100, good: 6...24, unit: .points)),
            Parameter(
                "frequency", "How fast the wave swings.",
                .number(default: 15, range: 0...30, good: 8...25, unit: .radiansPerSecond)),
            Parameter(
                "decay", "How fast the wave dies away.",
                .number(default: 8, range: 0...20, good: 2...12, unit: .perSecond)),
            Parameter(
                "speed", "How fast the ring runs outwards.",
                .number(default: 1200, range: 10...10000, good: 300...2000, unit: .pointsPerSecond)),
        ],
        size: CGSize(width: 390, height: 640),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.3, .drag(path: [.points(x: 64, y: 73), .points(x: 160, y: 73)], duration: 2, easesOut: false))
        ]),
        makeView: { values in
            RippleShader.register()
            return AnyView(
                RippleEditor(
                    image: values.image("image"), speed: values.number("speed"), time: values.number("time"),
                    amplitude: values.number("amplitude"), frequency: values.number("frequency"),
                    decay: values.number("decay")))
        })
}
