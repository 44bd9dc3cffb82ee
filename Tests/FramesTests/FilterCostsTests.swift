import KinoraBasics
import KinoraPixels
import Testing

@testable import KinoraFrames

@Suite("What filters leave of rows")
struct FilterCostsTests {
    private static let width = 700, height = 320

    private func picture(_ dice: inout SplitMix) -> [UInt32] {
        (0..<Self.width * Self.height).map { _ in UInt32.random(in: 0...UInt32.max, using: &dice) | 0xFF00_0000 }
    }

    private func costs(
        _ costs: FilterCosts, _ pixels: [UInt32], _ rows: [Int], _ change: FrameChange,
        _ layout: Scanlines.Layout = .rgb, height: Int = height
    ) -> [[Float]] {
        pixels.withUnsafeBufferPointer { buffer in
            let frame = PixelStreamCoder.Frame(
                pixels: buffer.baseAddress!, width: Self.width, height: height, layout: layout, isPremultiplied: true)
            costs.begin(frame, change: change)
            return costs.costs(of: rows, frame)
        }
    }

    /// PNG's filters byte by byte, by their definitions.
    private func plain(_ pixels: [UInt32], row y: Int) -> [Float] {
        func byte(_ x: Int, _ y: Int, _ channel: Int) -> Int {
            x < 0 || y < 0 ? 0 : Int(pixels[y * Self.width + x] >> UInt32(8 * channel) & 255)
        }
        var sums = [0, 0, 0, 0]
        for x in 0..<Self.width {
            for channel in 0..<3 {
                let value = byte(x, y, channel)
                let (a, b, c) = (byte(x - 1, y, channel), byte(x, y - 1, channel), byte(x - 1, y - 1, channel))
                let paeth = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) }!
                for (index, guess) in [a, b, (a + b) / 2, paeth].enumerated() {
                    let left = (value - guess) & 255
                    sums[index] += min(left, 256 - left)
                }
            }
        }
        return sums.map(Float.init)
    }

    @Test("are those of the definitions, on one thread or many")
    func definitions() {
        var dice = SplitMix(seed: 4)
        let pixels = picture(&dice)
        let all = Array(0..<Self.height)
        let found = costs(FilterCosts(threads: 1), pixels, all, .all)
        for row in [0, 1, 17, 319] { #expect(found[row] == plain(pixels, row: row)) }
        #expect(costs(FilterCosts(threads: 3), pixels, all, .all) == found)
    }

    @Test("are taken over where neither the row nor the one above it changed")
    func takenOver() {
        var dice = SplitMix(seed: 5)
        let kept = FilterCosts(threads: 1)
        var pixels = picture(&dice)
        _ = costs(kept, pixels, [0, 1, 8, 100, 319], .all)
        for step in 0..<60 {
            let y = Int.random(in: 0..<Self.height, using: &dice)
            let rect = PixelRect(
                x: step * 7, y: y, width: 90, height: Int.random(in: 1...Self.height - y, using: &dice) / (1 + step % 9)
            )
            for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { pixels[y * Self.width + x] ^= 0x0F0F0F } }
            let rows = [0, 1, 8, y, min(y + 1, 319), min(rect.maxY, 319), 100, 319]
            let fresh = costs(FilterCosts(threads: 1), pixels, rows, .all)
            #expect(costs(kept, pixels, rows, .within([rect])) == fresh, "\(rect)")
            #expect(costs(kept, pixels, rows, .none) == fresh)
        }
    }

    @Test("of another shape take over nothing")
    func shapes() {
        var dice = SplitMix(seed: 6)
        let pixels = picture(&dice)
        let kept = FilterCosts(threads: 1)
        let rgb = costs(kept, pixels, [5, 9], .all)
        let rgba = costs(kept, pixels, [5, 9], .none, .rgba)
        #expect(rgba != rgb)
        #expect(rgba == costs(FilterCosts(threads: 1), pixels, [5, 9], .all, .rgba))
        #expect(costs(kept, pixels, [5, 9], .none, height: 300) == rgb)
    }
}
