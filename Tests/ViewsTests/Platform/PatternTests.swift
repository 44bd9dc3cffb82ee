import Foundation
import KinoraPixels
import KinoraScene
import KinoraStage
import Testing

@testable import KinoraViews

/// What Core Graphics' patterns, shadings and layers make of pixels.
@MainActor
struct PatternTests {
    init() { DrawnImage.useRasterizer() }

    private let none: UInt32 = 0
    private let red: UInt32 = 0xFF00_00FF
    private let blue: UInt32 = 0xFFFF_0000

    /// The pixels of a bitmap whose y grows upwards, from its upper row on.
    private func rows(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> [[UInt32]] {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        draw(context)
        let pixels = try #require(context.makeImage()).picture.pixmap
        return (0..<height).map { y in (0..<width).map { pixels[$0, y] } }
    }
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    /// Whether each byte of a pixel is half that of another, to the last bit.
    private func isHalf(_ pixel: UInt32, of whole: UInt32) -> Bool {
        func byte(_ word: UInt32, _ index: UInt32) -> Int { Int((word >> (8 * index)) & 255) }
        return (0..<4).allSatisfy { (index: UInt32) in abs(2 * byte(pixel, index) - byte(whole, index)) <= 1 }
    }
    private func pattern(
        _ bounds: CGRect, steps: CGSize, matrix: CGAffineTransform = .identity, isColored: Bool = true,
        _ draw: @escaping CGPatternDrawPatternCallback
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
        return try #require(
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: steps.width, yStep: steps.height,
                tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }
    private func fill(_ context: CGContext, _ pattern: CGPattern, base: CGColorSpace? = nil, _ components: [CGFloat]) {
        guard let space = CGColorSpace(patternBaseSpace: base) else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: components)
        context.fill(context.boundingBoxOfClipPath)
    }
    /// A red pixel below and to the left of a blue one.
    private static func twoPixels(_ info: UnsafeMutableRawPointer?, _ context: CGContext) {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test("Cells begin in the lower left corner of a bitmap and stand as they are drawn, whatever the transform is")
    func cells() throws {
        let pattern = try pattern(rect(0, 0, 2, 2), steps: CGSize(width: 3, height: 2), Self.twoPixels)
        let all = try rows(5, 3) {
            $0.scaleBy(x: 2, y: 2)
            fill($0, pattern, [1])
        }
        #expect(
            all == [[red, none, none, red, none], [none, blue, none, none, blue], [red, none, none, red, none]])
    }

    @Test("The matrix goes from a cell's space to that in which the context begins")
    func matrix() throws {
        let turned = CGAffineTransform(translationX: 2, y: 0).rotated(by: .pi / 2)
        let pattern = try pattern(
            rect(0, 0, 2, 2), steps: CGSize(width: 2, height: 2), matrix: turned, Self.twoPixels)
        #expect(try rows(2, 2) { fill($0, pattern, [1]) } == [[blue, none], [none, red]])
    }

    @Test("Cells that are larger than the step overlap, the later above the earlier")
    func overlapping() throws {
        let pattern = try pattern(rect(0, 0, 2, 1), steps: CGSize(width: 1, height: 1)) { _, context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 1, y: 0.5, width: 1, height: 0.5))
        }
        #expect(try rows(1, 1) { fill($0, pattern, [1]) } == [[red]])
    }

    @Test("Cells without colors have that they are painted with, and all have its alpha")
    func uncolored() throws {
        let stencil = try pattern(rect(0, 0, 1, 1), steps: CGSize(width: 2, height: 1), isColored: false) {
            $1.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(try rows(3, 1) { fill($0, stencil, base: space, [0, 0, 1, 1]) } == [[blue, none, blue]])
        let faded = try rows(2, 1) { fill($0, stencil, base: space, [0, 0, 1, 0.5]) }[0]
        #expect(isHalf(faded[0], of: blue) && faded[1] == none)
        let colored = try pattern(rect(0, 0, 2, 2), steps: CGSize(width: 2, height: 2), Self.twoPixels)
        let half = try rows(2, 1) { fill($0, colored, [0.5]) }[0]
        #expect(isHalf(half[0], of: red) && half[1] == none)
        // Without a space for its colors nothing says what they are.
        let unknown = CGColorSpace(patternBaseSpace: nil)
        #expect(unknown.map { CGColor(patternSpace: $0, pattern: stencil, components: [1]) } == .some(nil))
    }

    @Test("A function gives the colors along a line, and beyond its ends only where they go on")
    func axial() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0] * input[0], 0, 2, 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 1, y: 0), end: CGPoint(x: 9, y: 0),
                function: function, extendStart: true, extendEnd: false))
        let row = try rows(10, 1) { $0.drawShading(shading) }[0]
        for x in 1..<9 {
            let t = (Double(x) - 0.5) / 8
            #expect(abs(Double(row[x] & 255) - 255 * t * t) < 1.5 && row[x] >> 16 == 0xFFFF, "pixel \(x)")
        }
        #expect(row[0] == 0xFFFF_0000 && row[9] == none)
    }

    @Test("A function gives the colors of the circles between two")
    func radial() throws {
        var callbacks = CGFunctionCallbacks()
        callbacks.evaluate = { _, input, output in (output[0], output[1]) = (input[0] < 0.5 ? 1 : 0, 1) }
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: nil, rangeDimension: 2, range: nil, callbacks: &callbacks))
        let center = CGPoint(x: 0, y: 0.5)
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceGray(), start: center, startRadius: 0, end: center, endRadius: 4,
                function: function, extendStart: false, extendEnd: false))
        let row = try rows(6, 1) { $0.drawShading(shading) }[0]
        let (white, black): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000)
        #expect(row == [white, white, black, black, none, none])
    }

    @Test("A layer is drawn as one where it is put, stands as the context does, and ends at its size")
    func layers() throws {
        let all = try rows(4, 2) { context in
            guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil) else { return }
            layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
            context.draw(layer, at: .zero)
            layer.context?.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 9))
            context.setAlpha(0.5)
            context.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 1))
        }
        let upper = [none, none, none, none]
        // Two rows of the layer lie in one: the upper holds blue, then nothing; the lower blue, then red.
        #expect(all[0] == upper && all[1][0] == red && all[1][1] == red && isHalf(all[1][2], of: blue))
        #expect(abs(Int(all[1][3] >> 24) - 64) <= 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2)).image { renderer in
            guard let layer = CGLayer(renderer.cgContext, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil) else {
                return
            }
            layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            renderer.cgContext.draw(layer, at: CGPoint(x: 0, y: 1))
        }
        let pixels = try #require(picture.cgImage).picture.pixmap
        #expect(pixels[0, 0] == none && pixels[0, pixels.height - 1] == 0xFF00_0000)
    }
}
