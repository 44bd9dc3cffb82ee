import KinoraStage
import KinoraViews

/// Letters that are boxes with two faces: under the pointer each turns by a quarter, one after the other, and back when the pointer has gone
/// (after Magic UI's 3D text flip).
struct TextFlip: View {
    enum Direction: String, CaseIterable { case up, down, left, right }
    enum Order: String, CaseIterable { case first, last, center }

    let settings: TextFlipEffect

    @State private var isTurned = false

    var body: some View {
        let letters = settings.text.map(String.init)
        HStack(spacing: 0) {
            ForEach(letters.indices, id: \.self) { index in
                Presented(value: isTurned ? 1 : 0) { box(letters[index], share: $0) }
                    .animation(
                        .interpolatingSpring(mass: 1, stiffness: settings.stiffness, damping: settings.damping)
                            .delay(settings.stagger * Double(rank(index, of: letters.count))),
                        value: isTurned)
            }
        }
        .padding(24)
        .contentShape(Rectangle())
        .onHover { isTurned = $0 }
    }

    private func rank(_ index: Int, of count: Int) -> Int {
        switch settings.from {
        case .first: index
        case .last: count - 1 - index
        case .center: abs(2 * index - (count - 1)) / 2
        }
    }

    /// A letter's two faces. The one behind is not drawn: there is no back to be seen.
    private func box(_ letter: String, share: Double) -> some View {
        let turn = 90 * share
        return ZStack {
            if turn > 0.01 { face(letter, angle: turn - 90, ink: settings.second) }
            if turn < 89.99 { face(letter, angle: turn, ink: settings.color) }
        }
    }

    private func face(_ letter: String, angle: Double, ink: Color) -> some View {
        let (sign, isUpright) = settings.direction.turn
        // What is turned away from the light is darker, and a face on its edge is gone.
        let light = Maths.cos(angle * .pi / 180)
        return Text(letter)
            .font(.system(size: settings.size, weight: .heavy, design: .monospaced))
            .foregroundStyle(ink)
            .opacity(max(0, light))
            .rotation3DEffect(
                .degrees(sign * angle), axis: isUpright ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0),
                anchorZ: -settings.size * (isUpright ? 0.31 : 0.6), perspective: 0.35)
    }
}

extension TextFlip.Direction {
    /// Which way round a quarter goes, and whether about an upright axis.
    fileprivate var turn: (sign: Double, isUpright: Bool) {
        switch self {
        case .up: (1, false)
        case .down: (-1, false)
        case .left: (-1, true)
        case .right: (1, true)
        }
    }
}

struct TextFlipEffect: Effect {
    @Parameter("The letters.") var text = "FLIP BOOK"
    @Parameter("The letters' size.", in: 6...300, good: 36...90, unit: .points) var size = 72.0
    @Parameter("Where the letters turn to.") var direction = TextFlip.Direction.up
    @Parameter("Which letter turns first.") var from = TextFlip.Order.first
    @Parameter("How much later each next one turns.", in: 0...2, good: 0.02...0.12, unit: .seconds) var stagger = 0.05
    @Parameter("The spring's stiffness.", in: 5...3000, good: 100...400) var stiffness = 300.0
    @Parameter("The spring's damping.", in: 1...300, good: 15...40) var damping = 30.0
    @Parameter("The first face's color.", default: "#111827/#f3f4f6") var color: Color
    @Parameter("The second face's color.", default: "#4f46e5/#a5b4fc") var second: Color
    @Parameter("Shows the pointer.") var pointer = true
    @Parameter("The page's color.", default: "#f4f5f9/#0b0d17") var page: Color

    var view: some View {
        TextFlip(settings: self)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .pointerMark(pointer)
            .page(page)
    }

    static let entry = CatalogueEntry(
        name: "text-flip", summary: "Letters that turn like boxes to their second face, one after the other.",
        size: CGSize(width: 480, height: 200), fit: .fits, duration: 3.2, loops: false,
        script: Script([
            ScriptEvent(
                at: 0,
                .hover(
                    path: [.points(x: 20, y: 190), .points(x: 150, y: 120), .points(x: 240, y: 100)], duration: 0.9,
                    leaves: false)),
            ScriptEvent(
                at: 1.4,
                .hover(
                    path: [.points(x: 240, y: 100), .points(x: 330, y: 150), .points(x: 400, y: 192)], duration: 0.6,
                    leaves: true)),
        ]),
        effect: TextFlipEffect())
}
