/// Which rows of a container the places below it belong to.
package struct RowPlaces {
    /// By the number of a place that rows are part of: from the first to the last of them.
    private var rows: [Int: Range<Int>] = [:]
    private let container: Identity

    /// - Parameters:
    ///   - rows: the elements of the container, in order; nil where one is gone.
    ///   - container: the place that all of them are part of.
    @MainActor
    package init(of rows: [Element?], in container: Identity) {
        self.container = container
        for (index, row) in rows.enumerated() {
            guard let row else { continue }
            add(index, row.innermostPlace)
        }
    }

    private mutating func add(_ row: Int, _ place: Identity) {
        var outer: Identity? = place
        while let present = outer, present.depth >= container.depth {
            let known = rows[present.number] ?? row..<row + 1
            rows[present.number] = min(known.lowerBound, row)..<max(known.upperBound, row + 1)
            outer = present.parent
        }
    }

    /// The row that a place is in, or the rows that it is around: those that share the nearest place with it.
    package func rows(of place: Identity) -> Range<Int>? {
        var outer: Identity? = place
        while let present = outer, present.depth >= container.depth {
            if let rows = rows[present.number] { return rows }
            outer = present.parent
        }
        return nil
    }
}

extension Element {
    /// The place of what all its wrappers are around. Those of transitions and of containers have places beside it.
    fileprivate var innermostPlace: Identity {
        var element = self
        while let wrapper = element.wrapper { element = wrapper.child }
        return element.context.identity
    }
}
