import KinoraStage
import KinoraViews

/// Rings that run through a photo from where it is pressed.
///
/// The wave follows the shader of the effect's source: at distance d from the press and time t after it, pixels are taken
/// from `amplitude · sin(frequency · t') · exp(−decay · t')` points farther out, t' = t − d / speed, and lightened by the same
/// wave. A clock of linear keyframes drives it for `duration` seconds and rests outside of them.
struct RippleEffect<T: Equatable>: ViewModifier {
    var origin: CGPoint
    var trigger: T
    var wave: RippleWave

    func body(content: Content) -> some View {
        let origin = origin
        let wave = wave

        content.keyframeAnimator(initialValue: 0, trigger: trigger) { view, elapsedTime in
            view.modifier(RippleModifier(origin: origin, elapsedTime: elapsedTime, wave: wave))
        } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(wave.duration, duration: wave.duration)
        }
    }
}

/// The numbers of a ripple.
struct RippleWave: Equatable {
    /// How far pixels move at most, in points.
    var amplitude: Double
    /// Radians per second.
    var frequency: Double
    /// How fast it dies away, per second.
    var decay: Double
    /// Points per second.
    var speed: Double
    /// Seconds.
    var duration: Double
}

/// A ripple at one moment.
struct RippleModifier: ViewModifier {
    var origin: CGPoint
    var elapsedTime: Double
    var wave: RippleWave

    func body(content: Content) -> some View {
        let shader = ShaderLibrary.Ripple(
            .float2(origin), .float(elapsedTime), .float(wave.amplitude), .float(wave.frequency), .float(wave.decay),
            .float(wave.speed))
        let reach = CGSize(width: wave.amplitude, height: wave.amplitude)
        let isEnabled = 0 < elapsedTime && elapsedTime < wave.duration

        content.visualEffect { view, _ in
            view.layerEffect(shader, maxSampleOffset: reach, isEnabled: isEnabled)
        }
    }
}

/// Tells where a finger is while it is down, and nil when it lifts. It begins with the touch itself.
struct PressTrackingModifier: ViewModifier {
    let onPressingChanged: (CGPoint?) -> Void

    @State private var location: CGPoint?

    func body(content: Content) -> some View {
        content
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in if location == nil { location = value.startLocation } }
                    .onEnded { _ in location = nil }
            )
            .onChange(of: location) { _, location in onPressingChanged(location) }
    }
}

extension View {
    func onPressingChanged(_ action: @escaping (CGPoint?) -> Void) -> some View {
        modifier(PressTrackingModifier(onPressingChanged: action))
    }
}

/// A pressed photo on a page.
struct RipplePage: View {
    let image: Image?
    let wave: RippleWave
    let cornerRadius: CGFloat
    let padding: CGFloat

    @State private var counter = 0
    @State private var origin = CGPoint.zero

    var body: some View {
        Photo(image: image)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .contentShape(RoundedRectangle(cornerRadius: cornerRadius))
            .onPressingChanged { point in
                guard let point else { return }
                origin = point
                counter += 1
            }
            .modifier(RippleEffect(origin: origin, trigger: counter, wave: wave))
            .shadow(radius: 3, y: 2)
            .padding(padding)
    }
}

struct Ripple: Effect {
    @Parameter("The photo; any PNG file. It fills the frame and is cropped to it.") var image: Image?
    @Parameter("How far pixels move at most.", in: 0...100, good: 6...24, unit: .points) var amplitude = 12.0
    @Parameter("How fast the wave swings.", in: 0...100, good: 8...25, unit: .radiansPerSecond) var frequency = 15.0
    @Parameter("How fast the wave dies away.", in: 0...50, good: 4...12, unit: .perSecond) var decay = 8.0
    @Parameter("How fast the ring runs outwards.", in: 10...10000, good: 300...2000, unit: .pointsPerSecond)
    var speed = 1200.0
    @Parameter("How long after a press the wave is drawn.", in: 0.1...60, good: 2...4, unit: .seconds) var window = 3.0
    @Parameter("The photo's corner radius.", in: 0...1000, good: 0...48, unit: .points) var corner = 24.0
    @Parameter("Room around the photo.", in: 0...1000, good: 8...48, unit: .points) var padding = 24.0

    var view: some View {
        CatalogueShader.Ripple.register()
        return RipplePage(
            image: image,
            wave: RippleWave(
                amplitude: amplitude, frequency: frequency, decay: decay, speed: speed, duration: window),
            cornerRadius: corner, padding: padding)
    }

    static let entry = CatalogueEntry(
        name: "ripple",
        summary: "A photo that ripples from where it is pressed.",
        rows: [68, 69, 72],
        size: CGSize(width: 360, height: 480),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.25, .press(at: .unit(x: 0.42, y: 0.4), duration: 0.2)),
            ScriptEvent(at: 1.5, .press(at: .unit(x: 0.7, y: 0.68), duration: 0.2)),
        ]),
        effect: Ripple())
}
