import KinoraStage

/// The row of a list that a finger moves to another place.
struct MovedRow: Equatable {
    /// The number of the row's place.
    let row: Int
    /// Points by which the finger has moved it down.
    var distance: CGFloat = 0
    /// How many places further down it comes if the finger lifts now.
    var steps = 0
}

/// Moves rows of a list that is edited, by their handles: one at a time, among those of its section that may be moved. The others make
/// room for it meanwhile, and the source is told when the finger lifts.
@MainActor
struct ListMove {
    private let graph: Graph
    private let key: Int
    private let reference: ListReference

    init(_ context: BuildContext) {
        graph = context.graph
        key = context.key(Slot.animator)
        reference = context.kept(Slot.matched, ListReference())
    }

    var value: MovedRow? { graph.stored(key, as: MovedRow?.self) ?? nil }

    /// Takes the list's element of this evaluation for the one that is moved in.
    func take(_ list: ListElement) { reference.list = list }

    func follow(_ distance: CGFloat, row: Int) {
        var moved = MovedRow(row: row, distance: distance, steps: value?.steps ?? 0)
        write(moved)
        let steps = reference.list?.steps(of: row, movedBy: distance) ?? 0
        guard steps != moved.steps else { return }
        moved.steps = steps
        withAnimation(ListMove.motion) { write(moved) }
    }

    func release(_ row: Int) {
        guard let moved = value, moved.row == row else { return }
        withAnimation(ListMove.motion) {
            write(nil)
            if moved.steps != 0 { reference.list?.row(inPlace: row)?.move?(moved.steps) }
        }
    }

    private func write(_ value: MovedRow?) {
        if value != self.value { graph.write(Stored(value), key: key) }
    }

    /// How rows make room, and take their new places.
    private static let motion = Animation.spring(duration: 0.3)
}

/// The element of a list in its last evaluation.
private final class ListReference { weak var list: ListElement? }

extension EnvironmentValues {
    /// What moves rows of the list around; nil elsewhere.
    @Entry var rowMove: ListMove?
}

extension Array<ListRowElement> {
    /// Where rows are while one of them is moved by a finger.
    ///
    /// - Parameters:
    ///   - rects: the places of the rows at rest.
    ///   - spacing: between them, in points.
    @MainActor
    func places(_ rects: [CGRect], _ moved: MovedRow?, spacing: CGFloat) -> [CGRect] {
        guard let moved, let index = firstIndex(where: { $0.number == moved.row }) else { return rects }
        var places = rects
        let goal = Swift.min(Swift.max(0, index + moved.steps), count - 1)
        let room = rects[index].height + spacing
        for other in indices where other != index {
            if index < other, other <= goal { places[other].origin.y -= room }
            if goal <= other, other < index { places[other].origin.y += room }
        }
        places[index].origin.y += moved.distance
        return places
    }

    /// How many places further down a row comes that is moved down by a distance: it passes those whose middle its edge has passed.
    @MainActor
    func steps(of index: Int, _ rects: [CGRect], movedBy distance: CGFloat) -> Int {
        var goal = index
        while goal + 1 < count, self[goal + 1].move != nil, rects[index].maxY + distance > rects[goal + 1].midY {
            goal += 1
        }
        while goal > 0, self[goal - 1].move != nil, rects[index].minY + distance < rects[goal - 1].midY { goal -= 1 }
        return goal - index
    }
}
