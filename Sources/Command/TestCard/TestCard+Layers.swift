import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// What layers do to their content: opacity, blending, clips and masks.
extension TestCard {
    /// Every mode over three colors, in a layer of its own that is transparent to the right, so that operators show.
    static var blends: [Cell] {
        let sky = Ramp([CardColors.blue, .white, CardColors.orange])
        return BlendMode.allCases.map { mode in
            let backdrop = Node.filled(
                CardPaths.rect(6, 8, 56, 56),
                .linear(LinearPaint(ramp: sky, start: CGPoint(x: 0, y: 8), end: CGPoint(x: 0, y: 64))))
            let source = [
                Node.filled(CardPaths.rect(18, 14, 72, 14), CardColors.green),
                .filled(CardPaths.rect(18, 29, 72, 14), CardColors.red),
                .filled(CardPaths.rect(18, 44, 72, 14), CardColors.purple.opacity(0.5)),
            ]
            return Cell(mode.rawValue, [.layer(.isolate, [backdrop, .layer(.blend(mode), source)])])
        }
    }

    private static var discs: [Node] {
        [
            .filled(CardPaths.ellipse(10, 8, 44, 44), CardColors.red),
            .filled(CardPaths.ellipse(42, 8, 44, 44), CardColors.green),
            .filled(CardPaths.ellipse(26, 24, 44, 44), CardColors.blue),
        ]
    }

    static var layers: [Cell] {
        let stripes = (0..<6).map { Node.filled(CardPaths.rect(0, Double($0) * 12, 96, 6), CardColors.purple) }
        let fade = LinearPaint(ramp: Ramp([.black, .clear]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 86, y: 0))
        let gray = LinearPaint(ramp: Ramp([.black, .white]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 86, y: 0))
        let star = CardPaths.star(48, 40, 36)
        func clip(_ path: Path, _ rule: FillRule = .nonzero, inverse: Bool = false) -> [Node] {
            [.layer(.clip(path, rule: rule, inverse: inverse), stripes)]
        }
        func mask(_ mask: [Node], _ source: MaskSource) -> [Node] { [.layer(.mask(mask, source), discs)] }
        let leaves = discs.map { Node.layer(.opacity(0.5), [$0]) }
        let full = CardPaths.rect(0, 0, 96, 72)
        return [
            Cell("opacity of a group", [.layer(.opacity(0.5), discs)]), Cell("opacity of each leaf", leaves),
            Cell("clip", clip(CardPaths.ellipse(12, 6, 72, 60))), Cell("clip, nonzero star", clip(star)),
            Cell("clip, even-odd star", clip(star, .evenOdd)), Cell("inverse clip", clip(star, inverse: true)),
            Cell(
                "clip in a clip",
                [
                    .layer(
                        .clip(CardPaths.ellipse(4, 6, 60, 60), rule: .nonzero, inverse: false),
                        clip(CardPaths.ellipse(32, 6, 60, 60)))
                ]),
            Cell("alpha mask", mask([.filled(full, .linear(fade))], .alpha)),
            Cell("inverse alpha mask", mask([.filled(full, .linear(fade))], .inverseAlpha)),
            Cell("luminance mask", mask([.filled(full, .linear(gray))], .luminance)),
            Cell("mask of colors", mask(spectrumColumns, .luminance)),
            Cell(
                "mask in a mask",
                [
                    .layer(
                        .mask([.layer(.mask([.filled(full, .linear(fade))], .alpha), [.filled(star, .black)])], .alpha),
                        discs)
                ]),
            Cell(
                "isolated multiply",
                [.filled(full, CardColors.yellow), .layer(.isolate, [.layer(.blend(.multiply), discs)])]),
            Cell("open multiply", [.filled(full, CardColors.yellow), .layer(.blend(.multiply), discs)]),
            Cell(
                "erasing in a layer",
                [
                    .filled(full, CardColors.yellow),
                    .layer(.isolate, discs + [.layer(.blend(.destinationOut), [.filled(star, .black)])]),
                ]),
            Cell("40 layers deep", [deep(40)]),
        ]
    }

    private static var spectrumColumns: [Node] {
        let colors = [
            CardColors.red, CardColors.green, CardColors.blue, .white, RGBA(red: 0.5, green: 0.5, blue: 0.5), .black,
        ]
        return colors.enumerated().map { .filled(CardPaths.rect(Double($0) * 16, 0, 16, 72), $1) }
    }

    /// Isolated, slightly faded and turned layers inside one another, each with a square of its own.
    private static func deep(_ levels: Int) -> Node {
        var node = Node.filled(CardPaths.rect(40, 28, 16, 16), CardColors.red)
        for level in 1..<levels {
            let inset = Double(level) * 0.7
            let square = CardPaths.rect(40 - inset, 28 - inset, 16 + 2 * inset, 16 + 2 * inset)
            let ring = Node.stroked(
                square, StrokeStyle(lineWidth: 0.4), level % 2 == 0 ? CardColors.blue : CardColors.ink)
            node = .layer(.opacity(0.97), [.layer(.transform(turned(2)), [node, ring])])
        }
        return node
    }
}
