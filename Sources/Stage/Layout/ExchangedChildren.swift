/// A layout in which nothing decides but the sizes, guides, spacing and priorities of its children.
protocol MeasuredLayout: Layout {
    /// The guides of its children that it asks for.
    var guides: [AlignmentKey] { get }
}

extension HStackLayout: MeasuredLayout { var guides: [AlignmentKey] { [alignment.key] } }
extension VStackLayout: MeasuredLayout { var guides: [AlignmentKey] { [alignment.key] } }
extension ZStackLayout: MeasuredLayout {
    var guides: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
}

/// A few children of a large layout, which an update has made anew, and which take the places of those before: nothing else in the
/// layout is looked at again.
@MainActor
struct ExchangedChildren<L: Layout> {
    /// Smaller layouts are arranged as quickly.
    static var fewest: Int { 16 }

    private let known: LayoutElement<L>
    /// The places of the exchanged ones among all children.
    private let indices: [Int]

    /// Nil where the layout has to be arranged anew.
    init?(of known: LayoutElement<L>, by new: LayoutElement<L>) {
        guard let layout = new.layout as? any MeasuredLayout, known.everyone.count == new.everyone.count,
            !new.context.graph.reuse.isGuided(new.context.identity), known.standsRecorded,
            known.isMirrored == new.isMirrored, ValueComparison.areSame(known.layout, new.layout)
        else { return nil }
        let indices = new.everyone.indices.filter { new.everyone[$0] !== known.everyone[$0] }
        let guides = layout.guides
        guard indices.count <= new.everyone.count / 4,
            indices.allSatisfy({ known.everyone[$0].isInterchangeable(with: new.everyone[$0], guides: guides) }),
            new.everyone.allSatisfy({ !$0.isLeaving })
        else { return nil }
        (self.known, self.indices) = (known, indices)
    }

    /// Puts the exchanged children where those before stood; false where they may stand elsewhere.
    func arrange(_ new: LayoutElement<L>) -> Bool {
        // The children before are those of now, but for the exchanged ones.
        guard known.standsRecorded, new.isPlaced(as: known), known.everyone.allSatisfy(\.standsRecorded) else {
            return false
        }
        for index in indices { new.everyone[index].takePlace(of: known.everyone[index]) }
        return true
    }
}

extension BuildContext {
    /// Whether what an update arranges here may stand in the next one.
    @MainActor
    var keepsArrangements: Bool { isUpdating && isStable && stands && Graph.takesOverInUpdates }
}
