import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Writing what a state has already changes nothing.
@MainActor
struct UnchangedStateTests {
    private struct Measure {
        var isFilled = false
        var height: Double
    }

    /// Measures with every evaluation, as a view does that sets preferences' values later.
    private struct Measured: View {
        @State private var measure = Measure(height: 0)
        @State private var name: String?
        var body: some View {
            VirtualClock.schedule(after: 0) {
                measure = Measure(height: 20)
                name = nil
            }
            return Color.red.frame(height: measure.height).id(name)
        }
    }

    @Test("A view comes to rest that writes with every evaluation, also values that cannot be compared by `==`")
    func rest() {
        let stage = Stage(size: CGSize(width: 40, height: 40), duration: 1) { Measured() }
        #expect(throws: Never.self) { try stage.scene(at: 1) }
    }
}
