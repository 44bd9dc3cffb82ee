import KinoraScene

/// What is handed down while elements are placed. Every element keeps one; all but the transform is shared.
@dynamicMemberLookup
public struct PlacementContext {
    /// The innermost effect above that moves pixels without moving layout; nil where there is none.
    private var space: PlacedTransform?
    private var surroundings: Surroundings
    /// Which part of what is placed stays where it is when its width changes, because its container aligns it there: 0 is its left edge,
    /// 0.5 its middle, 1 its right edge.
    package var heldShare: CGFloat = 0.5

    package init(stage: StageDescription) { surroundings = Surroundings(PlacementSurroundings(stage: stage)) }

    private final class Surroundings {
        var values: PlacementSurroundings
        init(_ values: PlacementSurroundings) { self.values = values }
    }

    /// What the element is placed in.
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<PlacementSurroundings, Value>) -> Value {
        get { surroundings.values[keyPath: keyPath] }
        _modify {
            if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings.values) }
            yield &surroundings.values[keyPath: keyPath]
        }
    }

    package var stage: StageDescription { surroundings.values.stage }

    /// From layout space to the stage, through all effects above, as they are now.
    package var transform: ProjectionTransform { space?.value ?? ProjectionTransform() }

    /// The same, for an element that is arranged or drawn by it, and so has to follow it as it moves.
    @MainActor
    package func transform(readBy element: Element) -> ProjectionTransform {
        if space?.moves == true { element.followPlace() }
        return transform
    }

    /// Goes into the content of an effect.
    package mutating func enter(_ own: ProjectionTransform) {
        if !own.isIdentity { space = PlacedTransform(own, in: space, moves: false) }
    }

    /// Goes into the content of an element's effect, which may move while its content stands.
    ///
    /// - Parameter known: what the element entered when it was last arranged.
    @MainActor
    package mutating func enter(
        _ own: ProjectionTransform, of element: Element, _ known: inout PlacedTransform?
    ) {
        guard element.movesWhileStanding else { return enter(own) }
        if let known, known.moves, known.outer === space {
            known.own = own
        } else {
            known = PlacedTransform(own, in: space, moves: true)
        }
        space = known
    }

    /// Tells what stands in an element's effect that this is another now; false where it has to be placed again to know.
    ///
    /// - Parameter known: what the element entered when it was last arranged.
    package func update(_ known: PlacedTransform?, to own: ProjectionTransform) -> Bool {
        guard let known, known.moves, known.outer === space else { return false }
        known.own = own
        return true
    }

    /// Whether an element would be placed alike.
    func isSame(as other: PlacementContext) -> Bool {
        guard surroundings === other.surroundings, heldShare == other.heldShare else { return false }
        if space === other.space { return true }
        let moves = space?.moves == true || other.space?.moves == true
        return !moves && transform == other.transform
    }
}

/// What elements are placed in.
public struct PlacementSurroundings {
    /// Named coordinate spaces: the frame in layout space and the transform of the element that names them.
    package var spaces: [AnyHashable: (origin: CGPoint, transform: ProjectionTransform)] = [:]
    /// The viewport of the nearest scroll view, in layout space.
    package var viewport: CGRect?
    /// The size of the nearest container: the stage, or a scroll view less its margins. In points.
    package var container: CGSize
    /// How far the safe area's edges are inside of `safeBounds`, in points.
    package var safeArea: EdgeInsets
    /// What the safe area is cut from, in layout space; nil is the stage.
    package var safeBounds: CGRect?
    package let stage: StageDescription

    package init(stage: StageDescription) {
        self.stage = stage
        container = stage.size
        safeArea = EdgeInsets()
    }
}

/// Where an effect moves pixels, from its content to what it stands in. What is placed in it keeps the object, and need not be
/// placed again as it moves.
package final class PlacedTransform {
    fileprivate(set) var own: ProjectionTransform
    let outer: PlacedTransform?
    /// Whether it, or one further out, moves while the elements stand.
    let moves: Bool

    init(_ own: ProjectionTransform, in outer: PlacedTransform?, moves: Bool) {
        (self.own, self.outer) = (own, outer)
        self.moves = moves || outer?.moves == true
    }

    /// From the content to the stage.
    var value: ProjectionTransform { outer.map { own.concatenating($0.value) } ?? own }
}
