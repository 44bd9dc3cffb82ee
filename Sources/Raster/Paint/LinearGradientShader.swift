import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraScene

/// A linear gradient: along any row the position rises evenly, so that an index into the ramp's table is stepped in whole
/// numbers, 24 bits of them after the point.
final class LinearGradientShader: RowShader {
    private let table: RampTable
    /// Index (or, for ramps in intervals, position) at the center of pixel (0, 0), and for one pixel to the right and down.
    private let origin: Int
    private let perX: Int
    private let perY: Int

    private static let bits = 24
    private static let one = 0x1p24

    var isOpaque: Bool { table.isOpaque }

    /// - Parameter inverse: from device pixels to the paint's points.
    init(_ table: RampTable, _ paint: LinearPaint, inverse: CGAffineTransform) {
        self.table = table
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
        table.even.withUnsafeBufferPointer { even in
            let colors = even.baseAddress!
            if perX == 0 { return pixels.update(repeating: colors[limited(first)], count: count) }
            let last = first &+ (count &- 1) &* perX
            let end = even.count &<< Self.bits
            if min(first, last) >= 0 && max(first, last) < end {
                var u = first
                for i in 0..<count {
                    pixels[i] = colors[u &>> Self.bits]
                    u = u &+ perX
                }
            } else {
                for i in 0..<count { pixels[i] = colors[limited(first &+ i &* perX)] }
            }
        }
    }

    func shade(_ pixels: UnsafeMutablePointer<UInt32>, _ quads: UnsafePointer<MaskQuad>, count: Int) {
        table.even.withUnsafeBufferPointer { even in
            // Without a sign, what is below 0 is large.
            let end = UInt(bitPattern: even.count &<< Self.bits)
            for i in 0..<count {
                let quad = quads[i]
                let p = pixels + 4 &* i
                let first = position(Int(quad.x), Int(quad.y))
                let last = first &+ 3 &* perX
                if UInt(bitPattern: first) < end && UInt(bitPattern: last) < end {
                    let colors = even.baseAddress!
                    p[0] = colors[first &>> Self.bits]
                    p[1] = colors[(first &+ perX) &>> Self.bits]
                    p[2] = colors[(first &+ 2 &* perX) &>> Self.bits]
                    p[3] = colors[last &>> Self.bits]
                } else {
                    shade(p, x: Int(quad.x), y: Int(quad.y), count: 4)
                }
            }
        }
    }

    @inline(__always)
    private func limited(_ u: Int) -> Int {
        let index = u &>> Self.bits
        return index < 0 ? 0 : (index < table.even.count ? index : table.even.count &- 1)
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
