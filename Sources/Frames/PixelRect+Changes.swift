// Where two frames of one size differ: the smallest rectangle around all changed pixels.
import Glibc
import KinoraPixels

extension PixelRect {
    /// Nil when nothing has changed.
    static func ofChanges(
        _ before: UnsafePointer<UInt32>, _ after: UnsafePointer<UInt32>, width: Int, height: Int
    ) -> PixelRect? {
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
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
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
