import Foundation
import KinoraBasics
import KinoraGeometry
internal import KinoraRasterKernels
import KinoraScene

/// A linear gradient: along any row the position rises evenly, so that an index into the ramp's table is stepped in whole
/// numbers, 24 bits of them after the point.
final class LinearGradientShader: RowShader {
    private let table: RampTable
    /// Index (or, for ramps in intervals, position) at the center of pixel (0, 0), and for one pixel to the right and down.
    private let origin: Int
    private let perX: Int
    private let perY: Int

    private let ramp: rk_ramp
    let isOpaque: Bool

    private static let bits = 24
    private static let one = 0x1p24
    /// Fewer pixels are looked up one by one.
    private static let shortest = 8

    /// - Parameter inverse: from device pixels to the paint's points.
    init(_ table: RampTable, _ paint: LinearPaint, inverse: CGAffineTransform) {
        self.table = table
        isOpaque = table.isOpaque
        ramp = rk_ramp(entries: table.even.baseAddress, last: Float(table.even.count - 1))
        let line = GradientLine(paint, inverse: inverse)
        let (scale, bias) = table.even.isEmpty ? (1, 0) : (table.scale, table.bias + 0.5)
        // Steeper than a table in a millionth of a pixel is an edge anyway.
        func fixed(_ v: Double, _ limit: Double) -> Int { Maths.int((v * Self.one).clamped(from: -limit, to: limit)) }
        origin = fixed(line.origin * scale + bias, 0x1p52)
        perX = fixed(line.perX * scale, 0x1p46)
        perY = fixed(line.perY * scale, 0x1p46)
    }

    @inline(__always)
    private func position(_ x: Int, _ y: Int) -> Int { origin &+ x &* perX &+ y &* perY }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let first = position(x, y)
        guard !table.even.isEmpty else { return lookUpIntervals(pixels, first, count) }
        if perX == 0 { return pixels.update(repeating: color(first), count: count) }
        // Before the ramp begins and after it ends there is one color each.
        let inside = inside(first, count)
        if inside.lowerBound > 0 { pixels.update(repeating: color(first), count: inside.lowerBound) }
        if !inside.isEmpty { shadeInside(pixels + inside.lowerBound, first &+ inside.lowerBound &* perX, inside.count) }
        if inside.upperBound < count {
            let last = first &+ (count &- 1) &* perX
            (pixels + inside.upperBound).update(repeating: color(last), count: count - inside.upperBound)
        }
    }

    private func shadeInside(_ pixels: UnsafeMutablePointer<UInt32>, _ first: Int, _ count: Int) {
        if count < Self.shortest || !rk_line_pixels(pixels, count, Int64(first), Int64(perX), ramp) {
            shadePlain(pixels, first, count)
        }
    }

    private func shadePlain(_ pixels: UnsafeMutablePointer<UInt32>, _ first: Int, _ count: Int) {
        let colors = table.even.baseAddress!
        var u = first
        for i in 0..<count {
            pixels[i] = colors[u &>> Self.bits]
            u = u &+ perX
        }
    }

    /// Which of `count` pixels have an index in the table before it is limited; all of the others before them have the same color, and
    /// all after them.
    private func inside(_ first: Int, _ count: Int) -> Range<Int> {
        let (last, end) = (first &+ (count &- 1) &* perX, table.even.count &<< Self.bits)
        if min(first, last) >= 0 && max(first, last) < end { return 0..<count }
        // By how much it lacks to be inside, and to be outside again, in the direction of rising pixels; rounded up to whole pixels.
        let (size, entry, exit) = perX > 0 ? (perX, -first, end &- first) : (-perX, first &- (end &- 1), first &+ 1)
        func steps(_ way: Int) -> Int { way > 0 ? min((way &- 1) / size &+ 1, count) : 0 }
        return steps(entry)..<steps(exit)
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, count: Int) {
        // Without a sign, what is below 0 is large.
        let end = UInt(bitPattern: table.even.count &<< Self.bits)
        for i in 0..<count {
            let quad = quads[i]
            let p = pixels + 4 &* i
            let first = position(Int(quad.x), Int(quad.y))
            let last = first &+ 3 &* perX
            if UInt(bitPattern: first) < end && UInt(bitPattern: last) < end {
                let colors = table.even.baseAddress!
                p[0] = colors[first &>> Self.bits]
                p[1] = colors[(first &+ perX) &>> Self.bits]
                p[2] = colors[(first &+ 2 &* perX) &>> Self.bits]
                p[3] = colors[last &>> Self.bits]
            } else {
                shade(p, x: Int(quad.x), y: Int(quad.y), count: 4)
            }
        }
    }

    /// The color at a position anywhere.
    private func color(_ u: Int) -> UInt32 {
        table.even[max(0, min(u &>> Self.bits, table.even.count &- 1))]
    }

    private func lookUpIntervals(_ pixels: UnsafeMutablePointer<UInt32>, _ first: Int, _ count: Int) {
        table.entries.withUnsafeBufferPointer { entries in
            table.intervals.withUnsafeBufferPointer { intervals in
                for i in 0..<count {
                    let t = Float(Double(first &+ i &* perX) * (1 / Self.one))
                    pixels[i] = RampTable.lookup(t, intervals, entries)
                }
            }
        }
    }
}

/// Where pixels lie along a linear gradient, each found in Double.
struct LinearPositions: RampPositions {
    private let line: GradientLine

    /// - Parameter inverse: from device pixels to the paint's points.
    init(_ paint: LinearPaint, inverse: CGAffineTransform) { line = GradientLine(paint, inverse: inverse) }

    func positions(_ t: UnsafeMutablePointer<Float>, _ row: RampRow, _ end: RampEnd) {
        let start = line.origin + Double(row.y) * line.perY
        for i in 0..<row.count {
            let place = start + Double(row.origin + row.skipping + i) * line.perX
            t[i] = end.apply(Float(place) * end.scale + end.bias)
        }
    }
}

/// t = dot(p − start, end − start) / |end − start|² as a function of the pixel: at the center of pixel (0, 0), and for one pixel to
/// the right and down. Without a length the ramp is a step at its start.
private struct GradientLine {
    let origin: Double
    let perX: Double
    let perY: Double

    init(_ paint: LinearPaint, inverse: CGAffineTransform) {
        let (dx, dy) = (Double(paint.end.x - paint.start.x), Double(paint.end.y - paint.start.y))
        let square = dx * dx + dy * dy
        let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
        perX = ux * Double(inverse.a) + uy * Double(inverse.b)
        perY = ux * Double(inverse.c) + uy * Double(inverse.d)
        origin =
            ux * Double(inverse.tx - paint.start.x) + uy * Double(inverse.ty - paint.start.y) + 0.5 * (perX + perY)
    }
}
