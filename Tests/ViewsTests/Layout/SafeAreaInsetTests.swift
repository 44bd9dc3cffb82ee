import KinoraStage
import Testing

@testable import KinoraViews

/// What a bar at an edge takes from its content while it comes and goes.
@MainActor
struct SafeAreaInsetTests {
    private struct Bars: View {
        let begins: Bool
        let edge: VerticalEdge
        @State private var isThere: Bool?
        var body: some View {
            Rectangle().fill(.red)
                .safeAreaInset(edge: edge, spacing: 0) {
                    if isThere ?? begins { Rectangle().fill(.blue).frame(height: 20) }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isThere = !begins } }
        }
    }

    /// The content's upper and lower edge, in points of a stage of 100 by 100.
    private func content(_ bars: Bars, at time: Double) throws -> [Double] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 2) { bars }
        let content = try #require(SceneProbe(try stage.scene(at: time)).fills.first).rect
        return [Double(content.minY), Double(content.maxY)].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test(
        "The content takes the room of a bar that leaves, and gives it to one that comes, at the animation's pace",
        arguments: [(0.25, 5.0), (0.5, 10), (0.75, 15), (1.5, 20)])
    func pace(_ time: Double, _ moved: Double) throws {
        #expect(try content(Bars(begins: true, edge: .bottom), at: time) == [0, 80 + moved])
        #expect(try content(Bars(begins: false, edge: .bottom), at: time) == [0, 100 - moved])
        #expect(try content(Bars(begins: true, edge: .top), at: time) == [20 - moved, 100])
        #expect(try content(Bars(begins: false, edge: .top), at: time) == [moved, 100])
    }

    @Test("Padding of the safe area keeps content away from the edges, and backgrounds reach over it")
    func padding() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Rectangle().fill(.red).background(.blue).safeAreaPadding(10)
        }
        let fills = SceneProbe(try stage.scene(at: 0)).fills.map(\.rect)
        #expect(fills == [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 10, width: 80, height: 80)])
    }

    @Test("What is scrolled never reaches over a bar, though it begins right below it")
    func scrolled() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            ScrollView { Color.clear.frame(height: 30).background(.blue) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
        }
        let fills = SceneProbe(try stage.scene(at: 0)).fills
        let blue = try #require(fills.first { $0.rect.height == 30 })
        #expect(blue.rect == CGRect(x: 0, y: 20, width: 100, height: 30))
    }

    @Test("A bar is as wide as the room there is, also below content that is narrower")
    func narrowContent() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            VStack { Spacer() }.safeAreaInset(edge: .bottom) { Rectangle().fill(.blue).frame(height: 20) }
        }
        let fills = SceneProbe(try stage.scene(at: 0)).fills.map(\.rect)
        #expect(fills == [CGRect(x: 0, y: 80, width: 100, height: 20)])
    }
}
