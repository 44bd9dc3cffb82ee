import KinoraStage
import KinoraViews

/// Rings that grow and fade where the stage is tapped (row 49), several at once.
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
                    Circle()
                        .fill(settings.color.opacity(0.18))
                        .frame(width: settings.diameter, height: settings.diameter)
                        .transition(.scale.combined(with: .opacity))
                        .position(held)
                }
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { value in
                        guard held == nil else { return }
                        withAnimation(.easeOut(duration: 0.3)) { held = value.startLocation }
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
    var color = Color.blue
    /// The first diameter, in points.
    var diameter = 50.0
    /// How many times that it grows.
    var scale = 6.0
    /// Points.
    var lineWidth = 2.0
    /// Seconds.
    var duration = 0.8
}

struct Ring: Identifiable {
    let id: Int
    let position: CGPoint
    var isOut = false
}

struct RingView: View {
    let settings: RingSettings
    let isOut: Bool

    var body: some View {
        let diameter = settings.diameter * (isOut ? settings.scale : 0.2)
        Circle()
            .stroke(settings.color, lineWidth: settings.lineWidth)
            .background { Circle().fill(settings.color.opacity(0.12)) }
            .frame(width: diameter, height: diameter)
            .opacity(isOut ? 0 : 1)
    }
}

enum RippleRingsEntry {
    static let entry = CatalogueEntry(
        name: "ripple-rings",
        summary: "Rings that grow and fade where the stage is tapped.",
        rows: [49],
        parameters: [
            Parameter("color", "The rings' color.", .color(default: "blue")),
            Parameter(
                "diameter", "How large a ring begins.",
                .number(default: 50, range: 1...2000, good: 20...100, unit: .points)),
            Parameter(
                "scale", "How many times its first size a ring grows.",
                .number(default: 6, range: 1...100, good: 3...10, unit: .count)),
            Parameter("width", "The rings' width.", .number(default: 2, range: 0.1...100, good: 1...6, unit: .points)),
            Parameter(
                "duration", "How long a ring lives.",
                .number(default: 0.8, range: 0.05...60, good: 0.5...1.5, unit: .seconds)),
        ],
        size: CGSize(width: 400, height: 300),
        duration: 3,
        loops: false,
        script: Script([
            ScriptEvent(at: 0.2, .tap(at: .unit(x: 0.3, y: 0.4), count: 1)),
            ScriptEvent(at: 0.55, .tap(at: .unit(x: 0.68, y: 0.62), count: 1)),
            ScriptEvent(at: 1, .press(at: .unit(x: 0.5, y: 0.35), duration: 0.5)),
        ]),
        blank: [0...0.2, 2.3...3],
        bleeds: true,
        makeView: { values in
            AnyView(
                RippleRings(
                    settings: RingSettings(
                        color: values.color("color"), diameter: values.number("diameter"),
                        scale: values.number("scale"),
                        lineWidth: values.number("width"), duration: values.number("duration"))
                ).background(.white))
        })
}
