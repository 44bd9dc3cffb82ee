import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraViews

/// Text at the sizes that are read.
extension TestCard {
    static func texts() throws -> [Cell] {
        let sentence = "Rag, Hill 8"
        let sizes: [Double] = [11, 12, 13, 14, 15, 16, 17]
        var cells = try sizes.map { points in
            let lines = [(0, Font.Weight.regular), (1, .semibold), (2, .light)].map { index, weight in
                CardText(
                    sentence, x: 3 + Double(index) / 3, y: 3 + Double(index) * (points + 5), size: points,
                    weight: weight)
            }
            return Cell("\(Int(points)) points", try CardText.nodes(lines))
        }
        let positions = (0..<4).map { CardText("Illuminated", x: 4 + Double($0) / 4, y: 2 + Double($0) * 17, size: 13) }
        cells.append(Cell("quarter positions", try CardText.nodes(positions)))
        let reversed = CardText("Reversed", x: 6, y: 14, size: 17)
        cells.append(
            Cell(
                "white on dark",
                [.filled(CardPaths.rect(0, 0, 96, 72), CardColors.ink)]
                    + (try CardText.nodes([reversed, CardText("and small, too", x: 6, y: 40, size: 11)], color: .white))
            ))
        let turned = try CardText.nodes([CardText("Turned text", x: 6, y: 24, size: 15)])
        cells.append(Cell("turned", [.layer(.transform(Self.turned(-20)), turned)]))
        let page = try CardText.nodes(
            (0..<3).map { CardText("Rag, Hill 108", x: 10, y: 10 + Double($0) * 17, size: 13) })
        cells.append(Cell("projected", [.layer(.projection(turnedAboutY(40)), page)]))
        let large = try CardText.nodes([CardText("Rg", x: 6, y: -15, size: 72, weight: .bold)])
        cells.append(Cell("gradient, 72 points", large.map { Self.painted($0) }))
        return cells
    }

    /// The same glyphs with a gradient.
    private static func painted(_ node: Node) -> Node {
        switch node {
        case .glyphs(var run):
            run.paint = .linear(
                LinearPaint(
                    ramp: Ramp([CardColors.red, CardColors.purple, CardColors.blue]), start: .zero,
                    end: CGPoint(x: 96, y: 72)))
            return .glyphs(run)
        case .group(let children): return .group(children.map { painted($0) })
        case .layer(let operation, let children): return .layer(operation, children.map { painted($0) })
        default: return node
        }
    }
}
