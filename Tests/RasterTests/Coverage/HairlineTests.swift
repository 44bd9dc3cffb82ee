import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Hairlines have the ink that their width says")
struct HairlineTests {
    private static let (width, height) = (200, 150)

    /// The coverage of a stroke, summed up before it is rounded to levels, in pixels.
    private func ink(_ path: Path, _ style: StrokeStyle) -> Double {
        var lines = Polylines()
        path.stroke(into: &lines, style: style, tolerance: ShapePainter.curveTolerance)
        let memory = CoverageMemory()
        let grid = memory.grid(width: Self.width, height: Self.height)
        grid.add(lines, origin: .zero, entry: .clipped)
        var ink = 0.0
        for row in 0..<Self.height {
            var sum = 0.0
            for x in 0..<Self.width {
                sum += Double(grid.cells[row * grid.stride + x])
                ink += abs(sum)
            }
        }
        return ink
    }

    private func point(_ dice: inout SplitMix) -> CGPoint {
        CGPoint(x: 5 + dice.roll() * 190, y: 5 + dice.roll() * 140)
    }

    @Test("of one hundredth and one thousandth of a pixel, to less than a level", arguments: [0.1, 0.01, 0.001])
    func straight(width: Double) {
        var dice = SplitMix(seed: 41)
        var far = 0.0
        for index in 0..<60 {
            let a = point(&dice)
            var b = point(&dice)
            // Some along the axes, where all of the ink is in one row or column.
            if index % 6 == 0 { b.x = a.x }
            if index % 6 == 1 { b.y = a.y }
            let path = Path { $0.addLines([a, b]) }
            let length = hypot(Double(b.x - a.x), Double(b.y - a.y))
            far = max(far, abs(ink(path, StrokeStyle(lineWidth: width)) - width * length) * 255)
            let square = ink(path, StrokeStyle(lineWidth: width, lineCap: .square))
            far = max(far, abs(square - width * (length + width)) * 255)
        }
        tell("hairlines, \(width) pixels wide", cases: 120, worst: far)
        #expect(far < 1)
    }

    @Test("around circles", arguments: [0.01, 0.001])
    func circles(width: Double) {
        var dice = SplitMix(seed: 42)
        var far = 0.0
        for _ in 0..<20 {
            let radius = 5 + dice.roll() * 60
            let circle = Path(ellipseIn: CGRect(x: 100 - radius, y: 75 - radius, width: 2 * radius, height: 2 * radius))
            let ink = ink(circle, StrokeStyle(lineWidth: width))
            far = max(far, abs(ink - width * 2 * .pi * radius) * 255)
        }
        tell("rings, \(width) pixels wide", cases: 20, worst: far)
        #expect(far < 1)
    }

    @Test("and add up in a frame: many of them make a gray", arguments: [0.01, 0.001])
    func hatching(width: Double) throws {
        // They fill half of the frame, from left to right or from top to bottom.
        let size = 4.0
        let count = Int(size / (2 * width))
        for isAcross in [false, true] {
            var path = Path()
            for index in 0..<count {
                let place = (Double(index) + 0.5) * 2 * width
                path.move(to: isAcross ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0))
                path.addLine(to: isAcross ? CGPoint(x: size, y: place) : CGPoint(x: place, y: size))
            }
            let stroke = Stroke(path, style: StrokeStyle(lineWidth: width), paint: .color(.white))
            let pixmap = try render([.stroke(stroke)], 4, 4)
            for y in 0..<4 { for x in 0..<4 { #expect(abs(alpha(pixmap, x, y) - 128) <= 1) } }
        }
    }

    @Test("One alone is as faint as it is thin")
    func alone() throws {
        let line = Path { $0.addLines([CGPoint(x: 2, y: 4.5), CGPoint(x: 14, y: 4.5)]) }
        func levels(_ width: Double) throws -> [Int] {
            let stroke = Stroke(line, style: StrokeStyle(lineWidth: width), paint: .color(.white))
            let pixmap = try render([.stroke(stroke)], 16, 8)
            return (0..<8).map { alpha(pixmap, 8, $0) }
        }
        #expect(try levels(0.1) == [0, 0, 0, 0, 26, 0, 0, 0])
        #expect(try levels(0.01) == [0, 0, 0, 0, 3, 0, 0, 0])
        // A quarter of a level.
        #expect(try levels(0.001) == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(try levels(0) == [0, 0, 0, 0, 0, 0, 0, 0])
    }
}
