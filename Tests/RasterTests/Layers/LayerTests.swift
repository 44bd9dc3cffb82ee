import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

private let red = RGBA(red: 1, green: 0, blue: 0)
private let green = RGBA(red: 0, green: 1, blue: 0)
private let blue = RGBA(red: 0, green: 0, blue: 1)

/// Source-over of premultiplied colors.
private func over(_ s: SIMD4<Double>, _ d: SIMD4<Double>) -> SIMD4<Double> { s + d * (1 - s.w) }

@Suite("Layers")
struct LayerTests {
    private let overlapping: [Node] = [filled(rectangle(2, 2, 10, 10), red), filled(rectangle(6, 6, 10, 10), green)]

    @Test("colors composite in gamma-encoded sRGB: red under half green is 127, 128, 0")
    func gamma() throws {
        let pixmap = try render(
            [filled(rectangle(0, 0, 4, 4), red), filled(rectangle(0, 0, 4, 4), green.opacity(0.5))], 4, 4)
        #expect(distance(pixmap[1, 1], pixel(SIMD4(0.5, 0.5, 0, 1))) <= 1)
    }

    @Test("opacity of a group fades the flat picture, not its parts")
    func groupOpacity() throws {
        let flat = try render([.layer(.opacity(0.5), overlapping)], 20, 20, background: .white)
        let half = pixel(over(premultiplied(green) * 0.5, premultiplied(.white)))
        #expect(distance(flat[8, 8], half) <= 1)
        #expect(distance(flat[14, 14], half) <= 1)
    }

    @Test("opacity of groups in groups follows the formula on every pixel")
    func groupOpacityOracle() throws {
        var (dice, far) = (SplitMix(seed: 11), 0)
        for _ in 0..<60 {
            func color() -> RGBA { RGBA(red: dice.roll(), green: dice.roll(), blue: dice.roll(), alpha: dice.roll()) }
            func shape() -> (x: Int, y: Int, side: Int, color: RGBA) {
                (Int(dice.roll() * 10), Int(dice.roll() * 10), 2 + Int(dice.roll() * 9), color())
            }
            func node(_ s: (x: Int, y: Int, side: Int, color: RGBA)) -> Node {
                filled(rectangle(Double(s.x), Double(s.y), Double(s.side), Double(s.side)), s.color)
            }
            let (shapes, opacity, background) = ((0..<3).map { _ in shape() }, dice.roll(), color())
            let pixmap = try render([.layer(.opacity(opacity), shapes.map(node))], 16, 16, background: background)
            for y in 0..<16 {
                for x in 0..<16 {
                    let flat = shapes.reduce(SIMD4<Double>.zero) { below, s in
                        let isInside = (s.x..<(s.x + s.side)).contains(x) && (s.y..<(s.y + s.side)).contains(y)
                        return isInside ? over(premultiplied(s.color), below) : below
                    }
                    far = max(far, distance(pixmap[x, y], pixel(over(flat * opacity, premultiplied(background)))))
                }
            }
        }
        // Six roundings to bytes, one after the other.
        tell("group opacity over three layers", cases: 60 * 256, worst: far)
        #expect(far <= 2)
    }

    @Test("opacity of one group follows the formula")
    func singleGroupOpacity() throws {
        var far = 0
        for step in 0...100 {
            let opacity = Double(step) / 100
            let (front, back) = (RGBA(red: 0.9, green: 0.3, blue: 0.1), RGBA(red: 0.1, green: 0.4, blue: 0.8))
            let pixmap = try render(
                [
                    .layer(
                        .opacity(opacity), [filled(rectangle(0, 0, 4, 4), back), filled(rectangle(0, 0, 4, 4), front)])
                ], 4, 4, background: back)
            far = max(far, distance(pixmap[1, 1], pixel(over(premultiplied(front) * opacity, premultiplied(back)))))
        }
        tell("group opacity", cases: 101, worst: far)
        #expect(far <= 1)
    }

