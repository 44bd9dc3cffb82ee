import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Pictures from the network, which is not there.
@MainActor
struct AsyncImageTests {
    private func color(_ url: URL?) throws -> Paint? {
        let stage = Stage(size: CGSize(width: 20, height: 20), duration: 1) {
            AsyncImage(url: url) { phase in
                if let error = phase.error as? URLError {
                    error.code == .notConnectedToInternet ? Color.red : .orange
                } else if phase.image != nil {
                    Color.green
                } else {
                    Color.blue
                }
            }
        }
        return try SceneProbe(stage.scene(at: 0)).fills.first?.paint
    }

    @Test("A picture that nothing stands for has failed, as offline; without an address it is never asked for")
    func offline() throws {
        #expect(try color(URL(string: "https://pictures.example.com/a.png")) == .color(SystemColor.red.rgba(.light)))
        #expect(try color(nil) == .color(SystemColor.blue.rgba(.light)))
    }

    @Test("Where only a placeholder is given, that is shown")
    func placeholder() throws {
        let stage = Stage(size: CGSize(width: 20, height: 20), duration: 1) {
            AsyncImage(url: URL(string: "https://pictures.example.com/a.png")) {
                $0
            } placeholder: {
                Color.green
            }
        }
        let paint = try SceneProbe(stage.scene(at: 0)).fills.first?.paint
        #expect(paint == .color(SystemColor.green.rgba(.light)))
    }
}
