import KinoraViews

/// Fine dots, as of graph paper: a ground on which the way of what moves can be read. On a transparent ground there are none.
struct GraphPaper: View {
    /// Points from one dot to the next.
    private static let pitch = 20.0
    private static let radius = 1.1

    @Environment(\.effectGround) private var ground

    var body: some View {
        Canvas { context, size in
            guard ground.isDrawn else { return }
            context.fill(dots(in: size), with: .color(.primary.opacity(0.14)))
        }
    }

    /// They are laid out from the middle, so that both sides are alike.
    private func dots(in size: CGSize) -> Path {
        let (columns, rows) = (Int(size.width / 2 / Self.pitch), Int(size.height / 2 / Self.pitch))
        return Path { path in
            for row in -rows...rows {
                for column in -columns...columns {
                    path.addEllipse(
                        in: CGRect(
                            x: size.width / 2 + Double(column) * Self.pitch - Self.radius,
                            y: size.height / 2 + Double(row) * Self.pitch - Self.radius, width: 2 * Self.radius,
                            height: 2 * Self.radius))
                }
            }
        }
    }
}

extension View {
    /// In the middle of a stage with fine dots.
    func onGraphPaper() -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background { GraphPaper().extendedToPicture() }
    }
}

extension ShapeStyle where Self == Color {
    /// Lines that show where something was, or will be.
    static var guide: Color { .primary.opacity(0.26) }
}

extension StrokeStyle {
    /// Of lines that show where something was, or will be.
    static let guide = StrokeStyle(lineWidth: 1.5, dash: [5, 5])
}
