import KinoraGeometry
import KinoraStage

/// Tagged views on one wheel.
struct WheelPicker: View {
    let options: [PickerOption]
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void
    @Environment(\.hostingContainer) private var container

    /// Whether the bar behind the chosen row is there: what stands for the picker in UIKit can be without.
    private var showsBand: Bool { (container as? HostingPicker)?.showsBand ?? true }

    var body: some View {
        Wheel(
            rows: options.map { AnyView($0.view) }, index: options.firstIndex { $0.id == chosen } ?? 0,
            choose: { choose(options[$0].id) }
        )
        .background { if showsBand { WheelBand() } }
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .modifier(WheelFrame())
    }
}

/// As high as wheels are, or as high as there is room.
struct WheelFrame: ViewModifier {
    func body(content: Content) -> some View { content.frame(minHeight: 0, idealHeight: 216, maxHeight: 216).clipped() }
}

/// The bar behind the chosen row.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(Color(SystemColor.tertiaryFill)).frame(height: Wheel.rowHeight)
            .padding(.horizontal, 9)
    }
}

/// Rows on a cylinder, the chosen one in front. A drag turns it, and it comes to rest at a row.
struct Wheel: View {
    let rows: [AnyView]
    let index: Int
    let choose: (Int) -> Void
    /// How far it is turned from the chosen row, in rows.
    @State private var turn = 0.0

    static let rowHeight: CGFloat = 32

    var body: some View {
        ZStack {
            ForEach(0..<rows.count, id: \.self) { row in
                rows[row].lineLimit(1).frame(height: Wheel.rowHeight)
                    .modifier(WheelRow(position: Double(row - index) + turn))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(drag)
        .animation(.smooth(duration: 0.35), value: index)
        .geometryGroup()
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 2)
            .onChanged { turn = banded($0.translation.height / Wheel.rowHeight) }
            .onEnded { value in
                let goal = (Double(index) - value.predictedEndTranslation.height / Wheel.rowHeight).rounded()
                withAnimation(.smooth(duration: 0.35)) {
                    turn = 0
                    if !rows.isEmpty { choose(Int(min(max(0, goal), Double(rows.count - 1)))) }
                }
            }
    }

    /// Beyond the first and the last row it follows the finger by a third.
    private func banded(_ turn: Double) -> Double {
        let (low, high) = (Double(index - rows.count + 1), Double(index))
        if turn > high { return high + (turn - high) / 3 }
        return turn < low ? low + (turn - low) / 3 : turn
    }
}

/// Puts a row where it is on the cylinder: each row is 20° further round.
private struct WheelRow: ViewModifier, Animatable {
    /// In rows from the front; below is positive.
    var position: Double
    nonisolated var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    private static let step = Double.pi / 9

    func body(content: Content) -> some View {
        let angle = position * WheelRow.step
        let front = abs(angle) < .pi / 2 ? Maths.cos(angle) : 0
        let isChosen = max(0, 1 - abs(position))
        return
            content
            .scaleEffect(x: 1, y: front)
            .offset(y: Maths.sin(min(max(angle, -.pi / 2), .pi / 2)) * Wheel.rowHeight / WheelRow.step)
            .opacity(front * (0.45 + 0.55 * isChosen))
    }
}
