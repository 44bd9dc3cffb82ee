import KinoraGeometry
import KinoraScene
import KinoraTypography

/// A symbol of a project's own, in the weights and sizes that it is drawn in.
package struct CustomSymbol: Equatable, Sendable {
    package struct Variant: Equatable, Sendable {
        let weight: Int
        let scale: SymbolScale
        let outline: SymbolOutline

        /// - Parameters:
        ///   - weight: from 100 to 900.
        ///   - parts: outlines in em from the left end of the baseline, back to front.
        ///   - margins: from the left to the right end of the symbol's box, in em; nil where these are those of its ink.
        ///   - key: names the outline for caches.
        package init(
            weight: Int, scale: SymbolScale, parts: [SymbolOutline.Layer], margins: ClosedRange<Double>? = nil,
            key: String
        ) {
            self.weight = weight
            self.scale = scale
            var whole = Path()
            for part in parts { whole.addPath(part.path) }
            let ink = whole.boundingRect
            // The box begins at 0, as that of every symbol here.
            let ends = margins ?? Double(ink.minX)...Double(max(ink.minX, ink.maxX))
            let shift = CGAffineTransform(translationX: CGFloat(-ends.lowerBound), y: 0)
            let width = CGFloat(ends.upperBound - ends.lowerBound)
            outline = SymbolOutline(
                key: key, path: whole.applying(shift),
                layers: parts.map { .init(path: $0.path.applying(shift), level: $0.level, color: $0.color) },
                bounds: CGRect(x: 0, y: ink.minY, width: width, height: ink.height), ink: ink.applying(shift))
        }
    }

    private let variants: [Variant]

    /// nil where there is no variant.
    package init?(_ variants: [Variant]) {
        guard !variants.isEmpty else { return nil }
        self.variants = variants
    }

    /// What the symbol's name stands for: as a picture of its own it is black and as large as in text of 17 points.
    package var picture: LibraryPicture {
        let outline = drawing(weight: 400, scale: .medium).outline
        let points = 17.0
        let box = outline.bounds
        let path = outline.path.applying(
            CGAffineTransform(a: points, b: 0, c: 0, d: points, tx: 0, ty: -box.minY * points))
        let size = CGSize(width: box.width * points, height: box.height * points)
        let drawing = DrawnPicture(size: size, nodes: [.fill(Fill(path, paint: .color(.black)))])
        return LibraryPicture(.drawing(drawing), isTemplate: true, symbol: self)
    }

    /// The drawing that is nearest to what is wanted, the size before the weight; and how much larger than drawn it has to be.
    func drawing(weight: Int, scale: SymbolScale) -> (outline: SymbolOutline, factor: Double) {
        let order: [SymbolScale] = [scale, .medium, .small, .large]
        let size = order.first { wanted in variants.contains { $0.scale == wanted } } ?? scale
        let near = variants.filter { $0.scale == size }.min { abs($0.weight - weight) < abs($1.weight - weight) }
        guard let near else { fatalError("a symbol has a variant") }
        return (near.outline, scale.factor / near.scale.factor)
    }
}
