import Foundation
import KinoraPixels
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

    @Test("An icon that takes what it is offered is as large as a symbol in a row; one with a size of its own keeps it")
    func flexibleIcon() throws {
        let pure = RGBA(red: 1, green: 0, blue: 0)
        let stage = Stage(size: CGSize(width: 400, height: 300), duration: 1) {
            List {
                Label {
                    Text("Title")
                } icon: {
                    Color(red: 1, green: 0, blue: 0).aspectRatio(1, contentMode: .fit)
                }
                Label {
                    Text("Title")
                } icon: {
                    Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 40)
                }
            }
        }
        let icons = try SceneProbe(stage.scene(at: 0)).fills.filter { $0.paint.rgba == pure }.map(\.rect.size)
        #expect(icons == [CGSize(width: 24, height: 24), CGSize(width: 50, height: 40)])
    }
}
