import KinoraViews

/// A button in which a disc of light grows from where it is touched, and fades; several touches have several (after Magic UI's ripple
/// button).
struct RippleButton: View {
    let settings: RippleButtonEffect

    private struct Touch {
        let place: CGPoint
        let start: Date
    }

    @State private var touches: [Touch] = []

    private static let size = CGSize(width: 250, height: 72)

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 18, style: .continuous)
        Text(settings.title)
            .font(.title3.weight(.semibold))
            .foregroundStyle(.white)
            .frame(width: Self.size.width, height: Self.size.height)
            .background { discs.background(settings.color) }
            .clipShape(shape)
            .overlay { shape.strokeBorder(.white.opacity(0.25), lineWidth: 2) }
            .shadow(color: settings.color.opacity(0.35), radius: 12, y: 6)
            .contentShape(shape)
            .onTapGesture { location in touches.append(Touch(place: location, start: Date())) }
    }

    private var discs: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                for touch in touches {
                    let share = timeline.date.timeIntervalSince(touch.start) / settings.duration
                    guard share < 1 else { continue }
                    let eased = UnitCurve.easeOut.value(at: share)
                    let radius = max(size.width, size.height) / 2 * settings.scale * eased
                    context.fill(
                        Path(
                            ellipseIn: CGRect(
                                x: touch.place.x - radius, y: touch.place.y - radius, width: 2 * radius,
                                height: 2 * radius)),
                        with: .color(settings.light.opacity(settings.strength * (1 - eased))))
                }
            }
        }
    }
}
