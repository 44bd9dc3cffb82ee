import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Segments in colors of an app's own.
@MainActor @Suite(.serialized) struct SegmentLookTests {
    private static let (red, green, blue) = (
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )

    private func probe() throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1) {
            Picker("", selection: .constant(1)) {
                ForEach(0..<2, id: \.self) { Text("\($0)").tag($0) }
            }.pickerStyle(.segmented)
        }
        return SceneProbe(try stage.scene(at: 0))
    }

    private func rect(_ hex: String, _ probe: SceneProbe) -> CGRect? {
        probe.fills.first { $0.paint.rgba?.hex == hex }?.rect
    }

    @Test("UISegmentedControl.appearance() colors the chosen segment, its title, the others' titles and the ground")
    func appearance() throws {
        let look = UISegmentedControl.appearance()
        let colors = [SegmentLookTests.red, SegmentLookTests.green, SegmentLookTests.blue]
        defer { UISegmentedControl.shared.look = SegmentLook() }
        #expect(rect(RGBA(red: 1, green: 0, blue: 0).hex, try probe()) == nil)
        look.selectedSegmentTintColor = colors[0]
        look.setTitleTextAttributes([.foregroundColor: colors[1]], for: .selected)
        look.setTitleTextAttributes([.foregroundColor: colors[2]], for: .normal)
        let probe = try probe()
        // The second of two segments, two points less on each side.
        #expect(
            rect(RGBA(red: 1, green: 0, blue: 0).hex, probe) == CGRect(x: 102, y: 6, width: 96, height: 28))
        let titles = probe.texts.sorted { $0.origin.x < $1.origin.x }.map { $0.run.paint.rgba?.hex }
        #expect(titles == [RGBA(red: 0, green: 0, blue: 1).hex, RGBA(red: 0, green: 1, blue: 0).hex])
    }

    @Test("A title that is too long for its segment stays on one line within it")
    func long() throws {
        let stage = Stage(size: CGSize(width: 200, height: 40), duration: 1) {
            Picker("", selection: .constant(1)) {
                ForEach(0..<2, id: \.self) { Text("A title of many words \($0)").tag($0) }
            }.pickerStyle(.segmented)
        }
        let places = SceneProbe(try stage.scene(at: 0)).texts.map(\.origin)
        #expect(Set(places.map(\.y)).count == 1)
        #expect(places.contains { $0.x < 100 } && places.contains { $0.x >= 100 })
    }
}
