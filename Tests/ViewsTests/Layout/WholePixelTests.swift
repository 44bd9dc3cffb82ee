import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where drawing begins and ends when layout puts it between two pixels.
@MainActor
struct WholePixelTests {
    private func rects(_ view: some View, scale: Double, at time: Double = 0) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 101), duration: 10, scale: scale) { view }
        return try SceneProbe(stage.scene(at: time)).fills.map(\.rect)
    }

    @Test(
        "A line in the middle of a stage begins on a whole pixel, from half a pixel on the next one",
        arguments: [2, 3])
    func line(scale: Double) throws {
        // 101 points less 46 are 55: the stack begins at 27.5.
        let stack = VStack(spacing: 0) {
            Color.black.frame(height: 1)
            Color.red.frame(height: 45)
        }
        let found = try rects(stack, scale: scale)
        let top = (27.5 * scale + 0.5).rounded(.down) / scale
        #expect(found[0].isClose(to: CGRect(x: 0, y: top, width: 100, height: 1)))
        #expect(found[1].isClose(to: CGRect(x: 0, y: top + 1, width: 100, height: 45)))
    }

    @Test("Both edges are on pixels, so that neighbors have no gap and no overlap")
    func neighbors() throws {
        let row = HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Color.red } }
        let found = try rects(row, scale: 2)
        let edges = (0..<7).map { (CGFloat($0) * 200 / 7 + 0.5).rounded(.down) / 2 }
        #expect(found.map(\.minX) == edges)
        #expect(found.dropLast().map(\.maxX) == found.dropFirst().map(\.minX))
    }

    @Test("What is thinner than a pixel is not lost")
    func thin() throws {
        let lines = VStack(spacing: 3.3) { ForEach(0..<8, id: \.self) { _ in Color.red.frame(height: 0.3) } }
        #expect(try rects(lines, scale: 2).allSatisfy { $0.height == 0.5 })
    }

    @Test("What a new place moves is between pixels on its way; it begins and ends on them")
    func moving() throws {
        let view = Changing(false, true, .linear(duration: 1)) { isRight in
            Color.red.frame(width: 9.75, height: 10).frame(
                maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
        }
        // From 0 to 90.25, which is 90.5: edges go to pixels, half up.
        for (time, left) in [(0.0, 0.0), (0.33, 90.5 * 0.33), (1, 90.5)] {
            let found = try rects(view, scale: 2, at: time)[0]
            #expect(abs(found.minX - left) < 1e-6, "\(time)")
        }
    }

    @Test("What a timeline or keyframes move is between pixels")
    func timed() throws {
        let bar = { (width: Double) in Color.red.frame(width: width, height: 10) }
        let timeline = TimelineView(.animation) {
            bar($0.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 10))
        }
        let keyframes = KeyframeAnimator(initialValue: 0.0) {
            bar($0)
        } keyframes: { _ in
            LinearKeyframe(100, duration: 10)
        }
        let widths = try [0.25, 1.5].map { time in try rects(timeline, scale: 2, at: time)[0].width }
        #expect(abs(widths[1] - widths[0] - 1.25) < 1e-6)
        #expect(try abs(rects(keyframes, scale: 2, at: 1.23)[0].width - 12.3) < 1e-6)
    }

    @Test("Clips are on the same pixels as what they clip")
    func clips() throws {
        let box = Color.red.frame(width: 40, height: 46.5).clipShape(RoundedRectangle(cornerRadius: 8))
        let nodes = try Stage(size: CGSize(width: 100, height: 101), duration: 1, scale: 2) { box }.scene(at: 0).nodes
        var clips: [CGRect] = []
        func visit(_ nodes: [Node]) {
            for node in nodes {
                if case .layer(.clip(let path, _, _), let children) = node {
                    clips.append(path.boundingRect)
                    visit(children)
                } else if case .layer(_, let children) = node {
                    visit(children)
                }
            }
        }
        visit(nodes)
        #expect(clips.first?.isClose(to: CGRect(x: 30, y: 27.5, width: 40, height: 46.5)) == true)
    }

    @Test("Pixels as large as points are no grid, lest motion go by whole points", arguments: [0.5, 1])
    func large(scale: Double) throws {
        #expect(try rects(Color.red.frame(height: 46), scale: scale).first?.minY == 27.5)
    }
}
