// Where two frames of one size differ: the smallest rectangle around all changed pixels.
import Glibc

struct ChangedRectangle: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Nil when nothing has changed.
    static func between(
        _ before: UnsafePointer<UInt32>, _ after: UnsafePointer<UInt32>, width: Int, height: Int
    ) -> ChangedRectangle? {
        func isEqual(_ y: Int) -> Bool { memcmp(before + y * width, after + y * width, 4 * width) == 0 }
        guard let top = (0..<height).first(where: { !isEqual($0) }),
            let bottom = (top..<height).last(where: { !isEqual($0) })
        else { return nil }
        var left = width, right = -1
        for y in top...bottom {
            let a = before + y * width, b = after + y * width
            var x = 0
            while x < left && a[x] == b[x] { x += 1 }
            left = min(left, x)
            x = width - 1
            while x > right && a[x] == b[x] { x -= 1 }
            right = max(right, x)
        }
        return ChangedRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The smallest rectangle around both.
    func union(_ other: ChangedRectangle) -> ChangedRectangle {
        let left = min(x, other.x), top = min(y, other.y)
        return ChangedRectangle(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// The rectangle's pixels as a picture of their own.
    func cut(_ pixels: UnsafePointer<UInt32>, width stride: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            for row in 0..<height {
                (target.baseAddress! + row * width).update(from: pixels + (y + row) * stride + x, count: width)
            }
            count = width * height
        }
    }
}
