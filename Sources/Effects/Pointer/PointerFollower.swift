import KinoraStage
import KinoraViews

/// A glass panel with a spotlight and a dot that follow the pointer.
///
/// Both appear where the pointer enters, and follow it from there. As in the effect of Magic UI, a smooth cursor can turn
/// into the direction of its motion.
struct PointerFollower: View {
    let settings: FollowerSettings
    let title: String
    let subtitle: String
    let cornerRadius: Double

    @State private var position = CGPoint.zero
    @State private var isHovering = false
    /// Where the arrow points, in degrees clockwise from up, without wrapping round.
    @State private var heading = 0.0
    @State private var lastLocation = CGPoint.zero

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                panel(in: geometry.size)
                if isHovering {
                    cursor.position(position).transition(.scale)
                }
            }
            .contentShape(Rectangle())
            .onContinuousHover { phase in follow(phase) }
        }
    }

    private func panel(in size: CGSize) -> some View {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
            .fill(.ultraThinMaterial)
            .overlay {
                RadialGradient(
                    colors: [settings.color.opacity(settings.light), settings.color.opacity(0)],
                    center: UnitPoint(x: position.x / max(size.width, 1), y: position.y / max(size.height, 1)),
                    startRadius: 0, endRadius: settings.radius
                )
                .opacity(isHovering ? 1 : 0)
                .animation(.easeOut(duration: 0.3), value: isHovering)
            }
            .overlay {
                VStack(spacing: 6) {
                    Text(title).font(.title2).bold()
                    Text(subtitle).font(.subheadline).foregroundStyle(Palette.quiet)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .strokeBorder(.white.opacity(0.12), lineWidth: 1)
            }
    }

    @ViewBuilder
    private var cursor: some View {
        switch settings.cursor {
        case .dot:
            Circle()
                .fill(settings.color)
                .frame(width: settings.dot, height: settings.dot)
                .shadow(color: settings.color.opacity(0.6), radius: settings.dot * 0.4)
        case .arrow:
            FlyingArrow()
                .fill(settings.color)
                .stroke(.white, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                .frame(width: settings.dot, height: settings.dot * 1.15)
                .shadow(color: .black.opacity(0.4), radius: 3, y: 2)
                .rotationEffect(.degrees(heading))
        case .none: EmptyView()
        }
    }

    private func follow(_ phase: HoverPhase) {
        switch phase {
        case .active(let location) where isHovering:
            withAnimation(.spring(response: settings.response)) { position = location }
            turn(towards: location)
        case .active(let location):
            position = location
            lastLocation = location
            withAnimation(.spring(response: settings.response)) { isHovering = true }
        case .ended:
            withAnimation(.easeOut(duration: 0.3)) { isHovering = false }
        }
    }
}

extension PointerFollower {
    /// Turns the arrow the shorter way round into the direction of the last move, on Magic UI's spring.
    private func turn(towards location: CGPoint) {
        let (dx, dy) = (location.x - lastLocation.x, location.y - lastLocation.y)
        guard dx * dx + dy * dy > 1 else { return }
        lastLocation = location
        let goal = Maths.atan2(dx, -dy) * 180 / .pi
        let difference = goal - heading
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 400, damping: 45)) {
            heading += difference - 360 * (difference / 360).rounded()
        }
    }
}

/// An arrowhead that points up, notched below.
struct FlyingArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.78), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

struct FollowerSettings: Equatable {
    /// What follows beside the light; the arrow turns into its direction.
    enum Cursor: String, CaseIterable { case dot, arrow, none }

    var cursor: Cursor
    var color: Color
    /// The spotlight's radius in points.
    var radius: Double
    /// The spotlight's opacity in its middle.
    var light: Double
    /// The dot's diameter in points.
    var dot: Double
    /// The spring's response in seconds.
    var response: Double
}

struct PointerFollowerEntry: Effect {
    @Parameter("The panel's first line.") var title = "Magic Card"
    @Parameter("The panel's second line.") var text = "Move over it"
    @Parameter("The light's color.", default: "#3D8BFF") var color: Color
    @Parameter("The spotlight's radius.", in: 1...4000, good: 100...300, unit: .points) var radius = 200.0
    @Parameter("How strong the spotlight is in its middle.", in: 0...1, good: 0.2...0.8, unit: .fraction)
    var light = 0.45
    @Parameter("What follows beside the light; the arrow turns into its direction.")
    var cursor = FollowerSettings.Cursor.dot
    @Parameter("The dot's or arrow's width.", in: 0...200, good: 8...32, unit: .points) var dot = 20.0
    @Parameter("How long the follower's spring takes.", in: 0.01...5, good: 0.1...0.5, unit: .seconds)
    var response = 0.15
    @Parameter("The panel's corner radius.", in: 0...400, good: 8...32, unit: .points) var corner = 20.0
    @Parameter("The color behind the panel.", default: "#0F1117") var page: Color

    var view: some View {
        PointerFollower(
            settings: FollowerSettings(
                cursor: cursor, color: color, radius: radius, light: light, dot: dot, response: response),
            title: title, subtitle: text, cornerRadius: corner
        )
        .padding(36)
        .page(page)
    }

    static let entry = CatalogueEntry(
        name: "pointer",
        summary: "A spotlight and a dot that follow the pointer over a panel.",
        rows: [25],
        size: CGSize(width: 480, height: 300),
        duration: 4,
        loops: false,
        script: Script([
            ScriptEvent(
                at: 0.4,
                .hover(
                    path: [
                        .unit(x: 0.12, y: 0.3), .unit(x: 0.4, y: 0.28), .unit(x: 0.72, y: 0.35), .unit(x: 0.8, y: 0.6),
                        .unit(x: 0.6, y: 0.75), .unit(x: 0.3, y: 0.7), .unit(x: 0.24, y: 0.5), .unit(x: 0.5, y: 0.5),
                    ], duration: 2.6, leaves: true))
        ]),
        effect: PointerFollowerEntry())
}
