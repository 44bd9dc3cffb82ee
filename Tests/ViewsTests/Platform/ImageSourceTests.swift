import Foundation
import KinoraPixels
import Testing

@testable import KinoraStage
@testable import KinoraViews

/// Image I/O's functions on data that a decoder of the test's own reads.
@MainActor
@Suite(.serialized)
struct ImageSourceTests {
    init() { DrawnImage.useRasterizer() }

    /// Data of 3 bytes are a picture of that many pixels by 10; those that begin with "GIF8" have two frames.
    private func withDecoders(_ body: () throws -> Void) rethrows {
        let (decode, decodeFrames, encode) = (
            KinoraImageLibrary.decode, KinoraImageLibrary.decodeFrames, KinoraImageLibrary.encode
        )
        defer {
            KinoraImageLibrary.decode = decode
            KinoraImageLibrary.decodeFrames = decodeFrames
            KinoraImageLibrary.encode = encode
        }
        KinoraImageLibrary.decode = { $0.count == 3 ? Pixmap(width: Int($0[0]), height: 10) : nil }
        KinoraImageLibrary.decodeFrames = { bytes in
            guard bytes.starts(with: "GIF8".utf8) else { return nil }
            let picture = Pixmap(width: 4, height: 4)
            return MovingFrames(frames: [(picture, 0.01), (picture, 0.5)], plays: 3)
        }
        KinoraImageLibrary.encode = { [UInt8($0.width), UInt8($0.height)] }
        try body()
    }

    private func source(_ bytes: [UInt8]) -> CGImageSource? {
        CGImageSourceCreateWithData(Data(bytes) as NSData, nil)
    }

    @Test("A thumbnail is as large as asked for and keeps its shape; a small picture stays as it is")
    func thumbnails() throws {
        try withDecoders {
            let wide = try #require(source([40, 0, 0]))
            func size(_ most: Int?) -> [Int?] {
                let options = most.map { [kCGImageSourceThumbnailMaxPixelSize: $0] as NSDictionary }
                let small = CGImageSourceCreateThumbnailAtIndex(wide, 0, options)
                return [small?.width, small?.height]
            }
            #expect(size(20) == [20, 5] && size(100) == [40, 10] && size(nil) == [40, 10] && size(1) == [1, 1])
            #expect(CGImageSourceCreateThumbnailAtIndex(wide, 1, nil) == nil)
        }
    }

    @Test("A source tells its kind, its frames, their sizes and how long each stands")
    func properties() throws {
        try withDecoders {
            #expect(source([1, 2]) == nil)
            let still = try #require(source([40, 0, 0]))
            #expect(CGImageSourceGetCount(still) == 1 && CGImageSourceGetType(still) == nil)
            let values = try #require(CGImageSourceCopyPropertiesAtIndex(still, 0, nil))
            #expect(values[kCGImagePropertyPixelWidth] as? Int == 40 && values[kCGImagePropertyGIFDictionary] == nil)
            let gif = try #require(source(Array("GIF8".utf8)))
            #expect(CGImageSourceGetCount(gif) == 2 && CGImageSourceGetType(gif) == "com.compuserve.gif")
            let delays = try (0..<2).map { index -> [Double?] in
                let values = try #require(CGImageSourceCopyPropertiesAtIndex(gif, index, nil))
                let own = try #require(values[kCGImagePropertyGIFDictionary] as? [NSString: Double])
                return [own[kCGImagePropertyGIFDelayTime], own[kCGImagePropertyGIFUnclampedDelayTime]]
            }
            #expect(delays == [[0.1, 0.01], [0.5, 0.5]])
            let whole = CGImageSourceCopyProperties(gif, nil)?[kCGImagePropertyGIFDictionary] as? [NSString: Int]
            #expect(whole == [kCGImagePropertyGIFLoopCount: 3])
            #expect(CGImageSourceCopyProperties(still, nil)?.count == 0)
        }
    }

    @Test("A destination writes the picture that it was given first")
    func destinations() throws {
        try withDecoders {
            let image = try #require(source([40, 0, 0]).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) })
            let data = NSMutableData()
            let target = try #require(CGImageDestinationCreateWithData(data, "public.png" as NSString, 1, nil))
            #expect(!CGImageDestinationFinalize(target))
            CGImageDestinationAddImage(target, image, nil)
            #expect(CGImageDestinationFinalize(target) && data as Data == Data([40, 10]))
        }
    }

    @Test("Core Graphics' functions on rectangles are their members under another name")
    func rectangles() {
        let (a, b) = (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(CGRectUnion(a, b) == CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(CGRectIntersection(a, b) == CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(CGRectInset(a, 1, 1) == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(CGRectContainsPoint(a, CGPoint(x: 3, y: 3)) && !CGRectContainsRect(a, b))
        #expect(CGRectGetMidX(b) == 4 && CGRectGetMaxY(b) == 6 && CGRectIsNull(.null) && !CGRectIsEmpty(a))
        let inset = UIEdgeInsetsInsetRect(b, UIEdgeInsetsMake(1, 2, 3, 0))
        #expect(inset == CGRect(x: 4, y: 3, width: 2, height: 0))
    }
}
