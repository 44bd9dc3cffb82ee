import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Colors, fonts, outlines and pictures under UIKit's and Core Graphics' names, in the numbers that Apple's documents give.
@MainActor
struct PlatformValueTests {
    private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
        let shown = color.resolvedColor(with: UITraitCollection(style == .dark ? .dark : .light))
        return [shown.redComponent, shown.greenComponent, shown.blueComponent].map { Int(($0 * 255).rounded()) }
    }

    @Test("Points, sizes and rectangles say whether they are equal")
    func equality() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(rect.insetBy(dx: 1, dy: 0)))
        #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.size.equalTo(CGSize(width: 3, height: 5)))
    }

    nonisolated private static let systemColors: [(color: UIColor, light: [Int], dark: [Int])] = [
        (UIColor.systemRed, [255, 59, 48], [255, 69, 58]), (.systemOrange, [255, 149, 0], [255, 159, 10]),
        (.systemYellow, [255, 204, 0], [255, 214, 10]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
        (.systemMint, [0, 199, 190], [99, 230, 226]), (.systemTeal, [48, 176, 199], [64, 200, 224]),
        (.systemCyan, [50, 173, 230], [100, 210, 255]), (.systemBlue, [0, 122, 255], [10, 132, 255]),
        (.systemIndigo, [88, 86, 214], [94, 92, 230]), (.systemPurple, [175, 82, 222], [191, 90, 242]),
        (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemBrown, [162, 132, 94], [172, 142, 104]),
        (.systemGray, [142, 142, 147], [142, 142, 147]), (.systemGray2, [174, 174, 178], [99, 99, 102]),
        (.systemGray3, [199, 199, 204], [72, 72, 74]), (.systemGray4, [209, 209, 214], [58, 58, 60]),
        (.systemGray5, [229, 229, 234], [44, 44, 46]), (.systemGray6, [242, 242, 247], [28, 28, 30]),
        (.label, [0, 0, 0], [255, 255, 255]), (.secondaryLabel, [60, 60, 67], [235, 235, 245]),
        (.systemBackground, [255, 255, 255], [0, 0, 0]),
        (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
        (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]), (.link, [0, 122, 255], [9, 132, 255]),
        (.systemFill, [120, 120, 128], [120, 120, 128]), (.separator, [60, 60, 67], [84, 84, 88]),
    ]

    @Test("System colors are those of iOS 18 in light and dark", arguments: systemColors.indices)
    func systemColors(index: Int) {
        let (color, light, dark) = Self.systemColors[index]
        #expect(bytes(color, .light) == light && bytes(color, .dark) == dark)
    }

    @Test("A color comes back from an archive, for light and for dark, and nothing else does")
    func archives() throws {
        for color in [UIColor.systemRed, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
            #expect(bytes(back, .light) == bytes(color, .light) && bytes(back, .dark) == bytes(color, .dark))
            #expect(back.alphaComponent == color.alphaComponent)
        }
        let other = try NSKeyedArchiver.archivedData(withRootObject: NSNumber(value: 1), requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).isEqual(UIColor.red) && !UIColor.red.isEqual("red"))
    }

    @Test("Plain colors are fixed ones, and labels and fills are as clear as the system's")
    func plainColors() {
        let plain: [(UIColor, [CGFloat])] = [
            (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]), (.clear, [0, 0, 0, 0]),
            (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
            (.magenta, [1, 0, 1, 1]), (.yellow, [1, 1, 0, 1]), (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]),
            (.brown, [0.6, 0.4, 0.2, 1]), (.darkGray, [1 / 3.0, 1 / 3.0, 1 / 3.0, 1]),
            (.lightGray, [2 / 3.0, 2 / 3.0, 2 / 3.0, 1]),
        ]
        for (color, expected) in plain {
            let found = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
        }
        let clear: [(UIColor, Double, Double)] = [
            (.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 0.3, 0.3), (.systemFill, 0.2, 0.36),
            (.secondarySystemFill, 0.16, 0.32), (.tertiarySystemFill, 0.12, 0.24), (.quaternarySystemFill, 0.08, 0.18),
            (.separator, 0.29, 0.6),
        ]
        for (color, light, dark) in clear {
            #expect(abs(color.resolvedColor(with: UITraitCollection(.light)).alphaComponent - light) < 1e-9)
            #expect(abs(color.resolvedColor(with: UITraitCollection(.dark)).alphaComponent - dark) < 1e-9)
        }
    }

    nonisolated private static let hues: [(Double, Double, Double)] = [
        (0.0, 1.0, 1.0), (1.0 / 6, 1, 1), (1.0 / 3, 1, 1), (0.5, 1, 1), (2.0 / 3, 1, 1), (5.0 / 6, 1, 1),
        (0.95, 0.5, 0.5),
        (0.1, 0.25, 0.75), (0.45, 0.8, 0.2), (0.7, 0.3, 0.9), (0, 0, 0.5), (0, 0, 0),
    ]

    @Test("Hue, saturation and brightness are read as they were given", arguments: hues)
    func hues(hue: Double, saturation: Double, brightness: Double) {
        var found: [CGFloat] = [9, 9, 9, 9]
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.25)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        found = [h, s, b, a]
        #expect(zip(found, [hue, saturation, brightness, 0.25]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
        // The largest component is the brightness, the smallest what is left of it without the saturation.
        let parts = [color.redComponent, color.greenComponent, color.blueComponent]
        #expect(abs(parts.max()! - brightness) < 1e-9 && abs(parts.min()! - brightness * (1 - saturation)) < 1e-9)
    }

    @Test(
        "Text styles have the sizes of the guidelines",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ])
    func styles(style: UIFont.TextStyle, size: Double) {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(font.pointSize == size && font.withSize(50).pointSize == 50)
        // San Francisco's box: 0.952 em above the baseline and 0.241 below it.
        #expect(abs(font.ascender - 0.9521484 * size) < 1e-3 && abs(font.descender + 0.2412109 * size) < 1e-3)
        // Inter stands in for it, drawn at 0.967 of the size.
        #expect(abs(font.capHeight - 0.703 * size) < 1e-3 * size)
    }

    @Test("A weight between two is the nearer one; weights and designs make other fonts")
    func weights() {
        func width(_ weight: CGFloat) -> CGFloat {
            "Weights".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: UIFont.Weight(weight))]).width
        }
        let named: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        #expect(zip(named, named.dropFirst()).allSatisfy { width($0) < width($1) })
        #expect(
            width(0.1) == width(0) && width(0.12) == width(0.23) && width(2) == width(0.62) && width(-3) == width(-0.8))
        #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
        func digits(_ font: UIFont) -> [CGFloat] { ["1", "8"].map { $0.size(withAttributes: [.font: font]).width } }
        let plain = digits(.systemFont(ofSize: 20)),
            even = digits(.monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        #expect(plain[0] < plain[1] && even[0] == even[1])
    }

    @Test("An outline rounds the corners it names, and holds points by its rule")
    func outlines() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let corners: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)), (.bottomLeft, CGPoint(x: 1, y: 59)),
            (.bottomRight, CGPoint(x: 99, y: 59)),
        ]
        for (corner, _) in corners {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
            for (other, place) in corners { #expect(path.contains(place) == (other != corner)) }
        }
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 20, height: 20))
        #expect(corners.allSatisfy { !all.contains($0.1) } && all.bounds == rect)
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
        #expect(path.contains(CGPoint(x: 30, y: 30)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 30, y: 30)) && path.contains(CGPoint(x: 10, y: 10)))
        path.apply(CGAffineTransform(translationX: 100, y: 10))
        #expect(path.bounds == CGRect(x: 100, y: 10, width: 100, height: 60))
        path.removeAllPoints()
        #expect(path.isEmpty && path.currentPoint == .zero)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 56))
    }

    private func image(_ width: Int, _ height: Int) -> CGImage {
        let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0) }
        return CGImage(SceneImage(Pixmap(width: width, height: height, pixels: pixels)))
    }

    @Test("A gray picture lets another one through as far as it is white, each of its pixels over its share")
    func masking() throws {
        func picture(_ width: Int, _ pixels: [UInt32]) -> CGImage {
            CGImage(SceneImage(Pixmap(width: width, height: 1, pixels: pixels)))
        }
        let red = PremultipliedRGBA(RGBA(red: 1, green: 0, blue: 0)).pixel.word
        let half = PremultipliedRGBA(RGBA(red: 1, green: 0, blue: 0, alpha: 128 / 255)).pixel.word
        let grays = [0, 128.0 / 255, 1].map { PremultipliedRGBA(RGBA(red: $0, green: $0, blue: $0)).pixel.word }
        let masked = try #require(picture(6, Array(repeating: red, count: 6)).masking(picture(3, grays)))
        #expect(masked.picture.pixmap.pixels.map { $0 } == [0, 0, half, half, red, red])
    }

    @Test("A part of a picture is what lies in both, in whole pixels")
    func cropping() throws {
        let whole = image(6, 4)
        func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [UInt32]? {
            whole.cropping(to: CGRect(x: x, y: y, width: width, height: height)).map {
                [UInt32($0.width), UInt32($0.height)] + $0.picture.pixmap.pixels.map { $0 & 255 }
            }
        }
        #expect(part(1, 1, 2, 2) == [2, 2, 7, 8, 13, 14])
        #expect(part(1.2, 1.2, 1, 1) == [2, 2, 7, 8, 13, 14])
        #expect(part(-3, -3, 4, 4) == [1, 1, 0])
        #expect(part(5, 3, 9, 9) == [1, 1, 23])
        #expect(part(6, 0, 2, 2) == nil && part(0, -2, 2, 2) == nil && part(2, 2, 0, 0) == nil)
        #expect(whole.bytesPerRow == 24 && whole.bitsPerPixel == 32)
    }

    @Test("A picture's size is its pixels by its scale; a tint keeps its shape")
    func pictures() throws {
        let picture = UIImage(cgImage: image(6, 4), scale: 2, orientation: .up)
        #expect(picture.size == CGSize(width: 3, height: 2) && picture.scale == 2 && !picture.isSymbolImage)
        #expect(UIImage(cgImage: image(6, 4), size: CGSize(width: 2, height: 2)).scale == 3)
        #expect(UIImage(cgImage: image(6, 4)).size == CGSize(width: 6, height: 4))
        var pixels = Pixmap(width: 2, height: 1, pixels: [0x8040_4040, 0])
        let shape = UIImage(cgImage: CGImage(SceneImage(pixels)))
        pixels = try #require(shape.withTintColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)).cgImage).picture
            .pixmap
        // Half of half of the color, premultiplied.
        #expect(pixels.pixels == [0x4000_2040, 0])
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
        #expect(picture.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(UIImage().cgImage == nil)
    }

    @Test("What is saved of a context comes back: its transform, clips, colors, line and opacity")
    func contexts() {
        let context = CGContext(size: CGSize(width: 20, height: 10), scale: 2)
        let begun = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20)
        #expect(context.width == 40 && context.height == 20 && context.ctm == begun)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let first = context.nodes
        context.saveGState()
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        // Two pixels per point, from the lower left corner of twenty rows.
        let corner = context.convertToDeviceSpace(CGPoint(x: 1, y: 0))
        #expect(abs(corner.x - 6) < 1e-9 && abs(corner.y - 8) < 1e-9)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setAlpha(0.5)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.setLineWidth(9)
        context.setBlendMode(.multiply)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.nodes.count == 2 && context.nodes[1] != first[0])
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.nodes.count == 3 && context.nodes[2] == first[0] && context.ctm == begun)
        // Without anything saved nothing changes.
        context.restoreGState()
        #expect(context.ctm == begun)
        // A path is used up by what draws or clips with it.
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
        context.drawPath(using: .eoFillStroke)
        #expect(context.path == nil && context.nodes.count == 5)
        guard case .fill(let fill) = context.nodes[3], case .stroke(let stroke) = context.nodes[4] else {
            Issue.record("a fill, then its outline: \(context.nodes)")
            return
        }
        #expect(fill.rule == .evenOdd && stroke.style.lineWidth == 1)
        for (mode, count) in [(CGPathDrawingMode.fill, 1), (.eoFill, 1), (.stroke, 1), (.fillStroke, 2)] {
            let before = context.nodes.count
            context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
            context.drawPath(using: mode)
            #expect(context.nodes.count == before + count)
        }
    }
}
