import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// The outlines of bordered buttons and of buttons of glass.
@MainActor
struct ButtonBorderShapeTests {
    /// What is filled behind a label of 40 x 20 points.
    private func ground(_ style: some PrimitiveButtonStyle, _ shape: ButtonBorderShape) throws -> CGRect? {
        let button = Button {
        } label: {
            Color.red.frame(width: 40, height: 20)
        }
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            button.buttonStyle(style).buttonBorderShape(shape)
        }
        return try SceneProbe(stage.scene(at: 0)).fills.first?.rect
    }

    @Test("A circle is as wide as high, and holds all of the label with as much around it as there is above")
    func circle() throws {
        #expect(try ground(.borderedProminent, .circle) == CGRect(x: 23, y: 23, width: 54, height: 54))
        #expect(try ground(.bordered, .circle)?.size == CGSize(width: 54, height: 54))
        #expect(try ground(.glassProminent, .circle)?.size == CGSize(width: 56, height: 56))
    }

    @Test("Other outlines are as wide as the label and the room beside it")
    func others() throws {
        for shape in [ButtonBorderShape.automatic, .capsule, .roundedRectangle, .roundedRectangle(radius: 3)] {
            #expect(try ground(.borderedProminent, shape)?.size == CGSize(width: 64, height: 34))
            #expect(try ground(.glassProminent, shape)?.size == CGSize(width: 68, height: 36))
        }
    }
}
