import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Spacers take what is left, wherever they stand.
@MainActor
struct SpacerTests {
    private struct Row<Space: View>: View {
        let space: Space
        var body: some View {
            HStack(spacing: 0) {
                space
                // As wide as it is offered, between 10 and 40.
                ForEach(0..<4, id: \.self) { _ in
                    Color(red: 1, green: 0, blue: 0).frame(minWidth: 10, maxWidth: 40, minHeight: 10, maxHeight: 10)
                }
                space
            }
        }
    }

    private func widths(_ space: some View) throws -> [CGFloat] {
        let stage = Stage(size: CGSize(width: 200, height: 20), duration: 1) { Row(space: space) }
        return try SceneProbe(stage.scene(at: 0)).fills.filter { $0.paint.rgba?.red == 1 }.map(\.rect.width)
    }

    private struct Branch: View {
        var isOn = true
        var body: some View { if isOn { Spacer(minLength: 0) } }
    }

    @Test("A spacer in a branch, with a background or a frame takes no more than the others leave")
    func wrapped() throws {
        let full: [CGFloat] = [40, 40, 40, 40]
        #expect(try widths(Spacer(minLength: 0)) == full)
        #expect(try widths(Branch()) == full)
        #expect(try widths(AnyView(Branch())) == full)
        #expect(try widths(Spacer(minLength: 0).background(Color(red: 0, green: 0, blue: 1))) == full)
        #expect(try widths(Spacer(minLength: 0).frame(height: 5)) == full)
        // One with a priority of its own is served before the others.
        #expect(try widths(Spacer(minLength: 0).layoutPriority(1)) == [10, 10, 10, 10])
    }
}
