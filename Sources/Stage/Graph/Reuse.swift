/// What frames take over from the evaluation before them.
///
/// Between two updates the model stands still, and a part of the tree in which nothing moves is the same in each frame. Such a
/// part is not built, laid out or lowered again. It is *still* when nothing in it told of motion while it was built, placed and
/// lowered; and it may be taken over only where what it is made from cannot have changed: not in the body of a view that
/// is presented gradually, or in content that changes with time or geometry.
///
/// What moves without a change of layout, such as an offset, a color or a frame, does not count as motion of the part: its
/// element stays, too, and takes the values of each frame (`Element.follow()`).
struct Reuse {
    /// Elements of a place, as the evaluation of a number built them.
    private struct Part {
        let elements: [Element]
        let evaluation: Int
    }

    /// The number of the present evaluation.
    private(set) var evaluation = 0
    /// Evaluations before this one saw another model.
    private var firstValid = 0
    /// By the number of the place, as are the next.
    private var parts: [Part?] = []
    /// For each place, the last evaluation in which something there moved.
    private var moved: [Int] = []
    /// Whether parts may be taken over in the present evaluation.
    private(set) var isAllowed = false
    /// Elements that move while they stand, in the order in which they were made. See `Element.follow()`.
    private(set) var moving: [Element] = []

    /// A new evaluation begins.
    ///
    /// - Parameter changesModel: whether it is an update; what was built before is then of no use.
    mutating func begin(changesModel: Bool) {
        evaluation += 1
        if changesModel {
            firstValid = evaluation
            moving = []
        }
        isAllowed = !changesModel
    }

    /// Nothing may be taken over until the next evaluation begins, or from evaluations up to now.
    mutating func forget() {
        firstValid = evaluation + 1
        isAllowed = false
        moving = []
    }

    /// An element is brought to the time of each frame as long as it stands.
    mutating func follow(_ element: Element) { moving.append(element) }

    /// Leaves out the elements that nothing but this list keeps any more: others stand in their places.
    mutating func dropReplaced() {
        var kept = 0
        for index in moving.indices {
            guard !isKnownUniquelyReferenced(&moving[index]) else { continue }
            moving.swapAt(kept, index)
            kept += 1
        }
        moving.removeSubrange(kept...)
    }

    /// Something moves in a place, and so in all that it is a part of.
    mutating func note(_ place: Identity) {
        var place: Identity? = place
        while let present = place {
            let number = present.number
            if number >= moved.count { grow(to: number) }
            guard moved[number] != evaluation else { return }
            moved[number] = evaluation
            place = present.parent
        }
    }

    /// Whether something in a place has told of motion in this evaluation.
    func isMoving(_ place: Identity) -> Bool { place.number < moved.count && moved[place.number] == evaluation }

    /// The elements of a place, if they are still what they would be now.
    func elements(of place: Identity) -> [Element]? {
        guard isAllowed, place.number < parts.count, let part = parts[place.number], part.evaluation >= firstValid,
            moved[place.number] < part.evaluation
        else { return nil }
        return part.elements
    }

    /// Remembers what was built in a place.
    mutating func keep(_ elements: [Element], of place: Identity) {
        let number = place.number
        if number >= moved.count { grow(to: number) }
        parts[number] = Part(elements: elements, evaluation: evaluation)
    }

    private mutating func grow(to number: Int) {
        let missing = max(64, number + 1 - moved.count + moved.count / 2)
        moved += [Int](repeating: -1, count: missing)
        parts += [Part?](repeating: nil, count: missing)
    }
}

extension BuildContext {
    /// The elements of this place: those of the evaluation before, where nothing can have changed, or as `build` makes them.
    @MainActor
    func reusing(_ build: (BuildContext) -> [Element]) -> [Element] {
        guard isStable else { return build(self) }
        if let known = graph.reuse.elements(of: identity) { return known }
        let elements = build(self)
        graph.reuse.keep(elements, of: identity)
        return elements
    }
}
