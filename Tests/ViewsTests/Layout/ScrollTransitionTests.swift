import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How far views are from the identity phase of a scroll transition, and what that does to them.
@MainActor
struct ScrollTransitionTests {
    private func phase(_ low: CGFloat, _ high: CGFloat, _ threshold: ScrollTransitionConfiguration.Threshold) -> Double
    {
        ScrollVisibility(view: low...high, frame: 0...100).phase(threshold)
    }

    @Test("Phases grow evenly from the threshold to where nothing is left inside")
    func visibility() {
        #expect(phase(0, 40, .visible) == 0)
        #expect(phase(60, 100, .visible) == 0)
        #expect(abs(phase(70, 110, .visible) - 0.25) < 1e-12)
        #expect(abs(phase(-10, 30, .visible) + 0.25) < 1e-12)
        #expect(phase(100, 140, .visible) == 1)
        #expect(phase(-80, -40, .visible) == -1)
        // Half of it may be out.
        #expect(phase(80, 120, .visible(0.5)) == 0)
        #expect(abs(phase(90, 130, .visible(0.5)) - 0.5) < 1e-12)
        #expect(phase(99, 139, .hidden) == 0)
        #expect(phase(30, 70, .centered) == 0)
        #expect(abs(phase(65, 105, .centered) - 35.0 / 70) < 1e-12)
        #expect(abs(phase(60, 100, .visible.inset(by: 10)) - 0.25) < 1e-12)
    }

    @Test("A threshold between two others ends the identity phase between where they do")
    func interpolated() {
        let quarter = ScrollTransitionConfiguration.Threshold.visible.interpolated(towards: .hidden, amount: 0.25)
        #expect(phase(70, 110, quarter) == 0)
        #expect(abs(phase(85, 125, quarter) - 0.5) < 1e-12)
        // From the edge to the center are 30 points.
        let half = ScrollTransitionConfiguration.Threshold.visible.interpolated(towards: .centered, amount: 0.5)
        #expect(phase(45, 85, half) == 0)
        #expect(abs(phase(100, 140, half) - 1) < 1e-12)
        #expect(abs(phase(56, 96, half) - 0.2) < 1e-12)
        #expect(abs(phase(85, 125, .hidden.interpolated(towards: .visible, amount: 0.75)) - 0.5) < 1e-12)
    }

    private struct Row: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { _ in
                        Color.red.frame(width: 80, height: 50).scrollTransition(configuration) { content, phase in
                            content.offset(y: phase.value * 100)
                        }
                    }
                }
            }
        }
    }

    private func offsets(_ configuration: ScrollTransitionConfiguration, at time: Double, _ script: Script = .empty)
        throws -> [CGFloat]
    {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 5, script: script) {
            Row(configuration: configuration)
        }
        return try SceneProbe(stage.scene(at: time)).fills.map { $0.rect.minY - 25 }
    }

    @Test("An interactive transition mixes the phases by the curve")
    func interactive() throws {
        let linear = try offsets(.interactive(timingCurve: .linear), at: 0)
        // The second view is a quarter inside, so three quarters of the way.
        #expect(abs(linear[0]) < 1e-9 && abs(linear[1] - 75) < 1e-9 && abs(linear[2] - 100) < 1e-9)
        let eased = try offsets(.interactive, at: 0)
        #expect(abs(eased[1] - 100 * UnitCurve.easeInOut.value(at: 0.75)) < 1e-9)
    }

    @Test("The identity never leaves")
    func identity() throws { #expect(try offsets(.identity, at: 0).allSatisfy { abs($0) < 1e-9 }) }

    @Test("Scrolled past, a view goes on to the other phase")
    func scrolled() throws {
        let script = Script([
            ScriptEvent(at: 0, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 220, height: 0), duration: 0.5))
        ])
        let after = try offsets(.interactive(timingCurve: .linear), at: 1, script)
        // At an offset of 220 the third view, at 160, is three quarters out before the leading edge.
        #expect(abs(after[0] + 100) < 1e-6 && abs(after[2] + 75) < 1e-6 && abs(after[3]) < 1e-6)
    }

    @Test("An animated transition crosses its threshold in its own time")
    func animated() throws {
        let script = Script([
            ScriptEvent(at: 0, .scroll(at: .unit(x: 0.5, y: 0.5), by: CGSize(width: 80, height: 0), duration: 0.25))
        ])
        let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1))
        #expect(try abs(offsets(configuration, at: 0, script)[1] - 100) < 1e-9)
        let half = try offsets(configuration, at: 0.6, script)[1]
        #expect(half > 10 && half < 90)
        #expect(try abs(offsets(configuration, at: 2, script)[1]) < 1e-9)
    }
}
