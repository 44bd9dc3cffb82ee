import Foundation
import KinoraFrames
import KinoraPixels

/// Pictures of pixels within a drawing's file.
enum EmbeddedPicture {
    /// The picture of a `data:` address of base64; nil for any other address and for kinds that are not read.
    static func pixmap(ofAddress address: String) -> Pixmap? {
        guard address.hasPrefix("data:"), let start = address.firstRange(of: ";base64,"),
            let data = Data(
                base64Encoded: String(address[start.upperBound...]), options: .ignoreUnknownCharacters)
        else { return nil }
        return pixmap(of: Array(data))
    }

    /// The picture of a PNG or JPEG file.
    static func pixmap(of bytes: [UInt8]) -> Pixmap? { SourcePicture.decode(bytes)?.premultiplied() }
}
