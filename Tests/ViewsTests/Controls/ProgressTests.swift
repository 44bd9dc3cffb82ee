import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Progress: its share, and the bar, ring and spinner that show it.
@MainActor
struct ProgressTests {
    private final class Log { var fractions: [Double?] = [] }

    private struct Reporting: ProgressViewStyle {
        let log: Log
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.fractions.append(configuration.fractionCompleted)
            Color.red.frame(width: 10, height: 10)
        }
    }

    private func probe(_ view: some View, width: CGFloat = 200, at time: Double = 0) throws -> SceneProbe {
        let stage = Stage(size: CGSize(width: width, height: 100), duration: 2) { view }
        return try SceneProbe(stage.scene(at: time))
    }

    @Test("The share completed is the value of the total, no less than 0 and no more than 1, or unknown")
    func shares() throws {
        func fraction(_ view: some View) throws -> Double?? {
            let log = Log()
            _ = try probe(view.progressViewStyle(Reporting(log: log)))
            return log.fractions.first
        }
        let table: [(Double?, Double, Double?)] = [
            (0.3, 1, 0.3), (25, 100, 0.25), (0, 5, 0), (5, 5, 1), (-1, 1, 0), (7, 1, 1), (nil, 1, nil), (1, 0, nil),
            (1, -4, nil), (0.5, 0.25, 1),
        ]
        for (value, total, expected) in table {
            #expect(try fraction(ProgressView(value: value, total: total)) == .some(expected))
            #expect(try fraction(ProgressView("Label", value: value, total: total)) == .some(expected))
            #expect(try fraction(ProgressView(value: value, total: total) { Text("Label") }) == .some(expected))
            #expect(
                try fraction(
                    ProgressView(value: value, total: total) {
                        Text("Label")
                    } currentValueLabel: {
                        Text("now")
                    }) == .some(expected))
        }
        #expect(try fraction(ProgressView(value: Float(3), total: 4)) == .some(0.75))
        #expect(try fraction(ProgressView()) == .some(nil) && fraction(ProgressView("Wait")) == .some(nil))
    }

    @Test("A bar is 4 points high from edge to edge, filled up to its share", arguments: [-1, 0, 0.25, 0.5, 1, 3.0])
    func bar(value: Double) throws {
        let fills = try probe(ProgressView(value: value)).fills
        #expect(fills.first?.rect == CGRect(x: 0, y: 48, width: 200, height: 4))
        #expect(fills.first?.paint == .color(SystemColor.fill.rgba(.light)))
        let blue = fills.filter { $0.paint == .color(SystemColor.blue.rgba(.light)) && $0.rect.width > 0 }
        let width = 200 * min(1, max(0, value))
        #expect(blue.map(\.rect) == (width > 0 ? [CGRect(x: 0, y: 48, width: width, height: 4)] : []))
    }

    @Test("A bar's color is its own tint before the one around it; an unknown share is an empty bar")
    func colors() throws {
        func color(_ view: some View) throws -> Paint? {
            try probe(view).fills.first { $0.rect.width == 100 }?.paint
        }
        let half = ProgressView(value: 0.5)
        #expect(try color(half.tint(.green)) == .color(SystemColor.green.rgba(.light)))
        let own = half.progressViewStyle(LinearProgressViewStyle(tint: .red))
        #expect(try color(own.tint(.green)) == .color(SystemColor.red.rgba(.light)))
        let unknown = try probe(ProgressView().progressViewStyle(.linear)).fills.filter { $0.rect.width > 0 }
        #expect(unknown.map(\.rect) == [CGRect(x: 0, y: 48, width: 200, height: 4)])
    }

    @Test("The label stands 5 points above the bar and the present value 5 points below it, both at the leading edge")
    func labels() throws {
        let view = ProgressView(value: 0.5) {
            Color.red.frame(width: 30, height: 11)
        } currentValueLabel: {
            Color.green.frame(width: 20, height: 7)
        }
        let fills = try probe(view).fills
        func place(_ color: SystemColor) -> CGRect? { fills.first { $0.paint == .color(color.rgba(.light)) }?.rect }
        // 11 + 5 + 4 + 5 + 7 = 32 points in the middle of 100.
        #expect(place(.red) == CGRect(x: 0, y: 34, width: 30, height: 11))
        #expect(fills.contains { $0.rect == CGRect(x: 0, y: 50, width: 200, height: 4) })
        #expect(place(.green) == CGRect(x: 0, y: 59, width: 20, height: 7))
    }

    @Test("Known progress has the spokes of unknown progress where it is circular")
    func circular() throws {
        let known = try probe(ProgressView(value: 0.3).progressViewStyle(.circular), width: 100).fills.map(\.rect)
        #expect(try known == probe(ProgressView(), width: 100).fills.map(\.rect))
    }

    @Test(
        "In a widget a ring fills clockwise from its top",
        arguments: [(0.25, 50.0, 40.0, 10.0, 10.0), (0.5, 50, 40, 10, 20)])
    func ring(share: Double, x: Double, y: Double, width: Double, height: Double) throws {
        let view = ProgressView(value: share).progressViewStyle(.circular).environment(\.isInWidget, true)
        let fills = try probe(view, width: 100).fills
        #expect(fills[0].rect.isClose(to: CGRect(x: 40, y: 40, width: 20, height: 20), within: 1e-6))
        #expect(fills[1].rect.isClose(to: CGRect(x: x, y: y, width: width, height: height), within: 1e-3))
        #expect(fills[1].paint == .color(SystemColor.blue.rgba(.light)))
    }

    @Test(
        "A spinner is 20 points across, 37 where controls are large, and its first spoke points up",
        arguments: [(ControlSize.mini, 20.0), (.small, 20), (.regular, 20), (.large, 37), (.extraLarge, 37)])
    func spinner(size: ControlSize, points: Double) throws {
        let spokes = try probe(ProgressView().controlSize(size), width: 100).fills
        #expect(spokes.count == 8)
        let top = spokes[0].rect
        #expect(abs(top.midX - 50) < 1e-6 && abs(top.minY - (50 - points * 0.49)) < 1e-6)
        #expect(abs(top.width - points * 0.115) < 1e-6 && abs(top.height - points * 0.29) < 1e-6)
        // A quarter further around, the third one points right.
        #expect(abs(spokes[2].rect.midY - 50) < 1e-6 && abs(spokes[2].rect.maxX - (50 + points * 0.49)) < 1e-6)
        let tinted = try probe(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)), width: 100)
        #expect(tinted.fills.allSatisfy { $0.paint == .color(SystemColor.red.rgba(.light)) })
    }

    @Test("A spinner is gray, and has the tint where one is set")
    func spinnerTint() throws {
        func isPainted(_ view: some View, _ color: SystemColor) throws -> Bool {
            let fills = try probe(view).fills
            return fills.count == 8 && fills.allSatisfy { $0.paint == .color(color.rgba(.light)) }
        }
        #expect(try isPainted(ProgressView().tint(.red), .red) && !isPainted(ProgressView(), .blue))
        let own = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green)).tint(.red)
        #expect(try isPainted(own, .green))
    }
}
