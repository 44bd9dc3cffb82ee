/// How far two words are apart.
package enum EditDistance {
    /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors, each one edit (Damerau 1964,
    /// in the restricted form that edits no substring twice). Time and memory grow with the product of the lengths, so
    /// input from outside has to be cut first.
    package static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
                var cost = min(previous[j + 1] + 1, row[j] + 1, substitution)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, previous) = (previous, row)
        }
        return previous[b.count]
    }
}
