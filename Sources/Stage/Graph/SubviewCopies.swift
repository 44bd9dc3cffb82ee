/// The elements of a builder's views. An element has one place, so that a view which is shown in several, such as the first page of
/// a carousel that goes round, is built again for all but the first.
final class SubviewCopies {
    private let first: [Element]
    /// Builds all of the views once more, in a place of the copy's own.
    private let remake: ((_ copy: Int) -> [Element])?
    private var copies: [[Element]] = []
    /// The numbers of the places in which a view is shown, by the view's index, in the order in which they were built.
    private var places: [Int: [Int]] = [:]

    init(_ first: [Element], remake: ((_ copy: Int) -> [Element])?) { (self.first, self.remake) = (first, remake) }

    /// The element of a view for a place. It is the same one whenever the place asks.
    func element(_ index: Int, at place: Identity) -> Element {
        var known = places[index, default: []]
        let copy = known.firstIndex(of: place.number) ?? known.count
        if copy == known.count {
            known.append(place.number)
            places[index] = known
        }
        guard copy > 0, let remake else { return first[index] }
        while copies.count < copy { copies.append(remake(copies.count)) }
        let made = copies[copy - 1]
        // A content that makes other views when it is built again has none to show.
        return made.indices.contains(index) ? made[index] : first[index]
    }
}
