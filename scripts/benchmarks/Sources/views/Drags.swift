// Ten seconds of a finger, 120 inputs a second, to fold into state.
import Kinora

struct Drag {
    let name: String
    let stage: @MainActor () -> Stage

    /// How often the finger comes down, and for how many seconds.
    let count: Int
    let seconds: Double

    @MainActor
    init(
        _ name: String, count: Int = 1, seconds: Double = 10,
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) {
        (self.name, self.count, self.seconds) = (name, count, seconds)
        let path = (0...20).map { ScriptPoint.unit(x: $0.isMultiple(of: 2) ? 0.2 : 0.8, y: 0.1 + Double($0) * 0.04) }
        let script = Script(
            (0..<count).map { index in
                ScriptEvent(
                    at: 0.1 + Double(index) * (seconds + 2), .drag(path: path, duration: seconds, easesOut: false))
            })
        let duration = Double(count) * (seconds + 2)
        stage = { Stage(size: CGSize(width: 400, height: 800), duration: duration, script: script) { content() } }
    }

    /// When all is folded, in seconds.
    var end: Double { Double(count) * (seconds + 2) - 1.4 }
}

@MainActor
enum Drags {
    static let all = [
        Drag("drag") { Draggable() },
        Drag("drag-interactive-spring") { Draggable(led: .interactiveSpring) },
        Drag("drag-50-followers") { Followers() },
        Drag("drag-over-200") {
            ZStack {
                Cards(rows: 33, moves: false)
                Draggable()
            }
        },
    ]
    /// An hour of dragging: runs only where it is named.
    static let long = [Drag("hour-of-drags", count: 6, seconds: 598) { Draggable() }]
}

/// A card that follows the finger and springs back.
private struct Draggable: View {
    @State private var offset = CGSize.zero
    var led: Animation?
    var body: some View {
        RoundedRectangle(cornerRadius: 20).fill(.blue.gradient)
            .overlay { Text("Drag me").font(.title).foregroundStyle(.white) }
            .frame(width: 160, height: 220)
            .rotationEffect(.degrees(offset.width / 20))
            .offset(offset)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .onChanged { drag in withAnimation(led) { offset = drag.translation } }
                    .onEnded { _ in withAnimation(.spring) { offset = .zero } })
    }
}

/// Dots that follow the finger, each by a spring slower than the one before.
private struct Followers: View {
    @State private var place = CGPoint(x: 200, y: 400)
    var body: some View {
        ZStack {
            ForEach(0..<50, id: \.self) { index in
                Circle().fill(.orange).frame(width: 20, height: 20).position(place)
                    .animation(.spring(duration: 0.2 + Double(index) / 50), value: place)
            }
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
    }
}
