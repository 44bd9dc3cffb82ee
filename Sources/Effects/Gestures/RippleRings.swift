import KinoraStage
import KinoraViews

/// Rings that grow and fade where the stage is tapped, several at once.
///
/// The hold phase is SwiftUIRippleEffect's: while a finger is down, a disc grows to a share of the ring's size and waits
/// there; it goes on when the finger lifts.
struct RippleRings: View {
    let settings: RingSettings

    @State private var rings: [Ring] = []
    @State private var next = 0
    @State private var held: CGPoint?

    var body: some View {
        GeometryReader { _ in
            ZStack {
                settings.color.opacity(0.1)
                ForEach(rings) { ring in
                    RingView(settings: settings, isOut: ring.isOut).position(ring.position)
                }
                if let held {
                    HeldDisc(settings: settings).position(held).transition(.opacity).zIndex(1)
                }
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        guard held == nil else { return }
                        held = value.startLocation
                    }
                    .onEnded { value in
                        withAnimation(.easeOut(duration: 0.3)) { held = nil }
                        add(at: value.location)
                    })
        }
    }

    private func add(at position: CGPoint) {
        let id = next
        next += 1
        rings.append(Ring(id: id, position: position))
        DispatchQueue.main.async {
            withAnimation(.easeOut(duration: settings.duration)) {
                guard let index = rings.firstIndex(where: { $0.id == id }) else { return }
                rings[index].isOut = true
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + settings.duration + 0.05) { rings.removeAll { $0.id == id } }
    }
}

struct RingSettings: Equatable {
    var color: Color
    /// The base diameter, in points.
    var diameter: Double
    /// How many times that it grows.
    var scale: Double
    /// Points.
    var lineWidth: Double
    /// Seconds.
    var duration: Double
}

struct Ring: Identifiable {
    let id: Int
    let position: CGPoint
    var isOut = false
}

/// The disc under a finger that is held: it grows at the finger's place to most of the ring's size, and waits there.
private struct HeldDisc: View {
    let settings: RingSettings

    @State private var isGrown = false

    var body: some View {
        let diameter = isGrown ? settings.diameter * settings.scale * 0.7 : 0
        Circle()
            .fill(settings.color.opacity(0.18))
            .frame(width: diameter, height: diameter)
            .onAppear { withAnimation(.timingCurve(0, 1, 0.5, 1, duration: 0.5)) { isGrown = true } }
    }
}

struct RingView: View {
    let settings: RingSettings
    let isOut: Bool

    var body: some View {
        let diameter = settings.diameter * (isOut ? settings.scale : 0)
        Circle()
            .stroke(settings.color, lineWidth: settings.lineWidth)
            .background { Circle().fill(settings.color.opacity(0.12)) }
            .frame(width: diameter, height: diameter)
            .opacity(isOut ? 0 : 1)
    }
}

struct RippleRingsEntry: Effect {
    @Parameter("The rings' color.", default: "blue") var color: Color
    @Parameter("The ring's base size, of which it grows to several times.", in: 1...2000, good: 20...100, unit: .points)
    var diameter = 50.0
    @Parameter("To how many times its base size a ring grows.", in: 1...100, good: 3...10, unit: .count) var scale = 6.0
    @Parameter("The rings' width.", in: 0.1...100, good: 1...6, unit: .points) var width = 2.0
    @Parameter("How long a ring lives.", in: 0.05...60, good: 0.5...1.5, unit: .seconds) var duration = 0.8

    @Parameter("Shows the finger as a soft dot.") var touch = true
    @Parameter("The page's color.", default: "white/#0f1117") var page: Color

    var view: some View {
        RippleRings(
            settings: RingSettings(
                color: color, diameter: diameter, scale: scale, lineWidth: width, duration: duration)
        ).touchDot(touch).page(page)
    }

    static let entry = CatalogueEntry(
        name: "ripple-rings",
        summary: "Rings that grow and fade where the stage is tapped.",
        rows: [49],
        size: CGSize(width: 400, height: 300),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.3, y: 0.4), count: 1)),
            ScriptEvent(at: 0.55, .tap(at: .unit(x: 0.68, y: 0.62), count: 1)),
            ScriptEvent(at: 1, .press(at: .unit(x: 0.5, y: 0.35), duration: 0.5)),
            ScriptEvent(at: 2, .tap(at: .unit(x: 0.36, y: 0.62), count: 1)),
            ScriptEvent(at: 2.3, .tap(at: .unit(x: 0.64, y: 0.36), count: 1)),
        ]),
        blank: [0...0.2],
        bleeds: true,
        effect: RippleRingsEntry())
}
