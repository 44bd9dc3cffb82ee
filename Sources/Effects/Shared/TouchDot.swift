import KinoraStage
import KinoraViews

/// A soft dot where the scripted finger is: it appears at the touch, follows, and fades when the finger lifts. Two fingers have two
/// dots, on a line through the middle of the gesture.
struct TouchDot: ViewModifier {
    let isShown: Bool

    @State private var finger: CGPoint?
    @State private var pair: FingerPair?

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { finger = $0.location }
                    .onEnded { _ in lift() }
            )
            .simultaneousGesture(
                MagnifyGesture(minimumScaleDelta: 0)
                    .onChanged { value in
                        var next = pair ?? FingerPair(middle: value.startLocation)
                        next.spread = value.magnification
                        pair = next
                    }
                    .onEnded { _ in lift() }
            )
            .simultaneousGesture(
                RotateGesture(minimumAngleDelta: .zero)
                    .onChanged { value in
                        var next = pair ?? FingerPair(middle: value.startLocation)
                        next.angle = value.rotation
                        pair = next
                    }
                    .onEnded { _ in lift() }
            )
            .overlay(alignment: .topLeading) {
                ZStack {
                    // It keeps the size while the dots leave.
                    Color.clear
                    if isShown, let finger { dot.position(finger).transition(.opacity) }
                    if isShown, let pair {
                        ForEach([-1.0, 1], id: \.self) { dot.position(pair.place($0)) }.transition(.opacity)
                    }
                }
                .allowsHitTesting(false)
                // Fingers are told from the left, whatever the direction of text.
                .environment(\.layoutDirection, .leftToRight)
            }
    }

    private var dot: some View {
        Circle()
            .fill(
                RadialGradient(
                    colors: [.white.opacity(0.95), .white.opacity(0.55)], center: .center, startRadius: 0, endRadius: 15
                )
            )
            .overlay { Circle().strokeBorder(.black.opacity(0.35), lineWidth: 1.5) }
            .frame(width: 30, height: 30)
            .shadow(color: .black.opacity(0.3), radius: 5, y: 1)
    }

    private func lift() {
        withAnimation(.easeOut(duration: 0.3)) { (finger, pair) = (nil, nil) }
    }

    /// Two fingers around a place.
    private struct FingerPair: Equatable {
        let middle: CGPoint
        /// How many times their first distance they are apart.
        var spread = 1.0
        var angle = Angle.zero

        /// Of the finger before (-1) or behind (1) the middle. They begin 50 points from it.
        func place(_ side: Double) -> CGPoint {
            let reach = 50 * spread * side
            return CGPoint(
                x: middle.x + reach * Maths.cos(angle.radians + 0.6),
                y: middle.y + reach * Maths.sin(angle.radians + 0.6))
        }
    }
}

extension View {
    /// Shows the scripted finger as a soft dot while it touches this view.
    func touchDot(_ isShown: Bool = true) -> some View { modifier(TouchDot(isShown: isShown)) }
}

/// What effects that a finger drives have in common: whether it is seen, and what they stand on.
struct TouchedPage: ParameterGroup {
    @Parameter("Shows the finger as a soft dot.") var touch = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color
}

extension View {
    /// In the middle of a page on which the finger is seen.
    func on(_ page: TouchedPage) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).touchDot(page.touch).page(page.page)
    }
}