    @Test("opacity of one leaf is the same as that of its color, and nested ones multiply")
    func leafOpacity() throws {
        let leaf = [filled(rectangle(1, 1, 6, 6), blue)]
        let nested = try render([.layer(.opacity(0.5), [.layer(.opacity(0.5), leaf)])], 8, 8, background: red)
        let plain = try render([filled(rectangle(1, 1, 6, 6), blue.opacity(0.25))], 8, 8, background: red)
        #expect(nested == plain)
        let isolated = try render([.layer(.opacity(0.25), [.layer(.isolate, leaf + leaf)])], 8, 8, background: red)
        #expect(distance(isolated, plain) <= 1)
    }

    @Test("opacity outside 0...1 is limited; what is no number draws nothing")
    func oddOpacity() throws {
        let node = filled(rectangle(0, 0, 4, 4), red)
        #expect(try render([.layer(.opacity(7), [node])], 4, 4) == render([node], 4, 4))
        for value in [-1, 0, Double.nan] {
            #expect(try render([.layer(.opacity(value), [node])], 4, 4).pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test("a blend mode mixes with what is behind it in the nearest isolated layer only")
    func blendIsolation() throws {
        let multiply = Node.layer(.blend(.multiply), [filled(rectangle(0, 0, 4, 4), green)])
        let open = try render([multiply], 4, 4, background: red)
        #expect(open[1, 1] == 0xFF00_0000)
        let grouped = try render([.group([multiply])], 4, 4, background: red)
        #expect(grouped == open)
        let isolated = try render([.layer(.isolate, [multiply])], 4, 4, background: red)
        #expect(isolated[1, 1] == pixel(premultiplied(green)))
        let inTransform = try render(
            [.layer(.transform(CGAffineTransform(translationX: 0, y: 0)), [multiply])], 4, 4, background: red)
        #expect(inTransform == open)
    }

    @Test("a blend mode looks through a clip")
    func blendInClip() throws {
        let multiply = Node.layer(.blend(.multiply), [filled(rectangle(0, 0, 20, 20), green)])
        let circle = Path(.ellipse(CGRect(x: 2, y: 2, width: 16, height: 16)))
        let pixmap = try render(
            [.layer(.clip(circle, rule: .nonzero, inverse: false), [multiply, multiply])], 20, 20, background: red)
        #expect(pixmap[10, 10] == 0xFF00_0000 && pixmap[0, 0] == 0xFF00_00FF)
    }

    @Test("a clip keeps the inside, an inverse one the outside, with the coverage of its edge")
    func clip() throws {
        let circle = Path(.ellipse(CGRect(x: 3.3, y: 2.8, width: 14, height: 13)))
        let shape = try render([filled(circle)], 20, 20)
        var far = 0
        for content in [[filled(rectangle(0, 0, 20, 20), red)], overlapping + [filled(rectangle(0, 0, 20, 20), red)]] {
            let inside = try render([.layer(.clip(circle, rule: .nonzero, inverse: false), content)], 20, 20)
            let outside = try render([.layer(.clip(circle, rule: .nonzero, inverse: true), content)], 20, 20)
            for y in 0..<20 {
                for x in 0..<20 {
                    let c = Double(alpha(shape, x, y)) / 255
                    far = max(far, distance(inside[x, y], pixel(premultiplied(red) * c)))
                    far = max(far, distance(outside[x, y], pixel(premultiplied(red) * (1 - c))))
                }
            }
        }
        tell("clip, inside and outside", cases: 2 * 2 * 400, worst: far)
        #expect(far <= 1)
    }

    @Test("clips inside clips keep what is in both")
    func nestedClips() throws {
        let a = Path(.ellipse(CGRect(x: 1, y: 1, width: 14, height: 14)))
        let b = Path(.ellipse(CGRect(x: 6.5, y: 6.5, width: 12, height: 12)))
        let content = Node.layer(.clip(b, rule: .nonzero, inverse: false), [filled(rectangle(0, 0, 20, 20))])
        let pixmap = try render([.layer(.clip(a, rule: .nonzero, inverse: false), [content])], 20, 20)
        let (shapeA, shapeB) = (try render([filled(a)], 20, 20), try render([filled(b)], 20, 20))
        for i in pixmap.pixels.indices {
            let exact = Double(shapeA.pixels[i] >> 24) * Double(shapeB.pixels[i] >> 24) / 255
            #expect(abs(Double(pixmap.pixels[i] >> 24) - exact) <= 1)
        }
    }

    @Test("an empty clip shows nothing, an empty inverse one all")
    func emptyClip() throws {
        let node = filled(rectangle(0, 0, 4, 4))
        for path in [Path(), rectangle(50, 50, 3, 3)] {
            #expect(
                try render([.layer(.clip(path, rule: .nonzero, inverse: false), [node])], 4, 4).pixels.allSatisfy {
                    $0 == 0
                })
            #expect(
                try render([.layer(.clip(path, rule: .nonzero, inverse: true), [node])], 4, 4) == render([node], 4, 4))
        }
    }

