import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Styles of labels that only add to the label that they are given.
@MainActor
struct LabelConfigurationTests {
    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
    }

    @Test("A style may make a label of its configuration, which is drawn as without the style")
    func configuration() throws {
        func icon(_ isFramed: Bool) throws -> CGRect {
            let label = Label {
                Color.green.frame(width: 30, height: 20)
            } icon: {
                Color.red.frame(width: 20, height: 20)
            }
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 1) {
                if isFramed { label.labelStyle(Framed()) } else { label }
            }
            let fills = try SceneProbe(stage.scene(at: 0)).fills
            return try #require(fills.first { $0.paint == .color(SystemColor.red.rgba(.light)) }?.rect)
        }
        #expect(try icon(true) == icon(false))
    }
}
