// The luma of a picture's pixels over white, computed row by row when first asked for.

/// Serves the antialiasing detector, which looks at each pixel from up to nine places.
final class LumaPlane {
    private let picture: UnsafePointer<UInt32>
    private let width: Int
    private let values: UnsafeMutablePointer<Double>
    private var isReady: [Bool]

    /// `picture` must outlive the plane.
    init(_ picture: UnsafePointer<UInt32>, width: Int, height: Int) {
        self.picture = picture
        self.width = width
        values = .allocate(capacity: max(1, width * height))
        isReady = [Bool](repeating: false, count: height)
    }

    deinit { values.deallocate() }

    /// All values; those of `rows` are valid afterwards.
    func prepare(_ rows: ClosedRange<Int>) -> UnsafePointer<Double> {
        for y in rows where !isReady[y] {
            let row = picture + y * width, target = values + y * width
            for x in 0..<width { target[x] = YIQ(row[x]).y }
            isReady[y] = true
        }
        return UnsafePointer(values)
    }
}
