import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import KinoraViews

/// A picture of everything that the rasterizer does, each thing in a labeled cell: `kinora render test-card`.
///
/// It is for looking at: every line of it shows at a glance what a wrong cap, a banded gradient or a mask on the wrong side
/// would look like. The cells are built from nodes, because views cannot produce some of them.
@MainActor
enum TestCard {
    /// What it is called on the command line.
    nonisolated static let name = "test-card"

    /// One operation: its label, and what is drawn in a box of `Cell.size` points.
    struct Cell {
        static let size = CGSize(width: 96, height: 72)

        let label: String
        let nodes: [Node]

        init(_ label: String, _ nodes: [Node]) {
            self.label = label
            self.nodes = nodes
        }
    }

    /// Cells that belong together, on rows of their own.
    struct Section {
        let title: String
        let cells: [Cell]
    }

    private static let columns = 10
    private static let margin = 12.0
    private static let gap = 8.0
    private static let labelHeight = 13.0
    private static let titleHeight = 22.0

    static func scene() throws -> FrameScene {
        TestCardShaders.register()
        let sections = try sections()
        var nodes: [Node] = []
        var texts: [CardText] = []
        var y = margin
        for section in sections {
            texts.append(CardText(section.title, x: margin, y: y, isTitle: true))
            y += titleHeight
            for (index, cell) in section.cells.enumerated() {
                let (row, column) = (index / columns, index % columns)
                let x = margin + Double(column) * (Double(Cell.size.width) + gap)
                let top = y + Double(row) * rowHeight
                nodes.append(.layer(.transform(CGAffineTransform(translationX: x, y: top)), framed(cell.nodes)))
                texts.append(CardText(cell.label, x: x, y: top + Double(Cell.size.height) + 1, isTitle: false))
            }
            y += Double((section.cells.count + columns - 1) / columns) * rowHeight + 4
        }
        let width = 2 * margin + Double(columns) * (Double(Cell.size.width) + gap) - gap
        let size = CGSize(width: width, height: y)
        return FrameScene(size: size, background: CardColors.paper, nodes: nodes + (try CardText.nodes(texts)))
    }

    private static var rowHeight: Double { Double(Cell.size.height) + labelHeight + gap - 2 }

    static func sections() throws -> [Section] {
        [
            Section(title: "Fills and corners", cells: fills), Section(title: "Strokes", cells: strokes),
            Section(title: "Paints", cells: paints), Section(title: "Images and transforms", cells: images),
            Section(title: "Blend modes and compositing operators", cells: blends),
            Section(title: "Layers: opacity, clips, masks", cells: layers),
            Section(title: "Blurs, shadows, color filters", cells: filters),
            Section(title: "Materials and glass", cells: backdrops), Section(title: "Shaders", cells: shaders),
            Section(title: "Text", cells: try texts()),
        ]
    }

    /// A cell's box with its content clipped to it.
    private static func framed(_ nodes: [Node]) -> [Node] {
        let box = CardPaths.rect(0, 0, Double(Cell.size.width), Double(Cell.size.height))
        return [
            .fill(Fill(box, paint: .color(.white))),
            .layer(
                .clip(box, rule: .nonzero, inverse: false),
                [.layer(.isolate, [.fill(Fill(box, paint: .color(.white)))] + nodes)]),
            .stroke(Stroke(box, style: StrokeStyle(lineWidth: 0.5), paint: .color(CardColors.line))),
        ]
    }
}
