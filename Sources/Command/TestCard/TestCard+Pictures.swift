import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene

/// The pictures that cells show.
enum CardPictures {
    /// 8 by 6 pixels: a frame, a diagonal and a half-transparent corner, so that every direction can be told.
    static let small = picture(8, 6) { x, y in
        if x == 0 || y == 0 || x == 7 || y == 5 { return CardColors.ink }
        if x == y { return CardColors.yellow }
        return x > 4 && y > 2 ? CardColors.red.opacity(0.5) : CardColors.blue
    }

    /// 384 by 288 pixels: rings that become finer outwards, to show how pictures are reduced.
    static let zones = picture(384, 288) { x, y in
        let (dx, dy) = (Double(x) - 192, Double(y) - 144)
        let level = 0.5 + 0.5 * Maths.cos((dx * dx + dy * dy) * 0.0045)
        return RGBA(red: level, green: level, blue: level)
    }

    private static func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGBA) -> SceneImage {
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                pixmap[x, y] = PremultipliedPixel(color(x, y)).word
            }
        }
        return SceneImage(pixmap)
    }
}

/// Images and what transforms do.
extension TestCard {
    static var images: [Cell] {
        let rect = CGRect(x: 8, y: 6, width: 80, height: 60)
        func image(_ picture: SceneImage, _ interpolation: ImageNode.Interpolation = .smooth) -> [Node] {
            [.image(ImageNode(picture, in: rect, interpolation: interpolation))]
        }
        func transformed(_ label: String, _ transform: CGAffineTransform) -> Cell {
            Cell(label, [.layer(.transform(transform), flag)])
        }
        return [
            Cell("nearest", image(CardPictures.small, .nearest)), Cell("bilinear", image(CardPictures.small)),
            Cell("reduced 4.8 times", image(CardPictures.zones)),
            Cell("reduced, nearest", image(CardPictures.zones, .nearest)),
            Cell(
                "a part of it",
                [
                    .image(
                        ImageNode(
                            CardPictures.small, source: CGRect(x: 1, y: 1, width: 4, height: 3), in: rect,
                            interpolation: .nearest))
                ]),
            Cell(
                "tinted",
                [.image(ImageNode(CardPictures.small, in: rect, interpolation: .nearest, tint: CardColors.purple))]),
            Cell(
                "rotated image",
                [
                    .layer(
                        .transform(turned(20)),
                        [
                            .image(
                                ImageNode(CardPictures.small, in: rect.insetBy(dx: 12, dy: 9), interpolation: .nearest))
                        ])
                ]),
            transformed("identity", .identity), transformed("turned 20 degrees", turned(20)),
            transformed("sheared", CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 14, ty: 0)),
            transformed("mirrored", CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 96, ty: 0)),
            transformed("scaled 1.2 by 0.5", CGAffineTransform(a: 1.2, b: 0, c: 0, d: 0.5, tx: -9.6, ty: 18)),
            Cell("turned about y, 50", [.layer(.projection(turnedAboutY(50)), flag)]),
            Cell("turned about x, -55", [.layer(.projection(turnedAboutX(-55)), flag)]),
            Cell("image, projected", [.layer(.projection(turnedAboutY(-50)), image(CardPictures.small, .nearest))]),
            Cell("behind the viewer", [.layer(.projection(behind), flag)]),
            Cell("lines, projected", [.layer(.projection(turnedAboutY(40)), lines)]),
            Cell(
                "two projections",
                [.layer(.projection(turnedAboutY(40)), [.layer(.projection(turnedAboutX(40)), flag)])]),
        ]
    }

    /// A shape in which each corner differs.
    static var flag: [Node] {
        [
            .filled(Path(roundedRect: CGRect(x: 16, y: 10, width: 64, height: 52), cornerRadius: 8), CardColors.blue),
            .filled(CardPaths.rect(22, 16, 14, 14), .white),
            .filled(CardPaths.ellipse(58, 16, 14, 14), CardColors.yellow),
            .filled(CardPaths.polygon([(22, 56), (29, 42), (36, 56)]), CardColors.red),
            .stroked(CardPaths.rect(59, 43, 12, 12), StrokeStyle(lineWidth: 2), .white),
        ]
    }

    private static var lines: [Node] {
        (0..<12).map { .filled(CardPaths.rect(12, 7 + Double($0) * 5, 72 - Double($0 % 3) * 12, 2), CardColors.ink) }
    }

    static func turned(_ degrees: Double) -> CGAffineTransform {
        let (s, c) = (Maths.sin(degrees * .pi / 180), Maths.cos(degrees * .pi / 180))
        return CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 48 - 48 * c + 36 * s, ty: 36 - 48 * s - 36 * c)
    }

    /// SwiftUI's `rotation3DEffect` about the cell's middle: x = dx cos θ / w, w = 1 + dx sin θ / 96.
    static func turnedAboutY(_ degrees: Double) -> ProjectionTransform {
        let (s, c) = (Maths.sin(degrees * .pi / 180), Maths.cos(degrees * .pi / 180))
        var m = ProjectionTransform()
        (m.m11, m.m13) = (c, s / 96)
        return centered(m)
    }

    private static func turnedAboutX(_ degrees: Double) -> ProjectionTransform {
        let (s, c) = (Maths.sin(degrees * .pi / 180), Maths.cos(degrees * .pi / 180))
        var m = ProjectionTransform()
        (m.m22, m.m23) = (c, -s / 96)
        return centered(m)
    }

    /// Half of the shape lies behind the viewer.
    private static var behind: ProjectionTransform {
        var m = ProjectionTransform()
        m.m23 = -1 / 20
        return centered(m)
    }

    private static func centered(_ m: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -48, y: -36)).concatenating(m)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: 48, y: 36)))
    }
}
