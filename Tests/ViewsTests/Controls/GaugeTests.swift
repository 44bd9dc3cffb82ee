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

    @Test("The marker of a linear gauge goes from one end of its bar to the other", arguments: [0.0, 0.25, 1])
    func marker(_ value: Double) throws {
        let gauge = Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryLinear).frame(width: 108)
        let fills = try SceneProbe(Stage(size: CGSize(width: 200, height: 50), duration: 1) { gauge }.scene(at: 0))
            .fills
        let bar = try #require(fills.first { abs($0.rect.width - 108) < 1e-6 })
        let marker = try #require(fills.first { abs($0.rect.width - 8) < 1e-6 })
        #expect(abs(marker.rect.minX - bar.rect.minX - 100 * value) < 1e-6)
        #expect(abs(marker.rect.midY - bar.rect.midY) < 1e-6)
    }

    @Test("The filled part of a linear capacity is the value's share", arguments: [0.25, 0.5, 1])
    func capacity(_ value: Double) throws {
        let gauge = Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryLinearCapacity).frame(width: 100)
        let fills = try SceneProbe(Stage(size: CGSize(width: 200, height: 80), duration: 1) { gauge }.scene(at: 0))
            .fills
        let widths = fills.filter { abs($0.rect.height - 6) < 1e-6 }.map { Double($0.rect.width) }
        #expect(widths.count == 2 && abs(widths[0] - 100) < 1e-6 && abs(widths[1] - 100 * value) < 1e-6)
    }

    @Test("A gradient runs along an open ring, from where it starts to where it ends, and down a bar as it is")
    func ring() throws {
        let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular).tint(
            Gradient(colors: [.green, .red]))
        let paints = try SceneProbe(Stage(showing: gauge).scene(at: 0)).fills.map(\.paint)
        let angles = paints.compactMap { paint -> [Double]? in
            guard case .angular(let angular) = paint else { return nil }
            return [angular.startAngle, angular.endAngle].map { ($0 * 180 / .pi).rounded() }
        }
        #expect(angles == [[45, 315]])
    }

    @Test("The label stands where an open ring's bounds have none, and not twice")
    func label() throws {
        func texts(_ gauge: some View) throws -> [CGFloat] {
            try SceneProbe(Stage(size: CGSize(width: 58, height: 58), duration: 1) { gauge }.scene(at: 0)).texts.map {
                $0.origin.y
            }
        }
        let pulse = Gauge(value: 0.5) {
            Text("BPM")
        } currentValueLabel: {
            Text("72")
        }
        let open = try texts(pulse.gaugeStyle(.accessoryCircular))
        #expect(open.count == 2 && open[1] > open[0] + 10)
        #expect(try texts(pulse.gaugeStyle(.accessoryCircularCapacity)).count == 1)
        #expect(try texts(Gauge(value: 0.5) { Text("BPM") }.gaugeStyle(.accessoryCircular)).count == 1)
        let bounded = Gauge(value: 0.5) {
            Text("BPM")
        } currentValueLabel: {
            Text("72")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("200")
        }
        #expect(try texts(bounded.gaugeStyle(.accessoryCircular)).count == 3)
    }
}
