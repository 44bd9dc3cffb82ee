import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What scroll views tell of their geometry.
@MainActor
struct ScrollGeometryTests {
    private final class Log {
        var geometries: [ScrollGeometry] = []
        var offsets: [CGFloat] = []
    }

    /// 500 points of content on a stage 200 points high.
    private func geometries<Changed: View>(
        scrolledBy distance: CGFloat = 0, _ change: @escaping @MainActor (AnyView) -> Changed
    ) throws -> [ScrollGeometry] {
        let log = Log()
        let scroll = ScriptEvent(
            at: 0.1, .scroll(at: .points(x: 50, y: 100), by: CGSize(width: 0, height: distance), duration: 0.1))
        let stage = Stage(
            size: CGSize(width: 100, height: 200), duration: 2, script: Script(distance == 0 ? [] : [scroll])
        ) {
            change(AnyView(ScrollView { Color.red.frame(width: 100, height: 500) }))
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in log.geometries.append(new) }
        }
        _ = try stage.scene(at: 1)
        return log.geometries
    }

    @Test("A bar over the content is an inset, by which the content's offset is negative at rest")
    func bar() throws {
        let geometry = try #require(
            geometries { $0.safeAreaInset(edge: .top) { Color.blue.frame(height: 60) } }.first)
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -60))
        #expect(geometry.contentInsets == EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.contentSize == CGSize(width: 100, height: 500))
        #expect(geometry.containerSize == CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -60, width: 100, height: 200))
    }

    @Test("Margins and bars add up")
    func margins() throws {
        let geometry = try #require(
            geometries {
                $0.contentMargins(.vertical, 10).safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }
            }.first)
        #expect(geometry.contentOffset.y == -10)
        #expect(geometry.contentInsets == EdgeInsets(top: 10, leading: 0, bottom: 50, trailing: 0))
        #expect(geometry.containerSize.height == 200)
    }

    @Test("At its end the content stands above the inset there")
    func end() throws {
        let geometry = try #require(
            geometries(scrolledBy: 1000) { $0.safeAreaInset(edge: .top) { Color.blue.frame(height: 60) } }.last)
        #expect(geometry.contentOffset.y == 300 && geometry.visibleRect.maxY == 500)
        let above = try #require(
            geometries(scrolledBy: 1000) { $0.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 60) } }.last)
        #expect(above.contentOffset.y == 360 && above.visibleRect.maxY == 560)
    }

    private struct Pages: View {
        let log: Log
        let written: Int?
        @State private var page: Int?

        init(_ log: Log, bound: Int?, written: Int?) {
            (self.log, self.written) = (log, written)
            _page = State(initialValue: bound)
        }

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 100, height: 100) } }
            }
            .scrollPosition(id: $page)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, new in log.offsets.append(new) }
            .onAppear { if let written { page = written } }
        }
    }

    @Test("The first offset that is told is that of a position that is bound, or written as the view appears")
    func first() throws {
        func offsets(bound: Int? = nil, written: Int? = nil) throws -> [CGFloat] {
            let log = Log()
            let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) {
                Pages(log, bound: bound, written: written)
            }
            _ = try stage.scene(at: 1)
            return log.offsets
        }
        #expect(try offsets() == [0])
        #expect(try offsets(bound: 0) == [0])
        #expect(try offsets(bound: 3) == [300])
        #expect(try offsets(written: 2) == [200])
    }
}
