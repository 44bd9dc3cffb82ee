import KinoraGeometry

/// Which rows of a grid are to be looked at, and from where to where.
struct RowMarks {
    /// How many of the rows before each one are marked.
    private var before: [Int32] = [0]
    /// What is to be looked at in each row; the left end lies behind the right one where nothing is.
    private var lefts: [Double] = []
    private var rights: [Double] = []
    private var height = 0

    /// - Parameter origin: the device position of the grid's corner.
    mutating func mark(_ contacts: ContactBoxes, origin: SIMD2<Double>, height: Int) {
        self.height = height
        let isEverywhere = contacts.isEverywhere
        lefts.removeAll(keepingCapacity: true)
        rights.removeAll(keepingCapacity: true)
        lefts.append(contentsOf: repeatElement(isEverywhere ? -.infinity : .infinity, count: height))
        rights.append(contentsOf: repeatElement(isEverywhere ? .infinity : -.infinity, count: height))
        if !isEverywhere {
            for box in contacts.boxes {
                let (low, high) = (max(box.low.y - origin.y, 0), min(box.high.y - origin.y, Double(height)))
                guard low < high else { continue }
                for row in Int(low)..<Int(high.rounded(.up)) {
                    lefts[row] = min(lefts[row], box.low.x - origin.x)
                    rights[row] = max(rights[row], box.high.x - origin.x)
                }
            }
        }
        before.removeAll(keepingCapacity: true)
        before.append(0)
        var count: Int32 = 0
        marked = 0..<0
        for row in 0..<height {
            if lefts[row] < rights[row] {
                marked = (count == 0 ? row : marked.lowerBound)..<row + 1
                count += 1
            }
            before.append(count)
        }
    }

    var isEmpty: Bool { before[height] == 0 }

    /// From the first marked row to behind the last.
    private(set) var marked = 0..<0

    @inline(__always)
    func contains(_ row: Int) -> Bool { before[row + 1] > before[row] }

    /// How many of these rows are marked.
    @inline(__always)
    func count(_ rows: Range<Int>) -> Int { Int(before[rows.upperBound] - before[rows.lowerBound]) }

    /// From where to where a marked row is to be looked at.
    func reach(_ row: Int) -> ClosedRange<Double> { lefts[row]...rights[row] }
}
