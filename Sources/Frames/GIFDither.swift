// From colors to palette indices, with or without dithering.
import KinoraBasics

/// How a GIF hides that it has few colors.
public enum GIFDither: String, CaseIterable, Sendable {
    /// Every pixel takes the nearest color.
    case none
    /// A fixed 8 by 8 pattern (Bayer's), as strong as the palette is coarse. It stands still from frame to frame. The default.
    case ordered
    /// The error of each pixel is passed to its neighbors (Floyd and Steinberg, 1976): smoother in one picture, restless in
    /// moving ones, and larger.
    case diffusion
}

/// The nearest palette color, remembered for cells of 6 bits a channel.
struct PaletteLookup {
    private let red: [Int32]
    private let green: [Int32]
    private let blue: [Int32]
    private var known = [UInt16](repeating: .max, count: 1 << 18)

    init(_ colors: [UInt32]) {
        red = colors.map { Int32($0 & 255) }
        green = colors.map { Int32($0 >> 8 & 255) }
        blue = colors.map { Int32($0 >> 16 & 255) }
    }

    /// For channels from 0 to 255.
    mutating func index(_ r: Int32, _ g: Int32, _ b: Int32) -> UInt8 {
        let cell = Int((r & 0xFC) &<< 10 | (g & 0xFC) &<< 4 | b &>> 2)
        if known[cell] != .max { return UInt8(truncatingIfNeeded: known[cell]) }
        // The cell's middle decides, so that the result does not depend on which color of it came first.
        let found = nearest(r & ~3 | 2, g & ~3 | 2, b & ~3 | 2)
        known[cell] = UInt16(found)
        return UInt8(found)
    }

    private func nearest(_ r: Int32, _ g: Int32, _ b: Int32) -> Int {
        var best = 0, least = Int32.max
        for index in red.indices {
            let dr = red[index] &- r, dg = green[index] &- g, db = blue[index] &- b
            let distance = dr &* dr &+ dg &* dg &+ db &* db
            if distance < least { (best, least) = (index, distance) }
        }
        return best
    }

    func color(_ index: UInt8) -> SIMD3<Int32> { SIMD3(red[Int(index)], green[Int(index)], blue[Int(index)]) }
}

enum Dithering {
    /// Indices for a picture of opaque pixels; where `skip` holds, the pixel gets index `skipped` and takes no part. `error` is the
    /// palette's mean squared error per pixel. `origin` is the picture's place on the canvas, to which the pattern is fixed.
    static func indices(
        _ pixels: [UInt32], width: Int, origin: (x: Int, y: Int), colors: [UInt32], error: Double, dither: GIFDither,
        skip: [Bool]?, skipped: UInt8
    ) -> [UInt8] {
        var lookup = PaletteLookup(colors)
        // Colors of a smooth picture lie on a surface; squares of side d on it have a mean squared error of d * d / 6.
        let step = Int32((6 * error).squareRoot().rounded(.up))
        switch dither {
        case .none: return ordered(pixels, width, origin, 0, &lookup, skip, skipped)
        case .ordered: return ordered(pixels, width, origin, step, &lookup, skip, skipped)
        case .diffusion: return diffused(pixels, width, &lookup, 2 * step, skip, skipped)
        }
    }

    /// Bayer's matrix by interleaving the bits of x and x ^ y, highest first: 0…63.
    private static let pattern: [Int32] = (0..<64).map { cell -> Int32 in
        let x = Int32(cell & 7), y = Int32(cell >> 3)
        let mixed = x ^ y
        var value: Int32 = 0
        for bit: Int32 in 0..<3 { value = value << 2 | (mixed >> bit & 1) << 1 | y >> bit & 1 }
        return value
    }

    private static func ordered(
        _ pixels: [UInt32], _ width: Int, _ origin: (x: Int, y: Int), _ strength: Int32, _ lookup: inout PaletteLookup,
        _ skip: [Bool]?, _ skipped: UInt8
    ) -> [UInt8] {
        var result = [UInt8](repeating: skipped, count: pixels.count)
        for index in pixels.indices {
            if let skip, skip[index] { continue }
            let x = origin.x + index % width, y = origin.y + index / width
            // The channels take different places of the pattern, so that all directions of color are varied.
            let red = pattern[(y & 7) << 3 | x & 7], green = pattern[((y + 5) & 7) << 3 | (x + 3) & 7]
            let blue = pattern[((y + 2) & 7) << 3 | (x + 6) & 7]
            let word = pixels[index]
            result[index] = lookup.index(
                varied(word & 255, red, strength), varied(word >> 8 & 255, green, strength),
                varied(word >> 16 & 255, blue, strength))
        }
        return result
    }

    /// A channel moved by at most half of `strength`, as the pattern says.
    @inline(__always)
    private static func varied(_ value: UInt32, _ pattern: Int32, _ strength: Int32) -> Int32 {
        (Int32(value) &+ (pattern &* 2 &- 63) &* strength / 126).clamped(to: 0...255)
    }

    /// Rows in turn from left to right and back; sixteenths are kept whole. At most `limit` is carried over: for colors outside
    /// of the palette's range errors would otherwise add up until they show as a stray dot.
    private static func diffused(
        _ pixels: [UInt32], _ width: Int, _ lookup: inout PaletteLookup, _ limit: Int32, _ skip: [Bool]?,
        _ skipped: UInt8
    ) -> [UInt8] {
        let bound = SIMD3(repeating: 16 * limit)
        var result = [UInt8](repeating: skipped, count: pixels.count)
        var current = [SIMD3<Int32>](repeating: .zero, count: width + 2), next = current
        for y in 0..<pixels.count / max(1, width) {
            let step = y % 2 == 0 ? 1 : -1
            for column in 0..<width {
                let x = step > 0 ? column : width - 1 - column
                let index = y * width + x
                if let skip, skip[index] { continue }
                let word = pixels[index], carried = current[x + 1].clamped(lowerBound: 0 &- bound, upperBound: bound)
                let r = (Int32(word & 255) + (carried.x + 8) >> 4).clamped(to: 0...255),
                    g = (Int32(word >> 8 & 255) + (carried.y + 8) >> 4).clamped(to: 0...255)
                let b = (Int32(word >> 16 & 255) + (carried.z + 8) >> 4).clamped(to: 0...255)
                result[index] = lookup.index(r, g, b)
                let error = SIMD3(r, g, b) &- lookup.color(result[index])
                current[x + 1 + step] &+= error &* 7
                next[x + 1 - step] &+= error &* 3
                next[x + 1] &+= error &* 5
                next[x + 1 + step] &+= error
            }
            swap(&current, &next)
            for index in next.indices { next[index] = .zero }
        }
        return result
    }
}
