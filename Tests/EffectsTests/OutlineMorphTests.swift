import Testing
import KinoraViews

@testable import KinoraEffects

/// Outlines that become others.
@MainActor
struct OutlineMorphTests {
    private let frame = CGRect(x: 10, y: 20, width: 200, height: 200)

    @Test("Samples lie evenly along the outline and begin at its top", arguments: MorphOutline.allCases)
    func samples(_ outline: MorphOutline) {
        let points = OutlineSamples(outline.path(in: frame)).points
        #expect(points.count == OutlineSamples.count)
        let steps = points.indices.map { index -> Double in
            let (a, b) = (points[index], points[(index + 1) % points.count])
            return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        // Chords across corners are shorter than the way round them, none is longer than a step.
        let longest = steps.max() ?? 0, mean = steps.reduce(0, +) / Double(steps.count)
        #expect(longest < mean * 1.1, "\(longest) beside \(mean)")
        let middle = points.reduce(0) { $0 + $1.x } / Double(points.count)
        #expect(abs(points[0].x - middle) < longest * 2, "\(points[0])")
        #expect(points[0].y < frame.midY)
    }

    @Test("A circle's samples are on it, and its length is 2πr")
    func circle() {
        let points = OutlineSamples(MorphOutline.circle.path(in: frame)).points
        for point in points {
            let (x, y) = (point.x - 110, point.y - 120)
            #expect(abs((x * x + y * y).squareRoot() - 100) < 0.1)
        }
    }

    @Test("The way begins and ends with the outlines themselves, and halfway lies between them")
    func between() {
        let morph = { OutlineMorph(first: .circle, second: .square, progress: $0) }
        #expect(morph(0).path(in: frame) == MorphOutline.circle.path(in: frame))
        #expect(morph(1).path(in: frame) == MorphOutline.square.path(in: frame))
        let box = morph(0.5).path(in: frame).boundingRect
        #expect(abs(box.width - 200) < 3 && abs(box.height - 200) < 3)
        // The corner at 45 degrees is √2 · 100 away in the square and 100 in the circle.
        #expect(morph(0.5).path(in: frame).contains(CGPoint(x: 110 + 80, y: 120 + 80)))
        #expect(!MorphOutline.circle.path(in: frame).contains(CGPoint(x: 110 + 80, y: 120 + 80)))
        #expect(!morph(0.5).path(in: frame).contains(CGPoint(x: 110 + 95, y: 120 + 95)))
    }
}
