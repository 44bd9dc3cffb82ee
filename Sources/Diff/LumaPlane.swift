// The luma of a picture's pixels over a ground, computed row by row when first asked for.

/// Serves the antialiasing detector, which looks at each pixel from up to nine places.
final class LumaPlane {
    private let picture: UnsafePointer<UInt32>
    private let width: Int
    private let ground: DiffGround
    private let count: Int
    /// Allocated when it is first needed.
    private lazy var values = UnsafeMutablePointer<Double>.allocate(capacity: count)
    private var isReady: [Bool]
    private var isAllocated = false

    /// `picture` must outlive the plane.
    init(_ picture: UnsafePointer<UInt32>, width: Int, height: Int, over ground: DiffGround) {
        self.picture = picture
        self.width = width
        self.ground = ground
        count = max(1, width * height)
        isReady = [Bool](repeating: false, count: height)
    }

    deinit { if isAllocated { values.deallocate() } }

    /// All values; those of `rows` are valid afterwards.
    func prepare(_ rows: ClosedRange<Int>) -> UnsafePointer<Double> {
        isAllocated = true
        for y in rows where !isReady[y] {
            let row = picture + y * width, target = values + y * width
            for x in 0..<width { target[x] = YIQ(row[x], over: ground).y }
            isReady[y] = true
        }
        return UnsafePointer(values)
    }
}
