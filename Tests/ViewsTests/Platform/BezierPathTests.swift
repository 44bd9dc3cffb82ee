import Foundation
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// Outlines under UIKit's name.
@MainActor
struct BezierPathTests {
    private func line() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.lineWidth = 3
        path.setLineDash([4, 2], count: 2, phase: 1)
        return path
    }

    private func strokes(_ draw: () -> Void) -> [StrokeStyle] {
        let context = CGContext(size: CGSize(width: 20, height: 20), scale: 1)
        context.setLineWidth(7)
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        return context.nodes.compactMap { if case .stroke(let stroke) = $0 { stroke.style } else { nil } }
    }

    @Test("A path is drawn with its own width and dashes, and leaves those of the context")
    func dashes() {
        let styles = strokes { line().stroke() }
        #expect(styles.map(\.dash) == [[4, 2], []] && styles.map(\.dashPhase) == [1, 0])
        #expect(styles.map(\.lineWidth) == [3, 7])
        let solid = line()
        solid.setLineDash(nil, count: 0, phase: 0)
        #expect(strokes { solid.stroke() }.first?.dash == [])
    }

    @Test("A copy and the reversed path are drawn in the same way, and change by themselves")
    func copies() throws {
        let path = line()
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(copy.bounds.height == 0 && copy.lineWidth == 3)
        #expect(strokes { copy.stroke() }.first?.dash == [4, 2])
        #expect(path.reversing().currentPoint == .zero && path.reversing().lineWidth == 3)
    }
}
