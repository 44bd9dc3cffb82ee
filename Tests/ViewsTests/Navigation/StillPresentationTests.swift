import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// What is presented while views are not to be animated.
@MainActor
struct StillPresentationTests {
    private struct Covered: View {
        @State private var isCovered = false
        var body: some View {
            Color.red
                .fullScreenCover(isPresented: $isCovered) { Color.blue }
                .onAppear {
                    after(1) {
                        UIView.setAnimationsEnabled(false)
                        isCovered = true
                    }
                    after(2) {
                        UIView.setAnimationsEnabled(true)
                        isCovered = false
                    }
                }
        }
    }

    @Test("A cover is there at once where UIView is told not to animate, in every performance", arguments: 0..<2)
    func cover(performance: Int) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 4) { Covered() }
        let blue = Paint.color(SystemColor.blue.rgba(.light))
        func top(_ time: Double) throws -> CGFloat? {
            try SceneProbe(stage.scene(at: time)).fills.first { $0.paint == blue }?.rect.minY
        }
        #expect(try top(0.5) == nil)
        #expect(try top(1.01) == 0)
        #expect(try top(2.2).map { $0 > 10 && $0 < 90 } == true)
        #expect(try top(3.5) == nil)
    }
}
