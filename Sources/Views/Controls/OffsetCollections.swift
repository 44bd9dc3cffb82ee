import Foundation

// What SwiftUI adds to collections for the rows of lists.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets; those beyond the end are left out.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at offsets together, in their order, to before the element at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.enumerated().filter { source.contains($0.offset) }.map(\.element)
        let before = all.enumerated().filter { $0.offset < destination && !source.contains($0.offset) }.map(\.element)
        let after = all.enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }.map(\.element)
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}
