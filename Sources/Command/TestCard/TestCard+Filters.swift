import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// Filters, materials and glass.
extension TestCard {
    private static let box = CGRect(x: 16, y: 12, width: 64, height: 48)
    private static var card: [Node] { [.filled(Path(roundedRect: box, cornerRadius: 10), CardColors.blue)] }

    private static func filtered(_ filter: Filter, _ nodes: [Node]) -> Node { .layer(.filter(filter), nodes) }

    static var filters: [Cell] {
        func blur(_ sigma: Double, _ nodes: [Node], opaque: Bool = false) -> [Node] {
            [
                filtered(
                    .blur(
                        sigma: sigma, opaque: opaque, bounds: opaque ? CGRect(x: 0, y: 0, width: 96, height: 72) : box),
                    nodes)
            ]
        }
        func drop(_ sigma: Double, _ x: Double, _ y: Double, _ nodes: [Node]) -> Node {
            filtered(
                .dropShadow(color: RGBA.black.opacity(0.5), sigma: sigma, offset: CGSize(width: x, height: y)), nodes)
        }
        let ramp = LinearPaint(ramp: Ramp([.clear, .black]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0))
        let mask = [Node.filled(CardPaths.rect(0, 0, 96, 72), .linear(ramp))]
        return [
            Cell("blur 0.5", blur(0.5, flag)), Cell("blur 2", blur(2, flag)), Cell("blur 6", blur(6, flag)),
            Cell("blur 20", blur(20, flag)), Cell("blur 6, one shape", blur(6, card)),
            Cell("blur 8, opaque", blur(8, scenery, opaque: true)), Cell("blur 8, transparent", blur(8, scenery)),
            Cell("variable blur", [filtered(.variableBlur(radius: 16, mask: mask), scenery)]),
            Cell("drop shadow", [drop(4, 3, 5, card)]), Cell("sharp drop shadow", [drop(0, 5, 5, flag)]),
            Cell(
                "shadow of a hole",
                [drop(3, 3, 4, [.filled(CardPaths.star(48, 38, 32), CardColors.blue, rule: .evenOdd)])]),
            Cell("shadow of a shadow", [drop(0, 6, 6, [drop(0, -6, 6, card)])]),
            Cell(
                "inner shadow",
                [
                    filtered(
                        .innerShadow(color: RGBA.black.opacity(0.6), sigma: 4, offset: CGSize(width: 3, height: 4)),
                        card)
                ]),
            Cell(
                "alpha threshold",
                [
                    filtered(
                        .alphaThreshold(minimum: 0.5, maximum: 1, color: CardColors.purple),
                        blur(
                            6,
                            [
                                .filled(CardPaths.ellipse(10, 18, 40, 40), .black),
                                .filled(CardPaths.ellipse(46, 18, 36, 36), .black),
                            ]))
                ]),
        ] + colorFilters
    }

    private static var colorFilters: [Cell] {
        let matrices: [(String, ColorMatrix)] = [
            ("brightness 0.3", .brightness(0.3)), ("contrast 0.4", .contrast(0.4)), ("saturation 2", .saturation(2)),
            ("saturation 0.3", .saturation(0.3)), ("grayscale 1", .grayscale(1)),
            ("hue 120", .hueRotation(.degrees(120))),
            ("inverted", .invert), ("multiplied", .multiply(CardColors.orange)),
            ("luminance to alpha", .luminanceToAlpha),
        ]
        let bright = filtered(.colorMatrix(.brightness(0.6)), scenery)
        return matrices.map { Cell($0.0, [filtered(.colorMatrix($0.1), scenery)]) }
            + [Cell("bright and back", [filtered(.colorMatrix(.brightness(-0.6)), [bright])])]
    }

    /// Something colorful that fills the cell.
    static var scenery: [Node] {
        let sky = Ramp([RGBA(red: 0.1, green: 0.25, blue: 0.6), RGBA(red: 0.95, green: 0.6, blue: 0.4)])
        return [
            .filled(
                CardPaths.rect(0, 0, 96, 72), .linear(LinearPaint(ramp: sky, start: .zero, end: CGPoint(x: 0, y: 50)))),
            .filled(CardPaths.ellipse(60, 10, 18, 18), CardColors.yellow),
            .filled(
                CardPaths.polygon([(0, 72), (0, 52), (26, 24), (50, 56), (66, 40), (96, 66), (96, 72)]),
                RGBA(red: 0.1, green: 0.35, blue: 0.3)),
            .filled(CardPaths.rect(10, 56, 12, 10), .white),
            .filled(CardPaths.polygon([(8, 56), (16, 48), (24, 56)]), CardColors.red),
        ]
    }

    static var backdrops: [Cell] {
        let pane = Path(roundedRect: CGRect(x: 12, y: 12, width: 72, height: 48), cornerRadius: 12)
        let styles: [(String, MaterialStyle)] = [
            ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
            ("ultraThick", .ultraThick),
            ("bar", .bar),
        ]
        let materials = [false, true].flatMap { dark in
            styles.map { name, style in
                Cell(
                    dark ? "\(name), dark" : name,
                    scenery + [.backdrop(Backdrop(pane, effect: .material(style, dark: dark)))])
            }
        }
        func glass(_ variant: GlassEffect.Variant, dark: Bool, tint: RGBA? = nil) -> [Node] {
            scenery + [.backdrop(Backdrop(pane, effect: .glass(GlassEffect(variant: variant, dark: dark, tint: tint))))]
        }
        let star = CardPaths.star(48, 40, 34)
        return materials + [
            Cell("glass", glass(.regular, dark: false)), Cell("glass, dark", glass(.regular, dark: true)),
            Cell("clear glass", glass(.clear, dark: false)), Cell("clear glass, dark", glass(.clear, dark: true)),
            Cell("tinted glass", glass(.regular, dark: false, tint: CardColors.orange)),
            Cell(
                "material, half",
                scenery + [.backdrop(Backdrop(pane, effect: .material(.regular, dark: false), opacity: 0.5))]),
            Cell("material star", scenery + [.backdrop(Backdrop(star, effect: .material(.thin, dark: false)))]),
            Cell(
                "even-odd star",
                scenery + [.backdrop(Backdrop(star, rule: .evenOdd, effect: .material(.thin, dark: true)))]),
        ]
    }
}