    @Test("masks multiply by alpha, its inverse, or luminance")
    func masks() throws {
        let content = [filled(rectangle(0, 0, 8, 8), red)]
        let mask = [filled(rectangle(0, 0, 4, 8), RGBA.white.opacity(0.5)), filled(rectangle(4, 0, 4, 4), blue)]
        func at(_ source: MaskSource, _ x: Int, _ y: Int) throws -> Int {
            alpha(try render([.layer(.mask(mask, source), content)], 8, 8), x, y)
        }
        #expect(abs(try at(.alpha, 1, 1) - 128) <= 1)
        #expect(try at(.alpha, 6, 1) == 255)
        #expect(try at(.alpha, 6, 6) == 0)
        #expect(abs(try at(.inverseAlpha, 1, 1) - 127) <= 1)
        #expect(try at(.inverseAlpha, 6, 6) == 255)
        #expect(abs(try at(.luminance, 1, 1) - 128) <= 1)
        #expect(abs(Double(try at(.luminance, 6, 1)) - 255 * 0.0722) <= 1)
    }

    @Test("transforms nest from the inside out")
    func transforms() throws {
        let unit = filled(rectangle(0, 0, 1, 1))
        let inner = Node.layer(.transform(CGAffineTransform(scaleX: 4, y: 2)), [unit])
        let pixmap = try render([.layer(.transform(CGAffineTransform(translationX: 3, y: 5)), [inner])], 12, 12)
        #expect(try pixmap == render([filled(rectangle(3, 5, 4, 2))], 12, 12))
        let mirrored = try render(
            [.layer(.transform(CGAffineTransform(a: -4, b: 0, c: 0, d: 2, tx: 7, ty: 5)), [unit])], 12, 12)
        #expect(mirrored == pixmap)
        #expect(
            try render([.layer(.transform(CGAffineTransform(scaleX: 0, y: 3)), [unit])], 12, 12).pixels.allSatisfy {
                $0 == 0
            })
    }

    @Test("a projection carries each point to its place")
    func projection() throws {
        var m = ProjectionTransform()
        (m.m11, m.m13, m.m22, m.m31, m.m32) = (1.1, 0.004, 0.9, 4, 3)
        let square = rectangle(8, 8, 24, 24)
        let pixmap = try render([.layer(.projection(m), [filled(square)])], 48, 48)
        let corners = [(8.0, 8.0), (32, 8), (32, 32), (8, 32)].map { x, y in
            let w = x * 0.004 + 1
            return SIMD2((x * 1.1 + 4) / w, (y * 0.9 + 3) / w)
        }
        for y in 0..<48 {
            for x in 0..<48 {
                let exact = AreaOracle.coverage(corners, x, y)
                // Sampling a flat picture: edges are as sharp as its pixels.
                if exact == 0 || exact > 0.9999 {
                    let near = (-1...1).flatMap { dy in (-1...1).map { AreaOracle.coverage(corners, x + $0, y + dy) } }
                    if near.allSatisfy({ abs($0 - exact) < 1e-4 }) {
                        #expect(alpha(pixmap, x, y) == Int(exact.rounded()) * 255)
                    }
                }
            }
        }
        let sum = pixmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) } / 255
        #expect(abs(sum - abs(AreaOracle.area(corners))) < 6)
    }

    @Test("a projection cut by the frame's edge shows what the whole one shows there")
    func cutProjection() throws {
        var m = ProjectionTransform()
        (m.m11, m.m12, m.m13, m.m22, m.m23) = (1.1, 0.1, 0.006, 0.9, -0.002)
        let picture: [Node] = [
            filled(rectangle(-40, -40, 140, 140), red),
            filled(Path(ellipseIn: CGRect(x: 4, y: 6, width: 60, height: 50)), blue),
            .layer(.filter(.blur(sigma: 2, opaque: false, bounds: .zero)), [filled(rectangle(20, 20, 30, 9), green)]),
        ]
        func scene(_ x: Double, _ y: Double) -> [Node] {
            [.layer(.transform(CGAffineTransform(translationX: x, y: y)), [.layer(.projection(m), picture)])]
        }
        let whole = try render(scene(30, 30), 120, 120)
        let part = try render(scene(0, -10), 25, 30)
        for y in 0..<30 { for x in 0..<25 { #expect(distance(part[x, y], whole[x + 30, y + 40]) <= 1) } }
    }

    @Test("a projection is as sharp with something large outside the frame as without")
    func sharpProjection() throws {
        var m = ProjectionTransform()
        (m.m11, m.m13) = (0.8, 0.004)
        let fine = (0..<12).map { filled(rectangle(4 + Double($0) * 3, 4, 1.5, 40)) }
        let page = filled(rectangle(0, 0, 4096, 4096), .clear)
        let (alone, among) = (
            try render([.layer(.projection(m), fine)], 48, 48, scale: 2),
            try render([.layer(.projection(m), [page] + fine)], 48, 48, scale: 2)
        )
        /// How much neighbors in a row differ, summed up.
        func variation(_ pixmap: Pixmap) -> Int {
            (0..<95).reduce(0) { $0 + abs(alpha(pixmap, $1 + 1, 40) - alpha(pixmap, $1, 40)) }
        }
        #expect(variation(alone) > 3000)
        #expect(variation(among) > variation(alone) * 9 / 10)
    }

    @Test("a plane that runs off to the horizon is drawn no finer and no farther than the frame shows")
    func horizon() throws {
        var m = ProjectionTransform()
        (m.m11, m.m13, m.m23) = (0.03, -0.02, -0.0101)
        let plane = [filled(rectangle(-4000, -4000, 8000, 8000), red)]
        let flat = ProjectedContent(m, plane, .identity, visible: PixelRect(x: 0, y: 0, width: 20, height: 20))
        #expect(flat.contentBounds.width * flat.contentBounds.height <= 70_000)
        #expect(try render([.layer(.projection(m), plane)], 20, 20).pixels.contains { $0 == 0xFF00_00FF })
    }

    @Test("a projection edge-on or behind the viewer draws nothing")
    func invisibleProjections() throws {
        var flat = ProjectionTransform()
        flat.m11 = 0
        var behind = ProjectionTransform()
        behind.m33 = -1
        for m in [flat, behind] {
            #expect(
                try render([.layer(.projection(m), [filled(rectangle(1, 1, 6, 6))])], 8, 8).pixels.allSatisfy {
                    $0 == 0
                })
        }
    }

    @Test("a layer at the frame's edge is the same as one in the middle, moved")
    func edgeLayers() throws {
        func scene(_ dx: Double) -> [Node] {
            let dot = filled(Path(.ellipse(CGRect(x: 20 + dx, y: 6, width: 12, height: 12))), red)
            return [.layer(.filter(.blur(sigma: 3, opaque: false, bounds: .zero)), [dot])]
        }
        let middle = try render(scene(0), 60, 24)
        let cut = try render(scene(-24), 36, 24)
        for y in 0..<24 { for x in 0..<36 { #expect(distance(cut[x, y], middle[x + 24, y]) <= 1) } }
    }

    @Test("color filters in a row are not clamped between")
    func colorFilters() throws {
        let leaf = filled(rectangle(0, 0, 4, 4), RGBA(red: 0.8, green: 0.5, blue: 0.1))
        let up = Node.layer(.filter(.colorMatrix(.brightness(0.6))), [leaf])
        let down = try render([.layer(.filter(.colorMatrix(.brightness(-0.6))), [up])], 4, 4)
        #expect(distance(down[1, 1], try render([leaf], 4, 4)[1, 1]) <= 1)
    }

    @Test("a shadow of a layer lies behind it, and its opacity fades both")
    func shadow() throws {
        let square = filled(rectangle(4, 4, 8, 8), red)
        let shadowed = Node.layer(
            .filter(.dropShadow(color: .black, sigma: 0, offset: CGSize(width: 6, height: 0))), [square])
        let pixmap = try render([.layer(.opacity(0.5), [shadowed])], 24, 16, background: .white)
        #expect(distance(pixmap[6, 8], pixel(over(premultiplied(red) * 0.5, premultiplied(.white)))) <= 1)
        #expect(distance(pixmap[15, 8], pixel(SIMD4(0.5, 0.5, 0.5, 1))) <= 1)
    }

    @Test("a material shows nothing of itself outside its path and fades by its opacity")
    func material() throws {
        let circle = Path(.ellipse(CGRect(x: 4, y: 4, width: 16, height: 16)))
        func draw(_ opacity: Double) throws -> Pixmap {
            try render(
                [.backdrop(Backdrop(circle, effect: .material(.thin, dark: false), opacity: opacity))], 24, 24,
                background: red)
        }
        let (full, half) = (try draw(1), try draw(0.5))
        #expect(full[0, 0] == pixel(premultiplied(red)) && full[12, 12] != full[0, 0])
        let mean = (channels(full[12, 12]) &+ channels(full[0, 0]))
        for k in 0..<4 { #expect(abs(2 * channels(half[12, 12])[k] - mean[k]) <= 3) }
        #expect(try draw(0).pixels.allSatisfy { $0 == full[0, 0] })
    }

    @Test("A masked material shows what lies behind it, faded as the mask is")
    func maskedMaterial() throws {
        let below = (0..<20).map { filled(rectangle(Double($0) * 4, 0, 2, 80), blue) }
        let sheet = Node.backdrop(Backdrop(rectangle(0, 0, 80, 80), effect: .material(.ultraThin, dark: false)))
        let plain = try render(below + [sheet], 80, 80, background: .white)
        let mask = [filled(rectangle(0, 0, 80, 40), .black), filled(rectangle(0, 40, 80, 20), RGBA.black.opacity(0.5))]
        let masked = try render(below + [.layer(.mask(mask, .alpha), [sheet])], 80, 80, background: .white)
        let bare = try render(below, 80, 80, background: .white)
        #expect((0..<80).allSatisfy { x in masked[x, 20] == plain[x, 20] && masked[x, 70] == bare[x, 70] })
        func channels(_ p: UInt32) -> [Int] { (0..<4).map { Int(p >> (8 * UInt32($0)) & 255) } }
        for x in 0..<80 {
            for (seen, (a, b)) in zip(channels(masked[x, 50]), zip(channels(plain[x, 50]), channels(bare[x, 50]))) {
                #expect(abs(2 * seen - a - b) <= 3)
            }
        }
        let rest = try render(below + [.layer(.mask(mask, .inverseAlpha), [sheet])], 80, 80, background: .white)
        #expect((0..<80).allSatisfy { x in rest[x, 20] == bare[x, 20] && rest[x, 70] == plain[x, 70] })
    }
}
