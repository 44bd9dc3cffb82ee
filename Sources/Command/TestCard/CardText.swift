import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraStage
import KinoraViews

/// Words on the test card. They are set by a stage of their own, whose nodes are taken over.
struct CardText {
    let text: String
    let x: Double
    let y: Double
    let size: Double
    let weight: KinoraViews.Font.Weight

    init(_ text: String, x: Double, y: Double, isTitle: Bool) {
        self.init(text, x: x, y: y, size: isTitle ? 13 : 8.5, weight: isTitle ? .semibold : .regular)
    }

    init(_ text: String, x: Double, y: Double, size: Double, weight: KinoraViews.Font.Weight = .regular) {
        self.text = text
        self.x = x
        self.y = y
        self.size = size
        self.weight = weight
    }

    /// The glyphs of all texts, each from its top left corner.
    @MainActor
    static func nodes(_ texts: [CardText], color: KinoraViews.Color = .black) throws -> [Node] {
        // Wide enough for every line, so that none moves its neighbors.
        let size = CGSize(width: 4096, height: 4096)
        let stage = Stage(size: size, duration: 0) {
            ZStack(alignment: .topLeading) {
                KinoraViews.Color.clear
                ForEach(Array(texts.indices), id: \.self) { index in
                    Text(texts[index].text).font(.system(size: texts[index].size, weight: texts[index].weight))
                        .foregroundStyle(color).fixedSize().offset(x: texts[index].x, y: texts[index].y)
                }
            }
        }
        return try stage.scene(at: 0).nodes
    }
}
