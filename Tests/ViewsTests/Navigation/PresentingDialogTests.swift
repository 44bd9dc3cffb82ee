import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Alerts and dialogs about a value.
@MainActor
struct PresentingDialogTests {
    private func texts(_ view: some View) throws -> Int {
        let stage = Stage(size: CGSize(width: 300, height: 400), duration: 3) { view }
        return try SceneProbe(stage.scene(at: 1)).texts.count
    }

    @Test("They show while there is a value, and then what is made of it", arguments: [3, nil])
    func value(_ value: Int?) throws {
        let dialog = Color.white.confirmationDialog(
            "Remove", isPresented: .constant(true), titleVisibility: .visible, presenting: value
        ) { number in
            ForEach(0..<number, id: \.self) { Button("\($0)") {} }
        } message: {
            Text("\($0) of them")
        }
        let alert = Color.white.alert(Text("Remove"), isPresented: .constant(true), presenting: value) { number in
            ForEach(0..<number, id: \.self) { Button("\($0)") {} }
        } message: {
            Text("\($0) of them")
        }
        // Title, message, three buttons; a dialog has its own button to cancel.
        #expect(try texts(dialog) == (value == nil ? 0 : 6))
        #expect(try texts(alert) == (value == nil ? 0 : 5))
    }
}
