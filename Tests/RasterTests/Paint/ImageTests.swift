import Foundation
import KinoraBasics
import KinoraGeometry
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraRaster

@Suite("Images")
struct ImageTests {
    private static func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) -> SceneImage {
        var dice = SplitMix(seed: seed)
        return SceneImage(
            Pixmap(
                width: width, height: height,
                pixels: (0..<width * height).map { _ in
                    let a = opaque ? 1 : dice.roll()
                    return pixel(SIMD4(dice.roll() * a, dice.roll() * a, dice.roll() * a, a))
                }))
    }

    private func texel(_ image: SceneImage, _ x: Int, _ y: Int) -> SIMD4<Double> {
        let (w, h) = (image.pixmap.width, image.pixmap.height)
        let c = channels(image.pixmap[min(max(x, 0), w - 1), min(max(y, 0), h - 1)])
        return SIMD4(Double(c.x), Double(c.y), Double(c.z), Double(c.w)) / 255
    }

    private func bilinear(_ image: SceneImage, _ u: Double, _ v: Double) -> SIMD4<Double> {
        let (fx, fy) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
        let (x, y) = (Int(fx), Int(fy))
        let (s, t) = (u - 0.5 - fx, v - 0.5 - fy)
        let top = texel(image, x, y) * (1 - s) + texel(image, x + 1, y) * s
        let bottom = texel(image, x, y + 1) * (1 - s) + texel(image, x + 1, y + 1) * s
        return top * (1 - t) + bottom * t
    }

    private func draw(_ image: SceneImage, _ rect: CGRect, _ width: Int, _ height: Int, nearest: Bool = false) throws
        -> Pixmap
    {
        try render([.image(ImageNode(image, in: rect, interpolation: nearest ? .nearest : .smooth))], width, height)
    }

    @Test("at their own size are copied")
    func copied() throws {
        let image = Self.noise(13, 9, seed: 1)
        let pixmap = try draw(image, CGRect(x: 2, y: 3, width: 13, height: 9), 17, 14)
        for y in 0..<14 {
            for x in 0..<17 {
                let inside = (2..<15).contains(x) && (3..<12).contains(y)
                #expect(pixmap[x, y] == (inside ? image.pixmap[x - 2, y - 3] : 0))
            }
        }
    }

    @Test("enlarged are bilinear within 1/255")
    func enlarged() throws {
        let image = Self.noise(7, 5, seed: 2)
        let pixmap = try draw(image, CGRect(x: 0, y: 0, width: 40, height: 33), 40, 33)
        var worst = 0
        for y in 0..<33 {
            for x in 0..<40 {
                let exact = bilinear(image, (Double(x) + 0.5) * 7 / 40, (Double(y) + 0.5) * 5 / 33)
                worst = max(worst, distance(pixmap[x, y], pixel(exact)))
            }
        }
        tell("image, enlarged", cases: 33 * 40, worst: worst)
        #expect(worst <= 1)
    }

    @Test("enlarged by cubic are Catmull and Rom's curves within 1/255, and pixels stay premultiplied")
    func cubic() throws {
        for isOpaque in [false, true] {
            let image = Self.noise(7, 5, seed: 2, opaque: isOpaque)
            let rect = CGRect(x: 0, y: 0, width: 40, height: 33)
            let pixmap = try render([.image(ImageNode(image, in: rect, interpolation: .cubic))], 40, 33)
            var worst = 0
            for y in 0..<33 {
                for x in 0..<40 {
                    let exact = cubic(image, (Double(x) + 0.5) * 7 / 40 - 0.5, (Double(y) + 0.5) * 5 / 33 - 0.5)
                    worst = max(worst, distance(pixmap[x, y], pixel(exact)))
                    let c = channels(pixmap[x, y])
                    #expect(max(c.x, c.y, c.z) <= c.w)
                }
            }
            tell("image, cubic", cases: 33 * 40, worst: worst)
            #expect(worst <= 1)
        }
        // Through its own pixels the curve passes, so that a picture of its own size stays as it is.
        let image = Self.noise(9, 9, seed: 3)
        let same = try render(
            [.image(ImageNode(image, in: CGRect(x: 0, y: 0, width: 9, height: 9), interpolation: .cubic))], 9, 9)
        #expect(same == image.pixmap)
    }

    /// A curve through four values in a row: its slope at the inner ones is that of the line between their neighbors.
    private func curve(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
        let (m1, m2) = ((p[2] - p[0]) / 2, (p[3] - p[1]) / 2)
        let h = [(1 + 2 * t) * (1 - t) * (1 - t), t * (1 - t) * (1 - t), t * t * (3 - 2 * t), t * t * (t - 1)]
        return p[1] * h[0] + m1 * h[1] + p[2] * h[2] + m2 * h[3]
    }

    private func cubic(_ image: SceneImage, _ u: Double, _ v: Double) -> SIMD4<Double> {
        let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let rows = (-1...2).map { dy in curve((-1...2).map { texel(image, x + $0, y + dy) }, u - Double(x)) }
        let color = curve(rows, v - Double(y))
        let alpha = min(max(color.w, 0), 1)
        return color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    }

    @Test("rotated and enlarged are bilinear within 1/255 inside their edges")
    func rotated() throws {
        let image = Self.noise(9, 9, seed: 3, opaque: true)
        let t = CGAffineTransform(translationX: 30, y: 30).rotated(by: 0.6).scaledBy(x: 3, y: 4)
        let node = Node.image(ImageNode(image, in: CGRect(x: -4.5, y: -4.5, width: 9, height: 9)))
        let pixmap = try render([.layer(.transform(t), [node])], 60, 60)
        var (count, worst) = (0, 0)
        for y in 0..<60 {
            for x in 0..<60 where alpha(pixmap, x, y) == 255 {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(t.inverted())
                worst = max(worst, distance(pixmap[x, y], pixel(bilinear(image, p.x + 4.5, p.y + 4.5))))
                count += 1
            }
        }
        tell("image, turned and enlarged", cases: count, worst: worst)
        #expect(count > 700)
        #expect(worst <= 1)
    }

    @Test("are mixed with shares of 12 bits and rounded once, along any line and at the edges", arguments: 0..<40)
    func shares(seed: UInt64) throws {
        var dice = SplitMix(seed: seed)
        let image = Self.noise(9 + Int(dice.roll() * 30), 7 + Int(dice.roll() * 30), seed: seed)
        let (width, height) = (image.pixmap.width, image.pixmap.height)
        let edges: ImageShader.Edges = seed.isMultiple(of: 2) ? .clamped : .repeated
        // Enlarged, turned by any angle, and for each fifth seed upright.
        let angle = seed.isMultiple(of: 5) ? 0 : Double(dice.roll()) * 2 * .pi
        let map = CGAffineTransform(translationX: Double(dice.roll()) * 30 - 10, y: Double(dice.roll()) * 30 - 10)
            .rotated(by: angle).scaledBy(x: 0.2 + 0.7 * Double(dice.roll()), y: 0.2 + 0.7 * Double(dice.roll()))
        let shader = try #require(
            ImageShader(
                image, source: CGRect(x: 0, y: 0, width: width, height: height),
                rect: CGRect(x: 0, y: 0, width: width, height: height), inverse: map, edges: edges,
                interpolation: .smooth, cache: TextureCache()))
        func inside(_ i: Int, _ length: Int) -> Int {
            edges == .clamped ? i.clamped(to: 0...length - 1) : ((i % length) + length) % length
        }
        func texel(_ x: Int, _ y: Int) -> SIMD4<Int> {
            let c = channels(image.pixmap[inside(x, width), inside(y, height)])
            return SIMD4(Int(c.x), Int(c.y), Int(c.z), Int(c.w))
        }
        let (x, count) = (Int(dice.roll() * 300), 1 + Int(dice.roll() * 200))
        for y in [0, 7, 40] {
            var row = [UInt32](repeating: 0, count: count)
            row.withUnsafeMutableBufferPointer { shader.shade($0.baseAddress!, x: x, y: y, count: count) }
            for i in 0..<count {
                let line = FixedLine(map, x: (x + i) & ~255, y: y, bias: 0.5)
                let (u, v) = line.position((x + i) & 255)
                let (s, t) = ((u >> 12) & 4095, (v >> 12) & 4095)
                let top = texel(u >> 24, v >> 24) &* (4096 - s) &+ texel((u >> 24) + 1, v >> 24) &* s
                let bottom = texel(u >> 24, (v >> 24) + 1) &* (4096 - s) &+ texel((u >> 24) + 1, (v >> 24) + 1) &* s
                let sum = (top &* (4096 - t) &+ bottom &* t &+ (1 << 23)) &>> 24
                let c = channels(row[i])
                #expect(SIMD4(Int(c.x), Int(c.y), Int(c.z), Int(c.w)) == sum, "pixel \(x + i), \(y)")
            }
        }
    }

    @Test("know which pixels of a line lie between their edges", arguments: [-3, -1, 0, 1, 2, 7])
    func linesInside(step: Int) {
        for start in -40...40 {
            let line = FixedLine(
                CGAffineTransform(a: Double(step) / 4, b: 0, c: 0, d: 1, tx: Double(start) / 4, ty: 0), x: 0, y: 2,
                bias: 0.5)
            let found = line.indices(30, between: (-2, 1), and: (5, 3))
            let expected = (0..<30).filter { (-2..<5).contains(line.position($0).0 >> 24) }
            #expect(Array(found) == expected, "from \(start)/4")
            #expect(line.indices(30, between: (-2, 3), and: (5, 9)).isEmpty)
            #expect(line.indices(30, between: (2, 1), and: (2, 3)).isEmpty)
        }
    }

    @Test("reduced are averages by area within 1/255", arguments: [(40, 30, 10, 10), (37, 23, 9, 8), (100, 7, 3, 7)])
    func reduced(_ width: Int, _ height: Int, _ toWidth: Int, _ toHeight: Int) throws {
        let image = Self.noise(width, height, seed: 4)
        let pixmap = try draw(image, CGRect(x: 0, y: 0, width: toWidth, height: toHeight), toWidth, toHeight)
        let (sx, sy) = (Double(width) / Double(toWidth), Double(height) / Double(toHeight))
        func share(_ i: Int, _ low: Double, _ high: Double) -> Double {
            max(0, min(Double(i + 1), high) - max(Double(i), low))
        }
        var worst = 0
        for y in 0..<toHeight {
            for x in 0..<toWidth {
                var sum = SIMD4<Double>.zero
                for v in 0..<height {
                    let across = share(v, Double(y) * sy, Double(y + 1) * sy)
                    guard across > 0 else { continue }
                    for u in 0..<width {
                        sum += texel(image, u, v) * (across * share(u, Double(x) * sx, Double(x + 1) * sx))
                    }
                }
                worst = max(worst, distance(pixmap[x, y], pixel(sum / (sx * sy))))
            }
        }
        tell("image, \(width) x \(height) reduced to \(toWidth) x \(toHeight)", cases: toWidth * toHeight, worst: worst)
        #expect(worst <= 1)
    }

    @Test("to the nearest pixel show only their own pixels")
    func nearest() throws {
        let image = Self.noise(5, 4, seed: 5)
        let pixmap = try draw(image, CGRect(x: 0, y: 0, width: 20, height: 12), 20, 12, nearest: true)
        var worst = 0
        for y in 0..<12 { for x in 0..<20 { worst = max(worst, distance(pixmap[x, y], image.pixmap[x / 4, y / 3])) } }
        tell("image, nearest", cases: 12 * 20, worst: worst)
        #expect(worst == 0)
    }

    @Test("show a part of themselves")
    func part() throws {
        let image = Self.noise(12, 12, seed: 6)
        let node = ImageNode(
            image, source: CGRect(x: 3, y: 5, width: 4, height: 6), in: CGRect(x: 1, y: 1, width: 4, height: 6))
        let pixmap = try render([.image(node)], 6, 8)
        #expect(pixmap[1, 1] == image.pixmap[3, 5] && pixmap[4, 6] == image.pixmap[6, 10] && pixmap[5, 6] == 0)
    }

    @Test("as paint repeat where they are tiled and end where not", arguments: [true, false])
    func tiled(_ tiled: Bool) throws {
        let image = Self.noise(4, 3, seed: 7)
        let paint = Paint.image(ImagePaint(image, rect: CGRect(x: 5, y: 6, width: 4, height: 3), tiled: tiled))
        let pixmap = try render([.fill(Fill(rectangle(0, 0, 20, 20), paint: paint))], 20, 20)
        for y in 0..<20 {
            for x in 0..<20 {
                let (u, v) = (((x - 5) % 4 + 4) % 4, ((y - 6) % 3 + 3) % 3)
                let inside = (5..<9).contains(x) && (6..<9).contains(y)
                #expect(pixmap[x, y] == (tiled || inside ? image.pixmap[u, v] : 0))
            }
        }
    }

    @Test("as templates give their alpha to a color")
    func template() throws {
        let image = Self.noise(6, 6, seed: 8)
        let tint = RGBA(red: 0.2, green: 0.6, blue: 1, alpha: 0.5)
        let node = ImageNode(image, in: CGRect(x: 0, y: 0, width: 6, height: 6), tint: tint)
        let pixmap = try render([.image(node)], 6, 6)
        for y in 0..<6 {
            for x in 0..<6 {
                let exact = premultiplied(tint) * texel(image, x, y).w
                #expect(distance(pixmap[x, y], pixel(exact)) <= 1)
            }
        }
    }

    @Test("cut to parts that are no rectangles draw nothing and do not trap")
    func wildParts() throws {
        let image = Self.noise(4, 4, seed: 9, opaque: true)
        for wild in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
            for part in [
                CGRect(x: wild, y: 0, width: 2, height: 2), CGRect(x: 0, y: wild, width: 2, height: 2),
                CGRect(x: 0, y: 0, width: wild, height: 2), CGRect(x: 0, y: 0, width: 2, height: wild),
                CGRect(x: wild, y: wild, width: wild, height: wild),
            ] {
                let node = Node.image(ImageNode(image, source: part, in: CGRect(x: 0, y: 0, width: 8, height: 8)))
                let pixmap = try render([node], 8, 8)
                if !wild.isFinite { #expect(pixmap.pixels.allSatisfy { $0 == 0 }) }
            }
        }
    }

    @Test("that are empty, or drawn into nothing, draw nothing")
    func empty() throws {
        let nothing = SceneImage(Pixmap(width: 0, height: 0))
        let image = Self.noise(3, 3, seed: 9)
        let rects = [
            CGRect.zero, CGRect(x: 1, y: 1, width: 0, height: 5), CGRect(x: Double.nan, y: 0, width: 4, height: 4),
        ]
        #expect(try draw(nothing, CGRect(x: 0, y: 0, width: 8, height: 8), 8, 8).pixels.allSatisfy { $0 == 0 })
        for rect in rects { #expect(try draw(image, rect, 8, 8).pixels.allSatisfy { $0 == 0 }) }
        let outside = ImageNode(
            image, source: CGRect(x: 9, y: 9, width: 2, height: 2), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try render([.image(outside)], 8, 8).pixels.allSatisfy { $0 == 0 })
    }
}
