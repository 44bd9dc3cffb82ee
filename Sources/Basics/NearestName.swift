/// Finds what somebody probably meant when a name is not one of the valid ones.
package enum NearestName {
    /// The candidate that is fewest edits away from `name`; nil only where there are no candidates. Where one of the two
    /// begins with the other they count as one edit apart. Case does not count; of equally near candidates the first
    /// wins.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        ranked(candidates, for: name).first?.name
    }

    /// `; the nearest is "blue"`, or nothing where there are no candidates.
    package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
        of(name, among: candidates).map { "; the nearest is \"\($0)\"" } ?? ""
    }

    /// All candidates with their distances from `name`, the nearest first, equally near ones in the given order.
    package static func ranked(
        _ candidates: some Sequence<String>, for name: String
    ) -> [(name: String, distance: Int)] {
        let typed = letters(name)
        let measured = candidates.enumerated().map { (place: $0, name: $1, distance: distance(typed, letters($1))) }
        return measured.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map { ($0.name, $0.distance) }
    }

    private static func distance(_ typed: [Character], _ valid: [Character]) -> Int {
        let begins = !typed.isEmpty && (valid.starts(with: typed) || typed.starts(with: valid))
        return begins ? min(1, abs(typed.count - valid.count)) : EditDistance.between(typed, valid)
    }

    /// Longer names are compared by their beginning, so that hostile input costs nothing.
    private static func letters(_ name: String) -> [Character] { Array(name.lowercased().prefix(64)) }
}
