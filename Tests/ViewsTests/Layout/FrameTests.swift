import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Frames whose lengths are not lengths.
@MainActor
struct FrameTests {
    private func rects(_ view: some View) throws -> [CGRect] {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) { view }
        return try SceneProbe(stage.scene(at: 0)).fills.map(\.rect)
    }

    @Test("A length that is not finite leaves its axis as it is", arguments: [CGFloat.infinity, -.infinity, .nan])
    func fixed(length: CGFloat) throws {
        let found = try rects(Color.red.padding(10).frame(width: length, height: 40))
        #expect(found == [CGRect(x: 10, y: 40, width: 80, height: 20)])
        #expect(try rects(Color.red.frame(width: 20, height: length)) == [CGRect(x: 40, y: 0, width: 20, height: 100)])
    }

    @Test("Bounds that are not finite bound nothing, but a greatest length of infinity fills what is offered")
    func bounds() throws {
        let box = Color.red.frame(width: 20, height: 20)
        let wide = CGRect(x: 0, y: 40, width: 100, height: 20)
        #expect(try rects(box.background(.blue).frame(minWidth: .infinity)).first?.width == 20)
        #expect(try rects(box.frame(maxWidth: .nan).background(.blue)).first?.width == 20)
        #expect(try rects(box.frame(maxWidth: .infinity).background(.blue)).first == wide)
        #expect(try rects(box.frame(idealWidth: .infinity).fixedSize().background(.blue)).first?.width == 20)
    }

    @Test("A negative length is none")
    func negative() throws {
        #expect(try rects(Text("a").frame(width: -10, height: 30).background(.blue)).first?.width ?? 0 == 0)
    }
}
