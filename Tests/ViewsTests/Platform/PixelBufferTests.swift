import Foundation
import KinoraPixels
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Buffers of pixels, as sources make, read and draw into them.
@MainActor
struct PixelBufferTests {
    init() { DrawnImage.useRasterizer() }

    private func buffer(_ format: OSType, _ width: Int = 2, _ height: Int = 1) -> (CVPixelBuffer?, CVReturn) {
        var buffer: CVPixelBuffer?
        let result = CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, nil, &buffer)
        return (buffer, result)
    }

    @Test("A buffer has memory of its own in the order of its format")
    func memory() throws {
        let made = try #require(buffer(kCVPixelFormatType_32BGRA).0)
        CVPixelBufferLockBaseAddress(made, [])
        let bytes = try #require(CVPixelBufferGetBaseAddress(made)).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in [UInt8(3), 2, 1, 255].enumerated() { bytes[index] = byte }
        CVPixelBufferUnlockBaseAddress(made, [])
        #expect(made.kinoraPixels.pixels == [0xFF03_0201, 0])
        #expect(CVPixelBufferGetWidth(made) == 2 && CVPixelBufferGetHeight(made) == 1)
        #expect(CVPixelBufferGetBytesPerRow(made) == 8 && CVPixelBufferGetDataSize(made) == 8)
        #expect(CVPixelBufferGetPixelFormatType(made) == kCVPixelFormatType_32BGRA)
        made.kinoraPixels = Pixmap(width: 2, height: 1, pixels: [0, 0xFF0A_0B0C])
        #expect((4..<8).map { bytes[$0] } == [0x0A, 0x0B, 0x0C, 255])
    }

    @Test("Formats and sizes that no buffer has are refused")
    func refused() {
        let refused = [
            buffer(kCVPixelFormatType_420YpCbCr8BiPlanarFullRange), buffer(kCVPixelFormatType_32ARGB, 0),
            buffer(kCVPixelFormatType_32ARGB, 2, 1 << 40),
        ]
        #expect(refused.allSatisfy { $0.0 == nil })
        #expect(refused.map(\.1) == [kCVReturnInvalidPixelFormat, kCVReturnInvalidSize, kCVReturnInvalidSize])
        #expect(buffer(kCVPixelFormatType_OneComponent8).0.map(CVPixelBufferGetBytesPerRow) == 2)
    }

    @Test("A context draws into a buffer")
    func drawn() throws {
        let made = try #require(buffer(kCVPixelFormatType_32ARGB).0)
        let context = try #require(
            CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: 2, height: 1, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(made.kinoraPixels.pixels == [0xFF00_0000, 0xFF00_00FF])
    }
}
