import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Children are offered what their stack turned out to be, so that they may fill it where nothing was proposed.
@MainActor
struct FillingTests {
    private func rects(_ view: some View) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).fills.map(\.rect)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.blue.frame(width: width, height: height)
    }

    @Test("A color behind something fills its height in a scroll view, which proposes none")
    func card() throws {
        let found = try rects(
            ScrollView {
                ZStack {
                    Color.red
                    box(20, 30)
                }
            })
        #expect(found == [CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 40, y: 0, width: 20, height: 30)])
    }

    @Test("A row at its ideal height makes flexible children as high as the highest")
    func equalHeights() throws {
        let found = try rects(
            HStack(spacing: 0) {
                Color.red.frame(width: 20).frame(maxHeight: .infinity)
                box(20, 40)
            }
            .fixedSize(horizontal: false, vertical: true))
        #expect(found == [CGRect(x: 30, y: 30, width: 20, height: 40), CGRect(x: 50, y: 30, width: 20, height: 40)])
    }

    @Test("A column at its ideal width makes flexible children as wide as the widest")
    func equalWidths() throws {
        let found = try rects(
            VStack(spacing: 0) {
                Color.red.frame(height: 20).frame(maxWidth: .infinity)
                box(60, 20)
            }
            .fixedSize(horizontal: true, vertical: false))
        #expect(found == [CGRect(x: 20, y: 30, width: 60, height: 20), CGRect(x: 20, y: 50, width: 60, height: 20)])
    }

    @Test("Along its own axis a stack keeps children at their ideal length")
    func ownAxis() throws {
        let found = try rects(
            VStack(spacing: 0) {
                Color.red
                box(20, 20)
            }
            .fixedSize(horizontal: false, vertical: true))
        // A color's ideal length is 10.
        #expect(found == [CGRect(x: 0, y: 35, width: 100, height: 10), CGRect(x: 40, y: 45, width: 20, height: 20)])
    }

    @Test("Of a ZStack's children those of the highest layout priority decide on its size")
    func priority() throws {
        let found = try rects(
            ZStack {
                Color.red
                box(40, 20).layoutPriority(1)
                box(60, 60)
            })
        #expect(
            found == [
                CGRect(x: 30, y: 40, width: 40, height: 20), CGRect(x: 30, y: 40, width: 40, height: 20),
                CGRect(x: 20, y: 20, width: 60, height: 60),
            ])
    }
}
