import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// How what is below a sheet goes back. The stage is 400 by 800 points.
@MainActor
struct SheetRecessTests {
    private nonisolated static let (red, blue) = (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1))
    private nonisolated static let size = CGSize(width: 400, height: 800)

    private struct Presenting<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isShown = false
        var body: some View {
            Color(red: 1, green: 0, blue: 0).onTapGesture { isShown = true }.sheet(isPresented: $isShown) { content }
        }
    }

    /// Where what has the color is while a sheet comes that a tap at 1 s presents.
    private func rect(
        _ color: RGBA = SheetRecessTests.red, at time: Double = 4, in size: CGSize = SheetRecessTests.size,
        @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) throws -> CGRect? {
        let tap = ScriptEvent(at: 1, .tap(at: .points(x: 100, y: 100), count: 1))
        let stage = Stage(size: size, duration: 5, script: Script([tap])) { Presenting { content() } }
        return try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == .color(color) }?.rect
    }

    private func isClose(_ rect: CGRect?, _ wanted: CGRect) -> Bool { rect?.isClose(to: wanted, within: 0.01) == true }

    @Test("Below a sheet of the full height the page is 16 points smaller on each side, and 10 points of it are seen")
    func large() throws {
        #expect(try isClose(rect { Color.green }, CGRect(x: 16, y: 44, width: 368, height: 800 * 0.92)))
    }

    @Test("The page goes back as the sheet comes")
    func way() throws {
        let widths = try [0.9, 1.05, 1.15, 4].map { try #require(rect(at: $0) { Color.green }).width }
        #expect(widths[0] == 400 && widths == widths.sorted(by: >) && Set(widths).count == widths.count)
    }

    @Test("A lower sheet leaves the page where it is")
    func medium() throws {
        #expect(
            try rect { Color.green.presentationDetents([.medium, .large]) } == CGRect(origin: .zero, size: Self.size))
    }

    @Test("On tablets, and on phones that lie on their sides, nothing goes back")
    func others() throws {
        for size in [CGSize(width: 834, height: 1194), CGSize(width: 852, height: 393)] {
            #expect(try rect(in: size) { Color.green } == CGRect(origin: .zero, size: size))
        }
    }

    @Test("A sheet on a sheet sets that back from its own upper edge")
    func nested() throws {
        let below = try rect(Self.blue) {
            Color(red: 0, green: 0, blue: 1).sheet(isPresented: .constant(true)) { Color.green }
        }
        #expect(isClose(below, CGRect(x: 16, y: 44, width: 368, height: 746 * 0.92)))
    }
}
