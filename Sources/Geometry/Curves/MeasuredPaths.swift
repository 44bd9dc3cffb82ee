import Synchronization

/// The path that was measured last: several parts are often taken of one outline, as of a light with a tail, and measuring its curves costs
/// more than cutting a part out. What a path measures depends on nothing else.
enum MeasuredPaths {
    /// Longer ones are not compared; they are measured each time.
    private static let longest = 64

    private static let last = Mutex<(path: Path, measure: PathMeasure)?>(nil)

    static func measure(of path: Path) -> PathMeasure {
        guard path.elementCount <= longest else { return PathMeasure(path) }
        return last.withLock { last in
            if let last, last.path == path { return last.measure }
            let measure = PathMeasure(path)
            last = (path, measure)
            return measure
        }
    }
}
