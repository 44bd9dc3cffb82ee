import KinoraPixels
import Testing

@Suite struct PackedPixelTests {
    @Test("Premultiplying and back rounds exactly for every pair of bytes")
    func everyPair() {
        for alpha in 0...255 {
            for c in 0...255 {
                let straight = StraightPixel(word: UInt32(c | c << 8 | c << 16 | alpha << 24))
                let level = Int((Double(c * alpha) / 255).rounded())
                #expect(straight.premultiplied.word == UInt32(level | level << 8 | level << 16 | alpha << 24))
                if c <= alpha {
                    let premultiplied = PremultipliedPixel(word: straight.word)
                    #expect(premultiplied.straight.premultiplied == premultiplied)
                }
            }
        }
    }

    @Test("A color becomes the pixel whose channels are nearest to color times alpha")
    func nearest() {
        for alpha in stride(from: 0, through: 1, by: 0.0625) {
            for c in stride(from: -0.25, through: 1.25, by: 0.03125) {
                let color = RGBA(red: c, green: 1, blue: 0, alpha: alpha)
                let exact = min(max(c, 0), 1) * alpha * 0.5 * 255
                let pixel = PremultipliedPixel(color, opacity: 0.5)
                #expect(abs(Double(pixel.word & 255) - exact) <= 0.5)
                #expect(abs(Double(pixel.alpha) - alpha * 0.5 * 255) <= 0.5)
                #expect(pixel.word >> 8 & 255 == pixel.alpha && pixel.word >> 16 & 255 == 0)
            }
        }
        #expect(PremultipliedPixel(RGBA(red: .nan, green: 2, blue: -1, alpha: .nan)) == .clear)
    }
}

@Suite struct ByteLevelTests {
    @Test("Fractions become the nearest of 255 steps")
    func fractions() {
        for byte in 0...255 {
            for shift in [-0.49, 0, 0.49] {
                #expect(ByteLevel.of((Double(byte) + shift) / 255) == UInt32(byte))
                #expect(ByteLevel.of(Float((Double(byte) + shift) / 255)) == UInt32(byte))
            }
        }
        #expect(ByteLevel.of(Double.nan) == 0 && ByteLevel.of(-3.0) == 0 && ByteLevel.of(Double.infinity) == 255)
    }

    @Test("Numbers become the nearest byte, limited or not")
    func numbers() {
        for byte in 0...255 {
            for shift: Float in [-0.49, 0, 0.49] where byte > 0 || shift >= 0 {
                #expect(ByteLevel.nearest(Float(byte) + shift) == UInt32(byte))
                #expect(ByteLevel.limited(Float(byte) + shift) == UInt32(byte))
            }
        }
        #expect(ByteLevel.limited(.nan) == 0 && ByteLevel.limited(-9) == 0 && ByteLevel.limited(.infinity) == 255)
    }
}

@Suite struct PixelRectTests {
    /// All of a few places and sizes, empty ones among them.
    private let rectangles = [0, 1, 3].flatMap { x in
        [-1, 1].flatMap { y in
            [0, 2, 3].flatMap { width in [-1, 1, 4].map { PixelRect(x: x, y: y, width: width, height: $0) } }
        }
    }

    /// The rectangle as the set of its pixels, by definition.
    private func pixels(_ rect: PixelRect) -> Set<Int> {
        guard !rect.isEmpty else { return [] }
        return Set((rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { y * 100 + $0 } })
    }

    @Test("Intersections hold the pixels of both, unions at least those of either")
    func sets() {
        for a in rectangles {
            for b in rectangles {
                #expect(pixels(a.intersection(b)) == pixels(a).intersection(pixels(b)), "\(a) \(b)")
                let union = a.union(b)
                #expect(pixels(union).isSuperset(of: pixels(a).union(pixels(b))), "\(a) \(b)")
                if !a.isEmpty, !b.isEmpty { #expect(a.contains(b) == pixels(a).isSuperset(of: pixels(b)), "\(a) \(b)") }
            }
        }
    }

    @Test("The union is no larger than needed, and insets are undone by outsets")
    func tight() {
        let (a, b) = (PixelRect(x: 1, y: 2, width: 3, height: 1), PixelRect(x: -4, y: 5, width: 2, height: 2))
        #expect(a.union(b) == PixelRect(x: -4, y: 2, width: 8, height: 5))
        #expect(a.union(.empty) == a && PixelRect.empty.union(b) == b)
        #expect(a.insetBy(dx: -2, dy: 3).insetBy(dx: 2, dy: -3) == a)
    }
}
