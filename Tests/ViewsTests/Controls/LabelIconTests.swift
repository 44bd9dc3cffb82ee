import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Where a label's icon stands beside its title.
@MainActor
struct LabelIconTests {
    private func middles(_ title: some View) throws -> (icon: CGFloat, title: CGFloat) {
        let label = Label {
            title
        } icon: {
            Color.red.frame(width: 50, height: 50)
        }
        let stage = Stage(size: CGSize(width: 300, height: 200), duration: 1) { label.font(.system(size: 16)) }
        let probe = SceneProbe(try stage.scene(at: 0))
        let baseline = try #require(probe.texts.first).origin.y
        // The middle of a line of San Francisco is 0.3555 em above its baseline.
        return (try #require(probe.fills.first).rect.midY, baseline - 16 * 0.3555)
    }

    @Test("An icon's middle is at that of the title's first line, however many lines it has", arguments: [1, 2, 3])
    func lines(count: Int) throws {
        let found = try middles(Text(repeatElement("Line", count: count).joined(separator: "\n")))
        #expect(abs(found.icon - found.title) <= 1, "\(found)")
    }

    @Test(
        "Titles of rows line up beside icons of different widths, at any size of type",
        arguments: [DynamicTypeSize.large, .accessibility2])
    func column(size: DynamicTypeSize) throws {
        let stage = Stage(size: CGSize(width: 400, height: 300), duration: 1) {
            List {
                ForEach(["bell", "wifi"], id: \.self) { Label("Title", systemImage: $0) }
            }
            .environment(\.dynamicTypeSize, size)
        }
        let titles = try SceneProbe(stage.scene(at: 0)).texts.filter { !$0.run.font.hasPrefix("symbol ") }
        #expect(titles.count == 2 && abs(titles[0].origin.x - titles[1].origin.x) < 1e-6)
    }
}
