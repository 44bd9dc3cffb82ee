import Foundation
import KinoraGeometry
import Testing

@testable import KinoraDrawings

/// The templates of a project's own symbols.
@Suite struct SymbolTemplateTests {
    private func template(_ symbols: String) throws -> SymbolTemplate {
        try SymbolTemplate(
            Array(
                "<svg><g id=\"Notes\"><rect width=\"9\" height=\"9\"/></g><g id=\"Symbols\">\(symbols)</g></svg>".utf8))
    }

    @Test("Groups by weight and size are drawings in em on their baseline, wherever they stand on the page")
    func variants() throws {
        let found = try template(
            """
            <g id="Regular-M" transform="matrix(1 0 0 1 1370 1126)">
              <path class="hierarchical-0:secondary" d="M0 -70 L50 -70 L50 0 L0 0 Z"/>
              <g transform="translate(10 0)"><path class="x hierarchical-1:primary" d="M0 -20 L10 -20 L10 0 Z"/></g></g>
            <g id="Black-S" transform="matrix(1 0 0 1 9 696)"><path d="M0 0 L100 0 L100 50 Z"/></g>
            """
        ).variants
        #expect(found.map(\.weight) == [400, 900] && found.map(\.size) == [.medium, .small])
        #expect(found[0].parts.map(\.level) == [1, 0])
        let outer = found[0].parts[0].path.boundingRect
        #expect(abs(outer.minX) < 1e-12 && abs(outer.width - 0.5) < 1e-12 && abs(outer.minY + 0.7) < 1e-12)
        #expect(abs(outer.maxY) < 1e-12)
        let inner = found[0].parts[1].path.boundingRect
        #expect(abs(inner.minX - 0.1) < 1e-12 && abs(inner.width - 0.1) < 1e-12 && abs(inner.minY + 0.2) < 1e-12)
        #expect(found[1].parts[0].path.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 0.5))
    }

    @Test("Guides are the ends of a drawing's box, counted from where it stands")
    func margins() throws {
        let path = "<path d=\"M0 0 L50 0 L50 -50 Z\"/>"
        let found = try template(
            """
            <line id="left-margin-Regular-S" x1="190" x2="190" y1="0" y2="9"/>
            <line id="right-margin-Regular-S" x1="265" x2="265" y1="0" y2="9"/><line id="left-margin" x1="5" x2="5" y2="9"/>
            <line id="right-margin" x1="85" x2="85" y2="9"/><line id="left-margin-Black-S" x1="1" x2="1" y2="9"/>
            <g id="Regular-S" transform="matrix(1 0 0 1 200 70)">\(path)</g>
            <g id="Regular-M" transform="translate(10 0)">\(path)</g><g id="Black-S">\(path)</g>
            """
        ).variants.map(\.margins)
        #expect(found == [-0.1...0.65, -0.05...0.75, nil])
    }

    @Test("Parts name their colors in multicolor rendering; the tint is no color of their own")
    func colors() throws {
        let path = "d=\"M0 0 L1 0 L1 1 Z\""
        let parts = try template(
            """
            <g id="Regular-M"><path class="multicolor-0:systemRedColor hierarchical-0:secondary" \(path)/>
            <path class="monochrome-0 multicolor-1:white" \(path)/><path class="multicolor-2:tintColor" \(path)/>
            <path \(path)/></g>
            """
        ).variants[0].parts
        #expect(parts.map(\.color) == ["red", "white", nil, nil])
    }

    @Test(
        "A file without such a group, or that is no XML, is refused",
        arguments: ["", "<svg/>", "<svg><g id=\"Odd-M\"/></svg>"])
    func refused(text: String) {
        #expect(throws: DrawingError.self) { try SymbolTemplate(Array(text.utf8)) }
    }
}
