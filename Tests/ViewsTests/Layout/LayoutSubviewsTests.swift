import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Some of a layout's subviews, as layouts of one's own hand them on.
@MainActor
struct LayoutSubviewsTests {
    /// The first subview at the left, and a stack of all others beside it.
    private struct HeadAndRest: Layout {
        let rest = VStackLayout(spacing: 0)

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let size = size(of: subviews.dropFirst())
            return CGSize(width: 10 + size.width, height: size.height)
        }

        private func size(of subviews: LayoutSubviews) -> CGSize {
            var cache: Void = ()
            return rest.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
            let others = subviews[1...]
            var cache: Void = ()
            let room = CGRect(
                origin: CGPoint(x: bounds.minX + 10, y: bounds.minY), size: size(of: others))
            rest.placeSubviews(in: room, proposal: .unspecified, subviews: others, cache: &cache)
        }
    }

    @Test("Slices are subviews, which other layouts take")
    func slices() throws {
        let view = HeadAndRest {
            Color.red.frame(width: 10, height: 5)
            Color.red.frame(width: 20, height: 6)
            Color.red.frame(width: 20, height: 7)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
        let scene = try FrameScene(size: CGSize(width: 100, height: 100), nodes: lowered(view))
        let rects = SceneProbe(scene).fills.map(\.rect)
        #expect(
            rects == [
                CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 10, y: 0, width: 20, height: 6),
                CGRect(x: 10, y: 6, width: 20, height: 7),
            ])
    }

    private struct Indices: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let slice = subviews[1..<4]
            log.indices = [Array(slice.indices), Array(slice[2...].indices), Array(subviews[[3, 0]].indices)]
            log.isSame = slice[2] == subviews[2] && subviews[[3, 0]][0] == subviews[3]
            return .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    private final class Log {
        var indices: [[Int]] = []
        var isSame = false
    }

    @Test("A slice keeps the indices of its subviews, and a choice of them counts from 0")
    func indices() throws {
        let log = Log()
        _ = try lowered(Indices(log: log) { ForEach(0..<5) { _ in Color.red } })
        #expect(log.indices == [[1, 2, 3], [2, 3], [0, 1]])
        #expect(log.isSame)
    }
}
