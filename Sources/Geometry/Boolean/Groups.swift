/// Numbers from 0 that are joined to groups.
struct Groups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// The smallest number of the group.
    mutating func leader(of number: Int) -> Int {
        var leader = number
        while parents[leader] != leader {
            parents[leader] = parents[parents[leader]]
            leader = parents[leader]
        }
        return leader
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (leader(of: a), leader(of: b))
        parents[max(first, second)] = min(first, second)
    }
}
