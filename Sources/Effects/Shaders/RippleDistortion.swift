import KinoraStage
import KinoraViews

/// A photo displaced in a ring that runs out from where it is tapped, without light or shade.
///
/// With a decay of 0.7 the wave still has a third of its strength at the end of a window of 1.5 seconds. So that it is not cut
/// off, it fades to nothing over the window's last third. Samples may come from as far away as the wave reaches.
struct DistortionRipple: View {
    let photo: ShaderPhoto
    let wave: RippleWave

    @State private var taps = 0
    @State private var origin = CGPoint.zero

    var body: some View {
        photo
            .keyframeAnimator(initialValue: 0.0, trigger: taps) { [origin, wave] view, elapsed in
                view.distortionEffect(
                    ShaderLibrary.rippleDistortion(
                        .float2(origin), .float(elapsed), .float(wave.amplitude * fade(elapsed)),
                        .float(wave.frequency),
                        .float(wave.decay), .float(wave.speed)),
                    maxSampleOffset: CGSize(width: wave.amplitude, height: wave.amplitude),
                    isEnabled: elapsed > 0 && elapsed < wave.duration)
            } keyframes: { _ in
                MoveKeyframe(0)
                LinearKeyframe(wave.duration, duration: wave.duration)
            }
            .onTapGesture { location in
                origin = location
                taps += 1
            }
    }

    /// 1, falling to 0 over the last third of the window.
    private func fade(_ elapsed: Double) -> Double {
        UnitCurve.easeInOut.value(at: min(1, max(0, 3 * (1 - elapsed / wave.duration))))
    }
}

struct RippleDistortion: Effect {
    let page = ShaderPageParameters()
    @Parameter("How far pixels move at most.", in: 0...100, good: 4...20, unit: .points) var amplitude = 12.0
    @Parameter("How fast the wave swings.", in: 0...100, good: 8...25, unit: .radiansPerSecond) var frequency = 15.0
    @Parameter("How fast the wave dies away.", in: 0...50, good: 0.5...4, unit: .perSecond) var decay = 0.7
    @Parameter("How fast the ring runs outwards.", in: 10...10000, good: 200...1200, unit: .pointsPerSecond)
    var speed = 400.0
    @Parameter("How long after a tap the wave is drawn.", in: 0.1...60, good: 1...3, unit: .seconds) var window = 1.5

    var view: some View {
        CatalogueShader.rippleDistortion.register()
        return ShaderPage(page, of: .dunes) { photo in
            DistortionRipple(
                photo: photo,
                wave: RippleWave(
                    amplitude: amplitude, frequency: frequency, decay: decay, speed: speed, duration: window))
        }
    }

    static let entry = CatalogueEntry(
        name: "ripple-distortion",
        summary: "A photo displaced in slow rings that run out from a tap.",
        rows: [50],
        size: CGSize(width: 400, height: 400),
        duration: 2.5,
        loops: false,
        script: Script([ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.45, y: 0.45), count: 1))]),
        effect: RippleDistortion())
}
