// Ten seconds of a finger, 120 inputs a second, to fold into state.
import Kinora

struct Drag {
    let name: String
    let stage: @MainActor () -> Stage

    @MainActor
    init(_ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View) {
        self.name = name
        let path = (0...20).map { ScriptPoint.unit(x: $0.isMultiple(of: 2) ? 0.2 : 0.8, y: 0.1 + Double($0) * 0.04) }
        let script = Script([ScriptEvent(at: 0.1, .drag(path: path, duration: Drags.seconds, easesOut: false))])
        stage = { Stage(size: CGSize(width: 400, height: 800), duration: 12, script: script) { content() } }
    }
}

@MainActor
enum Drags {
    static let seconds = 10.0
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
