import KinoraBasics

/// Squared distances to the nearest zero, in place: along columns, then along rows.
struct DistanceTransform {
    /// What stands for no zero at all.
    static let far: Float = 1e12
    /// So many columns are carried through one line each at a time: as many as one line of the cache holds.
    private static let columns = 16

    private let planes: FloatPlanes

    /// - Parameter planes: one plane of zeros and `far`.
    init(_ planes: FloatPlanes) { self.planes = planes }

    func run() {
        let (width, height) = (planes.width, planes.height)
        guard width > 0, height > 0 else { return }
        let values = planes.plane(0)
        let envelope = LowerEnvelope(capacity: max(width, height))
        let lines = UnsafeMutablePointer<Float>.allocate(capacity: Self.columns * height)
        defer { lines.deallocate() }
        for first in stride(from: 0, to: width, by: Self.columns) {
            let count = min(Self.columns, width - first)
            for y in 0..<height {
                let row = values + (y * width + first)
                for x in 0..<count { lines[x * height + y] = row[x] }
            }
            for x in 0..<count { envelope.run(lines + x * height, count: height) }
            for y in 0..<height {
                let row = values + (y * width + first)
                for x in 0..<count { row[x] = lines[x * height + y] }
            }
        }
        for y in 0..<height { envelope.run(values + y * width, count: width) }
    }
}

/// The lower envelope of the parabolas (x − i)² + line[i].
private final class LowerEnvelope {
    private let roots: UnsafeMutablePointer<Int>
    private let starts: UnsafeMutablePointer<Double>
    private let result: UnsafeMutablePointer<Float>

    init(capacity: Int) {
        roots = .allocate(capacity: capacity)
        starts = .allocate(capacity: capacity)
        result = .allocate(capacity: capacity)
    }

    deinit {
        roots.deallocate()
        starts.deallocate()
        result.deallocate()
    }

    /// Puts in the place of each value the envelope's height there.
    func run(_ line: UnsafeMutablePointer<Float>, count: Int) {
        // Where all values are the same, the envelope is they.
        guard (1..<count).contains(where: { line[$0] != line[0] }) else { return }
        var k = 0
        roots[0] = 0
        starts[0] = -.infinity
        for i in 1..<count {
            var crossing = Self.crossing(line, i, roots[k])
            while crossing <= starts[k] {
                k -= 1
                crossing = Self.crossing(line, i, roots[k])
            }
            k += 1
            roots[k] = i
            starts[k] = crossing
        }
        let last = k
        k = 0
        for x in 0..<count {
            while k < last && starts[k + 1] < Double(x) { k += 1 }
            let d = Float(x - roots[k])
            result[x] = d * d + line[roots[k]]
        }
        line.update(from: result, count: count)
    }

    /// Where the parabola of `i` passes below that of `j`, which lies to its left.
    @inline(__always)
    private static func crossing(_ line: UnsafeMutablePointer<Float>, _ i: Int, _ j: Int) -> Double {
        ((Double(line[i]) + Double(i * i)) - (Double(line[j]) + Double(j * j))) / Double(2 * (i - j))
    }
}
