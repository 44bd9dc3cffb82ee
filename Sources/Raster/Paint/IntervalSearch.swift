/// Finds one of many intervals that follow each other.
enum IntervalSearch {
    /// Few are looked at in order, which costs less than halving.
    private static let few = 8

    /// The last of `count` intervals that begins at or before a place; the first where none does.
    ///
    /// - Parameter begins: whether the interval of a number does so; if it does, all before it do.
    @inline(__always)
    static func last(of count: Int, begins: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while high &- low > few {
            let middle = (low &+ high) / 2
            if begins(middle) { low = middle } else { high = middle }
        }
        while low &+ 1 < high, begins(low &+ 1) { low &+= 1 }
        return low
    }
}
