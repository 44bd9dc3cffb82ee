import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Popovers: bubbles beside the views that present them, or sheets.
@MainActor
struct PopoverTests {
    private func reds(_ change: (AnyView) -> some View, width: CGFloat = 400) throws -> [CGRect] {
        let content = change(AnyView(Color.red.frame(width: 100, height: 80)))
        let stage = Stage(size: CGSize(width: width, height: 600), duration: 2) {
            Color.blue.frame(width: 60, height: 20)
                .popover(isPresented: .constant(true), arrowEdge: .top) { content }
        }
        return try SceneProbe(stage.scene(at: 2)).fills
            .filter { $0.paint == .color(SystemColor.red.rgba(.light)) }.map(\.rect)
    }

    @Test("Where the content asks for it a popover is a bubble as large as that, an arrow's length below its view")
    func bubble() throws {
        let rects = try reds { $0.presentationCompactAdaptation(.popover) }
        #expect(rects == [CGRect(x: 150, y: 323, width: 100, height: 80)])
    }

    @Test("Content with less height stands in the middle of a bubble of 68 points")
    func leastHeight() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600), duration: 2) {
            Color.blue.frame(width: 60, height: 20)
                .popover(isPresented: .constant(true), arrowEdge: .top) {
                    Color.red.frame(width: 100, height: 20).presentationCompactAdaptation(.popover)
                }
        }
        let fills = try SceneProbe(stage.scene(at: 2)).fills
        let content = try #require(fills.first { $0.paint == .color(SystemColor.red.rgba(.light)) }).rect
        #expect(content == CGRect(x: 150, y: 323 + 24, width: 100, height: 20))
        // With its arrow of 13 points.
        let bubble = CGRect(x: 150, y: 310, width: 100, height: 81)
        #expect(fills.contains { $0.rect.isClose(to: bubble, within: 0.01) })
    }

    @Test("On a narrow stage it is a sheet otherwise")
    func sheet() throws {
        let rects = try reds { $0 }
        #expect(rects.count == 1 && rects[0].minY != 323)
    }

    @Test("Its arrow is at the edge that the source names, unless there is no room")
    func edges() throws {
        func rect(_ edge: Edge, at alignment: Alignment) throws -> CGRect? {
            let stage = Stage(size: CGSize(width: 400, height: 600), duration: 2) {
                Color.blue.frame(width: 60, height: 20)
                    .popover(isPresented: .constant(true), arrowEdge: edge) {
                        Color.red.frame(width: 100, height: 80).presentationCompactAdaptation(.popover)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
            return try SceneProbe(stage.scene(at: 2)).fills.first {
                $0.paint == .color(SystemColor.red.rgba(.light))
            }?.rect
        }
        #expect(try rect(.bottom, at: .center)?.maxY == 277)
        #expect(try rect(.bottom, at: .top)?.minY == 33)
        #expect(try rect(.leading, at: .center)?.minX == 243)
        #expect(try rect(.trailing, at: .center)?.maxX == 157)
        // On what fills the stage it points to its middle.
        let whole = Stage(size: CGSize(width: 400, height: 600), duration: 2) {
            Color.blue.popover(isPresented: .constant(true)) {
                Color.red.frame(width: 100, height: 80).presentationCompactAdaptation(.popover)
            }
        }
        let red = Paint.color(SystemColor.red.rgba(.light))
        let shown = try SceneProbe(whole.scene(at: 2)).fills.first { $0.paint == red }?.rect
        #expect(shown == CGRect(x: 150, y: 313, width: 100, height: 80))
        // It stays on the stage.
        #expect(try rect(.top, at: .topLeading)?.minX == 10)
    }
}
