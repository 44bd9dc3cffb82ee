import KinoraStage
import KinoraViews

/// Follows how the device is held.
final class MotionManager: ObservableObject {
    private let motionManager = CMMotionManager()

    /// Radians.
    @Published var roll = 0.0
    @Published var pitch = 0.0

    init() {
        guard motionManager.isDeviceMotionAvailable else { return }
        motionManager.deviceMotionUpdateInterval = 1 / 60
        motionManager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
            guard let motion else { return }
            self?.roll = motion.attitude.roll
            self?.pitch = motion.attitude.pitch
        }
    }

    deinit { motionManager.stopDeviceMotionUpdates() }
}

/// A card whose three layers shift by different lengths as the device tilts: the disc behind by 20 points per radian,
/// the pane by 40 and what stands on it by 60, each times the intensity.
struct ParallaxCard: View {
    let intensity: Double
    let title: String
    let symbol: String
    let color: Color

    @StateObject private var motion = MotionManager()

    var body: some View {
        ZStack {
            Circle()
                .fill(color.gradient.opacity(0.85))
                .frame(width: 200, height: 200)
                .offset(x: -50 + motion.roll * 20 * intensity, y: -90 + motion.pitch * 20 * intensity)
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(.ultraThinMaterial)
                .overlay {
                    RoundedRectangle(cornerRadius: 20, style: .continuous).strokeBorder(
                        LinearGradient(
                            colors: [.white.opacity(0.6), .white.opacity(0.1)], startPoint: .topLeading,
                            endPoint: .bottomTrailing))
                }
                .frame(width: 250, height: 350)
                .shadow(color: .black.opacity(0.18), radius: 24, x: -motion.roll * 20 * intensity, y: 12)
                .offset(x: motion.roll * 40 * intensity, y: motion.pitch * 40 * intensity)
            VStack(spacing: 12) {
                Image(systemName: symbol).font(.system(size: 52))
                Text(title).font(.title.bold())
            }
            .offset(x: motion.roll * 60 * intensity, y: motion.pitch * 60 * intensity)
        }
        .animation(.spring(response: 0.3), value: motion.roll)
        .animation(.spring(response: 0.3), value: motion.pitch)
    }
}

struct MotionParallax: Effect {
    @Parameter("What the card says.") var title = "Parallax"
    @Parameter("The symbol's name, as in SF Symbols.") var symbol = "star.fill"
    @Parameter("The disc's color.", default: "#2563eb") var color: Color
    @Parameter(
        "How far the layers shift: times 20, 40 and 60 points per radian.", in: -20...20, good: 0.5...3, unit: .count)
    var intensity = 1.0
    @Parameter(
        "The nine colors that drift behind the card, row by row.",
        default: ["#fde68a", "#fdba74", "#f9a8d4", "#93c5fd", "#c4b5fd", "#f0abfc", "#5eead4", "#7dd3fc", "#a5b4fc"],
        count: 9...9) var backdrop: [Color]

    var view: some View {
        ParallaxCard(
            intensity: intensity, title: title, symbol: symbol, color: color
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { AnimatedMeshGradient(colors: backdrop, duration: 2) }
        .environment(\.colorScheme, .light)
        .clipped()
    }

    static let entry = CatalogueEntry(
        name: "parallax-card",
        summary: "A card whose layers shift by different lengths as the device tilts.",
        rows: [41],
        size: CGSize(width: 400, height: 460),
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.3, .tilt(roll: 30, pitch: 10, duration: 0.6)),
            ScriptEvent(at: 1.3, .tilt(roll: -30, pitch: 20, duration: 0.9)),
            ScriptEvent(at: 2.6, .tilt(roll: 0, pitch: 0, duration: 0.7)),
        ]),
        effect: MotionParallax())
}
