internal import KinoraCHarfBuzz
import Foundation
import KinoraGeometry

extension FontFace {
    /// A glyph's outline in em, y down, the pen's origin at zero. Fill it non-zero: variable fonts overlap their strokes.
    /// Empty for spaces and for glyphs that the font lacks. `FontLibrary.outline` keeps what this reads.
    package func readOutline(of glyph: UInt32) -> Path {
        let sink = OutlineSink(scale: 1 / unitsPerEm)
        kinora_draw_glyph(font, glyph, OutlineSink.functions, Unmanaged.passUnretained(sink).toOpaque())
        return Path(elements: sink.elements)
    }
}

/// Collects what HarfBuzz draws.
private final class OutlineSink {
    /// No honest glyph comes near; keeps a hostile file from filling the memory.
    static let elementLimit = 50_000

    let scale: Double
    var elements: [Path.Element] = []

    init(scale: Double) { self.scale = scale }

    func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x) * scale, y: -Double(y) * scale) }

    func add(_ element: Path.Element) {
        if elements.count < OutlineSink.elementLimit { elements.append(element) }
    }

    static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlineSink {
        Unmanaged<OutlineSink>.fromOpaque(pointer!).takeUnretainedValue()
    }

    /// Made once and immutable from then on.
    nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, sink, _, x, y, _ in
                let sink = OutlineSink.from(sink)
                sink.add(.move(to: sink.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, sink, _, x, y, _ in
                let sink = OutlineSink.from(sink)
                sink.add(.line(to: sink.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, sink, _, cx, cy, x, y, _ in
                let sink = OutlineSink.from(sink)
                sink.add(.quadCurve(to: sink.point(x, y), control: sink.point(cx, cy)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, sink, _, ax, ay, bx, by, x, y, _ in
                let sink = OutlineSink.from(sink)
                sink.add(.curve(to: sink.point(x, y), control1: sink.point(ax, ay), control2: sink.point(bx, by)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, sink, _, _ in OutlineSink.from(sink).add(.closeSubpath) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}
