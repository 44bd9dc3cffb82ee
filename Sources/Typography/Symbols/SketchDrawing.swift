import Foundation
import KinoraGeometry

/// What the items of a sketch have drawn so far.
struct SketchDrawing {
    private let isFilled: Bool
    private let line: Double

    private var layers = [Path()]
    /// Of each layer.
    private var levels = [0]
    /// What is to be drawn as one, and whether it will be solid.
    private var body = Path()
    private var isSolid = false
    /// All bodies of this layer, solid. Details stay inside of them.
    private var solid = Path()
    /// What lies before all layers, and is cut out of the symbol where it has one color.
    private var inlay = Path()

    init(isFilled: Bool, line: Double) { (self.isFilled, self.line) = (isFilled, line) }

    mutating func add(_ item: SketchItem) {
        switch item.role {
        case .body: join(item.area(line), solid: isFilled)
        case .rim: join(item.area(line), solid: false)
        case .carved: body = body.without(item.area(line))
        default:
            finishBody()
            change(item)
        }
    }

    /// The layers from back to front.
    mutating func finished() -> [SymbolPart] {
        finishBody()
        // No layer covers another, so that the symbol can be cut out of an enclosure.
        for index in layers.indices.dropLast() {
            for above in layers[(index + 1)...] { layers[index] = layers[index].without(above) }
        }
        let parts = zip(layers, levels).map { area, level in
            SymbolPart(
                level: inlay.isEmpty ? SymbolLevel(rawValue: level) ?? .tertiary : .tertiary,
                contours: [SymbolContour](area))
        }
        return inlay.isEmpty ? parts : parts + [SymbolPart(contours: [SymbolContour](inlay).reversed)]
    }

    private mutating func join(_ area: Path, solid isSolid: Bool) {
        if isSolid != self.isSolid { finishBody() }
        self.isSolid = isSolid
        body = body.joined(with: area)
    }

    private mutating func finishBody() {
        guard !body.isEmpty else { return }
        drawClean(isSolid ? body : SketchDrawing.rim(of: body, line))
        solid = solid.isEmpty ? body : solid.joined(with: body)
        body = Path()
    }

    private mutating func draw(_ area: Path) { layers[layers.count - 1] = layers[layers.count - 1].joined(with: area) }

    private mutating func drawClean(_ area: Path) {
        if layers[layers.count - 1].isEmpty { layers[layers.count - 1] = area } else { draw(area) }
    }

    private mutating func change(_ item: SketchItem) {
        switch item.role {
        case .body, .rim, .carved: break
        case .ink: draw(item.area(line))
        case .detail where isFilled:
            // In a solid body lines may be no wider than what they leave.
            layers[layers.count - 1] = layers[layers.count - 1].without(item.area(min(line, 0.1)))
        case .inlay where isFilled: inlay = inlay.joined(with: item.area(min(line, 0.1)))
        case .detail, .inlay:
            let area = item.area(line)
            if solid.isEmpty { draw(area) } else { drawClean(area.within(solid)) }
        case .hole(let margin):
            var area = item.area(line)
            if margin > 0 { area = area.joined(with: area.lined(2 * margin)) }
            for index in layers.indices { layers[index] = layers[index].without(area) }
        case .layer(let standsOut):
            if standsOut { levels = levels.map { $0 + 1 } }
            levels.append(standsOut ? 0 : layers.count)
            layers.append(Path())
            solid = Path()
        case .turn(let degrees):
            let turn = SymbolShape.rotation(degrees)
            layers = layers.map { $0.applying(turn) }
            solid = solid.applying(turn)
            inlay = inlay.applying(turn)
        }
    }

    /// A line along the inside of an area.
    private static func rim(of area: Path, _ line: Double) -> Path { area.within(area.lined(2 * line)) }
}
