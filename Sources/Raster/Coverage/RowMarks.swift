import KinoraGeometry

/// Which rows of a grid are to be looked at, and from where to where.
final class RowMarks {
    /// What is to be looked at in each of `rows`; the left end lies behind the right one where nothing is.
    private let lefts = Workspace<Double>()
    private let rights = Workspace<Double>()
    /// From the first row that may be marked to behind the last.
    private(set) var rows = 0..<0

    /// - Parameter origin: the device position of the grid's corner.
    func mark(_ contacts: ContactBoxes, origin: SIMD2<Double>, height: Int) {
        rows = contacts.isEverywhere ? 0..<height : RowMarks.span(contacts, origin.y, height)
        lefts.reserve(rows.count)
        rights.reserve(rows.count)
        let isEverywhere = contacts.isEverywhere
        lefts.start.update(repeating: isEverywhere ? -.infinity : .infinity, count: rows.count)
        rights.start.update(repeating: isEverywhere ? .infinity : -.infinity, count: rows.count)
        guard !isEverywhere else { return }
        for box in contacts.boxes {
            guard let marked = rows(from: box.low.y - origin.y, to: box.high.y - origin.y) else { continue }
            for row in marked {
                let index = row - rows.lowerBound
                lefts.start[index] = min(lefts.start[index], box.low.x - origin.x)
                rights.start[index] = max(rights.start[index], box.high.x - origin.x)
            }
        }
    }

    /// The rows that boxes touch.
    private static func span(_ contacts: ContactBoxes, _ top: Double, _ height: Int) -> Range<Int> {
        var (low, high) = (Double(height), 0.0)
        for box in contacts.boxes {
            (low, high) = (min(low, max(0, box.low.y - top)), max(high, min(Double(height), box.high.y - top)))
        }
        return low < high ? Int(low)..<min(height, Int(high.rounded(.up))) : 0..<0
    }

    /// Those of `rows` that something between two ordinates touches; nil where there are none.
    @inline(__always)
    func rows(from low: Double, to high: Double) -> ClosedRange<Int>? {
        let (low, high) = (max(low, Double(rows.lowerBound)), min(high, Double(rows.upperBound)))
        guard low < high else { return nil }
        let (first, last) = (Int(low), Int(high))
        return first...(Double(last) == high ? last &- 1 : last)
    }

    /// Whether a row of `rows` is marked.
    @inline(__always)
    func contains(_ row: Int) -> Bool {
        let index = row &- rows.lowerBound
        return lefts.start[index] < rights.start[index]
    }

    /// From where to where a marked row is to be looked at.
    func reach(_ row: Int) -> ClosedRange<Double> {
        lefts.start[row - rows.lowerBound]...rights.start[row - rows.lowerBound]
    }
}
