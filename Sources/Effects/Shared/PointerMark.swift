import KinoraViews

/// An arrow where the script's pointer is, so that one sees what an effect answers to.
struct PointerMark: ViewModifier {
    let isShown: Bool

    @State private var location: CGPoint?

    func body(content: Content) -> some View {
        content
            .onContinuousHover { phase in
                if case .active(let point) = phase { location = point } else { location = nil }
            }
            .overlay(alignment: .topLeading) {
                if isShown, let location {
                    PointerArrow()
                        .fill(.black)
                        .stroke(.white, lineWidth: 1.5)
                        .frame(width: 14, height: 20)
                        .shadow(color: .black.opacity(0.35), radius: 2, y: 1)
                        .offset(x: location.x, y: location.y)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                        .allowsHitTesting(false)
                        // Pointers are told from the left, whatever the direction of text.
                        .environment(\.layoutDirection, .leftToRight)
                }
            }
    }
}

extension View {
    /// Shows the scripted pointer as an arrow while it is over this view.
    func pointerMark(_ isShown: Bool = true) -> some View { modifier(PointerMark(isShown: isShown)) }
}

/// The usual arrow, its tip at the top left corner.
struct PointerArrow: Shape {
    func path(in rect: CGRect) -> Path {
        let corners: [(Double, Double)] = [
            (0, 0), (0, 0.82), (0.27, 0.64), (0.46, 1), (0.66, 0.92), (0.48, 0.57), (0.86, 0.57),
        ]
        return Path { path in
            path.addLines(corners.map { CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1) })
            path.closeSubpath()
        }
    }
}
