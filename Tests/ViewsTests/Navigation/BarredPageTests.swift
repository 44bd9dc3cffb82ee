import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The bar of a stack while a page slides in below it. The stage is 300 points wide.
@MainActor
struct BarredPageTests {
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    private struct Pages: View {
        let isBarHidden: Bool
        var mode = NavigationBarItem.TitleDisplayMode.inline
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Color.white
                    .navigationTitle("Songs").navigationBarTitleDisplayMode(mode)
                    .toolbar { Button("Edit") {} }
                    .navigationDestination(for: Int.self) { _ in
                        Color(red: 0, green: 0, blue: 1)
                            .navigationTitle("Album").navigationBarTitleDisplayMode(.inline)
                            .toolbar { Button("Play") {} }
                            .navigationBarHidden(isBarHidden)
                    }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { path = [1] } }
        }
    }

    private func probe(at time: Double, isBarHidden: Bool = false) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 4) { Pages(isBarHidden: isBarHidden) }
        return try SceneProbe(stage.scene(at: time))
    }

    private func pageEdge(_ probe: SceneProbe) -> CGFloat? {
        probe.fills.first { $0.paint == .color(blue) }?.rect.minX
    }

    /// Where words of so many letters begin.
    private func words(_ probe: SceneProbe, _ count: Int) -> [CGPoint] {
        probe.texts.filter { $0.run.glyphs.count == count }.map(\.origin)
    }

    @Test(
        "The page slides below the bar, whose buttons dissolve in their places and whose titles move, one to the way back"
    )
    func slides() throws {
        let (before, during, after) = try (probe(at: 0.5), probe(at: 1.1), probe(at: 3))
        let edge = try #require(pageEdge(during))
        #expect(edge > 20 && edge < 280)
        // "Edit" and "Play" have four letters each, and both are where they are at rest.
        let ends = words(during, 4)
        #expect(ends.contains(words(before, 4)[0]) && ends.contains(words(after, 4)[0]))
        // "Songs" goes to the words that lead back to it, "Album" comes half as far as its page does.
        let titles = words(during, 5).map(\.x)
        let (old, back, new) = (
            words(before, 5)[0].x, words(after, 5).map(\.x).min() ?? 0, words(after, 5).map(\.x).max() ?? 0
        )
        #expect(titles.contains { abs($0 - (old + (back - old) * (1 - edge / 300))) < 3 })
        #expect(titles.contains { abs($0 - (new + edge / 2)) < 1 })
    }

    @Test("A large title shrinks on its way to the words that lead back to it")
    func largeTitle() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 4) {
            Pages(isBarHidden: false, mode: .large)
        }
        func title(_ time: Double) throws -> (x: CGFloat, y: CGFloat)? {
            let probe = try SceneProbe(stage.scene(at: time))
            return words(probe, 5).map { ($0.x, $0.y) }.max { $0.1 < $1.1 }
        }
        let (before, during) = (try #require(try title(0.5)), try #require(try title(1.1)))
        // The base line of the large title is below the bar's line of 44 points, and comes up to it.
        #expect(before.y > 60 && during.y < before.y - 3 && during.y > 30)
    }

    @Test("Where one of the two pages has no bar, the other's moves with its page")
    func hidden() throws {
        let (before, during) = try (probe(at: 0.5, isBarHidden: true), probe(at: 1.1, isBarHidden: true))
        let edge = try #require(pageEdge(during))
        let (old, new) = (words(before, 4)[0], words(during, 4)[0])
        #expect(abs(new.x - (old.x - 0.3 * (300 - edge))) < 1 && new.y == old.y)
    }
}
