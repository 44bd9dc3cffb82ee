import KinoraPixels
import KinoraViews
import Testing

@testable import CoreImage

/// Filters of Core Image, by formulas and by what they keep.
struct PictureEffectTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> SIMD3<Float>) -> CIImage {
        var pixels = LinearPixels(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let place = 4 * (y * width + x)
                let c = color(x, y)
                (pixels.values[place], pixels.values[place + 1], pixels.values[place + 2]) = (c.x, c.y, c.z)
                pixels.values[place + 3] = 1
            }
        }
        return CIImage(pixels)
    }

    private func shown(_ filter: CIFilter, _ image: CIImage) throws -> LinearPixels {
        filter.setValue(image, forKey: kCIInputImageKey)
        return try #require(filter.outputImage).pixels
    }

    @Test("Small changes of brightness are noise and become less, large ones stay")
    func noise() throws {
        let speckled = picture(21, 21) { x, y in SIMD3(repeating: (x + y) % 2 == 0 ? 0.5 : 0.51) }
        let smooth = try shown(CIFilter.noiseReduction(), speckled)
        #expect(abs(color(smooth, 10, 10).x - color(smooth, 11, 10).x) < 0.002)
        let edge = picture(21, 21) { x, _ in SIMD3(repeating: x < 10 ? 0.2 : 0.8) }
        let sharp = try shown(CIFilter.noiseReduction(), edge)
        #expect(color(sharp, 10, 10).x - color(sharp, 9, 10).x > 0.6)
    }

    private func color(_ pixels: LinearPixels, _ x: Int, _ y: Int) -> SIMD3<Float> {
        let pixel = pixels[clamped: x, y]
        return SIMD3(pixel.x, pixel.y, pixel.z)
    }

    private func distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
        let d = a - b
        return (d * d).sum().squareRoot()
    }

    @Test(
        "Every filter keeps a picture of one gray that it has no reason to change, and its size", arguments: [0, 0.5])
    func plain(gray: Float) throws {
        let image = picture(12, 9) { _, _ in SIMD3(repeating: gray) }
        let names = [
            "CIHueAdjust", "CIVibrance", "CIGammaAdjust", "CIWhitePointAdjust", "CIMaximumComponent",
            "CIMinimumComponent",
            "CIUnsharpMask", "CISharpenLuminance", "CIGloom", "CIMotionBlur", "CIZoomBlur", "CITwirlDistortion",
            "CIVortexDistortion", "CIBumpDistortion", "CIPinchDistortion", "CIKaleidoscope", "CICrystallize",
            "CIHexagonalPixellate",
        ]
        for name in names {
            let result = try shown(try #require(CIFilter(name: name)), image)
            #expect(result.width == 12 && result.height == 9)
            let far = (0..<9).flatMap { y in (0..<12).map { distance(color(result, $0, y), SIMD3(repeating: gray)) } }
            #expect(far.max()! < 1e-4, "\(name)")
        }
    }

    @Test("No number and no place stops a filter", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func hostile(number: Double) throws {
        let image = picture(12, 9) { x, y in SIMD3(Float(x) / 12, Float(y) / 9, 0.5) }
        for (name, recipe) in Recipe.all {
            let filter = try #require(CIFilter(name: name))
            for (key, value) in recipe.defaults where value is Double { filter.setValue(number, forKey: key) }
            filter.setValue(CIVector(x: number, y: 3), forKey: kCIInputCenterKey)
            filter.setValue(image, forKey: kCIInputImageKey)
            guard let result = filter.outputImage?.pixels else { continue }
            // A picture that is scaled by such a number cannot be held.
            let width = name == "CILanczosScaleTransform" ? 0 : Recipe.reducing[name] == nil ? 12 : 1
            #expect(result.pixmap.width == width && !result.values.contains { $0.isNaN }, "\(name)")
        }
    }

    @Test("A center is a point or a vector, also that of squares")
    func centers() throws {
        let image = picture(12, 9) { x, y in SIMD3(Float(x) / 12, Float(y) / 9, 0.5) }
        for name in ["CIPixellate", "CITwirlDistortion", "CIHexagonalPixellate"] {
            func values(_ center: Any) throws -> [Float] {
                let filter = try #require(CIFilter(name: name))
                filter.setValue(4.0, forKey: kCIInputScaleKey)
                filter.setValue(center, forKey: kCIInputCenterKey)
                return try shown(filter, image).values
            }
            let point = try values(CGPoint(x: 5, y: 3))
            #expect(try values(CIVector(x: 5, y: 3)) == point, "\(name)")
            #expect(try values(CGPoint(x: 7, y: 4)) != point, "\(name)")
        }
    }

    @Test("Colors change by their formulas")
    func colors() throws {
        let red = SIMD3<Float>(0.6, 0.1, 0.1)
        let image = picture(1, 1) { _, _ in red }
        let luma = 0.2126 * red.x + 0.7152 * red.y + 0.0722 * red.z
        let false1 = CIFilter.falseColor()
        (false1.color0, false1.color1) = (.black, .white)
        #expect(distance(color(try shown(false1, image), 0, 0), SIMD3(repeating: luma)) < 1e-5)
        let threshold = CIFilter.colorThreshold()
        threshold.threshold = luma - 0.01
        #expect(color(try shown(threshold, image), 0, 0) == SIMD3(repeating: 1))
        threshold.threshold = luma + 0.01
        #expect(color(try shown(threshold, image), 0, 0) == .zero)
        let gamma = CIFilter.gammaAdjust()
        gamma.power = 2
        #expect(distance(color(try shown(gamma, image), 0, 0), red * red) < 1e-5)
        // A whole turn is none, and half of one keeps the luminance.
        let hue = CIFilter.hueAdjust()
        hue.angle = 2 * Float.pi
        #expect(distance(color(try shown(hue, image), 0, 0), red) < 1e-4)
        let vibrance = CIFilter.vibrance()
        vibrance.amount = 0.5
        let vivid = SIMD3(repeating: luma) + (red - luma) * 1.25
        #expect(
            distance(
                color(try shown(vibrance, image), 0, 0),
                vivid.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))) < 1e-5)
        let posterize = CIFilter.colorPosterize()
        posterize.levels = 2
        #expect(color(try shown(posterize, image), 0, 0) == SIMD3(1, 0, 0))
    }

    @Test("A point of light is spread along the blur's direction, and nothing is lost of it")
    func motion() throws {
        let image = picture(41, 21) { x, y in x == 20 && y == 10 ? SIMD3(repeating: 1) : .zero }
        let blur = CIFilter.motionBlur()
        blur.radius = 5
        let across = try shown(blur, image)
        let row = (0..<41).map { color(across, $0, 10).x }
        #expect(abs(row.reduce(0, +) - 1) < 1e-4)
        #expect((15...25).allSatisfy { abs(row[$0] - 1 / 11.0) < 1e-4 } && row[14] < 1e-6 && row[26] < 1e-6)
        #expect(color(across, 20, 9).x < 1e-6)
        blur.angle = Float.pi / 2
        #expect(abs(color(try shown(blur, image), 20, 6).x - 1 / 11.0) < 1e-4)
    }

    @Test("Edges are a quarter of Sobel's gradient, and a mask sharpens them")
    func edges() throws {
        let image = picture(8, 6) { x, _ in SIMD3(repeating: x < 4 ? 0.2 : 0.6) }
        let edges = CIFilter.edges()
        edges.intensity = 1
        let shownEdges = try shown(edges, image)
        #expect(abs(color(shownEdges, 3, 3).x - 0.4) < 1e-5 && abs(color(shownEdges, 4, 3).x - 0.4) < 1e-5)
        #expect(color(shownEdges, 1, 3).x < 1e-6)
        let mask = CIFilter.unsharpMask()
        (mask.radius, mask.intensity) = (1, 1)
        let sharp = try shown(mask, image)
        #expect(color(sharp, 3, 3).x < 0.2 && color(sharp, 4, 3).x > 0.6)
        let bloom = CIFilter.bloom()
        (bloom.radius, bloom.intensity) = (1, 1)
        let glow = try shown(bloom, image)
        #expect(abs(color(glow, 0, 3).x - (0.2 + 0.2 - 0.04)) < 1e-3)
    }

    @Test("Distortions leave what is outside of their circle, and their middle; a bump enlarges and a pinch shrinks")
    func distortions() throws {
        let image = picture(80, 80) { x, _ in SIMD3(repeating: Float(x) / 80) }
        let middle = CGPoint(x: 40, y: 40)
        for (name, scale) in [("CIBumpDistortion", 0.5), ("CIPinchDistortion", 0.5), ("CITwirlDistortion", 0)] {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(CIVector(cgPoint: middle), forKey: kCIInputCenterKey)
            filter.setValue(20.0, forKey: kCIInputRadiusKey)
            if scale != 0 { filter.setValue(scale, forKey: kCIInputScaleKey) }
            let result = try shown(filter, image)
            #expect(distance(color(result, 5, 40), color(image.pixels, 5, 40)) < 1e-6)
            let moved = color(result, 48, 40).x - color(image.pixels, 48, 40).x
            if name == "CIBumpDistortion" { #expect(moved < -0.005) }
            if name == "CIPinchDistortion" { #expect(moved > 0.005) }
        }
    }

    @Test("Cells have one color each, which is in the picture, and a kaleidoscope is the same in each wedge")
    func cells() throws {
        let image = picture(60, 60) { x, y in SIMD3(Float(x) / 60, Float(y) / 60, 0.5) }
        for name in ["CICrystallize", "CIHexagonalPixellate"] {
            let result = try shown(try #require(CIFilter(name: name)), image)
            let colors = Set((0..<60).flatMap { y in (0..<60).map { color(result, $0, y) } })
            #expect(colors.count > 4 && colors.count < 200, "\(name): \(colors.count)")
        }
        let kaleidoscope = CIFilter.kaleidoscope()
        (kaleidoscope.count, kaleidoscope.center) = (4, CGPoint(x: 30, y: 30))
        let result = try shown(kaleidoscope, image)
        // A quarter turn about the middle changes nothing, nor does a mirror in an axis.
        for (x, y) in [(40, 33), (50, 50), (31, 45)] {
            #expect(distance(color(result, x, y), color(result, 59 - y, x)) < 1e-4)
            #expect(distance(color(result, x, y), color(result, x, 59 - y)) < 1e-4)
        }
    }

    @Test("Screens are black and white, about as light as the picture on the whole")
    func screens() throws {
        let image = picture(60, 60) { _, _ in SIMD3(repeating: 0.5) }
        for name in ["CIDotScreen", "CILineScreen"] {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(1.0, forKey: "inputSharpness")
            let result = try shown(filter, image)
            let light = (0..<60).flatMap { y in (0..<60).map { color(result, $0, y).x } }
            #expect(light.filter { $0 < 0.01 }.count > 300 && light.filter { $0 > 0.99 }.count > 1700, "\(name)")
        }
    }
}
