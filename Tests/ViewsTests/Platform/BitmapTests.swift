import Foundation
import KinoraPixels
import KinoraScene
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Bytes of bitmaps, as sources read and write them.
@MainActor
struct BitmapTests {
    init() { DrawnImage.useRasterizer() }

    private static let little = CGBitmapInfo.byteOrder32Little.rawValue
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func bitmap(
        _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0,
        _ alpha: CGImageAlphaInfo = .premultipliedLast, order: UInt32 = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: alpha.rawValue | order))
    }
    private func bytes(_ context: CGContext, _ count: Int) throws -> [UInt8] {
        let start = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return Array(UnsafeBufferPointer(start: start, count: count))
    }

    @Test("A bitmap's bytes are those of its rows from the top, and follow what is drawn later")
    func own() throws {
        let context = try bitmap(1, 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let memory = try #require(context.data)
        #expect(try bytes(context, 8) == [0, 0, 0, 0, 255, 0, 0, 255])
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(context.data == memory)
        #expect(try bytes(context, 8) == [0, 0, 255, 255, 255, 0, 0, 255])
        #expect(context.bytesPerRow == 4 && context.bitsPerPixel == 32 && context.bitsPerComponent == 8)
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try bytes(context, 8) == [UInt8](repeating: 0, count: 8))
    }

    @Test("What is written into the bytes is in the picture, and drawn upon")
    func written() throws {
        let context = try bitmap(2, 1)
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in [UInt8(10), 20, 30, 255, 1, 2, 3, 255].enumerated() { memory[index] = byte }
        #expect(context.makeImage()?.picture.pixmap.pixels == [0xFF1E_140A, 0xFF03_0201])
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try bytes(context, 8) == [10, 20, 30, 255, 255, 0, 0, 255])
    }

    @Test("A bitmap has no pages: where one would end, all that was drawn stays")
    func pages() throws {
        let context = try bitmap(1, 1)
        context.beginPDFPage(nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endPDFPage()
        context.closePDF()
        #expect(context.makeImage()?.picture.pixmap.pixels == [0xFF00_00FF])
    }

    @Test("A caller's memory holds at once what is drawn, with padding between its rows left alone")
    func given() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 12, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 12)
        memory.storeBytes(of: 7, toByteOffset: 4, as: UInt8.self)
        let context = try bitmap(1, 2, data: memory, bytesPerRow: 6)
        #expect(context.data == memory)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try bytes(context, 12) == [255, 0, 0, 255, 7, 0, 255, 0, 0, 255, 0, 0])
    }

    @Test("The order of bytes and what becomes of alpha are as asked for")
    func layouts() throws {
        let translucent = CGColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
        func drawn(_ alpha: CGImageAlphaInfo, order: UInt32 = 0) throws -> [UInt8] {
            let context = try bitmap(1, 1, alpha, order: order)
            context.setFillColor(translucent)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            return try bytes(context, 4)
        }
        #expect(try drawn(.premultipliedLast) == [128, 0, 0, 128])
        #expect(try drawn(.premultipliedLast, order: CGBitmapInfo.byteOrder32Big.rawValue) == [128, 0, 0, 128])
        #expect(try drawn(.premultipliedFirst) == [128, 128, 0, 0])
        #expect(try drawn(.premultipliedFirst, order: Self.little) == [0, 0, 128, 128])
        #expect(try drawn(.noneSkipLast) == [128, 0, 0, 255])
        #expect(try drawn(.noneSkipFirst, order: CGImageByteOrderInfo.order32Little.rawValue) == [0, 0, 128, 255])
    }

    @Test("A bitmap of grays holds the light of colors, and so does its picture")
    func grays() throws {
        let context = try bitmap(2, 1, .none, space: CGColorSpaceCreateDeviceGray())
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        // 0.7152 of the light, encoded.
        #expect(context.makeImage()?.picture.pixmap.pixels == [0xFFDC_DCDC, 0xFF00_0000])
        #expect(try bytes(context, 2) == [220, 0])
        #expect(context.bytesPerRow == 2)
        let shape = try bitmap(1, 1, .alphaOnly)
        shape.setFillColor(red)
        shape.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try bytes(shape, 1) == [255])
    }

    @Test("A bitmap of UIKit's has blue first, and shows what is written into it")
    func uikit() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
            context.cgContext.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let memory = context.cgContext.data?.assumingMemoryBound(to: UInt8.self)
            #expect(memory?[0] == 0 && memory?[2] == 255)
            memory?[0] = 255
        }
        #expect(picture.cgImage?.picture.pixmap.pixels == [0xFFFF_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    }

    @Test("Pixels that a bitmap's size ends in stay what they are when something is drawn elsewhere")
    func fraction() throws {
        // 2.6 by 2 pixels, which are 3 by 2.
        let context = CGContext(bitmapOfUIKit: CGSize(width: 1.3, height: 1), scale: 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let before = (0..<24).map { memory[$0] }
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
        #expect((4..<24).map { memory[$0] } == Array(before[4...]) && memory[0] == 255 && before[11] == 255)
    }

    @Test("What is no bitmap of 8 bits has no bytes")
    func none() throws {
        #expect(try bitmap(1, 1, .last).data == nil)
        #expect(try bitmap(4, 4, bytesPerRow: 3).data == nil)
        // More bytes than memory has, and than can be counted.
        for bytes in [1 << 50, Int.max] { #expect(try bitmap(4, 4, bytesPerRow: bytes).data == nil) }
        let deep = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(deep != nil && deep?.data == nil)
    }

    @Test("A picture is made of bytes and gives them, at an address that stays")
    func provided() throws {
        let bytes: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 255, 99, 99]
        let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
        func image(width: Int) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: Self.little | CGImageAlphaInfo.premultipliedFirst.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        for width in [0, -1, Int.min / 4, Int.max / 4] { #expect(image(width: width) == nil) }
        let picture = try #require(image(width: 2))
        #expect(picture.picture.pixmap.pixels == [0xFF03_0201, 0xFF06_0504])
        #expect(image(width: 3) == nil)
        let data = try #require(picture.dataProvider?.data)
        let start = try #require(CFDataGetBytePtr(data))
        #expect(CFDataGetLength(data) == 8 && (0..<8).map { start[$0] } == [1, 2, 3, 255, 4, 5, 6, 255])
        #expect(CFDataGetBytePtr(data) == start)
    }
}
