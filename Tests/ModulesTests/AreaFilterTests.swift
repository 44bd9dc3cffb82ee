import Foundation
import KinoraPixels
import KinoraViews
import Testing

@testable import CoreImage

/// Filters that make one pixel of an area, and contexts that write pixels into memory.
struct AreaFilterTests {
    /// Opaque or transparent pixels, row by row from the top.
    private func picture(_ rows: [[UInt32]]) -> CIImage {
        let pixels = Pixmap(width: rows[0].count, height: rows.count, pixels: rows.flatMap { $0 })
        return CIImage(cgImage: CGImage(kinoraPixels: pixels))
    }
    private let black: UInt32 = 0xFF00_0000
    private let white: UInt32 = 0xFFFF_FFFF
    private let red: UInt32 = 0xFF00_00FF

    private func bytes(
        _ image: CIImage, _ context: CIContext = CIContext(), format: CIFormat = .RGBA8,
        space: CGColorSpace? = CGColorSpaceCreateDeviceRGB(),
        bounds: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rowBytes: Int = 4
    ) -> [UInt8] {
        var bytes = [UInt8](repeating: 9, count: rowBytes * Int(bounds.height))
        context.render(
            image, toBitmap: &bytes, rowBytes: rowBytes, bounds: bounds, format: format, colorSpace: space)
        return bytes
    }

    private func mean(_ image: CIImage, _ extent: CGRect) throws -> CIImage {
        let filter = CIFilter.areaAverage()
        filter.inputImage = image
        filter.extent = extent
        return try #require(filter.outputImage)
    }

    @Test("A mean is one of light, unless the context manages no colors, and stays light where no space is asked for")
    func means() throws {
        let half = try mean(picture([[black, white]]), CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(half.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        // Half of the light is 188 of 255, encoded.
        #expect(bytes(half) == [188, 188, 188, 255])
        #expect(bytes(half, space: nil) == [128, 128, 128, 255])
        let plain = CIContext(options: [.workingColorSpace: kCFNull!])
        #expect(bytes(half, plain, space: nil) == [128, 128, 128, 255])
        #expect(bytes(half, plain) == [128, 128, 128, 255])
        let pixel = try #require(plain.createCGImage(half, from: half.extent)).kinoraPixels.pixels
        #expect(pixel == [0xFF80_8080])
    }

    @Test("An area has y upwards, counts pixels in parts, and is transparent outside of the picture")
    func areas() throws {
        let image = picture([[red, red], [black, black]])
        #expect(try bytes(mean(image, CGRect(x: 0, y: 1, width: 2, height: 1))) == [255, 0, 0, 255])
        #expect(try bytes(mean(image, CGRect(x: 0, y: 0, width: 2, height: 1))) == [0, 0, 0, 255])
        // A quarter of the area is red.
        let part = try mean(image, CGRect(x: 0, y: 0.5, width: 1, height: 2 / 3.0))
        #expect(bytes(part, space: nil) == [64, 0, 0, 255])
        let outside = try mean(image, CGRect(x: 0, y: 1, width: 2, height: 2))
        #expect(bytes(outside, space: nil) == [128, 0, 0, 128])
        #expect(CIFilter.areaAverage().outputImage == nil)
    }

    @Test("By its name, with a vector for the area; the largest and the smallest of each component")
    func names() throws {
        let image = picture([[0xFF10_20F0, 0xFF30_0801], [white, white]])
        let upper = CIVector(x: 0, y: 1, z: 2, w: 1)
        let found = ["CIAreaMaximum", "CIAreaMinimum"].map { name in
            image.applyingFilter(name, parameters: [kCIInputExtentKey: upper])
        }
        #expect(found.map { bytes($0) } == [[0xF0, 0x20, 0x30, 255], [0x01, 0x08, 0x10, 255]])
        let filter = CIFilter.areaMaximum()
        filter.inputImage = image
        filter.extent = upper.cgRectValue
        #expect(filter.extent == CGRect(x: 0, y: 1, width: 2, height: 1))
        #expect(bytes(try #require(filter.outputImage)) == [0xF0, 0x20, 0x30, 255])
    }

    @Test("A picture is made of a buffer's pixels, and drawn into one from its lower left corner")
    func buffers() throws {
        func made(_ width: Int, _ height: Int) throws -> CVPixelBuffer {
            var buffer: CVPixelBuffer?
            _ = CVPixelBufferCreate(kCFAllocatorDefault, width, height, kCVPixelFormatType_32BGRA, nil, &buffer)
            return try #require(buffer)
        }
        let source = try made(1, 2)
        source.kinoraPixels = Pixmap(width: 1, height: 2, pixels: [red, white])
        let image = CIImage(cvPixelBuffer: source)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
        let target = try made(2, 2)
        CIContext().render(image, to: target)
        #expect(target.kinoraPixels.pixels == [red, 0, white, 0])
        let upper = try made(1, 1)
        let area = CGRect(x: 0, y: 1, width: 1, height: 1)
        CIContext().render(image, to: upper, bounds: area, colorSpace: CGColorSpaceCreateDeviceRGB())
        #expect(upper.kinoraPixels.pixels == [red])
    }

    @Test("Formats order the bytes of a pixel; rows may be padded, and what is outside is transparent")
    func formats() {
        let image = picture([[0xFF03_0201]])
        let table: [(CIFormat, [UInt8])] = [
            (.RGBA8, [1, 2, 3, 255]), (.BGRA8, [3, 2, 1, 255]), (.ARGB8, [255, 1, 2, 3]), (.ABGR8, [255, 3, 2, 1]),
        ]
        for (format, expected) in table { #expect(bytes(image, format: format) == expected) }
        #expect(bytes(image, format: .R8) == [1, 9, 9, 9])
        let rows = bytes(image, bounds: CGRect(x: 0, y: 0, width: 1, height: 2), rowBytes: 6)
        #expect(rows == [0, 0, 0, 0, 9, 9, 1, 2, 3, 255, 9, 9])
        // Too few bytes for a row: nothing is written.
        #expect(bytes(image, bounds: CGRect(x: 0, y: 0, width: 2, height: 1)) == [9, 9, 9, 9])
        var numbers = [Float](repeating: 0, count: 4)
        CIContext().render(
            picture([[white]]), toBitmap: &numbers, rowBytes: 16, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBAf, colorSpace: nil)
        #expect(numbers == [1, 1, 1, 1])
        var halves = [UInt16](repeating: 0, count: 4)
        CIContext().render(
            picture([[black]]), toBitmap: &halves, rowBytes: 8, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: .RGBAh, colorSpace: nil)
        #expect(halves == [0, 0, 0, 0x3C00])
    }
}
