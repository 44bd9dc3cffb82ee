import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Controls that change and go to another place in one update.
@MainActor
struct MovedControlTests {
    /// A control in the middle, which makes room for something above when it is switched on.
    private struct Pushed<Control: View>: View {
        @State private var isOn = false
        @ViewBuilder let control: (Bool) -> Control
        var body: some View {
            VStack(spacing: 0) {
                if isOn { Color.red.frame(width: 20, height: 40) }
                control(isOn)
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    private func fills(_ time: Double, @ViewBuilder _ control: @escaping (Bool) -> some View) throws
        -> [SceneProbe.Filled]
    {
        let stage = Stage(size: CGSize(width: 200, height: 100), duration: 2) { Pushed(control: control) }
        return try SceneProbe(stage.scene(at: time)).fills
    }

    @Test("A switch takes its knob and its color along", arguments: [0.1, 0.5])
    func switchKnob(time: Double) throws {
        let all = try fills(time) { Toggle("Label", isOn: .constant($0)) }
        let tracks = all.filter { abs($0.rect.width - 51) < 1e-6 }.map(\.rect.midY)
        let knob = try #require(all.last { abs($0.rect.width - 27) < 1e-6 }).rect.midY
        #expect(tracks.count == 2)
        for middle in tracks + [knob] { #expect(abs(middle - (50 + 20 * time)) < 1e-6) }
    }

    @Test("A segmented picker takes its chosen segment along", arguments: [0.1, 0.5])
    func segment(time: Double) throws {
        let all = try fills(time) { isOn in
            Picker("Label", selection: .constant(isOn ? 1 : 0)) {
                Text("A").tag(0)
                Text("B").tag(1)
            }
            .pickerStyle(.segmented)
        }
        func middle(ofHeight height: CGFloat) throws -> CGFloat {
            try #require(all.first { abs($0.rect.height - height) < 1e-6 }).rect.midY
        }
        let (ground, raised) = try (middle(ofHeight: 32), middle(ofHeight: 28))
        #expect(abs(ground - (50 + 20 * time)) < 1e-6)
        #expect(abs(raised - ground) < 1e-6)
    }

    @Test("The value of a menu picker moves with its arrow", arguments: [0.1, 0.5])
    func menu(time: Double) throws {
        func places(_ time: Double) throws -> [CGFloat] {
            let stage = Stage(size: CGSize(width: 200, height: 100), duration: 4) {
                Pushed { isOn in
                    Picker("Label", selection: .constant(isOn ? 1 : 0)) {
                        Text("A").tag(0)
                        Text("B").tag(1)
                    }
                    .pickerStyle(.menu)
                }
            }
            return try SceneProbe(stage.scene(at: time)).texts.map(\.origin.y)
        }
        let (during, after) = try (places(time), places(3))
        #expect(during.count == after.count && !after.isEmpty)
        for (now, end) in zip(during, after) { #expect(abs(end - now - 20 * (1 - time)) < 1e-6) }
    }
}
