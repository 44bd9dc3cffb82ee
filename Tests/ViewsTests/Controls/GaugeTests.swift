import Foundation
import Testing

@testable import KinoraStage
@testable import KinoraViews

@MainActor
struct GaugeTests {
    /// A bar of the gauge's share of 100 points.
    private struct Bar: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 100 * configuration.value, height: 10)
        }
    }

    @Test(
        "A gauge shows where its value lies in its range, and no more than the whole",
        arguments: [(30.0, 0.4), (10, 0), (60, 1), (5, 0), (99, 1)])
    func share(_ value: Double, _ share: Double) throws {
        let gauge = Gauge(value: value, in: 10...60) { Text("a") }.gaugeStyle(Bar())
        let fills = try SceneProbe(Stage(showing: gauge).scene(at: 0)).fills
        #expect(abs(Double(fills.first?.rect.width ?? 0) - 100 * share) < 1e-9)
    }

    @Test("A gauge without a range shows nothing")
    func empty() throws {
        let gauge = Gauge(value: 3, in: 3...3) { Text("a") }.gaugeStyle(Bar())
        #expect(try SceneProbe(Stage(showing: gauge).scene(at: 0)).fills.allSatisfy { $0.rect.width == 0 })
    }
}
