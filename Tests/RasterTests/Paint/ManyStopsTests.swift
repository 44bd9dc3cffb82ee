import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Gradients of very many stops")
struct ManyStopsTests {
    /// The interval of a position, looked for in order.
    private func inOrder(_ starts: [Float], _ t: Float) -> Int {
        var k = 0
        while k + 1 < starts.count, t >= starts[k + 1] { k += 1 }
        return k
    }

    @Test("find the interval that a look at one after the other finds")
    func search() {
        var dice = SplitMix(seed: 31)
        for count in 1...60 {
            var starts = (0..<count).map { _ in Float(Int(dice.roll() * 20)) }.sorted()
            starts[0] = -.infinity
            for t in [-1, 0, 0.5, 3, 7, 10.25, 19, 20, 1e9, .infinity, -.infinity, .nan] as [Float] {
                #expect(IntervalSearch.last(of: count) { t >= starts[$0] } == inOrder(starts, t))
            }
        }
    }

    @Test("show the stops where they are, in both spaces and dithered", arguments: [false, true])
    func stops(isDithered: Bool) throws {
        // A stop in the middle of every pixel, of the two levels in turn that differ most; many more beyond the frame.
        let (width, count) = (64, 20_000)
        let stops = (0..<count).map { index -> Ramp.Stop in
            let level = index % 2 == 0 ? 1.0 : 0
            return .init(
                color: RGBA(red: level, green: 1 - level, blue: 0.5, alpha: 1),
                location: (Double(index) + 0.5) / Double(width))
        }
        for space in [GradientSpace.device, .perceptual] {
            let paint = Paint.linear(
                LinearPaint(ramp: Ramp(stops: stops, space: space), start: .zero, end: CGPoint(x: width, y: 0)))
            let frame = CGRect(x: 0, y: 0, width: width, height: 4)
            let scene = FrameScene(
                size: frame.size, background: .black, nodes: [.fill(Fill(Path(frame), paint: paint))])
            let pixmap = try Rasterizer(scale: 1, style: RasterStyle(dithers: isDithered)).render(scene)
            for x in 0..<width {
                let pixel = pixmap.pixels[2 * width + x]
                let (red, green) = (Int(pixel & 255), Int(pixel >> 8 & 255))
                #expect(abs(red - (x % 2 == 0 ? 255 : 0)) <= 1 && abs(green - (x % 2 == 0 ? 0 : 255)) <= 1, "\(x)")
            }
        }
    }

    @Test("take no more memory than is stated")
    func memory() {
        var dice = SplitMix(seed: 32)
        let stops = (0..<100_000).map { index in
            Ramp.Stop(
                color: RGBA(red: dice.roll(), green: dice.roll(), blue: dice.roll(), alpha: 1),
                location: Double(index) / 100_000)
        }
        let table = RampTable(Ramp(stops: stops, space: .perceptual))
        #expect(table.entries.count <= 1 << 22)
        #expect(table.entries.count > 1 << 20)
    }
}
