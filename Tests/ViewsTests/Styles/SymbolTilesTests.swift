import Foundation
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// `ImagePaint` of a symbol: tiles of its drawing.
@MainActor
struct SymbolTilesTests {
    init() { DrawnImage.useRasterizer() }

    @Test("Tiles of a symbol are its drawing in the foreground's style, repeated")
    func tiles() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Rectangle().fill(ImagePaint(image: Image(systemName: "star.fill"), scale: 1)).foregroundStyle(.red)
        }
        let paints = try SceneProbe(stage.scene(at: 0)).fills.map(\.paint)
        guard case .image(let paint) = try #require(paints.first) else {
            Issue.record("\(paints)")
            return
        }
        #expect(paint.tiled && paint.rect.width > 10 && paint.rect.width < 40)
        let words = paint.image.pixmap.pixels
        // Red where it covers fully, and nothing in the corners.
        #expect(words.contains(0xFF30_3BFF))
        #expect(words.first == 0)
    }

    @Test("A symbol that does not exist paints nothing")
    func none() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), duration: 1) {
            Rectangle().fill(ImagePaint(image: Image("nowhere")))
        }
        #expect(try SceneProbe(stage.scene(at: 0)).fills.allSatisfy { $0.paint == .color(.clear) })
    }
}
