/// The places of which something is kept, as a tree: what a pass has not come by is found from the root down, without a look at what
/// is in places that were taken over.
struct PopulatedPlaces {
    private enum Content { case none, below, own }

    private var contents = PlaceTable(empty: Content.none)
    /// Of each place, those below it that are not empty.
    private var children = PlaceTable<[Identity]>(empty: [])

    /// Something is kept of a place.
    mutating func insert(_ place: Identity) {
        let number = place.number
        guard contents[number] != .own else { return }
        if contents[number] == .none { join(place) }
        contents[number] = .own
    }

    /// Makes a place, and all that it is a part of, known from the root down.
    private mutating func join(_ place: Identity) {
        var place = place
        while contents[place.number] == .none {
            contents[place.number] = .below
            guard let parent = place.parent else { return }
            children[parent.number].append(place)
            place = parent
        }
    }

    /// Removes the places that are gone, and returns their numbers.
    ///
    /// - Parameters:
    ///   - isVisited: whether the pass came by a place, by its number.
    ///   - isTaken: whether it took over all that is in it.
    mutating func removeGone(
        below root: Identity, isVisited: (Int) -> Bool, isTaken: (Int) -> Bool
    ) -> Set<Int> {
        var gone: Set<Int> = []
        removeGone(from: root, into: &gone, isVisited: isVisited, isTaken: isTaken)
        return gone
    }

    private mutating func removeGone(
        from place: Identity, into gone: inout Set<Int>, isVisited: (Int) -> Bool, isTaken: (Int) -> Bool
    ) {
        let number = place.number
        if isTaken(number) { return }
        var hasLost = false
        for child in children[number] {
            removeGone(from: child, into: &gone, isVisited: isVisited, isTaken: isTaken)
            hasLost = hasLost || contents[child.number] == .none
        }
        if hasLost {
            let contents = contents
            children[number].removeAll { contents[$0.number] == .none }
        }
        if contents[number] == .own, !isVisited(number) {
            gone.insert(number)
            contents[number] = .below
        }
        if contents[number] == .below, children[number].isEmpty { contents[number] = .none }
    }
}
