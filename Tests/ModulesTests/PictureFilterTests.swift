import KinoraPixels
import KinoraViews
import Testing

@testable import CoreImage

/// Pictures of Core Image: parts of them and blurs, by hand.
struct PictureFilterTests {
    /// Opaque pixels whose red says where they were: 10 times the row plus the column.
    private func numbered(_ width: Int, _ height: Int) -> LinearPixels {
        var pixmap = Pixmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixmap[x, y] = 0xFF00_0000 | UInt32(10 * y + x) } }
        return LinearPixels(pixmap)
    }

    private func numbers(_ image: CIImage) -> [UInt32] { image.pixels.pixmap.pixels.map { $0 & 255 } }

    @Test("A part keeps its place, with y upwards; a part of a part is the same as at once")
    func cropped() {
        let image = CIImage(numbered(6, 5))
        let part = image.cropped(to: CGRect(x: 1, y: 1, width: 4, height: 3))
        #expect(part.extent == CGRect(x: 1, y: 1, width: 4, height: 3))
        #expect(numbers(part) == [11, 12, 13, 14, 21, 22, 23, 24, 31, 32, 33, 34])
        let rect = CGRect(x: 2, y: 2, width: 2, height: 1)
        #expect(numbers(part.cropped(to: rect)) == [22, 23])
        #expect(numbers(image.cropped(to: rect)) == [22, 23])
        #expect(image.cropped(to: CGRect(x: 20, y: 0, width: 2, height: 2)).extent.isEmpty)
    }

    @Test(
        "A picture is turned and mirrored as Exif says",
        arguments: [
            (1, [0, 1, 2, 10, 11, 12]), (2, [2, 1, 0, 12, 11, 10]), (3, [12, 11, 10, 2, 1, 0]),
            (4, [10, 11, 12, 0, 1, 2]),
            (5, [0, 10, 1, 11, 2, 12]), (6, [10, 0, 11, 1, 12, 2]), (7, [12, 2, 11, 1, 10, 0]),
            (8, [2, 12, 1, 11, 0, 10]),
            (9, [0, 1, 2, 10, 11, 12]),
        ] as [(Int32, [UInt32])])
    func oriented(_ orientation: Int32, _ expected: [UInt32]) {
        let shown = CIImage(numbered(3, 2)).oriented(forExifOrientation: orientation)
        #expect(numbers(shown) == expected)
        #expect(
            shown.extent.size
                == ((5...8).contains(orientation) ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2)))
        if let named = CGImagePropertyOrientation(rawValue: UInt32(orientation)) {
            #expect(numbers(CIImage(numbered(3, 2)).oriented(named)) == expected)
        }
    }

    @Test("A picture is scaled in squares, mirrored about an edge, and turned about its corner")
    func transformed() {
        let image = CIImage(numbered(2, 2))
        let twice = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(numbers(twice) == [0, 0, 1, 1, 0, 0, 1, 1, 10, 10, 11, 11, 10, 10, 11, 11])
        let mirrored = image.transformed(by: CGAffineTransform(scaleX: -1, y: 1))
        #expect(numbers(mirrored) == [1, 0, 11, 10])
        #expect(mirrored.extent == CGRect(x: -2, y: 0, width: 2, height: 2))
        // A quarter turn against the clock, y upwards: the lower left pixel comes to the lower right.
        let turned = image.transformed(by: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(turned.extent == CGRect(x: -2, y: 0, width: 2, height: 2))
        #expect(numbers(turned) == [1, 11, 0, 10])
    }

    @Test("What lies in front covers what is behind by its alpha, and the result holds both")
    func composited() {
        var front = Pixmap(width: 1, height: 1)
        front[0, 0] = 0x8000_0000
        let behind = CIImage(numbered(2, 2))
        let both = CIImage(LinearPixels(front), at: CGPoint(x: 1, y: 1)).composited(over: behind)
        #expect(both.extent == behind.extent)
        // 1 - 128/255 of the light of 1 that is behind, which is all but black; the others are as they were.
        #expect(numbers(both) == [0, 0, 10, 11] || numbers(both) == [0, 1, 10, 11])
        #expect(both.pixels.pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
        let beside = CIImage(LinearPixels(front), at: CGPoint(x: 3, y: 2)).composited(over: behind)
        #expect(beside.extent == CGRect(x: 0, y: 0, width: 4, height: 3))
        #expect(beside.pixels.pixmap.pixels.map { $0 >> 24 } == [0, 0, 0, 128, 255, 255, 0, 0, 255, 255, 0, 0])
    }

    @Test(
        "A picture larger than 8192 by 8192 pixels is empty, as is one without finite numbers",
        arguments: [
            CGAffineTransform(scaleX: 5000, y: 5000), CGAffineTransform(scaleX: 1e200, y: 1e200),
            CGAffineTransform(a: 1e9, b: 1, c: -1, d: 1e9, tx: 0, ty: 0),
            CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(scaleX: .nan, y: 1),
        ])
    func outOfBounds(_ matrix: CGAffineTransform) {
        #expect(CIImage(numbered(2, 2)).transformed(by: matrix).extent.isEmpty)
    }

    @Test("A picture far from the one behind it makes one too large to hold, which is empty")
    func farApart() {
        let image = CIImage(numbered(2, 2))
        for distance: CGFloat in [1e5, 1e6, 1e12] {
            let away = image.transformed(by: CGAffineTransform(translationX: distance, y: distance))
            #expect(away.composited(over: image).extent.isEmpty)
        }
    }

    @Test("A blur of any width ends, and one without a number leaves the picture")
    func wideBlurs() {
        let image = numbered(3, 3)
        #expect(image.blurred(.infinity).pixmap == image.blurred(1000).pixmap)
        #expect(image.blurred(.nan).pixmap == image.pixmap)
    }

    @Test("A blur leaves what is even as it is, and spreads a point to all sides alike")
    func blurred() {
        var gray = Pixmap(width: 9, height: 9)
        for y in 0..<9 { for x in 0..<9 { gray[x, y] = 0xFF80_4020 } }
        let even = LinearPixels(gray)
        #expect(even.blurred(2).pixmap == even.pixmap)
        var point = Pixmap(width: 21, height: 21)
        point[10, 10] = 0xFFFF_FFFF
        let spread = LinearPixels(point).blurred(2)
        func alpha(_ x: Int, _ y: Int) -> Float { spread.values[4 * (y * 21 + x) + 3] }
        let all = (0..<21 * 21).reduce(Float(0)) { $0 + spread.values[4 * $1 + 3] }
        #expect(abs(all - 1) < 1e-4)
        for (x, y) in [(12, 10), (8, 10), (10, 12), (10, 8)] {
            // A Gaussian of sigma 2 falls to exp(-1/2) at 2.
            #expect(abs(alpha(x, y) / alpha(10, 10) - 0.60653) < 1e-3)
        }
        #expect(LinearPixels(point).blurred(0).pixmap == point)
    }

    /// One row of opaque grays.
    private func grays(_ levels: [UInt32]) -> CIImage {
        var pixmap = Pixmap(width: levels.count, height: 1)
        for (x, level) in levels.enumerated() { pixmap[x, 0] = 0xFF00_0000 | level << 16 | level << 8 | level }
        return CIImage(LinearPixels(pixmap))
    }
    private func words(_ image: CIImage?) -> [UInt32]? { image?.pixels.pixmap.pixels.map { $0 } }

    @Test("A code is dyed: its light becomes opacity, and a color without an end takes its shape")
    func dyed() throws {
        let mask = CIFilter.maskToAlpha()
        mask.inputImage = grays([255, 0])
        #expect(words(mask.outputImage) == [0xFFFF_FFFF, 0])
        let dye = CIFilter.sourceInCompositing()
        dye.inputImage = CIImage(color: .red)
        dye.backgroundImage = mask.outputImage
        // Red is the lowest byte.
        #expect(words(dye.outputImage) == [0xFF00_00FF, 0])
        let part = CIImage(color: .red).cropped(to: CGRect(x: 3, y: 4, width: 2, height: 1))
        #expect(part.extent == CGRect(x: 3, y: 4, width: 2, height: 1) && words(part) == [0xFF00_00FF, 0xFF00_00FF])
        #expect(words(grays([0]).composited(over: CIImage(color: .red))) == [0xFF00_0000])
        #expect(words(CIImage(color: .red).composited(over: grays([0]))) == [0xFF00_00FF])
    }

    @Test("Pictures are blended where a mask is light, and multiplied, added and screened pixel by pixel")
    func blended() {
        let blend = CIFilter.blendWithMask()
        (blend.inputImage, blend.backgroundImage) = (grays([255, 255]), grays([0, 0]))
        blend.maskImage = grays([255, 0])
        #expect(words(blend.outputImage) == [0xFFFF_FFFF, 0xFF00_0000])
        let pairs = [
            CIFilter.multiplyCompositing(), CIFilter.screenBlendMode(), CIFilter.additionCompositing(),
            CIFilter.sourceOutCompositing(),
        ]
        let results = pairs.map { filter in
            (filter.inputImage, filter.backgroundImage) = (grays([255, 0]), grays([0, 0]))
            return words(filter.outputImage)
        }
        #expect(
            results == [[0xFF00_0000, 0xFF00_0000], [0xFFFF_FFFF, 0xFF00_0000], [0xFFFF_FFFF, 0xFF00_0000], [0, 0]])
    }

    @Test("A matrix exchanges channels and makes a picture fainter, and a scale makes it larger")
    func matrices() {
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(words(matrix.outputImage) == [0xFF00_00FF])
        (matrix.rVector, matrix.bVector) = (CIVector(x: 0, y: 0, z: 1), CIVector(x: 1, y: 0, z: 0))
        matrix.aVector = CIVector(x: 0, y: 0, z: 0, w: 0)
        matrix.biasVector = CIVector(x: 0, y: 0, z: 0, w: 1)
        #expect(words(matrix.outputImage) == [0xFFFF_0000])
        let scale = CIFilter.lanczosScaleTransform()
        (scale.inputImage, scale.scale, scale.aspectRatio) = (grays([0, 255]), 2, 0.5)
        #expect(scale.outputImage?.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    }
}
