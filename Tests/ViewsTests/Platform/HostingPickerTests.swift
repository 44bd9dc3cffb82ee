import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The picker that views in the rows of a wheel find above themselves.
@MainActor
struct HostingPickerTests {
    /// The band behind the chosen row, 32 points high and nearly as wide as the stage.
    private func hasBand(_ change: @escaping @MainActor (UIPickerView) -> Void) throws -> Bool {
        let probe = Hosted {
            let view = UIView()
            DispatchQueue.main.async {
                let chain = sequence(first: view) { $0.superview }
                if let picker = chain.compactMap({ $0 as? UIPickerView }).first { change(picker) }
            }
            return view
        }
        let stage = Stage(size: CGSize(width: 200, height: 300), duration: 1) {
            Picker("", selection: .constant(1)) {
                probe
                Text("One").tag(1)
            }
            .pickerStyle(.wheel)
        }
        return try SceneProbe(stage.scene(at: 0.5)).fills.contains { $0.rect.height == 32 && $0.rect.width > 150 }
    }

    @Test("The second of its subviews is the band of the selection")
    func band() throws {
        #expect(try hasBand { _ in })
        #expect(try !hasBand { $0.subviews[1].backgroundColor = .clear })
        #expect(try !hasBand { $0.subviews[1].isHidden = true })
        #expect(try !hasBand { $0.subviews[1].alpha = 0 })
        #expect(try hasBand { $0.subviews[0].isHidden = true })
    }
}
