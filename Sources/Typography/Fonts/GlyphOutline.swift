import Foundation
import KinoraGeometry

extension FontFace {
    /// A glyph's outline in em, y down, the pen's origin at zero. Fill it non-zero: variable fonts overlap their strokes.
    /// Empty for spaces and for glyphs that the font lacks. `FontLibrary.outline` keeps what this reads.
    package func readOutline(of glyph: UInt32) -> Path {
        if glyph == 0 { return MissingGlyph.box(like: ownOutline(of: 0)) }
        guard let rounding else { return ownOutline(of: glyph) }
        return rounding.outline(of: glyph, like: ownOutline(of: glyph))
    }

    private func ownOutline(of glyph: UInt32) -> Path {
        let sink = OutlineSink(scale: 1 / unitsPerEm)
        HarfBuzz.draw(font, glyph, Unmanaged.passUnretained(sink).toOpaque(), OutlineSink.receive)
        return Path(elements: sink.elements)
    }
}

/// Collects what HarfBuzz draws.
private final class OutlineSink {
    /// Far more than any real glyph has; it keeps a hostile file from filling the memory.
    static let elementLimit = 50_000

    let scale: Double
    var elements: [Path.Element] = []

    init(scale: Double) { self.scale = scale }

    /// Adds a part of the outline; what it is, is the number of its points, but for lines.
    static let receive: HarfBuzz.Outline = { sink, part, coordinates in
        let sink = Unmanaged<OutlineSink>.fromOpaque(sink).takeUnretainedValue()
        func point(_ index: Int) -> CGPoint {
            guard let coordinates else { return .zero }
            let (x, y) = (Double(coordinates[2 * index]), Double(coordinates[2 * index + 1]))
            return CGPoint(x: x * sink.scale, y: -y * sink.scale)
        }
        guard sink.elements.count < elementLimit else { return }
        switch part {
        case 1: sink.elements.append(.move(to: point(0)))
        case 2: sink.elements.append(.quadCurve(to: point(1), control: point(0)))
        case 3: sink.elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
        case 4: sink.elements.append(.line(to: point(0)))
        default: sink.elements.append(.closeSubpath)
        }
    }
}
