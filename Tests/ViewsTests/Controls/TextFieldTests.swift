import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What fields of text show.
@MainActor
struct TextFieldTests {
    private struct Cleared: View {
        @State private var text = "Typed"
        var body: some View {
            TextField("Name", text: $text).textFieldStyle(.roundedBorder)
                .onAppear { withAnimation(.linear(duration: 1)) { text = "" } }
        }
    }

    @Test("A field that is emptied with an animation shows its placeholder at once, in one box")
    func emptiedField() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 3) { Cleared() }
        let (during, after) = try (SceneProbe(stage.scene(at: 0.5)), SceneProbe(stage.scene(at: 2)))
        #expect(during.texts.map(\.run) == after.texts.map(\.run) && after.texts.count == 1)
        #expect(during.fills == after.fills)
    }
}
