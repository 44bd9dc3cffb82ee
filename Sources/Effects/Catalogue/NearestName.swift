/// Finds what somebody probably meant when a name is not one of the valid ones.
package enum NearestName {
    /// The candidate that is fewest edits away from `name`; nil only where there are no candidates. Where one of the two
    /// begins with the other they count as one edit apart. Case does not count; of equally near candidates the first
    /// wins.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let typed = Array(name.lowercased().prefix(limit))
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let valid = Array(candidate.lowercased().prefix(limit))
            let begins = !typed.isEmpty && (valid.starts(with: typed) || typed.starts(with: valid))
            let distance = begins ? min(1, abs(typed.count - valid.count)) : distance(typed, valid)
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// `; the nearest is "blue"`, or nothing where there are no candidates.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
        of(name, among: candidates).map { "; the nearest is \"\($0)\"" } ?? ""
    }

    /// Longer names are compared by their beginning, so that hostile input costs nothing.
    private static let limit = 64

    /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors, each one edit
    /// (Damerau 1964, in the restricted form that edits no substring twice).
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
