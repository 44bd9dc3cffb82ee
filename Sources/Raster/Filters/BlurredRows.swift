import KinoraPixels

/// Blurred values, a row at a time: the last doublings of both axes are done as a row is asked for, so that only values of half the
/// resolution go through memory. Rows are best asked for one below the other.
final class BlurredRows {
    private let planes: FloatPlanes
    private let columns: Range<Int>
    /// Whether each axis is still at half its resolution.
    private let doubles: (x: Bool, y: Bool)
    /// From rows of the planes to those that are asked for.
    private let shift: Int
    /// Two rows at full width, those of even numbers first, and one of full resolution.
    private let memory: UnsafeMutablePointer<Float>
    private var held: (even: Int?, odd: Int?) = (nil, nil)

    /// - Parameter planes: one plane, before the last doublings of `steps`.
    init(_ planes: FloatPlanes, _ steps: BlurSteps) {
        self.planes = planes
        columns = steps.x.wanted[0]
        doubles = (steps.x.halvings > 0, steps.y.halvings > 0)
        shift = steps.y.wholeShift
        memory = .allocate(capacity: 3 * columns.count)
    }

    deinit { memory.deallocate() }

    /// The values of row `y`, valid until the next call.
    func row(_ y: Int) -> UnsafePointer<Float> {
        let y = y - shift
        guard doubles.y else { return wide(y) }
        let near = y >> 1, far = y & 1 == 0 ? near - 1 : near + 1
        let target = memory + 2 * columns.count
        PlaneLoops.doubleRows(wide(near), wide(far), target, columns.count)
        return UnsafePointer(target)
    }

    /// A row of the planes at full width.
    private func wide(_ y: Int) -> UnsafePointer<Float> {
        guard doubles.x else { return UnsafePointer(planes.row(0, y)) }
        let isEven = y & 1 == 0
        let target = memory + (isEven ? 0 : columns.count)
        if (isEven ? held.even : held.odd) != y {
            planes.doubleColumns(0, y, to: target, columns)
            if isEven { held.even = y } else { held.odd = y }
        }
        return UnsafePointer(target)
    }
}
