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

    @ViewBuilder private func buttons(_ number: Int) -> some View {
        ForEach(0..<number, id: \.self) { Button("\($0)") {} }
    }

    @Test("They show while there is a value, and then what is made of it", arguments: [3, nil])
    func value(_ value: Int?) throws {
        let dialog = Color.white.confirmationDialog(
            "Remove", isPresented: .constant(true), titleVisibility: .visible, presenting: value
        ) {
            buttons($0)
        } message: {
            Text(verbatim: "\($0) of them")
        }
        let alert = Color.white.alert(Text("Remove"), isPresented: .constant(true), presenting: value) {
            buttons($0)
        } message: {
            Text(verbatim: "\($0) of them")
        }
        // The same without a value to speak of.
        let isPresented = Binding.constant(value != nil)
        let plainDialog = Color.white.confirmationDialog("Remove", isPresented: isPresented, titleVisibility: .visible)
        {
            buttons(3)
        } message: {
            Text("3 of them")
        }
        let plainAlert = Color.white.alert(Text("Remove"), isPresented: isPresented) {
            buttons(3)
        } message: {
            Text("3 of them")
        }
        #expect(try texts(dialog) == texts(plainDialog))
        #expect(try texts(alert) == texts(plainAlert))
        #expect((try texts(alert) > 0) == (value != nil))
    }
}
