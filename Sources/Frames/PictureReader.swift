import KinoraPixels

/// What the readers of whole pictures in C have in common.
enum PictureReader {
    /// From the bytes, their count and the greatest number of pixels: width, height, a reason where it refuses, and the pixels as
    /// straight RGBA.
    typealias Read = (
        UnsafePointer<UInt8>?, Int, UInt64, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<CChar>?
    ) -> UnsafeMutablePointer<UInt8>?

    struct Refusal: Error {
        let reason: String
    }

    /// - Parameters:
    ///   - messageLength: the room for a reason that `read` counts on, in bytes.
    ///   - free: takes back the pixels that `read` gave.
    static func picture(
        _ bytes: [UInt8], pixelLimit: Int, messageLength: Int, _ read: Read,
        free: (UnsafeMutablePointer<UInt8>?) -> Void
    ) throws(Refusal) -> StraightPixmap {
        var (width, height) = (Int32(0), Int32(0))
        var message = [CChar](repeating: 0, count: messageLength)
        guard let pixels = read(bytes, bytes.count, UInt64(pixelLimit), &width, &height, &message) else {
            let text = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            throw Refusal(reason: String(decoding: text, as: UTF8.self))
        }
        defer { free(pixels) }
        return StraightPixmap(width: Int(width), height: Int(height), copying: pixels)
    }
}
