import SwiftUI

/// Two waves in a round glass. A tap lets the water rise.
struct Tide: View {
    @State private var level = 0.3

    var body: some View {
        TimelineView(.animation) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate
            ZStack {
                Circle().fill(.blue.opacity(0.1))
                Wave(level: level, phase: 3 * seconds).fill(.blue.opacity(0.4))
                Wave(level: level, phase: 4 * seconds + 1).fill(.blue.opacity(0.6))
            }
            .clipShape(Circle())
        }
        .frame(width: 160, height: 160)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.8)) { level = 0.7 } }
    }
}

/// Water up to a share of the frame, under a sine wave.
struct Wave: Shape {
    /// 0 empty, 1 full.
    var level: Double
    /// Radians.
    var phase: Double

    var animatableData: Double {
        get { level }
        set { level = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let surface = rect.maxY - level * rect.height
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            path.addLine(to: CGPoint(x: x, y: surface + 6 * sin(x / 22 + phase)))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

#Preview("Tide", traits: .fixedLayout(width: 240, height: 240)) { Tide() }
