import KinoraStage
import KinoraViews

/// A bell that shakes, swells and hops at each tap: three tracks of keyframes, each on a clock of its own.
struct KeyframeShake: View {
    let settings: KeyframeShakeEffect

    /// What the tracks move.
    private struct Pose {
        var degrees = 0.0, scale = 1.0, hop = 0.0
    }

    @State private var taps = 0

    var body: some View {
        bell
            .keyframeAnimator(initialValue: Pose(), trigger: taps) { bell, pose in
                bell.rotationEffect(.degrees(pose.degrees), anchor: .top).scaleEffect(pose.scale).offset(y: pose.hop)
            } keyframes: { [settings] _ in
                KeyframeTrack(\.degrees) {
                    CubicKeyframe(-settings.degrees, duration: 0.2)
                    CubicKeyframe(settings.degrees, duration: 0.2)
                    CubicKeyframe(-settings.degrees, duration: 0.2)
                    CubicKeyframe(settings.degrees, duration: 0.2)
                    CubicKeyframe(0, duration: 0.2)
                }
                KeyframeTrack(\.scale) {
                    SpringKeyframe(settings.swell, duration: 0.2)
                    SpringKeyframe(settings.swell, duration: 0.3)
                    SpringKeyframe(1, duration: 0.3)
                }
                KeyframeTrack(\.hop) {
                    SpringKeyframe(-settings.hop, duration: 0.2)
                    SpringKeyframe(-settings.hop, duration: 0.3)
                    SpringKeyframe(0, duration: 0.3)
                }
            }
            .onTapGesture { taps += 1 }
    }

    private var bell: some View {
        Image(systemName: "bell.fill")
            .font(.system(size: 112))
            .foregroundStyle(settings.color.gradient)
            .overlay(alignment: .topTrailing) {
                Text("\(taps + 2)")
                    .font(.title3.bold()).monospacedDigit().foregroundStyle(.white)
                    .frame(width: 40, height: 40)
                    .background(Color(hexadecimal: 0xDC2626), in: Circle())
                    .offset(x: 8, y: -4)
            }
    }
}

struct KeyframeShakeEffect: Effect {
    @Parameter("The bell's color.", default: "#d97706") var color: Color
    @Parameter("How far it shakes.", in: 0...180, good: 6...25, unit: .degrees) var degrees = 10.0
    @Parameter("How many times its size it has in between.", in: 0.1...3, good: 1...1.4, unit: .count) var swell = 1.2
    @Parameter("How high it hops.", in: -200...200, good: 0...40, unit: .points) var hop = 20.0
    let page = TouchedPage()

    var view: some View { KeyframeShake(settings: self).on(page) }

    static let entry = CatalogueEntry(
        name: "keyframe-shake",
        summary: "A bell that shakes, swells and hops at once, each by keyframes of its own.",
        rows: [78],
        size: CGSize(width: 320, height: 260), fit: .fits,
        duration: 2.8,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
            ScriptEvent(at: 1.6, .tap(at: .unit(x: 0.5, y: 0.5), count: 1)),
        ]),
        effect: KeyframeShakeEffect())
}
