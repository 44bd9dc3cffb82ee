import Foundation
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite struct BlurredFillTests {
    private let color = RGBA(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.8)
    private let circle = Path(ellipseIn: CGRect(x: 10, y: 12, width: 24, height: 24))
    private let blur = Filter.blur(sigma: 4, opaque: false, bounds: .zero)

    private func nodes(_ path: Path) -> [Node] {
        [
            .group([
                .layer(
                    .transform(CGAffineTransform(translationX: 3.25, y: 2)), [.fill(Fill(path, paint: .color(color)))])
            ])
        ]
    }

    /// The same by the general way: the shape's exact coverage in a layer, filtered, composited.
    private func general(
        _ shape: BlurredShape, _ filter: (Surface) -> Surface, onto target: Surface, mask: Surface?, opacity: Float
    ) {
        let layer = Surface(bounds: shape.bounds)
        var row = [UInt8](repeating: 0, count: layer.width)
        for y in layer.bounds.yRange {
            shape.row(y, layer.bounds.xRange, into: &row)
            for x in 0..<row.count {
                layer.row(y)[x] = PremultipliedPixel(color.opacity(Double(row[x]) / 255)).word
            }
        }
        Blend.composite(filter(layer), onto: target, opacity: opacity, coverage: mask)
    }

    @Test func blursAndShadowsEqualThoseOfALayer() throws {
        let transform = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 4, ty: 1)
        let area = PixelRect(x: 0, y: 0, width: 90, height: 80)
        let mask = Surface.testPicture(area, seed: 51)
        let rect = CGRect(x: 8, y: 9, width: 26, height: 20)
        let paths = [
            circle, Path(rect), Path(.roundedRect(rect, cornerSize: CGSize(width: 6, height: 6), style: .continuous)),
        ]
        let placed = CGAffineTransform(translationX: 3.25, y: 2).concatenating(transform)
        let tint = RGBA(red: 0, green: 0, blue: 0.3, alpha: 0.6)
        for path in paths {
            let sharp = BlurredShape(
                try #require(BlurredPlacement(path.simpleShape!, transform: placed, sigmaX: 0, sigmaY: 0)))
            for (mask, opacity) in [(nil, 1.0), (mask, 0.7)] {
                let (fast, slow) = (Surface.testPicture(area, seed: 52), Surface.testPicture(area, seed: 52))
                let fill = try #require(BlurredFill(blur, content: nodes(path), transform: transform))
                fill.draw(onto: fast, clip: area, mask: mask, opacity: opacity, from: BlurredShapes())
                let gaussian = GaussianBlur(sigmaX: 6, sigmaY: 6)
                general(
                    sharp, { gaussian.apply(to: $0, wanted: gaussian.outputRect(for: $0.bounds)) }, onto: slow,
                    mask: mask,
                    opacity: Float(opacity))
                // Both round several times: the layer, its blur, the composite.
                #expect(Self.difference(fast, slow) <= 2)
            }
            let shadow = Filter.dropShadow(color: tint, sigma: 3, offset: CGSize(width: 2, height: 5))
            let (fast, slow) = (Surface.testPicture(area, seed: 52), Surface.testPicture(area, seed: 52))
            let under = try #require(BlurredFill(shadow, content: nodes(path), transform: transform))
            under.draw(onto: fast, clip: area, from: BlurredShapes())
            general(sharp, { $0 }, onto: fast, mask: nil, opacity: 1)
            let filter = ShadowFilter(color: tint, sigmaX: 4.5, sigmaY: 4.5, offsetX: 3, offsetY: 7.5)
            general(
                sharp, { filter.drop($0, wanted: filter.outputRect(for: $0.bounds)) }, onto: slow, mask: nil, opacity: 1
            )
            #expect(Self.difference(fast, slow) <= 2)
        }
    }

    private static func difference(_ a: Surface, _ b: Surface) -> Double {
        var worst = 0.0
        for y in a.bounds.yRange {
            for x in a.bounds.xRange {
                for c in 0..<4 { worst = max(worst, abs(a.channel(c, x, y) - b.channel(c, x, y))) }
            }
        }
        return worst
    }

    @Test func whatIsNotOnePlainFillIsDeclined() {
        let two = nodes(circle) + nodes(circle)
        let gradient = Paint.linear(
            LinearPaint(ramp: Ramp(stops: [.init(color: color, location: 0)]), start: .zero, end: .zero))
        let drawn = Path { $0.addLines([.zero, CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 5)]) }
        #expect(BlurredFill(blur, content: two, transform: .identity) == nil)
        #expect(BlurredFill(blur, content: [], transform: .identity) == nil)
        #expect(BlurredFill(blur, content: [.fill(Fill(circle, paint: gradient))], transform: .identity) == nil)
        #expect(BlurredFill(blur, content: nodes(drawn), transform: .identity) == nil)
        #expect(BlurredFill(blur, content: nodes(circle), transform: CGAffineTransform(scaleX: 0, y: 1)) == nil)
        #expect(
            BlurredFill(.blur(sigma: 4, opaque: true, bounds: .zero), content: nodes(circle), transform: .identity)
                == nil)
        #expect(BlurredFill(blur, content: nodes(circle), transform: .identity) != nil)
    }
}
