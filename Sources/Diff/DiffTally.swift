// Counting while comparing.

struct DiffTally {
    let width: Int
    var different = 0
    var antialiased = 0
    /// The largest difference of a channel among the different pixels.
    var largestDelta = 0
    private(set) var left = Int.max
    private(set) var right = -1
    private(set) var top = Int.max
    private(set) var bottom = -1

    init(width: Int) { self.width = width }

    @inline(__always)
    mutating func add(_ x: Int, _ y: Int, _ a: UInt32, _ b: UInt32) {
        different &+= 1
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
        largestDelta = max(largestDelta, channelDelta(a, b))
    }

    var box: PixelRect? {
        different == 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

/// The largest of the four channels' differences, 0…255.
@inline(__always)
func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
    var worst: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
        let x = a &>> shift & 255, y = b &>> shift & 255
        worst = max(worst, x > y ? x &- y : y &- x)
    }
    return Int(worst)
}
